import type { HistoryNoun } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';

/**
 * What is undone: a line of the history, the latest one of a row, or a whole act, with its description ('3 rows changed'); or a change of
 * the words of a scale.
 */
export type UndoneChange =
  | ({ assessmentId: AssessmentId } & (
      | { line: string }
      | { noun: HistoryNoun; rowId: string }
      | { act: string; words?: string }
    ))
  | { wordingLine: string };

/** The result of an undo: once refused, it is refused again. */
export type Undoing = 'undone' | 'refused' | 'unanswered';

/** The acts that have been undone on this page. */
export const undoneActs = new Set<string>();
