import { z } from 'zod';
import { endpointFor } from './base.ts';

export const companyShape = z.object({
  id: z.uuid(),
  name: z.string(),
  industry: z.string(),
  size: z.string(),
  createdAt: z.string(),
  userCount: z.int(),
  version: z.int(),
});

export const sessionShape = z.object({
  /** Null when nobody is signed in. */
  user: z.object({ id: z.uuid(), fullName: z.string(), email: z.string(), emailVerified: z.boolean() }).nullable(),
  company: companyShape.nullable(),
  role: z.enum(['admin', 'user']).nullable(),
  /** Where the post-auth check sends this person (specification, section 4; ruling 9). */
  landing: z.enum(['/auth', '/company-setup', '/app/dashboard', '/app/assessment']),
  /** What the browser must know of the configuration. */
  settings: z.object({
    isEmailConfirmationRequired: z.boolean(),
    minPasswordLength: z.int(),
    supportEmail: z.string(),
    /** Null: the built-in analyst answers. */
    model: z.object({ name: z.string(), host: z.string() }).nullable(),
  }),
});
export type SessionShape = z.infer<typeof sessionShape>;

export const session = {
  read: endpointFor.visitor
    .route({
      method: 'GET',
      path: '/session',
      summary: 'Who is signed in, in which company, and where the visit goes on',
    })
    .output(sessionShape),
};
