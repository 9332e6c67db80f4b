import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type confirmInput, keepNextPath } from '#contract/auth.ts';
import type { UserId } from '#domain/ids.ts';
import { confirmationMail } from './account-mails.ts';
import { type Answer, done, refuse } from './answer.ts';
import type { AuthParts, Visit } from './parts.ts';
import { confirmAddress, findPerson } from './queries.ts';
import { welcomeByLink } from './welcome.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is kept beside the secret of a confirmation link. */
const kept = z.object({
  userId: z.uuid(),
  /** Set by a sign-up: the link confirms the name and password of just this sign-up, whoever else tried the address. */
  signUp: z.object({ name: z.string(), passwordHash: z.string() }).optional(),
  next: z.string().optional(),
});
type Kept = z.infer<typeof kept>;

export interface Unconfirmed {
  userId: UserId;
  email: string;
  name: string;
  signUp?: NonNullable<Kept['signUp']>;
  next?: string | null;
}

/** Makes a link that confirms an address and mails it. */
export async function sendConfirmation(
  parts: AuthParts,
  { userId, email, name, signUp, next }: Unconfirmed,
): Promise<void> {
  const { internalAdapter } = await parts.library.$context;
  const token = randomBytes(24).toString('base64url');
  const value: Kept = { userId, ...(signUp && { signUp }), ...(next && { next }) };
  await internalAdapter.createVerificationValue({
    identifier: identify(token),
    value: JSON.stringify(value),
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  await parts.postman.postRarely(email, confirmationMail(parts.config.publicUrl, { name, token }));
}

/** Spends a confirmation link: the address is confirmed, the person signed in. `next` says where she goes on. */
export async function confirm(
  parts: AuthParts,
  { token }: z.infer<typeof confirmInput>,
  visit: Visit,
): Promise<Answer> {
  const { persons } = parts.database;
  const { internalAdapter } = await parts.library.$context;
  const row = await internalAdapter.consumeVerificationValue(identify(token));
  if (!row) return refuse('link-invalid');
  const { userId: id, signUp, next } = kept.parse(JSON.parse(row.value));
  const userId = id as UserId;
  const person = await findPerson(persons, userId);
  // Confirmed by another link meanwhile: this one must not bring its own password along.
  if (!person || person.emailVerified) return refuse('link-invalid');
  if (signUp) await internalAdapter.updatePassword(userId, signUp.passwordHash);
  await confirmAddress(persons, userId, signUp?.name);
  parts.log.info({ userId }, 'address confirmed');
  return done({ next: keepNextPath(next) ?? '/company-setup' }, await welcomeByLink(parts, userId, visit));
}

const identify = (token: string) => `confirm:${token}`;
