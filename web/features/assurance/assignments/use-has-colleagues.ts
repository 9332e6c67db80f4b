import type { AssessmentId } from '#domain/ids.ts';
import { useAssigned } from './api.ts';

/** Whether the company has a second member; false until this is known. */
export function useHasColleagues(assessmentId: AssessmentId): boolean {
  return (useAssigned(assessmentId)?.people.length ?? 0) > 1;
}
