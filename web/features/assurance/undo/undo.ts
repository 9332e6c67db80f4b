import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { HistoryNoun } from '#domain/history/change.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { toast } from '#web/ui/toast-store.ts';

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

/** Undoes a change and says so, or why not. What it takes is fetched with the first one. Stable. */
export function useUndo(): (change: UndoneChange) => Promise<Undoing> {
  const client = useQueryClient();
  return useCallback(
    (change: UndoneChange) =>
      import('./undo-change.ts').then(
        ({ undoChange }) => undoChange(client, change),
        (): Undoing => {
          toast.error('Failed to undo: check the connection.', { id: 'undo' });
          return 'unanswered';
        },
      ),
    [client],
  );
}
