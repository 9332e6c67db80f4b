import { z } from 'zod';
import { keepNextPath } from '#contract/arrival.ts';
import type { UserId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { confirmationMail } from './account-mails.ts';
import { beginSession } from './begin-session.ts';
import { createLink, spendLink } from './link-queries.ts';
import { confirmAddress, findPerson, setPassword } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The data stored with the secret of a confirmation link. */
const kept = z.object({
  userId: z.uuid(),
  /** Set by a sign-up: the link confirms the name and password of this sign-up only, no matter who else tried the address. */
  signUp: z.object({ name: z.string(), passwordHash: z.string() }).optional(),
  next: z.string().optional(),
});
type KeptSignUp = z.infer<typeof kept>;

export interface Unconfirmed {
  userId: UserId;
  email: string;
  name: string;
  signUp?: NonNullable<KeptSignUp['signUp']>;
  next?: string | null;
}

/** Makes a link that confirms an address and mails it. */
export async function sendConfirmation(
  { database, sessions, config, now }: RequestContext,
  { userId, email, name, signUp, next }: Unconfirmed,
): Promise<void> {
  const kept: KeptSignUp = { userId, ...(signUp && { signUp }), ...(next && { next }) };
  const expiresAt = new Date(now().getTime() + DAY_MS);
  const link = { purpose: 'confirm', value: JSON.stringify(kept), expiresAt } as const;
  const token = await createLink(database.persons, link, now());
  await sessions.mailer.sendRarely(email, confirmationMail(config.publicUrl, { name, token }));
}

/** Uses up a confirmation link: confirms the address and signs the person in. Returns the path where they continue. */
export async function confirmByLink(context: RequestContext, token: string): Promise<string> {
  const confirmed = await spendConfirmation(context, token);
  if (!confirmed) refuse('link-invalid');
  const { userId, next } = confirmed;
  context.log.info({ userId }, 'address confirmed');
  await beginSession(context, userId);
  return keepNextPath(next) ?? '/company-setup';
}

function spendConfirmation({ database, now }: RequestContext, token: string) {
  return database.persons.transaction().execute(async (tx) => {
    const value = await spendLink(tx, 'confirm', token, now());
    if (value === undefined) return null;
    const { userId: id, signUp, next } = kept.parse(JSON.parse(value));
    const userId = id as UserId;
    const person = await findPerson(tx, userId);
    // Another link has confirmed the address in the meantime: this one must not set its own password.
    if (!person || person.emailVerified) return null;
    if (signUp) await setPassword(tx, userId, signUp.passwordHash, now());
    await confirmAddress(tx, userId, now(), signUp?.name);
    return { userId, next };
  });
}
