import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { HistoryNoun } from '#domain/history/change.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/toast-store.ts';
import { undoMessages as say, undoRefusals } from './messages.ts';

/** What is undone: a line of the history, the latest one of a row, or all of an act. */
export type UndoneChange = { assessmentId: AssessmentId } & (
  | { line: string }
  | { noun: HistoryNoun; rowId: string }
  | { act: string }
);

/** Undoes a change and says so, or why not. Everything that shows the assessment is asked for again. Stable. */
export function useUndo(): (change: UndoneChange) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (change: UndoneChange) => {
      try {
        const { assessmentId } = change;
        if ('act' in change) await api.undo.act({ assessmentId, act: change.act });
        else await api.undo.change({ assessmentId, id: await lineOf(change) });
        toast.success(say.undone, { description: say.undoneText, id: 'undo' });
      } catch (error) {
        toast.error(say.failed, { description: explainRefusal(undoRefusals, error) ?? say.failedText, id: 'undo' });
      }
      for (const name of ['assessment', 'dashboard', 'history'] as const) {
        void client.invalidateQueries({ queryKey: queryKeys[name] });
      }
    },
    [client],
  );
}

async function lineOf(change: Exclude<UndoneChange, { act: string }>): Promise<string> {
  if ('line' in change) return change.line;
  const { assessmentId, noun, rowId } = change;
  const { changes } = await api.history.ofRecord({ assessmentId, noun, id: rowId });
  return changes[0]?.id ?? '0';
}
