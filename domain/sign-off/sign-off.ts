import type { AssessmentStatus } from '#domain/assessment/assessment.ts';

/** The roles of a sign-off, in the order in which they are taken (product P37). */
export const SIGN_OFF_STEPS = ['prepared', 'reviewed', 'approved'] as const;
export type SignOffStep = (typeof SIGN_OFF_STEPS)[number];

export const FINALITIES = ['draft', 'in-review', 'final'] as const;
/** How final an assessment is. */
export type Finality = (typeof FINALITIES)[number];

/** How final an assessment is: a draft, also one that was reopened; completed and not yet approved; approved. */
export function finalityOf({ status, isApproved }: { status: AssessmentStatus; isApproved: boolean }): Finality {
  if (status === 'draft') return 'draft';
  return isApproved ? 'final' : 'in-review';
}

/** The step before a step; undefined for the first. */
export const stepBefore = (step: SignOffStep): SignOffStep | undefined =>
  SIGN_OFF_STEPS[SIGN_OFF_STEPS.indexOf(step) - 1];

/** The step that is to be signed next; undefined when all are. */
export function nextStep(standing: readonly { step: SignOffStep }[]): SignOffStep | undefined {
  return SIGN_OFF_STEPS.find((step) => standing.every((signed) => signed.step !== step));
}
