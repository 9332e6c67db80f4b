import { type Answer, done } from './account-answer.ts';
import type { AccountPorts, Visit } from './account-ports.ts';
import { deleteSession } from './session-queries.ts';

/** Ends this browser's session on the server and takes its cookie. Being signed out already is no mistake. */
export async function signOut(
  { database, cookie, onAccessChange }: AccountPorts,
  _input: object,
  { session }: Visit,
): Promise<Answer> {
  if (session) {
    await deleteSession(database.persons, session.sessionId, session.userId);
    onAccessChange(session.userId);
  }
  return done({}, [cookie.take()]);
}
