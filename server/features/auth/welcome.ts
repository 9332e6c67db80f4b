import type { UserId } from '#domain/ids.ts';
import { wantsNotice } from '#domain/people/notification-preferences.ts';
import { readPreferences } from '#server/features/notifications/queries.ts';
import { browserName } from '#server/features/session/browser-name.ts';
import { newSignInMail } from './account-mails.ts';
import type { AuthParts, Visit } from './parts.ts';
import { deleteSession, findPerson } from './queries.ts';

/**
 * What every way of signing in ends with: the session that this browser had before is over, and the browser is known from now
 * on. Returns the cookies of the answer.
 */
export async function welcome(
  parts: AuthParts,
  userId: UserId,
  libraryHeaders: Headers,
  visit: Visit,
): Promise<string[]> {
  const { database, devices } = parts;
  if (visit.session) {
    await deleteSession(database.persons, visit.session.sessionId, visit.session.userId);
    parts.onAccessChange(visit.session.userId);
  }
  if (!(await devices.isKnownTo(userId, visit.device)) && (await devices.hasAny(userId)))
    await tellOfNewDevice(parts, userId, visit);
  const device = await devices.remember(userId, visit.device);
  parts.log.info({ userId, address: visit.address }, 'signed in');
  return [...libraryHeaders.getSetCookie(), device];
}

/** Tells a person of a sign-in from a browser that she has not used before, unless she wants no such mails. */
async function tellOfNewDevice(parts: AuthParts, userId: UserId, visit: Visit): Promise<void> {
  const { persons } = parts.database;
  const person = await findPerson(persons, userId);
  if (!person || !wantsNotice(await readPreferences(persons, userId), 'systemUpdates')) return;
  const browser = browserName(visit.headers.get('user-agent'));
  const mail = newSignInMail(parts.config.publicUrl, {
    name: person.name,
    browser,
    address: visit.address,
    at: parts.now(),
  });
  await parts.postman.post(person.email, mail);
}

/** Signs in somebody who has proved herself by a mailed link; returns the cookies of the answer. */
export async function welcomeByLink(parts: AuthParts, userId: UserId, visit: Visit): Promise<string[]> {
  const { headers } = await parts.library.api.openSession({
    body: { userId },
    headers: visit.headers,
    returnHeaders: true,
  });
  return welcome(parts, userId, headers, visit);
}
