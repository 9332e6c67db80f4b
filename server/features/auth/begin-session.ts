import type { UserId } from '#domain/ids.ts';
import { wantsNotice } from '#domain/people/notification-preferences.ts';
import { readPreferences } from '#server/features/notifications/queries.ts';
import { browserName } from '#server/features/session/browser-name.ts';
import { newSignInMail } from './account-mails.ts';
import type { AccountPorts, Visit } from './account-ports.ts';
import { findPerson } from './queries.ts';
import { deleteSession, openSession } from './session-queries.ts';

/**
 * What every way of signing in ends with: a new session, the one that this browser had before is over, and the browser is known
 * from now on. Returns the cookies of the answer.
 *
 * @param signedInAt when the person last proved who she is, if not just now
 */
export async function beginSession(
  ports: AccountPorts,
  userId: UserId,
  visit: Visit,
  signedInAt?: Date,
): Promise<string[]> {
  const { devices, cookie, log } = ports;
  const { persons } = ports.database;
  const now = ports.now();
  const { address, userAgent } = visit;
  const token = await openSession(persons, { userId, address, userAgent, signedInAt: signedInAt ?? now }, now);
  if (visit.session) {
    await deleteSession(persons, visit.session.sessionId, visit.session.userId);
    ports.onAccessChange(visit.session.userId);
  }
  if (!(await devices.isKnownTo(userId, visit.device)) && (await devices.hasAny(userId)))
    await tellOfNewDevice(ports, userId, visit);
  const device = await devices.remember(userId, visit.device);
  log.info({ userId, address }, 'signed in');
  return [cookie.give(token), device];
}

/** Tells a person of a sign-in from a browser that she has not used before, unless she wants no such mails. */
async function tellOfNewDevice(ports: AccountPorts, userId: UserId, visit: Visit): Promise<void> {
  const { persons } = ports.database;
  const person = await findPerson(persons, userId);
  if (!person || !wantsNotice(await readPreferences(persons, userId), 'systemUpdates')) return;
  const mail = newSignInMail(ports.config.publicUrl, {
    name: person.name,
    browser: browserName(visit.userAgent),
    address: visit.address,
    at: ports.now(),
  });
  await ports.mailer.send(person.email, mail);
}
