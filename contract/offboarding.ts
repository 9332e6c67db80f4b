import { z } from 'zod';
import { MAX_NAME } from '#domain/limits.ts';
import { instant, membershipId } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';
import type { RefusalCode } from './refusals.ts';
import { companyShape } from './session.ts';

/** The company's name as typed for confirmation; a little longer than names are, for pasted blanks. */
const typedName = z.string().max(MAX_NAME * 2, says('too-long'));

/** How a person leaves their company (product P28). */
export const wayOut = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('leave'),
    /** The member who becomes an admin; required if the last admin leaves. */
    successor: membershipId.nullable(),
  }),
  z.strictObject({ how: z.literal('close'), typedName }),
  z.strictObject({ how: z.literal('delete'), typedName }),
]);
export type WayOut = z.infer<typeof wayOut>;

/** What prevents leaving, wherever it is requested. */
export const leavingRefusals = [
  'last-admin',
  'last-member',
  'not-alone',
  'company-not-empty',
  'wrong-name',
] as const satisfies readonly RefusalCode[];

/** A company that its last member closed and that can still be reopened. */
export const closedCompanyShape = z.object({ id: z.uuid(), name: z.string(), closesAt: instant });

// Under the team's lock: two last admins who leave at the same time must not both be allowed to.
const underItsLock = { membership: 'own-lock' } as const;

export const offboarding = {
  wayOut: endpointFor
    .member('company.leave')
    .reads()
    .route({
      method: 'GET',
      path: '/company/way-out',
      summary: 'Returns how the caller can leave the company at present',
    })
    .output(
      z.object({
        way: z.enum(['leave', 'hand-over', 'close', 'delete']),
        companyName: z.string(),
        /** The members who could become an admin, longest-standing first. */
        successors: z.array(z.object({ id: membershipId, fullName: z.string() })),
      }),
    ),
  leave: endpointFor
    .member('company.leave')
    .changes('team', underItsLock)
    .refuses('not-found', ...leavingRefusals)
    .route({
      method: 'POST',
      path: '/company/leave',
      summary: 'Leaves the company; the account and everything entered are kept',
    })
    .input(wayOut)
    .output(z.object({ companyName: z.string(), closesAt: instant.nullable() })),
  close: endpointFor
    .member('company.close')
    .changes('company', underItsLock)
    .refuses('wrong-name', 'rate-limited')
    .route({
      method: 'POST',
      path: '/company/close',
      summary: 'Closes the company, which is deleted after a waiting period; all members are told by email',
    })
    .input(z.strictObject({ typedName }))
    .output(companyShape),
  keep: endpointFor
    .member('company.close')
    .changes('company')
    .route({ method: 'POST', path: '/company/keep', summary: 'Cancels the closure of a company' })
    .input(z.strictObject({}))
    .output(companyShape),
  listClosed: endpointFor.person
    .reads()
    .route({
      method: 'GET',
      path: '/company/closed',
      summary: 'Lists companies that the caller was the last to leave and that can still be kept',
    })
    .output(z.array(closedCompanyShape)),
  reopen: endpointFor.person
    .changes('company', { tells: 'nobody' })
    .refuses('not-found', 'already-in-company')
    .route({
      method: 'POST',
      path: '/company/reopen',
      summary: 'Returns to such a company as its admin, and keeps it',
    })
    .input(z.strictObject({ id: z.uuid(says('invalid')) }))
    .output(companyShape),
};
