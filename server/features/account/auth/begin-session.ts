import type { UserId } from '#domain/ids.ts';
import { wantsNotice } from '#domain/people/notification-preferences.ts';
import { readPreferences } from '#server/features/account/notifications/queries.ts';
import { browserName } from '#server/features/account/session/browser-name.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { newSignInMail } from './account-mails.ts';
import { findPerson } from './queries.ts';
import { openSession } from './session-queries.ts';

/** Long enough to recognize a browser. */
const MAX_USER_AGENT = 1000;

/**
 * The last step of every way to sign in: creates a session in a cookie, ends the browser's previous session, and remembers the browser.
 *
 * @param signedInAt when the person last proved who they are, if not just now
 */
export async function beginSession(context: RequestContext, userId: UserId, signedInAt?: Date): Promise<void> {
  const { sessions, clientAddress: address, log } = context;
  const { devices, cookie } = sessions;
  const { persons } = context.database;
  const now = context.now();
  const userAgent = userAgentOf(context);
  const token = await openSession(persons, { userId, address, userAgent, signedInAt: signedInAt ?? now }, now);
  if (context.person) await sessions.endSession(context.person.userId, context.person.sessionId);
  const device = devices.read(context.headers);
  if (!(await devices.isKnownTo(userId, device)) && (await devices.hasAny(userId)))
    await tellOfNewDevice(context, userId);
  context.setCookie(cookie.give(token));
  context.setCookie(await devices.remember(userId, device));
  log.info({ userId, address }, 'signed in');
}

/** Tells a person about a sign-in from a browser that they have not used before, unless they have switched such emails off. */
async function tellOfNewDevice(context: RequestContext, userId: UserId): Promise<void> {
  const { persons } = context.database;
  const person = await findPerson(persons, userId);
  if (!person || !wantsNotice(await readPreferences(persons, userId), 'systemUpdates')) return;
  const mail = newSignInMail(context.config.publicUrl, {
    name: person.name,
    browser: browserName(userAgentOf(context)),
    address: context.clientAddress,
    at: context.now(),
  });
  await context.sessions.mailer.send(person.email, mail);
}

const userAgentOf = ({ headers }: RequestContext) => headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null;
