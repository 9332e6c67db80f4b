import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { AssessmentId, ComponentId, InvitationId, MembershipId, StakeholderId, TopicId } from '#domain/ids.ts';
import type { Action } from '#domain/people/permissions.ts';

/** Who may call an endpoint: anybody; a signed-in person; a member whose role may do `action`. */
export type EndpointMeta = { access: 'public' } | { access: 'person' } | { access: 'member'; action: Action };

/** Refusals that every endpoint shares. Codes are closed; the browser owns the sentences. */
const shared = {
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  NO_COMPANY: { status: 403, message: 'You belong to no company yet.' },
  FORBIDDEN: { status: 403, message: 'Your role does not allow this.' },
  // A foreign id and a missing id are answered alike.
  NOT_FOUND: { status: 404, message: 'There is no such record.' },
  BAD_REQUEST: {
    status: 400,
    message: 'The request is not as the contract says.',
    data: z.object({
      issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
    }),
  },
} as const;

const start = oc.$meta<EndpointMeta>({ access: 'public' }).errors(shared);

/** Where each endpoint of the contract starts. The server enforces who may in one place and the generated test walks it. */
export const endpointFor = {
  visitor: start,
  person: start.meta({ access: 'person' }),
  /** The right is looked up in `domain/people/permissions.ts`. */
  member: (action: Action) => start.meta({ access: 'member', action }),
};

// PostgreSQL stores no NUL character; said here so that it is a clear refusal and not a fault.
const noNul = (value: string) => !value.includes('\u0000');
const NUL = 'Remove the character with code 0: it cannot be stored.';

/** Free text of at most `max` characters, '' allowed. */
export const text = (max: number) => z.string().max(max, `Use at most ${max} characters.`).refine(noNul, NUL);

/** Text of one line that must say something; blanks at the ends are dropped. */
export const requiredText = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max, `Use at most ${max} characters.`).refine(noNul, NUL);

const id = <Brand extends string>() => z.uuid('This is not an identifier.') as unknown as z.ZodType<Brand, Brand>;
export const assessmentId = id<AssessmentId>();
export const topicId = id<TopicId>();
export const componentId = id<ComponentId>();
export const stakeholderId = id<StakeholderId>();
export const membershipId = id<MembershipId>();
export const invitationId = id<InvitationId>();

/** Counts the changes of a row, as far as the table's integer goes; sent back with the next save so that nothing is overwritten silently (ruling 20). */
export const version = z.int().min(1).max(2_147_483_647);
/** The version the sender saw, or null when she saw no row. */
export const seenVersion = version.nullable();

/** An instant as ISO 8601 text. */
export const instant = z.iso.datetime();

/** What stood in the way of a save: the other person's values, by the key of the row. */
export const conflictOf = <Row extends z.ZodType>(row: Row) => ({
  CONFLICT: {
    status: 409,
    message: 'Somebody else has saved this since you opened it.',
    data: z.object({
      conflicts: z.array(
        z.object({
          /** The row's own key: a topic id, a component id, a question text. */
          key: z.string(),
          /** Null when the other person deleted it. */
          current: row.nullable(),
          changedBy: z.string().nullable(),
          changedAt: instant.nullable(),
        }),
      ),
    }),
  },
});

/** A completed assessment is frozen; it must be reopened with a reason before anything changes. */
export const frozen = {
  ASSESSMENT_COMPLETED: { status: 409, message: 'This assessment is completed. Reopen it to change it.' },
} as const;
