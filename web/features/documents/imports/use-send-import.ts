import { useQueryClient } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { openAssessmentQuery, useReadAgain } from '#web/features/questionnaire/assessment/api.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';
import { api, refusalOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import type { InTheWay, ToSave } from './to-save.ts';

/** The outcome of sending an import: success; conflicting records; or another refusal, as a sentence. */
type SendOutcome = { ok: true } | { ok: false; inTheWay: readonly InTheWay[] } | { ok: false; why: string };

/** Saves the result of a preview as one act of the history, or nothing. */
export function useSendImport(assessmentId: AssessmentId) {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  return async (act: string, { saved }: ToSave, reason: string): Promise<SendOutcome> => {
    try {
      await api.imports.save({ assessmentId, act, ...saved, ...(reason.trim() !== '' && { reason }) });
    } catch (error) {
      const refusal = refusalOf<typeof api.imports.save>(error);
      if (refusal) void client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
      if (refusal?.code === 'rows-in-the-way') return { ok: false, inTheWay: refusal.data.rows };
      return { ok: false, why: explainSaveFailure(error) };
    }
    void client.invalidateQueries({ queryKey: queryKeys.history });
    await readAgain();
    return { ok: true };
  };
}
