import type { SignatoryInput } from '#contract/sign-off.ts';
import type { EvidenceId, MembershipId } from '#domain/ids.ts';
import { MAX_MINUTES, MAX_NAME } from '#domain/limits.ts';
import { personNameProblem } from '#domain/people/person-name.ts';
import { dateProblem } from '#domain/sign-off/decide-signing.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import type { api } from '#web/lib/api.ts';
import type { FieldErrors } from '#web/ui/inputs/form.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { dateProblems, signOffMessages as say, signatoryProblems } from './messages.ts';

/** What a member enters to sign a step as themselves. */
export interface SignInput {
  jobTitle: string;
  minutes: string;
}

/** What is entered to record a step for somebody else. */
export interface RecordInput extends SignInput {
  from: SignatoryInput['from'];
  /** '' if nobody is chosen. */
  memberId: string;
  name: string;
  /** An ISO date, or ''. */
  signedOn: string;
  /** An ISO date, or ''. */
  minutesOn: string;
  /** A file of the company's evidence; '' if none. */
  evidenceId: string;
}

/** What the server is sent for a step, without the result that it belongs to. */
export type Signing = Omit<Parameters<typeof api.signOff.sign>[0], 'assessmentId' | 'sha256' | 'step'>;

/** An ISO date in the viewer's time zone. */
export const today = (now = new Date()) => now.toLocaleDateString('sv');

/** The initial values of the form for somebody else. */
export const startOfRecording = (step: SignOffStep): RecordInput => ({
  from: step === 'approved' ? 'outside' : 'company',
  memberId: '',
  name: '',
  jobTitle: '',
  signedOn: today(),
  minutes: '',
  minutesOn: '',
  evidenceId: '',
});

/** Validates a member's own signature; returns one sentence per field. */
export function checkSigning({ jobTitle, minutes }: SignInput): FieldErrors<keyof SignInput> {
  return {
    ...(jobTitle.trim() === '' && { jobTitle: say.jobTitleMissing }),
    ...(jobTitle.trim().length > MAX_NAME && { jobTitle: limitMessages.tooLong(MAX_NAME) }),
    ...(minutes.length > MAX_MINUTES && { minutes: limitMessages.tooLong(MAX_MINUTES) }),
  };
}

/** Validates a step for somebody else. Problems that only the server can find are shown at the field, too. */
export function checkRecording(input: RecordInput, now: Date): FieldErrors<keyof RecordInput> {
  const { from, memberId, name, signedOn, minutes, minutesOn, evidenceId } = input;
  const nameProblem = from === 'outside' ? personNameProblem(name) : null;
  const problemOf = (day: string) => (day === '' ? null : dateProblem(day, { completedAt: null, last: null, now }));
  const [dayProblem, minutesProblem] = [problemOf(signedOn), problemOf(minutesOn)];
  const hasMinutes = minutes.trim() !== '';
  return {
    ...(from === 'company' && memberId === '' && { memberId: say.memberMissing }),
    ...(nameProblem && { name: signatoryProblems[nameProblem] }),
    ...(signedOn === '' && { signedOn: say.signedOnMissing }),
    ...(dayProblem && { signedOn: dateProblems[dayProblem] }),
    ...(!hasMinutes && evidenceId === '' && { minutes: say.minutesRequired }),
    ...(hasMinutes && evidenceId === '' && minutesOn === '' && { minutesOn: say.minutesOnMissing }),
    ...(minutesProblem && { minutesOn: dateProblems[minutesProblem] }),
    ...checkSigning(input),
  };
}

/** A member's own signature, in the server's format. */
export const signingOf = ({ jobTitle, minutes }: SignInput, own: MembershipId): Signing => ({
  by: { from: 'company', memberId: own },
  jobTitle,
  minutes,
  signedOn: today(),
});

/** A step for somebody else, in the server's format. */
export const recordingOf = ({ from, memberId, name, minutesOn, evidenceId, ...input }: RecordInput): Signing => ({
  ...input,
  by: from === 'company' ? { from, memberId: memberId as MembershipId } : { from, name: name.trim() },
  ...(minutesOn !== '' && { minutesOn }),
  ...(evidenceId !== '' && { evidenceId: evidenceId as EvidenceId }),
});
