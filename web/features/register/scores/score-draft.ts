import type { ScoreRow } from '#contract/scores.ts';

/** Unsaved input for one topic. Null: nobody has set the score. */
export interface ScoreDraft {
  impactScore: number | null;
  financialScore: number | null;
  justification: string;
}

/** The same with the reason for changing an existing score. */
export interface ScoreInput extends ScoreDraft {
  reason?: string;
}

/** Whether the input changes an existing score: such a change needs a reason (product P36). */
export function asksWhy({ impactScore, financialScore }: ScoreDraft, row: ScoreRow | undefined): boolean {
  const isOther = (stood: number | null, now: number | null) => stood !== null && stood !== now;
  return row !== undefined && (isOther(row.impactScore, impactScore) || isOther(row.financialScore, financialScore));
}

/** The initial input for a topic: what is saved, or nothing. */
export function scoreDraftOf(row: ScoreRow | undefined): ScoreDraft {
  if (!row) return { impactScore: null, financialScore: null, justification: '' };
  return { impactScore: row.impactScore, financialScore: row.financialScore, justification: row.justification };
}

/** Whether the input equals what is saved; for a topic without scores, whether it is empty. */
export function isSameScore(draft: ScoreDraft, row: ScoreRow | undefined): boolean {
  const saved = scoreDraftOf(row);
  return (
    draft.impactScore === saved.impactScore &&
    draft.financialScore === saved.financialScore &&
    draft.justification === saved.justification
  );
}
