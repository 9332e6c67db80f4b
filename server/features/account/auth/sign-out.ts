import type { RequestContext } from '#server/platform/http/request-context.ts';

/** Ends this browser's session on the server and removes its cookie. */
export async function signOutHere({ person, sessions, setCookie }: RequestContext): Promise<void> {
  if (person) await sessions.endSession(person.userId, person.sessionId);
  setCookie(sessions.cookie.take());
}
