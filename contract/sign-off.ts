import { z } from 'zod';
import { MAX_MINUTES, MAX_NAME, MAX_REASON } from '#domain/limits.ts';
import { FINALITIES, MANNERS, SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { assessmentId, dayFrom, evidenceId, instant, membershipId, requiredText, signOffId, text } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';
import { personName } from './person-name.ts';

const step = z.enum(SIGN_OFF_STEPS);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, says('invalid'));

/** The person behind a step: a current member, or an outside person. Only a member who sends their own id signs. */
const signatory = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('company'), memberId: membershipId }),
  z.strictObject({
    from: z.literal('outside'),
    name: personName({
      'name-required': 'name-required',
      'name-too-long': 'name-too-long',
      'name-invalid': 'name-invalid',
      'name-has-address': 'name-has-address',
    }),
  }),
]);
export type SignatoryInput = z.infer<typeof signatory>;

/** A step that was signed. */
const signature = z.object({
  id: signOffId,
  step,
  /** The person's name at the time. */
  name: z.string(),
  /** A member of the company at the time; otherwise an outsider. */
  isMember: z.boolean(),
  jobTitle: z.string(),
  signedOn: z.iso.date(),
  /** The minutes that record it; '' if none. */
  minutes: z.string(),
  /** The date of these minutes; null if none was given. */
  minutesOn: z.iso.date().nullable(),
  /** Fingerprint of the frozen result that was signed. */
  sha256,
  recordedAt: instant,
  /** Signed by the person; recorded for them, not signed; or entered, before the two were told apart. */
  manner: z.enum(MANNERS),
  /** The person who recorded it, with their current name. */
  recordedBy: z.string(),
});
export type Signature = z.infer<typeof signature>;

const ending = { endedAt: instant, endedBy: z.string(), endReason: z.string() };

/** The sign-off as included in the file of a frozen result. */
export const signOffOfResult = z.object({
  /** How final it is; null once another result has been frozen. */
  state: z.enum(FINALITIES).nullable(),
  /** All signatures on this result; `ended` if a signature is no longer valid. */
  signatures: z.array(signature.extend({ ended: z.object(ending).nullable() })),
});
export type SignOffOfResult = z.infer<typeof signOffOfResult>;

const signOffShape = z.object({
  /** The fingerprint of the latest frozen result; null if there is none. */
  sha256: sha256.nullable(),
  /** Whether the company allows one person to sign several steps. */
  onePersonMaySign: z.boolean(),
  /** The valid signatures, in the order of the steps. */
  standing: z.array(signature),
  /** Signatures that were withdrawn, or that ended because the assessment was reopened; latest first. */
  ended: z.array(signature.extend(ending)),
});
export type SignOffShape = z.infer<typeof signOffShape>;

export const signOff = {
  read: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/sign-off',
      summary: 'Returns who prepared, reviewed and approved the frozen result, and which signatures have ended',
    })
    .input(z.strictObject({ assessmentId }))
    .output(signOffShape),
  sign: endpointFor
    .member('assessment.sign')
    .changes('assessment')
    .refuses(
      'not-found',
      'not-completed',
      'result-changed',
      'already-signed',
      'step-before-missing',
      'same-person',
      'minutes-required',
      'not-a-member',
      'date-in-future',
      'date-before-step',
      'date-before-completion',
      'date-not-today',
      'too-much-evidence',
    )
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/sign-off',
      summary:
        'Signs a step of the sign-off of a completed assessment as the sender, or records it for somebody else from minutes or a file; only admins approve',
    })
    .input(
      z.strictObject({
        assessmentId,
        /** Fingerprint of the result that the sender saw. */
        sha256,
        step,
        by: signatory,
        jobTitle: requiredText(MAX_NAME, 'job-title-required'),
        signedOn: z.iso.date(says('date-out-of-range')),
        minutes: text(MAX_MINUTES),
        minutesOn: dayFrom(1900).optional(),
        /** A file of the company’s evidence that shows the step; it becomes its evidence. */
        evidenceId: evidenceId.optional(),
      }),
    )
    .output(signOffShape),
  withdraw: endpointFor
    .member('assessment.sign')
    .changes('assessment')
    .refuses('not-found', 'later-step-stands')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/sign-off/{id}/withdraw',
      summary: 'Withdraws the latest step of a sign-off, with a reason; it remains visible as ended',
    })
    .input(z.strictObject({ assessmentId, id: signOffId, reason: requiredText(MAX_REASON, 'reason-required') }))
    .output(signOffShape),
};
