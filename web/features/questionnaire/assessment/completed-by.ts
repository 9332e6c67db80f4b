import { queryOptions } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** Who completed an assessment; null if this is not known. */
export const completedByQuery = ({ id, completedAt }: Pick<AssessmentShape, 'id' | 'completedAt'>) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, id, 'completed-by', completedAt],
    queryFn: async () => (await readCompletion(id))?.by ?? null,
    retry: false,
  });

/** The last completion of an assessment; undefined if it was never completed, or not recently. */
export async function readCompletion(assessmentId: AssessmentId): Promise<{ by: string | null } | undefined> {
  const { changes } = await api.history.ofAssessment({ assessmentId });
  return changes.find(({ verb }) => verb === 'completed');
}
