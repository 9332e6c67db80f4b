import { type Answer, done } from './answer.ts';
import type { AuthParts, Visit } from './parts.ts';

/** Ends this browser's session on the server and takes its cookie. Being signed out already is no mistake. */
export async function signOut({ library, onAccessChange }: AuthParts, _input: object, visit: Visit): Promise<Answer> {
  const { headers } = await library.api.signOut({ headers: visit.headers, returnHeaders: true });
  if (visit.session) onAccessChange(visit.session.userId);
  return done({}, headers.getSetCookie());
}
