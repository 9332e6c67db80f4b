import type { UserId } from '#domain/ids.ts';
import { forgetDevices } from '#server/platform/sessions/devices.ts';
import { deleteResetLinks } from './link-queries.ts';
import { type Persons, setPassword } from './queries.ts';
import { deleteSessions } from './session-queries.ts';

/**
 * Replaces a password and ends everything that the old one gave access to: every session, every known browser and every reset link.
 * `persons` is a transaction, so either all of this happens or nothing.
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
