import type { AssessmentId } from '#domain/ids.ts';
import { useAssigned } from '#web/features/assurance/assignments/api.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { useMarkedRows } from './marked-rows.ts';

/**
 * What the server is asked about the rows besides what they say: who is assigned, what is noted on them, the words of their scores.
 * Whoever asks has React look at each question again with each drawing: so it stands above what an order or a filter draws.
 */
export function useKnown(assessmentId: AssessmentId) {
  return { assigned: useAssigned(assessmentId), noted: useMarkedRows(), scales: useScalesOf(assessmentId) };
}

export type RegisterData = ReturnType<typeof useKnown>;
