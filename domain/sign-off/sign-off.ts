import type { AssessmentStatus } from '#domain/assessment/assessment.ts';
import type { UserId } from '#domain/ids.ts';

/** The steps of a sign-off, in order (product P37). */
export const SIGN_OFF_STEPS = ['prepared', 'reviewed', 'approved'] as const;
export type SignOffStep = (typeof SIGN_OFF_STEPS)[number];

/**
 * How a step was made (product P37): signed by the person, while signed in as themselves; recorded for them, from minutes or a file;
 * entered, before the two were told apart.
 */
export const MANNERS = ['signed', 'recorded', 'entered'] as const;
export type Manner = (typeof MANNERS)[number];

/** How a step is made now, by the person behind it and the one who makes it. */
export const mannerOf = (userId: UserId | null, madeBy: UserId): Exclude<Manner, 'entered'> =>
  userId === madeBy ? 'signed' : 'recorded';

export const FINALITIES = ['draft', 'completed', 'in-review', 'final'] as const;
/** How final an assessment is. */
export type Finality = (typeof FINALITIES)[number];

/** The facts that determine the finality of an assessment. */
export interface SignOffState {
  status: AssessmentStatus;
  isApproved: boolean;
  isSigned?: boolean | undefined;
}

/** How final an assessment is: a draft, including a reopened one; completed; signed but not yet approved; approved. */
export function finalityOf({ status, isApproved, isSigned = false }: SignOffState): Finality {
  if (status === 'draft') return 'draft';
  return isApproved ? 'final' : isSigned ? 'in-review' : 'completed';
}

/** The same for a completed result, by its valid signatures. */
export const finalityBy = (standing: readonly { step: SignOffStep }[], status: AssessmentStatus = 'completed') =>
  finalityOf({
    status,
    isApproved: standing.some(({ step }) => step === 'approved'),
    isSigned: standing.length > 0,
  });

/** The step before a step; undefined for the first. */
export const stepBefore = (step: SignOffStep): SignOffStep | undefined =>
  SIGN_OFF_STEPS[SIGN_OFF_STEPS.indexOf(step) - 1];

/** The next step to sign; undefined if all are signed. */
export function nextStep(standing: readonly { step: SignOffStep }[]): SignOffStep | undefined {
  return SIGN_OFF_STEPS.find((step) => standing.every((signed) => signed.step !== step));
}
