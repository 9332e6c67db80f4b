import { oc } from '@orpc/contract';
import type { z } from 'zod';
import type { Action } from '#domain/people/permissions.ts';
import type { ChangedNoun } from './changed-nouns.ts';
import { conflictShape, type RefusalCode, refusals, refusalsWith } from './refusals.ts';

/** What an endpoint does. Announcements, reloading of open screens and the generated tests follow from it. */
export type Effect =
  | { kind: 'reads' }
  | {
      kind: 'changes';
      noun: ChangedNoun;
      /** Who is notified: all open screens in the company, or nobody, because the thing is private or not shown. */
      tells: 'company' | 'nobody';
      /**
       * Who ensures that the sender is still a member when the change is made: the company's door, or the endpoint itself with its own
       * lock.
       */
      membership: 'checked' | 'own-lock';
    };

/**
 * The maximum size of a request: 'small' for a form without long texts, 'row' for one row with its long texts, 'batch' for a section of
 * such rows, 'file' for a file and all rows in it. The server defines the number of bytes.
 */
export type BodySize = 'small' | 'row' | 'batch' | 'file';

/**
 * What a request contains: JSON up to a size, read before its endpoint is called, or bytes, which the endpoint reads and limits itself.
 */
export type RequestBody = BodySize | 'stream';

/** Who may call an endpoint (anyone; a signed-in person; a member whose role may do `action`), and what it does. */
export type EndpointMeta = { effect: Effect; body: RequestBody } & (
  | { access: 'public' }
  | { access: 'person' }
  | { access: 'member'; action: Action }
);

const forEverybody = [
  'malformed',
  'foreign-origin',
  'not-json',
  'too-large',
  'too-busy',
  'storage-full',
  'database-away',
  'unexpected',
] as const satisfies readonly RefusalCode[];
const forPersons = [...forEverybody, 'not-signed-in'] as const;
const forMembers = [...forPersons, 'no-company', 'access-denied'] as const;

/** The refusals of every endpoint inside a company; each endpoint lists further ones itself. */
export type CommonRefusal = (typeof forMembers)[number];

const forUploaders = forMembers.filter((code) => code !== 'not-json');

type Access = { access: 'public' } | { access: 'person' } | { access: 'member'; action: Action };

/** An endpoint after stating who may call it; the next step states what it does. */
function start<const Common extends RefusalCode>(
  access: Access,
  common: readonly Common[],
  usual: RequestBody = 'small',
) {
  const begin = (effect: Effect, body: RequestBody) => {
    const builder = oc.$meta<EndpointMeta>({ ...access, effect, body }).errors(refusalsWith(common));
    return Object.assign(builder, {
      /** Lists the refusals of the endpoint, in addition to those of all endpoints of its kind. */
      refuses: <const Code extends RefusalCode>(...codes: Code[]) => builder.errors(refusalsWith(codes)),
    });
  };
  return {
    /** Changes nothing permanently: it adds no lines to the history. */
    reads: ({ body = usual }: { body?: RequestBody } = {}) => begin({ kind: 'reads' }, body),
    changes: (
      noun: ChangedNoun,
      {
        tells = 'company',
        membership = 'checked',
        body = usual,
      }: Partial<Pick<Change, 'tells' | 'membership'>> & { body?: RequestBody } = {},
    ) => begin({ kind: 'changes', noun, tells, membership }, body),
  };
}

type Change = Extract<Effect, { kind: 'changes' }>;

/**
 * The start of each endpoint's definition: who may call it, then what it does, then what it refuses. The server enforces all three in one
 * place, and the generated tests check all endpoints.
 */
export const endpointFor = {
  visitor: start({ access: 'public' }, forEverybody),
  person: start({ access: 'person' }, forPersons),
  /** The right is looked up in `domain/people/permissions.ts`. */
  member: (action: Action) => start({ access: 'member', action }, forMembers),
  /** A member who sends the bytes of a file instead of JSON. */
  uploader: (action: Action) => start({ access: 'member', action }, forUploaders, 'stream'),
};

/** The refusal `conflict` with the noun's own shape of the saved values. */
export const conflictOf = <Row extends z.ZodType>(row: Row) => ({
  conflict: { status: refusals.conflict.status, data: conflictShape(row) },
});
