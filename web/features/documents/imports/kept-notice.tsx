import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedMatching } from '#contract/imports.ts';
import { columnsGone, type KeptMatching } from '#domain/imports/kept-matching.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { matchingQuery, matchingsQuery } from './api.ts';
import { importMessages as say } from './messages.ts';
import type { ReadBy } from './use-reading.ts';

interface KeptNoticeProps {
  headings: readonly string[];
  /** The key of the headings. */
  own: string;
  /** The matching by which the sheet is read; null if it is read as guessed. */
  by: ReadBy | null;
  onGuess: () => void;
  onUse: (kept: KeptMatching, name: string) => void;
}

/** By which stored matching a sheet is read, what of it does not fit, and which others there are. */
export function KeptNotice({ headings, own, by, onGuess, onUse }: KeptNoticeProps) {
  const client = useQueryClient();
  const { data: all = NONE } = useQuery(matchingsQuery);
  const offered = useMemo(() => all.filter(({ columns }) => columns.some((column) => column !== '')), [all]);
  const alike = useMemo(() => mostAlike(offered, headings), [offered, headings]);
  async function use(key: string) {
    const found = await client.fetchQuery(matchingQuery(key)).catch(() => null);
    if (found?.kept) onUse(found.kept, found.name);
    else toast.error(found ? say.matchingGone : say.matchingFailed);
  }
  if (!by && offered.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {by ? (
        <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
          <span className="min-w-0 wrap-anywhere">{by.isOwn ? say.rememberedAs(by.name) : say.usedAs(by.name)}</span>
          <Button size="sm" onClick={onGuess}>
            {say.guessAnew}
          </Button>
        </p>
      ) : null}
      {by && by.gone.length > 0 ? (
        <Alert tone="warning" announce>
          {say.columnsGone(by.gone)}
        </Alert>
      ) : null}
      {by && by.reworded.length > 0 ? (
        <Alert tone="warning" title={say.reworded} announce>
          {by.reworded.map((change) => (
            <p key={change.label} className="text-xs wrap-anywhere">
              {say.rewordedStep(change)}
            </p>
          ))}
        </Alert>
      ) : null}
      {!by && alike ? (
        <Alert
          tone="info"
          announce
          action={
            <Button size="sm" onClick={() => void use(alike.headings)}>
              {say.useMatching}
            </Button>
          }
        >
          {alike.gone.length > 0 ? say.fitsExcept(alike.name, alike.gone) : say.fits(alike.name)}
        </Alert>
      ) : null}
      {by?.isOwn ? null : (
        <Field label={say.keptMatchings} className="max-w-md">
          <Select
            value=""
            placeholder={say.noMatching}
            clearable
            options={offered
              .filter((each) => each.headings !== own)
              .map(({ headings: value, name, columns }) => ({
                value,
                label: say.keptMatching(name, columns.filter((column) => column !== '').length),
              }))}
            onChange={({ target: { value } }) => {
              if (value !== '') void use(value);
            }}
          />
        </Field>
      )}
    </div>
  );
}

const NONE: readonly ListedMatching[] = [];

/** A table with fewer of the columns of a matching is another one. */
const SHARE = 2 / 3;
const FEWEST = 3;

/** The stored matching with the largest share of its columns in a table, if it is large enough. */
function mostAlike(all: readonly ListedMatching[], headings: readonly string[]) {
  const alike = all.flatMap((each) => {
    const gone = columnsGone(each, headings);
    const known = each.columns.filter((column) => column !== '').length;
    const share = (known - gone.length) / known;
    return share >= SHARE && known - gone.length >= FEWEST ? [{ ...each, gone, share }] : [];
  });
  return alike.toSorted((one, other) => other.share - one.share)[0] ?? null;
}
