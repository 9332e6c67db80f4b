import type { AssessmentId } from '#domain/ids.ts';
import { useAssigned } from '#web/features/assurance/assignments/api.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { useMarkedRows } from './marked-rows.ts';

/**
 * What the server is asked about the rows in addition to their contents: owners, marks, the words of their scores. React checks each of
 * these queries with every rendering, so this is above what an order or a filter renders.
 */
export function useKnown(assessmentId: AssessmentId) {
  return { assigned: useAssigned(assessmentId), noted: useMarkedRows(), scales: useScalesOf(assessmentId) };
}

export type RegisterData = ReturnType<typeof useKnown>;
