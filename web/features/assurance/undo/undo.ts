import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RefusalData } from '#contract/refusals.ts';
import { api, isUnanswered, refusalOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { undoMessages as say, undoRefusals } from './messages.ts';
import { type Undoing, type UndoneChange, undoneActs } from './undone-acts.ts';

/** Records that were changed since, so that a change cannot be undone. */
export type ChangedSince = RefusalData<'conflict'>['conflicts'];

/**
 * Undoes a change and reports the result. The function is stable. If others have changed what it changed, it is told which records.
 */
export function useUndo(): (change: UndoneChange, onConflict?: (since: ChangedSince) => void) => Promise<Undoing> {
  const client = useQueryClient();
  return useCallback((change, onConflict) => undoChange(client, change, onConflict), [client]);
}

/** Undoes a change and reports the result. Everything that shows the assessment is reloaded. */
async function undoChange(
  client: QueryClient,
  change: UndoneChange,
  onConflict?: (since: ChangedSince) => void,
): Promise<Undoing> {
  let came: Undoing = 'undone';
  try {
    if ('wordingLine' in change) await api.scales.undo({ line: change.wordingLine });
    else if ('act' in change) await api.undo.act({ assessmentId: change.assessmentId, act: change.act });
    else await api.undo.change({ assessmentId: change.assessmentId, id: await lineOf(change) });
    if ('act' in change) undoneActs.add(change.act);
    toast.success('words' in change && change.words ? say.undoneAct(change.words) : say.undone, {
      description: say.undoneText,
      id: 'undo',
    });
  } catch (error) {
    came = isUnanswered(error) ? 'unanswered' : 'refused';
    const refusal = refusalOf<typeof api.undo.act>(error);
    if (refusal?.code === 'conflict') onConflict?.(refusal.data.conflicts);
    toast.error(say.failed, { description: explainRefusal(undoRefusals, error) ?? say.failedText, id: 'undo' });
  }
  for (const name of ['assessment', 'dashboard', 'history', 'assignments', 'scales'] as const) {
    void client.invalidateQueries({ queryKey: queryKeys[name] });
  }
  return came;
}

async function lineOf(change: Exclude<UndoneChange, { act: string } | { wordingLine: string }>): Promise<string> {
  if ('line' in change) return change.line;
  const { assessmentId, noun, rowId } = change;
  const { changes } = await api.history.ofRecord({ assessmentId, noun, id: rowId });
  return changes[0]?.id ?? '0';
}
