import type { Decision } from '#domain/decision.ts';
import { REMOVED_DRAFT_DAYS } from '#domain/limits.ts';
import type { AssessmentStatus } from './assessment.ts';

/** The facts that decide which steps an assessment can take (product P17). */
export interface LifeState {
  status: AssessmentStatus;
  /** It was completed once and has been reopened for a correction. */
  isReopened: boolean;
}

const ALLOWED = { ok: true } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Only a draft can be completed. */
export function decideCompletion({ status }: LifeState): Decision<'assessment-completed'> {
  return status === 'draft' ? ALLOWED : { ok: false, reason: 'assessment-completed' };
}

/** A completed assessment can be reopened, even while there is a draft of another year. */
export function decideReopening({ status }: LifeState): Decision<'not-completed'> {
  return status === 'completed' ? ALLOWED : { ok: false, reason: 'not-completed' };
}

/** A draft can be deleted unless one of its results has been frozen; then it stays. */
export function decideRemoval({ status, isReopened }: LifeState): Decision<'assessment-completed' | 'was-completed'> {
  if (status === 'completed') return { ok: false, reason: 'assessment-completed' };
  return isReopened ? { ok: false, reason: 'was-completed' } : ALLOWED;
}

/** A draft that was deleted before this moment is permanently gone. */
export function removedForGood(now: Date): Date {
  return new Date(now.getTime() - REMOVED_DRAFT_DAYS * DAY_MS);
}
