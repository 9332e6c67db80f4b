import { z } from 'zod';
import { keepNextPath } from '#contract/arrival.ts';
import type { confirmInput } from '#contract/auth.ts';
import type { UserId } from '#domain/ids.ts';
import { type Answer, done, refuse } from './account-answer.ts';
import { confirmationMail } from './account-mails.ts';
import type { AccountPorts, Visit } from './account-ports.ts';
import { beginSession } from './begin-session.ts';
import { createLink, spendLink } from './link-queries.ts';
import { confirmAddress, findPerson, setPassword } from './queries.ts';

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
  { database, mailer, config, now }: AccountPorts,
  { userId, email, name, signUp, next }: Unconfirmed,
): Promise<void> {
  const value: Kept = { userId, ...(signUp && { signUp }), ...(next && { next }) };
  const link = {
    purpose: 'confirm',
    value: JSON.stringify(value),
    expiresAt: new Date(now().getTime() + DAY_MS),
  } as const;
  const token = await createLink(database.persons, link, now());
  await mailer.sendRarely(email, confirmationMail(config.publicUrl, { name, token }));
}

/** Spends a confirmation link: the address is confirmed, the person signed in. `next` says where she goes on. */
export async function confirm(
  ports: AccountPorts,
  { token }: z.infer<typeof confirmInput>,
  visit: Visit,
): Promise<Answer> {
  const confirmed = await spendConfirmation(ports, token);
  if (!confirmed) return refuse('link-invalid');
  const { userId, next } = confirmed;
  ports.log.info({ userId }, 'address confirmed');
  return done({ next: keepNextPath(next) ?? '/company-setup' }, await beginSession(ports, userId, visit));
}

function spendConfirmation({ database, now }: AccountPorts, token: string) {
  return database.persons.transaction().execute(async (tx) => {
    const value = await spendLink(tx, 'confirm', token, now());
    if (value === undefined) return null;
    const { userId: id, signUp, next } = kept.parse(JSON.parse(value));
    const userId = id as UserId;
    const person = await findPerson(tx, userId);
    // Confirmed by another link meanwhile: this one must not bring its own password along.
    if (!person || person.emailVerified) return null;
    if (signUp) await setPassword(tx, userId, signUp.passwordHash, now());
    await confirmAddress(tx, userId, now(), signUp?.name);
    return { userId, next };
  });
}
