import type { UserId } from '#domain/ids.ts';
import { forgetDevices } from '#server/platform/sessions/devices.ts';
import { deleteResetLinks } from './link-queries.ts';
import { type Persons, setPassword } from './queries.ts';
import { deleteSessions } from './session-queries.ts';

/**
 * Sets another password and ends whatever the old one led to: every session, every known browser, every link for a new one.
 * `persons` is a transaction, so that all of it happens or none.
 */
export async function replacePassword(
  persons: Persons,
  userId: UserId,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await setPassword(persons, userId, passwordHash, now);
  await deleteSessions(persons, userId);
  await forgetDevices(persons, userId);
  await deleteResetLinks(persons, userId);
}
