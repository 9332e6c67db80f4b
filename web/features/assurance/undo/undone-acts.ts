import type { HistoryNoun } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';

/**
 * What is undone: a line of the history, the latest one of a row, or all of an act, with what was said of it ('3 rows changed'); or a
 * change of the words of a scale.
 */
export type UndoneChange =
  | ({ assessmentId: AssessmentId } & (
      | { line: string }
      | { noun: HistoryNoun; rowId: string }
      | { act: string; words?: string }
    ))
  | { wordingLine: string };

/** What comes of undoing: refused, it is refused again. */
export type Undoing = 'undone' | 'refused' | 'unanswered';

/** The acts that were undone on this page. */
export const undoneActs = new Set<string>();
