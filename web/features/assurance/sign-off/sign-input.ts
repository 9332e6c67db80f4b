import type { SignatoryInput } from '#contract/sign-off.ts';
import type { MembershipId } from '#domain/ids.ts';
import { MAX_MINUTES, MAX_NAME } from '#domain/limits.ts';
import { personNameProblem } from '#domain/people/person-name.ts';
import { dateProblem } from '#domain/sign-off/decide-signing.ts';
import type { FieldErrors } from '#web/ui/inputs/form.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { dateProblems, signOffMessages as say, signatoryProblems } from './messages.ts';

/** The values in the form of a step. */
export interface SignInput {
  from: SignatoryInput['from'];
  /** '' if nobody is chosen. */
  memberId: string;
  name: string;
  jobTitle: string;
  /** An ISO date, or ''. */
  signedOn: string;
  minutes: string;
}

/**
 * The initial values of the form.
 * @param today an ISO date in the viewer's time zone
 */
export const startOfSigning = (today: string): SignInput => ({
  from: 'company',
  memberId: '',
  name: '',
  jobTitle: '',
  signedOn: today,
  minutes: '',
});

/** Validates the form; returns one sentence per field. Problems that only the server can find are shown at the field, too. */
export function checkSigning(input: SignInput, now: Date): FieldErrors<keyof SignInput> {
  const { from, memberId, name, jobTitle, signedOn, minutes } = input;
  const nameProblem = from === 'outside' ? personNameProblem(name) : null;
  const dayProblem = signedOn === '' ? null : dateProblem(signedOn, { completedAt: null, last: null, now });
  return {
    ...(from === 'company' && memberId === '' && { memberId: say.memberMissing }),
    ...(nameProblem && { name: signatoryProblems[nameProblem] }),
    ...(jobTitle.trim() === '' && { jobTitle: say.jobTitleMissing }),
    ...(jobTitle.trim().length > MAX_NAME && { jobTitle: limitMessages.tooLong(MAX_NAME) }),
    ...(signedOn === '' && { signedOn: say.signedOnMissing }),
    ...(dayProblem && { signedOn: dateProblems[dayProblem] }),
    ...(minutes.length > MAX_MINUTES && { minutes: limitMessages.tooLong(MAX_MINUTES) }),
  };
}

/** Who signs the step, in the server's format. */
export function signatoryOf({ from, memberId, name }: SignInput): SignatoryInput {
  return from === 'company' ? { from, memberId: memberId as MembershipId } : { from, name: name.trim() };
}
