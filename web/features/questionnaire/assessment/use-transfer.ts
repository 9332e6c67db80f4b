import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape, WholeAssessment } from '#contract/assessment.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api, refusalOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { openAssessmentQuery, usePatchAssessment, useReadAgain } from './api.ts';
import { transferMessages as say, undoRefusals } from './messages.ts';

/** What happens to each topic; reloaded whenever something in the assessment changes. */
export const transferPlanQuery = ({ id, version }: AssessmentShape) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, 'transfer', id, version],
    queryFn: ({ signal }) => api.transfer.plan({ assessmentId: id }, { signal }),
  });

/** The part of a split topic that each component goes to: a code by component id. */
export type TransferPlaces = ReadonlyMap<ComponentId, string>;

/** Transfers the draft to another version; a toast offers to undo this. */
export function useTransfer({ id, version }: AssessmentShape, onDone: () => void) {
  const patch = usePatchAssessment(id);
  const readAgain = useReadAgain();
  const undo = useUndoTransfer(id);
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  return useMutation({
    mutationFn: ({ to, placed }: { to: EsrsVersion; placed: TransferPlaces }) =>
      api.transfer.carryOut({
        assessmentId: id,
        to,
        version,
        placed: [...placed].map(([componentId, code]) => ({ id: componentId, code })),
      }),
    onSuccess: (whole: WholeAssessment) => {
      patch(() => whole);
      onDone();
      toast.success(say.done(esrsVersions[whole.assessment.esrsVersion].label), {
        description: say.doneText,
        action: { label: say.undo, onPress: () => undo.mutate() },
        timeout: 15_000,
      });
    },
    onError: async (error) => {
      const refusal = refusalOf<typeof api.transfer.carryOut>(error);
      if (refusal?.code !== 'conflict') return reportFailure(error, say.failed);
      await readAgain();
      const by = refusal.data.conflicts[0]?.changedBy ?? null;
      toast.warning(say.changed(by), { description: say.changedText, id: 'save-failed' });
    },
  });
}

/** Undoes the last transfer. */
export function useUndoTransfer(id: AssessmentShape['id']) {
  const client = useQueryClient();
  const patch = usePatchAssessment(id);
  return useMutation({
    mutationFn: () => api.transfer.undo({ assessmentId: id }),
    onSuccess: (whole: WholeAssessment) => {
      patch(() => whole);
      toast.success(say.undone(esrsVersions[whole.assessment.esrsVersion].label));
    },
    onError: (error) => {
      const description =
        explainRefusal<typeof api.transfer.undo, string>(undoRefusals, error) ?? explainSaveFailure(error);
      toast.error(say.undoFailed, { description });
      void client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
    },
  });
}
