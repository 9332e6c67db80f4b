import { oc } from '@orpc/contract';
import type { z } from 'zod';
import type { Action } from '#domain/people/permissions.ts';
import type { ChangedNoun } from './changed-nouns.ts';
import { conflictShape, type RefusalCode, refusals, refusalsWith } from './refusals.ts';

/** What an endpoint does. Publishing, what open screens ask for again, and the generated tests follow from it. */
export type Effect =
  | { kind: 'reads' }
  | {
      kind: 'changes';
      noun: ChangedNoun;
      /** Whose open screens are told: everyone's in the company, or nobody's, because the thing is private or not shown. */
      tells: 'company' | 'nobody';
      /**
       * Who ensures that the sender is still a member when the change is made: the door to the company, or the endpoint itself under its
       * own lock.
       */
      membership: 'checked' | 'own-lock';
    };

/**
 * How large a request may be: 'small' for what a form without long texts sends, 'row' for one row with its long texts, 'batch' for a
 * section of them, 'file' for a file and for all the rows that one holds. The server knows the bytes.
 */
export type BodySize = 'small' | 'row' | 'batch' | 'file';

/** What a request carries: JSON of a size, read before its endpoint is called, or bytes, which the endpoint reads and limits itself. */
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

/** What every endpoint inside a company can answer; what it can answer besides, it lists itself. */
export type CommonRefusal = (typeof forMembers)[number];

const forUploaders = forMembers.filter((code) => code !== 'not-json');

type Access = { access: 'public' } | { access: 'person' } | { access: 'member'; action: Action };

/** An endpoint of which is known who may call it; next it says what it does. */
function start<const Common extends RefusalCode>(
  access: Access,
  common: readonly Common[],
  usual: RequestBody = 'small',
) {
  const begin = (effect: Effect, body: RequestBody) => {
    const builder = oc.$meta<EndpointMeta>({ ...access, effect, body }).errors(refusalsWith(common));
    return Object.assign(builder, {
      /** Lists what the endpoint refuses besides what all of its kind do. */
      refuses: <const Code extends RefusalCode>(...codes: Code[]) => builder.errors(refusalsWith(codes)),
    });
  };
  return {
    /** Changes nothing that lasts: no row of the history comes from it. */
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
 * Where each endpoint of the contract starts: who may call it, then what it does, then what it refuses. The server enforces
 * all three in one place and the generated tests walk them.
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
