import { ArrowRight } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { wordValue } from '#domain/fields/wording.ts';
import { MAX_PASTED_CELLS } from '#domain/limits.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { ActDialog } from '../bulk-actions/act-dialog.tsx';
import { differing, sizeOf } from '../bulk-actions/plan.ts';
import { pasteMessages as say } from './messages.ts';
import { NewEntry } from './new-entry.tsx';
import type { Assumed, PastePlace, PastePlan } from './plan-paste.ts';
import { useReadBlock } from './use-read-block.ts';

interface PasteDialogProps {
  whole: WholeAssessment;
  text: string;
  place: PastePlace;
  onClose: () => void;
  onDone: (act: string, words: string) => void;
}

/** What pasting a block changes, row by row, and what is left out and why; saved once the person agrees. */
export function PasteDialog({ text, place, ...props }: PasteDialogProps) {
  const read = useReadBlock(text, place);
  if (read) return <Pasted {...props} read={read} place={place} />;
  const { whole, onClose } = props;
  return (
    <ActDialog whole={whole} onClose={onClose} {...dialog} plan={null} onDone={() => undefined}>
      <p role="status">{say.reading}</p>
    </ActDialog>
  );
}

const dialog = { title: say.title, description: say.description, size: 'lg', confirm: say.confirm } as const;

type PastedProps = Omit<PasteDialogProps, 'text'> & { read: PastePlan };

function Pasted({ whole, onClose, onDone, read, place }: PastedProps) {
  const { plan, assumed, leftOut, readAs, tooMany } = read;
  const topics = useMemo(
    () => new Map<string, string>(whole.topics.map(({ id, code, name }) => [id, `${code} ${name}`])),
    [whole.topics],
  );
  const refused = useRef<HTMLDivElement>(null);
  const rowsRefused = read.refused.filter((each) => each.of === 'row').length;
  const saidRefused = say.refused(rowsRefused, read.refused.length - rowsRefused);
  const isEmpty = sizeOf(plan) + plan.same + plan.refused.length + read.refused.length === 0;
  return (
    <ActDialog
      whole={whole}
      onClose={onClose}
      {...dialog}
      confirm={isEmpty ? null : say.confirm}
      plan={isEmpty ? null : plan}
      onDone={(act, count) => onDone(act, say.done(count))}
    >
      {tooMany === null ? null : <Alert tone="warning">{say.tooMany(tooMany, MAX_PASTED_CELLS)}</Alert>}
      {isEmpty && tooMany === null ? (
        <Alert tone="info" title={say.nothingRead}>
          {say.nothingReadText}
        </Alert>
      ) : null}
      {read.refused.length === 0 ? null : (
        <Alert
          tone="warning"
          title={saidRefused}
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
        note={
          <Unsaid
            assumed={assumed}
            topic={topics.get(place.topicId) ?? ''}
            kind={wordValue(componentFields.kind, place.kind)}
          />
        }
        draw={(component) => (
          <NewEntry
            key={component.id}
            component={component}
            topic={topics.get(component.topicId) ?? ''}
            assumed={assumed.get(component.id) ?? []}
          />
        )}
      />
      <div ref={refused} className="scroll-mt-3 empty:hidden">
        <Part
          heading={saidRefused}
          items={read.refused}
          draw={({ key, place: where, entry, why }) => (
            <li key={key} className="py-1.5 break-words">
              {where}
              {entry === '' ? null : (
                <span dir="auto" className="block font-medium">
                  {entry}
                </span>
              )}
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

type UnsaidProps = Pick<PastePlan, 'assumed'> & { topic: string; kind: string };

/** How many new entries do not state their topic or kind, and what they get instead. */
function Unsaid({ assumed, topic, kind }: UnsaidProps) {
  const unsaid = [...assumed.values()].flat();
  const without = (what: Assumed) => unsaid.filter((each) => each === what).length;
  return (
    <>
      {without('topic') > 0 ? <p className="mt-0.5 text-muted">{say.noTopicGiven(without('topic'), topic)}</p> : null}
      {without('kind') > 0 ? <p className="mt-0.5 text-muted">{say.noKindGiven(without('kind'), kind)}</p> : null}
    </>
  );
}

function fieldsOf(row: Component, next: Component, topics: ReadonlyMap<string, string>) {
  const names = Object.keys(differing(row, next)) as (keyof typeof componentFields)[];
  return names.map((name) => {
    const word = (of: Component) => wordValue(componentFields[name], of[name], (id) => topics.get(id));
    return { label: componentFields[name].label, from: word(row), to: word(next) };
  });
}

/** How many are shown at a time: a page with thousands would freeze. */
const SHOWN = 50;

interface PartProps<Item> {
  heading: string;
  note?: ReactNode;
  items: readonly Item[];
  draw: (item: Item) => ReactNode;
}

/** A part of the preview with its heading; renders nothing if it has no items. */
function Part<Item>({ heading, note, items, draw }: PartProps<Item>) {
  const [shown, setShown] = useState(SHOWN);
  if (items.length === 0) return null;
  return (
    <section aria-label={heading} className="text-sm">
      <h3 className="font-medium">{heading}</h3>
      {note}
      <ul className="mt-1 divide-y border-y">{items.slice(0, shown).map(draw)}</ul>
      {items.length > shown ? (
        <Button size="sm" variant="ghost" className="mt-1" onClick={() => setShown(shown + 10 * SHOWN)}>
          {say.showMore(Math.min(items.length - shown, 10 * SHOWN))}
        </Button>
      ) : null}
    </section>
  );
}
