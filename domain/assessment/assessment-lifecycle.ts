import type { Decision } from '#domain/decision.ts';
import type { AssessmentStatus } from './assessment.ts';

/** Why a step in an assessment's life is refused (product P17). */
export type LifecycleRefusal = 'already-completed' | 'not-completed' | 'draft-exists' | 'reason-required';

const ALLOWED = { ok: true } as const;

/** Only a draft can be completed. */
export function decideCompletion(status: AssessmentStatus): Decision<LifecycleRefusal> {
  return status === 'draft' ? ALLOWED : { ok: false, reason: 'already-completed' };
}

/** A completed assessment can be reopened with a reason while the company has no other draft. */
export function decideReopening(
  status: AssessmentStatus,
  other: { hasDraft: boolean; reason: string },
): Decision<LifecycleRefusal> {
  if (status !== 'completed') return { ok: false, reason: 'not-completed' };
  if (other.hasDraft) return { ok: false, reason: 'draft-exists' };
  return other.reason.trim() === '' ? { ok: false, reason: 'reason-required' } : ALLOWED;
}

/** The next assessment, empty or from a copy, can be started while the company has no draft. */
export function decideNewDraft(company: { hasDraft: boolean }): Decision<LifecycleRefusal> {
  return company.hasDraft ? { ok: false, reason: 'draft-exists' } : ALLOWED;
}
