import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { places } from '#domain/chat/places.ts';
import { readSourceRow } from '#web/features/assistant/query/source-row.ts';
import { useKeys } from '#web/lib/use-keys.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { reviewMessages as say } from './messages.ts';
import { useReview } from './use-review.ts';

interface ReviewDialogProps {
  whole: WholeAssessment;
  /** A form is open in front, so the review waits. */
  isWaiting: boolean;
  onChange: (id: string) => void;
  onDrop: (row: ComponentRow) => void;
  onClose: () => void;
}

/** Goes through what was carried over, one by one: confirm, change or drop, each with undo. */
export function ReviewDialog({ whole, isWaiting, onChange, onDrop, onClose }: ReviewDialogProps) {
  const review = useReview(whole);
  const { row, left, all, done, isBusy } = review;
  const content = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const isDone = row === null;
  // The focused element disappears with the last entry.
  useEffect(() => (isDone ? close : entry).current?.focus(), [isDone]);
  const last = done.at(-1);
  const change = (dealt: ComponentRow) => {
    review.deal(dealt);
    onChange(dealt.id);
  };
  const drop = (dealt: ComponentRow) => {
    review.deal(dealt);
    onDrop(dealt);
  };
  const acts: Readonly<Record<string, () => void>> = {
    u: () => void review.undoLast(),
    ...(row &&
      !isBusy && {
        c: () => review.confirm(row),
        e: () => change(row),
        d: () => drop(row),
        arrowright: () => review.go(1),
        arrowleft: () => review.go(-1),
      }),
  };
  useKeys(content, isWaiting ? {} : acts);
  const undo = last ? (
    <Button variant="ghost" aria-label={say.undoLast(last.title)} onClick={() => void review.undoLast()}>
      {say.undo}
    </Button>
  ) : null;
  return (
    <Dialog
      open={!isWaiting}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={say.title}
      description={say.description}
      // Not its close button: Enter would end the review.
      focusFirst={() => (isDone ? close : entry).current}
      footer={
        row ? (
          <>
            <span className="flex flex-wrap gap-1 sm:mr-auto">
              <IconButton label={say.previous} onClick={() => review.go(-1)}>
                <ArrowLeft aria-hidden="true" />
              </IconButton>
              <IconButton label={say.next} onClick={() => review.go(1)}>
                <ArrowRight aria-hidden="true" />
              </IconButton>
              {undo}
            </span>
            <Button onClick={() => drop(row)}>{say.drop}</Button>
            <Button onClick={() => change(row)}>{say.change}</Button>
            <Button variant="primary" busy={isBusy} busyText={say.confirm} onClick={() => review.confirm(row)}>
              {say.confirm}
            </Button>
          </>
        ) : (
          <>
            {undo}
            <Button ref={close} variant="primary" onClick={onClose}>
              {say.close}
            </Button>
          </>
        )
      }
    >
      <div ref={content} className="flex flex-col gap-4">
        <p role="status" className="figures text-sm font-medium">
          {row ? (
            <>
              <span className="sr-only">{say.at(row.title)}</span>
              {say.left(left, all)}
            </>
          ) : (
            say.done
          )}
        </p>
        {row ? (
          <Carried ref={entry} row={row} whole={whole} />
        ) : (
          <EmptyState title={say.done} description={say.doneText(done.length)} />
        )}
        {row ? <p className="text-xs text-muted max-sm:hidden">{say.keys}</p> : null}
      </div>
    </Dialog>
  );
}

interface CarriedProps {
  ref: RefObject<HTMLElement | null>;
  row: ComponentRow;
  whole: WholeAssessment;
}

/** The contents of an entry, and where it was carried over from. */
function Carried({ ref, row, whole }: CarriedProps) {
  const said = useMemo(() => readSourceRow(places.component(whole, row), whole), [row, whole]);
  const topic = whole.topics.find(({ id }) => id === row.topicId);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <article ref={ref} tabIndex={0} aria-label={row.title} className="flex flex-col gap-3 rounded-sm">
      <div>
        <p className="text-xs text-muted">
          <span className="figures">{topic?.code}</span> {topic?.name}
        </p>
        <h3 dir="auto" className="headline text-left text-lg wrap-break-word">
          {row.title}
        </h3>
        <p dir="auto" className="mt-1 text-left text-xs wrap-break-word text-warning">
          {say.carriedFrom(row.carriedFrom)}
        </p>
      </div>
      <dl aria-label={say.whatItSays} className="flex flex-col gap-2 text-sm">
        {said?.fields
          .filter(({ said: words }) => words !== row.carriedFrom)
          .map(({ label, said: words, isLong }) => (
            <div key={label} className={isLong ? '' : 'grid gap-x-3 sm:grid-cols-[12rem_1fr]'}>
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="min-w-0 text-left wrap-break-word whitespace-pre-wrap">
                {words}
              </dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
