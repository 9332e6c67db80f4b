import { z } from 'zod';
import { instant } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';
import { landingPaths } from './screens.ts';
import { auditShape, role } from './team.ts';

export const companyShape = z.object({
  id: z.uuid(),
  name: z.string(),
  industry: z.string(),
  size: z.string(),
  createdAt: z.string(),
  userCount: z.int(),
  version: z.int(),
  /** When the company will be deleted, if it is being closed; otherwise null (product P29). */
  closesAt: instant.nullable(),
});

export const sessionShape = z.object({
  /** Null if nobody is signed in. */
  user: z
    .object({
      id: z.uuid(),
      fullName: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      /** When the person signed in here. The password form requires the current password if this was too long ago (product P10). */
      signedInAt: instant,
    })
    .nullable(),
  company: companyShape.nullable(),
  role: role.nullable(),
  /** Set for auditors. */
  audit: auditShape.nullable(),
  /** Without a company: the last company to which the person lost access without leaving it, and how. */
  parting: z.object({ companyName: z.string(), reason: z.enum(['removed', 'closed', 'audit-over']) }).nullable(),
  /** The screen to which this person is sent after signing in (product P3). */
  landing: z.enum(landingPaths),
  /** The parts of the configuration that the browser needs. */
  settings: z.object({
    isEmailConfirmationRequired: z.boolean(),
    minPasswordLength: z.int(),
    supportEmail: z.string(),
    /** How many days a company that is being closed can still be kept. */
    closingDays: z.int(),
    /** Null if the built-in analyst answers. */
    model: z.object({ name: z.string(), host: z.string() }).nullable(),
  }),
});
export type SessionShape = z.infer<typeof sessionShape>;

/** A browser in which a person is signed in. */
export const openSessionShape = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  /** A guess such as 'Firefox on Windows'. */
  browser: z.string(),
  /** The client's address; null if it is not known. */
  address: z.string().nullable(),
  signedInAt: instant,
  /** Only the day is exact, because the use of a session is recorded once a day. */
  lastUsedAt: instant,
});
export type OpenSessionShape = z.infer<typeof openSessionShape>;

export const session = {
  read: endpointFor.visitor
    .reads()
    .route({
      method: 'GET',
      path: '/session',
      summary: 'Returns who is signed in, in which company, and which screen comes next',
    })
    .output(sessionShape),
  list: endpointFor.person
    .reads()
    .route({ method: 'GET', path: '/sessions', summary: 'Lists where the caller is signed in, this browser first' })
    .output(z.array(openSessionShape)),
  end: endpointFor.person
    .changes('session', { tells: 'nobody' })
    .refuses('not-found')
    .route({ method: 'DELETE', path: '/sessions/{id}', summary: 'Signs one other browser out immediately' })
    .input(z.strictObject({ id: z.uuid(says('invalid')) }))
    .output(z.object({ ended: z.int() })),
  endOthers: endpointFor.person
    .changes('session', { tells: 'nobody' })
    .route({ method: 'DELETE', path: '/sessions', summary: 'Signs the caller out everywhere except here, immediately' })
    .input(z.strictObject({}).default({}))
    .output(z.object({ ended: z.int() })),
};
