import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '#domain/ids.ts';
import type { Persons } from './queries.ts';

/** What an emailed link is for; it gives access to nothing else. */
export type LinkPurpose = 'confirm' | 'reset-password';

/**
 * Stores what a link is for and returns its secret of 192 bits, of which only a hash is stored. Deletes expired links. A link for
 * resetting a password stores the person's id.
 */
export async function createLink(
  persons: Persons,
  { purpose, value, expiresAt }: { purpose: LinkPurpose; value: string; expiresAt: Date },
  now: Date,
): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await persons.deleteFrom('userVerifications').where('expiresAt', '<', now).execute();
  await persons
    .insertInto('userVerifications')
    .values({ identifier: identify(purpose, secret), value, expiresAt })
    .execute();
  return secret;
}

/** What a link is for; undefined if it is invalid, used or expired. */
export async function readLink(
  persons: Persons,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const row = await persons
    .selectFrom('userVerifications')
    .select('value')
    .where('identifier', '=', identify(purpose, secret))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.value;
}

/** Returns what a link is for and uses it up: of simultaneous requests, only one succeeds. */
export async function spendLink(
  persons: Persons,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const row = await persons
    .deleteFrom('userVerifications')
    .where('identifier', '=', identify(purpose, secret))
    .where('expiresAt', '>', now)
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}

/** Deletes a person's other reset links once one has been used. */
export async function deleteResetLinks(persons: Persons, userId: UserId): Promise<void> {
  await persons.deleteFrom('userVerifications').where('value', '=', userId).execute();
}

const identify = (purpose: LinkPurpose, secret: string) =>
  createHash('sha256').update(`${purpose}:${secret}`).digest('base64url');
