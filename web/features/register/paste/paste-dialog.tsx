import { ArrowRight } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { wordValue } from '#domain/fields/wording.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActDialog } from '../several/act-dialog.tsx';
import { differing, sizeOf } from '../several/plan.ts';
import { pasteMessages as say } from './messages.ts';
import { MOST_CELLS, type PastePlace, type PastePlan } from './plan-paste.ts';
import { useReadBlock } from './use-read-block.ts';

interface PasteDialogProps {
  whole: WholeAssessment;
  text: string;
  place: PastePlace;
  onClose: () => void;
  onDone: (act: string, words: string) => void;
}

/** What pasting a block changes, row by row, and what of it is left out and why; saved when one agrees. */
export function PasteDialog({ text, place, ...props }: PasteDialogProps) {
  const read = useReadBlock(text, place);
  if (read) return <Pasted {...props} read={read} />;
  const { whole, onClose } = props;
  return (
    <ActDialog whole={whole} onClose={onClose} {...dialog} plan={null} onDone={() => undefined}>
      <p role="status">{say.reading}</p>
    </ActDialog>
  );
}

const dialog = { title: say.title, description: say.description, size: 'lg', confirm: say.confirm } as const;

type PastedProps = Omit<PasteDialogProps, 'text' | 'place'> & { read: PastePlan };

function Pasted({ whole, onClose, onDone, read }: PastedProps) {
  const { plan, refusedCells, leftOut, readAs, tooMany } = read;
  const topics = useMemo(
    () => new Map<string, string>(whole.topics.map(({ id, code, name }) => [id, `${code} ${name}`])),
    [whole.topics],
  );
  const refused = useRef<HTMLDivElement>(null);
  const isEmpty = sizeOf(plan) + plan.same + plan.refused.length + refusedCells.length === 0;
  return (
    <ActDialog
      whole={whole}
      onClose={onClose}
      {...dialog}
      plan={isEmpty ? null : plan}
      onDone={(act, count) => onDone(act, say.done(count))}
    >
      {tooMany === null ? null : <Alert tone="warning">{say.tooMany(tooMany, MOST_CELLS)}</Alert>}
      {isEmpty && tooMany === null ? (
        <Alert tone="info" title={say.nothingRead}>
          {say.nothingReadText}
        </Alert>
      ) : null}
      {refusedCells.length === 0 ? null : (
        <Alert
          tone="warning"
          title={say.refusedCells(refusedCells.length)}
          action={
            <Button size="sm" onClick={() => refused.current?.scrollIntoView({ block: 'start' })}>
              {say.showRefused}
            </Button>
          }
        >
          {say.refusedBelow}
        </Alert>
      )}
      {readAs === 'cells' ? null : (
        <p className="text-sm text-muted">{readAs === 'titles' ? say.byTitle : say.byHeading}</p>
      )}
      <Part
        heading={say.changes(
          plan.changed.length,
          plan.changed.reduce((sum, { row, next }) => sum + Object.keys(differing(row, next)).length, 0),
        )}
        items={plan.changed}
        draw={({ row, next }) => (
          <li key={row.id} className="py-2">
            <p dir="auto" className="font-medium break-words">
              {row.title}
            </p>
            <dl className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5">
              {fieldsOf(row, next, topics).map(({ label, from, to }) => (
                <div key={label} className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
                  <dt className="text-muted">{label}</dt>
                  <dd dir="auto" className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 break-words">
                    <span className="line-clamp-2 min-w-0 text-muted">{from}</span>
                    <ArrowRight
                      role="img"
                      aria-label={say.becomes}
                      className="size-3 shrink-0 self-center text-faint"
                    />
                    <span className="line-clamp-2 min-w-0 font-medium">{to}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )}
      />
      <Part
        heading={say.added(plan.added.length)}
        items={plan.added}
        draw={(component) => (
          <li key={component.id} className="flex flex-wrap items-baseline gap-x-2 py-2">
            <Badge>{say.isNew}</Badge>
            <span dir="auto" className="min-w-0 font-medium break-words">
              {component.title}
            </span>
            <span className="text-muted">
              {wordValue(componentFields.kind, component.kind)} {say.under(topics.get(component.topicId) ?? '')}
            </span>
          </li>
        )}
      />
      <div ref={refused} className="empty:hidden">
        <Part
          heading={say.refusedCells(refusedCells.length)}
          items={refusedCells}
          draw={({ key, place: where, why }) => (
            <li key={key} className="py-1.5 break-words">
              {where}
              <span className="block text-xs text-muted">{why}</span>
            </li>
          )}
        />
      </div>
      <Part
        heading={say.leftOut}
        items={leftOut}
        draw={({ label, why }) => (
          <li key={label} className="py-1.5 break-words">
            {label}
            <span className="block text-xs text-muted">{why}</span>
          </li>
        )}
      />
    </ActDialog>
  );
}

function fieldsOf(row: Component, next: Component, topics: ReadonlyMap<string, string>) {
  const names = Object.keys(differing(row, next)) as (keyof typeof componentFields)[];
  return names.map((name) => {
    const word = (of: Component) => wordValue(componentFields[name], of[name], (id) => topics.get(id));
    return { label: componentFields[name].label, from: word(row), to: word(next) };
  });
}

/** As many as are shown at once: a page of thousands would stand still. */
const SHOWN = 50;

interface PartProps<Item> {
  heading: string;
  items: readonly Item[];
  draw: (item: Item) => ReactNode;
}

/** A part of the outlook with its heading; nothing where it has no items. */
function Part<Item>({ heading, items, draw }: PartProps<Item>) {
  const [shown, setShown] = useState(SHOWN);
  if (items.length === 0) return null;
  return (
    <section aria-label={heading} className="text-sm">
      <h3 className="font-medium">{heading}</h3>
      <ul className="mt-1 divide-y border-y">{items.slice(0, shown).map(draw)}</ul>
      {items.length > shown ? (
        <Button size="sm" variant="ghost" className="mt-1" onClick={() => setShown(shown + 10 * SHOWN)}>
          {say.showMore(Math.min(items.length - shown, 10 * SHOWN))}
        </Button>
      ) : null}
    </section>
  );
}
