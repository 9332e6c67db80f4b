import type { ScoreRow } from '#contract/scores.ts';
import { DEFAULT_TOPIC_SCORE } from '#domain/topics/topic-score.ts';

/** Unsaved input on one topic. Null: not set yet, saved as the default. */
export interface ScoreDraft {
  impactScore: number | null;
  financialScore: number | null;
  justification: string;
}

/** The same with why a score that stood is changed. */
export interface ScoreInput extends ScoreDraft {
  reason?: string;
}

/** Whether the input changes a score that stood: such a change asks for a reason (product P36). */
export function asksWhy({ impactScore, financialScore }: ScoreDraft, row: ScoreRow | undefined): boolean {
  return row !== undefined && (impactScore !== row.impactScore || financialScore !== row.financialScore);
}

/** Where the input on a topic begins: what is saved, or nothing. */
export function scoreDraftOf(row: ScoreRow | undefined): ScoreDraft {
  if (!row) return { impactScore: null, financialScore: null, justification: '' };
  return { impactScore: row.impactScore, financialScore: row.financialScore, justification: row.justification };
}

/** Whether the input says what is saved already; on a topic that is not scored: nothing. */
export function isSameScore(draft: ScoreDraft, row: ScoreRow | undefined): boolean {
  const saved = scoreDraftOf(row);
  return (
    draft.impactScore === saved.impactScore &&
    draft.financialScore === saved.financialScore &&
    draft.justification === saved.justification
  );
}

/** What is sent: a side that was not set gets the default of 5 (method M15). */
export function settleScore(draft: ScoreDraft): Pick<ScoreRow, 'impactScore' | 'financialScore' | 'justification'> {
  return {
    impactScore: draft.impactScore ?? DEFAULT_TOPIC_SCORE,
    financialScore: draft.financialScore ?? DEFAULT_TOPIC_SCORE,
    justification: draft.justification,
  };
}
