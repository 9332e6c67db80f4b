import { z } from 'zod';
import type { ChoiceProblem } from '#domain/disclosures/choice.ts';
import type { EvidenceLimit } from '#domain/evidence/evidence.ts';
import type { RefusedKind } from '#domain/evidence/file-kinds.ts';
import type { LinkProblem, MissingEnd } from '#domain/links/link.ts';
import { IMPORTED_AS, LIMIT_NAMES } from '#domain/records/kinds.ts';
import type { IssueCode } from './issue-codes.ts';

/** One of a closed list that its owner knows; not read here, since every page reads this table. */
const named = <Name extends string>() => z.string() as z.ZodType<string> as z.ZodType<Name>;

const issues = z.array(
  z.object({
    /** Where in the input it is: keys and places in lists, outermost first. */
    path: z.array(z.union([z.string(), z.number()])),
    code: named<IssueCode>(),
    /** The same for API users: 'Component title is required'. */
    message: z.string(),
    /** What the value may be at most, where that was crossed. */
    limit: z.number().optional(),
  }),
);
const again = z.object({ retryAfterSeconds: z.int().min(0) });
const instant = z.iso.datetime();

/** The conflict of a save: someone else's values. */
export const conflictShape = <Current extends z.ZodType>(current: Current) =>
  z.object({
    conflicts: z.array(
      z.object({
        /** The thing's own key: a topic id, a component id, a question text, the id of the assessment or the company. */
        key: z.string(),
        /** Null when the other person deleted it. */
        current: current.nullable(),
        changedBy: z.string().nullable(),
        /** Who that is, for two people can have one name; it can be oneself, in another window. */
        changedById: z.uuid().nullable(),
        changedAt: instant.nullable(),
      }),
    ),
  });

/**
 * Every way in which the server refuses: the code, its HTTP status, and what else the answer carries. The domain names its
 * reasons with these codes; the sentences are the browser's. On the wire a refusal is `{ code, data? }`.
 */
const table = {
  // Before the endpoint runs, and in every endpoint.
  'method-not-allowed': { status: 405 },
  'no-such-endpoint': { status: 404 },
  /** A request that changes something came from another site's page. */
  'foreign-origin': { status: 403 },
  'not-json': { status: 415 },
  'too-large': { status: 413 },
  'database-away': { status: 503 },
  /** The disk of the database, or of this server, is full: nothing was saved. */
  'storage-full': { status: 507 },
  /** A bug of ours. It is logged under this id. */
  unexpected: { status: 500, data: z.object({ requestId: z.string() }) },
  /** The input is not as the contract says. */
  malformed: { status: 400, data: z.object({ issues }) },
  'not-signed-in': { status: 401 },
  'no-company': { status: 403 },
  /** The role does not allow it. */
  'access-denied': { status: 403 },
  /** A foreign id and a missing id are answered alike. */
  'not-found': { status: 404 },
  'rate-limited': { status: 429, data: again },

  // Saving.
  conflict: { status: 409, data: conflictShape(z.unknown()) },
  /** Of several rows saved together, those that colleagues changed, deleted or named first. */
  'rows-in-the-way': {
    status: 409,
    data: z.object({
      rows: z.array(
        z.object({
          noun: z.enum(IMPORTED_AS),
          /** As in `conflict`. */
          key: z.string(),
          why: z.enum(['changed', 'deleted', 'name-taken', 'added']),
          by: z.string().nullable(),
        }),
      ),
    }),
  },
  /** More of a noun's rows than one assessment holds. */
  'too-many-rows': {
    status: 400,
    data: z.object({
      most: z.int(),
      noun: z.enum(LIMIT_NAMES),
    }),
  },

  /** An entry that was carried over and that nobody has reviewed is deleted with a reason only. */
  'drop-reason-required': { status: 409 },

  /** A topic with a scored entry is set aside with a reason only. The topics by code and name. */
  'aside-reason-required': { status: 409, data: z.object({ topics: z.array(z.string()) }) },

  /** Nothing is carried over and not yet reviewed. */
  'nothing-carried': { status: 409 },

  // The starter library.
  /** Suggestions that are already in the assessment, by their titles there. */
  'already-taken': { status: 409, data: z.object({ titles: z.array(z.string()) }) },
  /** Topics that are set aside in the assessment or are not in its list, by code and name. */
  'topic-set-aside': { status: 409, data: z.object({ topics: z.array(z.string()) }) },

  // Audits.
  /** No component fits what a sample is to be drawn from. */
  'nothing-to-draw': { status: 409 },

  // Decisions on topics.
  /** Nothing counts on the side that is to be decided not material: there is nothing to judge. */
  'nothing-counts': { status: 409 },

  // Choices on disclosure requirements.
  /** The law does not give the company this choice. */
  'choice-not-open': { status: 409, data: z.object({ why: named<ChoiceProblem>() }) },

  // Links between entries.
  /** Such a beginning cannot lead to such an entry. */
  'link-not-possible': { status: 409, data: z.object({ why: named<LinkProblem>() }) },
  /** The same beginning already leads to the same entry. */
  'link-exists': { status: 409 },
  /** One of the ends is not in the assessment (any longer): somebody may just have deleted it. */
  'link-end-gone': { status: 409, data: z.object({ end: named<MissingEnd>() }) },

  // Topics of a company's own.
  /** Another topic of the assessment has this name. */
  'topic-name-taken': { status: 409 },
  /** Somebody else has changed it since it was opened. */
  'topic-changed': { status: 409, data: z.object({ name: z.string(), description: z.string() }) },
  /** More is under it than the request expected to delete. */
  'topic-in-use': { status: 409, data: z.object({ components: z.int(), isScored: z.boolean() }) },

  // The value chain.
  /** Another activity of the assessment has this name. */
  'activity-name-taken': { status: 409, data: z.object({ name: z.string() }) },
  /** Components are placed on the activity of which the request says that nothing was found. */
  'something-placed': { status: 409 },

  /** More text than one assessment holds. */
  'too-much-text': { status: 400, data: z.object({ most: z.int() }) },

  // Assessments.
  /** The company has as many as it may. */
  'too-many-assessments': { status: 409, data: z.object({ most: z.int() }) },
  /** Frozen: it must be reopened with a reason before anything changes. */
  'assessment-completed': { status: 409 },
  'not-completed': { status: 409 },
  /** A result was frozen once, so the assessment is not deleted. */
  'was-completed': { status: 409 },
  /** Something is scored already, so the version stays as it is. */
  'already-scored': { status: 409 },
  /** The law does not foresee the version for the financial year, and no reason is given. */
  'version-reason-required': { status: 409 },
  /** Topics without a conclusion for which no reason is given, by code and name. */
  'conclusions-missing': { status: 409, data: z.object({ topics: z.array(z.string()) }) },
  /** The assessment has changed since the sender looked at the whole. */
  'whole-changed': { status: 409 },
  /** No transfer was carried out, or it was taken back already. */
  'nothing-to-undo': { status: 409 },
  /** Topics that would go were decided or scored since; their codes and names. */
  'decided-since': { status: 409, data: z.object({ topics: z.array(z.string()) }) },
  // Sign-off.
  /** Reopened and completed again since it was seen: another result is frozen. */
  'result-changed': { status: 409 },
  /** Somebody has signed this step already. */
  'already-signed': { status: 409 },
  'step-before-missing': { status: 409 },
  /** The same person signed another step, which the company does not allow. */
  'same-person': { status: 409 },
  /** No present member of the company. */
  'not-a-member': { status: 409 },
  'date-in-future': { status: 409 },
  /** Earlier than the step before. */
  'date-before-step': { status: 409 },
  'date-before-completion': { status: 409 },
  /** Whoever signs, signs today; an earlier day can only be recorded. */
  'date-not-today': { status: 409 },
  /** A step for somebody else needs the minutes and their date, or a file. */
  'minutes-required': { status: 409 },
  /** The only file that shows a recorded step of a sign-off. */
  'shows-a-step': { status: 409 },
  /** A later step is valid, and must be withdrawn first. */
  'later-step-stands': { status: 409 },
  'draft-exists': { status: 409, data: z.object({ assessmentId: z.uuid() }) },

  // Owners and reviews.
  /** It is not in review: nobody requested one, or it was reviewed or reopened in the meantime. */
  'not-in-review': { status: 409 },
  /** A second person reviews: neither who asked for it nor who changed the record last. */
  'review-needs-another': { status: 409 },
  /** It has changed since the person who approves its review saw it: by whom, and the line of its history that it is at now. */
  'changed-since-seen': { status: 409, data: z.object({ by: z.string().nullable(), line: z.string().nullable() }) },

  // The history.
  /** The assessment was started after the requested time. */
  'not-begun-then': { status: 409, data: z.object({ beganAt: instant }) },
  /** Not a kind of change that can be undone, or what it was under is gone. */
  'not-undoable': { status: 409 },
  /** The change already has a reason, or does not need one. */
  'no-reason-lacking': { status: 409 },
  /** The assessment had been deleted at the time asked for. */
  'deleted-then': { status: 409, data: z.object({ deletedAt: instant }) },

  // Comments.
  /** Somebody else has written it. */
  'not-own-comment': { status: 403 },
  /** Auditors may write only in threads that an auditor started. */
  'not-a-question': { status: 403 },
  /** Changed in another window since it was opened. */
  'comment-changed': { status: 409 },
  /** More comments than one assessment holds. */
  'too-many-comments': { status: 409, data: z.object({ most: z.int() }) },
  // Evidence.
  /** The company has as much evidence, or the assessment uses as much, as allowed. */
  'too-much-evidence': { status: 409, data: z.object({ most: z.int(), of: named<EvidenceLimit>() }) },
  /** The file does not fit into the rest of the company's file storage; all in bytes. */
  'no-space-for-file': { status: 409, data: z.object({ most: z.int(), left: z.int() }) },
  /** How long the file is was not said before it was sent. */
  'length-required': { status: 411 },
  'empty-file': { status: 422 },
  /** It did not arrive whole: shorter or longer than was said, or another fingerprint. */
  'file-damaged': { status: 422 },
  /** Another file has this id: other bytes were sent under it, or are on their way. */
  'file-id-taken': { status: 409 },
  /** The same file is being sent a second time under its id; the later one counts. */
  'file-sent-again': { status: 409 },
  /** Its content is not accepted as evidence. */
  'file-kind-refused': { status: 422, data: z.object({ is: named<RefusedKind>() }) },
  /** Its name ends otherwise than files of this content do. */
  'file-ending-refused': { status: 422, data: z.object({ is: z.string(), endings: z.array(z.string()) }) },
  /** Uploaded too long ago without being used, or never: it is to be uploaded again. */
  'file-gone': { status: 409 },

  // Views of the register.
  /** The company, or the person, keeps as many as it may. */
  'too-many-views': { status: 409, data: z.object({ most: z.int() }) },

  // Exported files.
  /** The company has as many waiting or being made as it may. */
  'too-many-files-under-way': { status: 409, data: z.object({ most: z.int() }) },
  /** As many are kept for the person as may be. */
  'too-many-files': { status: 409, data: z.object({ most: z.int() }) },

  // Companies, teams and invitations.
  'already-in-company': { status: 409 },
  /** A company keeps at least one admin. */
  'last-admin': { status: 409 },
  /** Nobody would be left: such a company is closed or deleted. */
  'last-member': { status: 409 },
  /** The company has other members, so one person cannot end it immediately. */
  'not-alone': { status: 409 },
  /** Something was worked on in the company, so it is closed with a pause. */
  'company-not-empty': { status: 409 },
  /** The typed name is not the company's. */
  'wrong-name': { status: 409 },
  'cannot-change-own-role': { status: 409 },
  /** An auditor's role cannot be changed: remove them and invite them again. */
  'is-auditor': { status: 409 },
  /** The last day of an audit is over, in UTC. */
  'audit-day-past': { status: 409 },
  'audit-day-too-far': { status: 409 },
  'cannot-remove-self': { status: 409 },
  'already-invited': { status: 409, data: z.object({ status: z.enum(['pending', 'accepted']) }) },
  'already-member': { status: 409 },
  'cannot-invite-self': { status: 409 },
  'already-processed': { status: 410 },
  expired: { status: 410 },
  /** The sender of the invitation is no longer an admin of the company. */
  'inviter-not-admin': { status: 410 },
  /** Carries the address that was invited. */
  'wrong-account': { status: 409, data: z.object({ email: z.string() }) },
  'in-another-company': { status: 409 },
  'address-unconfirmed': { status: 409 },

  // Accounts.
  'invalid-credentials': { status: 401 },
  'email-not-confirmed': { status: 403 },
  'email-taken': { status: 409 },
  /** A mailed link that was spent, replaced or has expired. */
  'link-invalid': { status: 410 },
  /** Shorter than the configuration wants it. */
  'password-too-short': { status: 422 },
  'password-common': { status: 422 },
  'current-password-required': { status: 422 },
  'current-password-wrong': { status: 422 },
  /** The password was right; the same request is to be sent again with a code. */
  'two-factor-required': { status: 401 },
  'two-factor-wrong': { status: 401 },
  /** More passwords wait to be checked than can be done in time. */
  'too-busy': { status: 503 },

  // The assistant.
  'blank-question': { status: 400 },
  'question-too-long': { status: 413 },
  /** In this chat, in any window. */
  'answer-running': { status: 409 },
  'already-asked': { status: 409 },
  'server-stopping': { status: 503 },
} as const satisfies Record<string, { status: number; data?: z.ZodType }>;

// Named, so that the many types derived from it stay short.
type Table = typeof table;
export interface Refusals extends Table {}
export const refusals: Refusals = table;

export type RefusalCode = keyof Refusals;

/** What a refusal carries besides its code; undefined for most. */
export type RefusalData<Code extends RefusalCode> = Refusals[Code] extends {
  data: infer Shape extends z.ZodType;
}
  ? z.infer<Shape>
  : undefined;

/** Whether a text is one of our codes, and not what a proxy or an older server says. */
export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code);

/** Some codes with what belongs to them, as an endpoint lists them. */
export function refusalsWith<const Code extends RefusalCode>(codes: readonly Code[]): Pick<Refusals, Code> {
  return Object.fromEntries(codes.map((code) => [code, refusals[code]])) as Pick<Refusals, Code>;
}
