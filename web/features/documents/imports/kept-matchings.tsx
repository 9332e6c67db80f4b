import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedMatching } from '#contract/imports.ts';
import { MAX_MATCHING_NAME } from '#domain/limits.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { matchingsQuery } from './api.ts';
import { importMessages as say } from './messages.ts';

const FOLD = 'import-kept';

/** The matchings that the company keeps, folded, to rename and to delete. */
export function KeptMatchings() {
  const client = useQueryClient();
  const { data = [] } = useQuery(matchingsQuery);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ListedMatching | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Changes a matching and shows the list anew; says so if it is gone or cannot be changed. */
  async function change(ask: () => Promise<unknown>) {
    setBusy(true);
    try {
      await ask();
    } catch (error) {
      toast.error(codeOf(error) === 'not-found' ? say.matchingGone : say.matchingFailed);
    }
    await client.invalidateQueries({ queryKey: queryKeys.imports });
    setBusy(false);
    setRenamed(null);
    setRemoved(null);
    focusSoon(FOLD);
  }
  if (data.length === 0) return null;
  return (
    <details className="mt-4 border-t pt-4 text-sm">
      <summary id={FOLD} className="w-fit cursor-pointer rounded-sm font-medium">
        {say.keptMatchingsOf(data.length)}
      </summary>
      <p className="mt-1 text-xs text-muted">{say.keptMatchingsText}</p>
      <ul aria-label={say.keptMatchings} className="mt-2 divide-y rounded-md border">
        {data.map((each) => (
          <li key={each.headings} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            {renamed === each.headings ? (
              <NewName
                name={each.name}
                isBusy={isBusy}
                onCancel={() => setRenamed(null)}
                onName={(name) => void change(() => api.imports.renameMatching({ headings: each.headings, name }))}
              />
            ) : (
              <>
                <span className="min-w-0 grow wrap-anywhere">
                  <span dir="auto">{say.named(each.name)}</span>{' '}
                  <span className="text-xs text-muted">{say.lastUsed(formatDay(each.usedAt))}</span>
                </span>
                <Button size="sm" aria-label={say.renameOf(each.name)} onClick={() => setRenamed(each.headings)}>
                  {say.rename}
                </Button>
                <Button size="sm" variant="ghost" aria-label={say.removeOf(each.name)} onClick={() => setRemoved(each)}>
                  {say.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => {
          if (!open) setRemoved(null);
        }}
        title={say.removeTitle(removed?.name ?? '')}
        description={say.removeText}
        confirmLabel={say.remove}
        danger
        busy={isBusy}
        onConfirm={() => {
          if (removed) void change(() => api.imports.removeMatching({ headings: removed.headings }));
        }}
      />
    </details>
  );
}

interface NewNameProps {
  name: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Asks for another name of a matching, in its place. */
function NewName({ name, isBusy, onName, onCancel }: NewNameProps) {
  const [value, setValue] = useState(name);
  const isReady = value.trim() !== '';
  return (
    <form
      className="flex w-full flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) onName(value.trim());
      }}
    >
      <Field label={say.matchingName} className="min-w-48 grow">
        <Input
          autoFocus
          value={value}
          maxLength={MAX_MATCHING_NAME}
          autoComplete="off"
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="primary" busy={isBusy} disabled={!isReady}>
        {say.rename}
      </Button>
      <Button size="sm" onClick={onCancel}>
        {say.cancel}
      </Button>
    </form>
  );
}
