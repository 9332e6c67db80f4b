import type { AssessmentStatus } from '#domain/assessment/assessment.ts';
import type { Decision } from '#domain/decision.ts';
import type { UserId } from '#domain/ids.ts';
import { can, type Role } from '#domain/people/permissions.ts';
import { type Manner, SIGN_OFF_STEPS, type SignOffStep, stepBefore } from './sign-off.ts';

/** The person behind a step. */
export interface Signatory {
  /** Null for a person from outside the company. */
  userId: UserId | null;
  name: string;
}

/** A valid signed step. */
export interface SignedStep extends Signatory {
  step: SignOffStep;
  /** A day, as an ISO date. */
  signedOn: string;
}

/** The step to sign, and the person who signs it. */
export interface SigningInput extends SignedStep {
  /** Fingerprint of the frozen result that the sender saw. */
  sha256: string;
  /** Whether the person signs, or somebody records it for them. */
  manner: Exclude<Manner, 'entered'>;
  /** There are minutes with their date, or a file, that show what was recorded. */
  hasProof: boolean;
}

/** The facts at the time of signing. */
export interface SigningFacts {
  status: AssessmentStatus;
  /** The fingerprint of the latest frozen result. */
  sha256: string | null;
  /** An ISO instant; null for a draft. */
  completedAt: string | null;
  standing: readonly SignedStep[];
  /** Whether the company allows one person to sign several steps. */
  onePersonMaySign: boolean;
  /** The role of the person who records it. */
  role: Role;
  now: Date;
}

export type DateProblem = 'date-in-future' | 'date-before-completion' | 'date-before-step' | 'date-not-today';

export type SigningRefusal =
  | 'not-completed'
  | 'result-changed'
  | 'access-denied'
  | 'already-signed'
  | 'step-before-missing'
  | 'same-person'
  | 'minutes-required'
  | DateProblem;

/** Whether a step can be signed now, by this person, under this date (product P37). */
export function decideSigning(input: SigningInput, facts: SigningFacts): Decision<SigningRefusal> {
  const reason = refusalOf(input, facts);
  return reason ? { ok: false, reason } : { ok: true };
}

function refusalOf(input: SigningInput, facts: SigningFacts): SigningRefusal | null {
  const { standing } = facts;
  if (facts.status !== 'completed') return 'not-completed';
  if (facts.sha256 !== input.sha256) return 'result-changed';
  if (!maySign(facts.role, input.step)) return 'access-denied';
  if (standing.some(({ step }) => step === input.step)) return 'already-signed';
  const before = stepBefore(input.step);
  const last = standing.find(({ step }) => step === before);
  if (before && !last) return 'step-before-missing';
  if (!facts.onePersonMaySign && standing.some((signed) => isSamePerson(signed, input))) return 'same-person';
  const problem = dateProblem(input.signedOn, {
    completedAt: facts.completedAt,
    last: last?.signedOn ?? null,
    now: facts.now,
  });
  if (problem) return problem;
  // A signature has the day on which it was given; an earlier act can only be recorded.
  if (input.manner === 'signed') return input.signedOn < dayAt(facts.now, -12) ? 'date-not-today' : null;
  return input.hasProof ? null : 'minutes-required';
}

/** Whether a person with this role may record, or withdraw, a step. */
export function maySign(role: Role, step: SignOffStep): boolean {
  return can(role, step === 'approved' ? 'assessment.approve' : 'assessment.sign');
}

/**
 * What is wrong with the day of a step; null if nothing is. A day is one anywhere on Earth: today is allowed once it has begun somewhere,
 * and the day of completion until it has ended everywhere.
 *
 * @param last the day of the previous step
 */
export function dateProblem(
  signedOn: string,
  { completedAt, last, now }: { completedAt: string | null; last: string | null; now: Date },
): DateProblem | null {
  if (signedOn > dayAt(now, +14)) return 'date-in-future';
  if (last !== null && signedOn < last) return 'date-before-step';
  return completedAt !== null && signedOn < dayAt(new Date(completedAt), -12) ? 'date-before-completion' : null;
}

/** Whether a step can be withdrawn by a person with this role: the last one that stands. */
export function decideWithdrawal(
  step: SignOffStep,
  standing: readonly Pick<SignedStep, 'step'>[],
  role: Role,
): Decision<'access-denied' | 'later-step-stands'> {
  if (!maySign(role, step)) return { ok: false, reason: 'access-denied' };
  const later = SIGN_OFF_STEPS.slice(SIGN_OFF_STEPS.indexOf(step) + 1);
  return standing.some((signed) => later.includes(signed.step))
    ? { ok: false, reason: 'later-step-stands' }
    : { ok: true };
}

/** Two members with the same name are two people; an outside name that equals a member's name counts as that member. */
export function isSamePerson(one: Signatory, other: Signatory): boolean {
  if (one.userId !== null && other.userId !== null) return one.userId === other.userId;
  return plain(one.name) === plain(other.name);
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();

const HOUR_MS = 60 * 60 * 1000;
const dayAt = (moment: Date, hoursFromUtc: number) =>
  new Date(moment.getTime() + hoursFromUtc * HOUR_MS).toISOString().slice(0, 10);
