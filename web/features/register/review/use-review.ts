import { useEffect, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { useUndo } from '#web/features/assurance/undo/undo.ts';
import { useMarkReviewed } from '#web/features/questionnaire/assessment/use-mark-reviewed.ts';
import { listToReview, nextOf } from './to-review.ts';

/** The position in the review, what is left, and what can be undone. */
export function useReview(whole: WholeAssessment) {
  const { left, all } = listToReview(whole);
  const ids = left.map(({ id }) => id as string);
  // In the order when the review began, so that an undone entry returns to its place.
  const [order] = useState(ids);
  const known = [...order, ...ids.filter((id) => !order.includes(id))];
  const [held, setHeld] = useState<string | null>(null);
  const current = held !== null && ids.includes(held) ? held : nextOf(known, ids, held, 1);
  const row = left.find(({ id }) => id === current) ?? null;
  const { done, begin, forget } = useDone(ids);
  const confirming = useMarkReviewed();
  const undo = useUndo();

  /** Marks the row as dealt with; once it leaves the list, the next one is shown. */
  const deal = (dealt: ComponentRow) => {
    setHeld(dealt.id);
    begin(dealt);
  };
  return {
    row,
    left: left.length,
    all,
    done,
    isBusy: confirming.isPending,
    deal,
    confirm(dealt: ComponentRow) {
      deal(dealt);
      confirming.mutate({ components: [dealt] });
    },
    go: (by: 1 | -1) => setHeld(nextOf(known, ids, current, by)),
    async undoLast() {
      const last = done.at(-1);
      if (!last) return;
      forget(last.id);
      await undo({ assessmentId: whole.assessment.id, noun: 'component', rowId: last.id });
      setHeld(last.id);
    },
  };
}

/** What was reviewed here and has since left the list, the latest last. */
function useDone(ids: readonly string[]) {
  const begun = useRef(new Map<string, { id: string; title: string }>());
  const [done, setDone] = useState<readonly { id: string; title: string }[]>([]);
  useEffect(() => {
    const gone = [...begun.current.values()].filter(({ id }) => !ids.includes(id));
    if (gone.length === 0) return;
    for (const { id } of gone) begun.current.delete(id);
    setDone((before) => [...before, ...gone]);
  });
  const forget = (id: string) => setDone((before) => before.filter((each) => each.id !== id));
  return { done, begin: ({ id, title }: ComponentRow) => begun.current.set(id, { id, title }), forget };
}
