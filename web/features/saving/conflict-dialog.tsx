import { useId, useMemo, useState } from 'react';
import { type MarkedPart, markDifferences } from '#domain/words/mark-differences.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { cn } from '#web/lib/cn.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { conflictMessages as say } from './messages.ts';
import { ONESELF, type Who, whoIs } from './who.ts';

export type ConflictChoice = 'mine' | 'theirs';

/** One field that two people saved differently, or a row that one changed and the other deleted. */
export interface ConflictItem {
  key: string;
  /** The name: a question, or a component's title with the name of a field. */
  label: string;
  /** The person's own unsaved value, in words. */
  mine: string;
  /** The saved value; null if the other person deleted it. */
  theirs: string | null;
  changedBy: string | null;
  changedById: string | null;
  /** ISO 8601. */
  changedAt: string | null;
}

export interface ConflictDialogProps {
  /** The dialog is open while there are any. */
  items: readonly ConflictItem[];
  busy?: boolean | undefined;
  /** One choice for each item, by its key. */
  onResolve: (choices: Record<string, ConflictChoice>) => void;
  /** Decides nothing: saved values stay saved, and unsaved ones stay in the form. */
  onCancel: () => void;
}

/** Shows both values of each field that two people changed, and lets the second one choose (product P20). */
export function ConflictDialog({ items, busy, onResolve, onCancel }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, ConflictChoice>>({});
  const [isAsking, setIsAsking] = useState(false);
  const self = useSession().user?.id;
  const isOwn = items.every(({ changedById }) => changedById === self);
  const open = items.filter((item) => choices[item.key] === undefined);

  function chooseAll(choice: ConflictChoice) {
    setChoices(Object.fromEntries(items.map((item) => [item.key, choice])));
  }

  function resolve() {
    if (open.length > 0) return setIsAsking(true);
    const decided = Object.fromEntries(items.map((item) => [item.key, choices[item.key] ?? 'theirs']));
    forget();
    onResolve(decided);
  }

  function forget() {
    setChoices({});
    setIsAsking(false);
  }

  return (
    <Dialog
      open={items.length > 0}
      onOpenChange={(isOpen) => {
        if (isOpen || busy) return;
        forget();
        onCancel();
      }}
      title={isOwn ? say.ownTitle : say.title}
      description={say.description}
      size="lg"
      footer={
        <>
          <Button
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {say.later}
          </Button>
          <Button variant="primary" busy={busy} busyText={say.saving} onClick={resolve}>
            {say.resolve}
          </Button>
        </>
      }
    >
      {items.length > 1 ? (
        <div className="mb-5 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => chooseAll('mine')}>
            {isOwn ? say.allHere : say.allMine}
          </Button>
          <Button size="sm" onClick={() => chooseAll('theirs')}>
            {isOwn ? say.allElsewhere : say.allTheirs}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-col gap-6">
        {items.map((item) => (
          <ConflictChooser
            key={item.key}
            item={item}
            by={whoIs(item.changedBy, item.changedById, self)}
            choice={choices[item.key]}
            isMissing={isAsking && choices[item.key] === undefined}
            onChoose={(choice) => setChoices((before) => ({ ...before, [item.key]: choice }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictChooserProps {
  item: ConflictItem;
  by: Who;
  choice: ConflictChoice | undefined;
  isMissing: boolean;
  onChoose: (choice: ConflictChoice) => void;
}

function ConflictChooser({ item, by, choice, isMissing, onChoose }: ConflictChooserProps) {
  const id = useId();
  const isOwn = by === ONESELF;
  const moment = item.changedAt ? formatMoment(item.changedAt) : null;
  const [mine, theirs] = useMemo(() => markDifferences(item.mine, item.theirs ?? item.mine), [item]);
  const sides = [
    { value: 'mine', title: isOwn ? say.here : say.mine, note: say.mineNote, content: <Marked parts={mine} /> },
    {
      value: 'theirs',
      title: isOwn ? say.elsewhere : say.theirs,
      note: (item.theirs === null ? say.deletedBy : say.savedBy)(by, moment),
      content: item.theirs === null ? say.deleted : <Marked parts={theirs} />,
    },
  ] as const;
  return (
    <fieldset className="min-w-0" aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend className="mb-2 text-sm font-medium">{item.label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side.value}
            className={cn(
              'relative flex min-w-0 gap-2.5 rounded-md border border-line-strong p-3 text-sm transition-colors hover:border-accent',
              'has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              isMissing && 'border-danger',
            )}
          >
            <input
              type="radio"
              name={id}
              value={side.value}
              checked={choice === side.value}
              onChange={() => onChoose(side.value)}
              className="mt-0.5 size-4.5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface outline-none checked:border-5 checked:border-accent"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{side.title}</span>
              <span className="block text-xs text-muted">{side.note}</span>
              <span className="mt-2 block max-h-48 overflow-y-auto whitespace-pre-wrap">{side.content}</span>
            </span>
          </label>
        ))}
      </div>
      {isMissing ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs font-medium text-danger">
          {say.chooseOne}
        </p>
      ) : null}
    </fieldset>
  );
}

/** A text with the words that the other one does not have underlined. */
function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  let start = 0;
  return parts.map(({ text, differs }) => {
    const key = start;
    start += text.length;
    if (!differs) return text;
    return (
      <mark
        key={key}
        className="bg-transparent font-medium text-ink underline decoration-accent decoration-2 underline-offset-3"
      >
        {text}
      </mark>
    );
  });
}
