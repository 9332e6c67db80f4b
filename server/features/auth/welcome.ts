import type { UserId } from '#domain/ids.ts';
import type { AuthParts, Visit } from './parts.ts';
import { deleteSession } from './queries.ts';

/**
 * What every way of signing in ends with: the session that this browser had before is over, and the browser is known from now
 * on. Returns the cookies of the answer.
 */
export async function welcome(
  { database, devices }: AuthParts,
  userId: UserId,
  libraryHeaders: Headers,
  visit: Visit,
): Promise<string[]> {
  if (visit.session) await deleteSession(database.persons, visit.session.sessionId);
  const device = await devices.remember(userId, visit.device);
  return [...libraryHeaders.getSetCookie(), device];
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
