import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import { cookiePrefix, readCookie } from './cookies.ts';
import { hashToken } from './hashed-tokens.ts';

/** However busily a session is used, after so long the person signs in anew. */
const LONGEST_SESSION_MS = 90 * 24 * 60 * 60 * 1000;

/** A session and its person as they stand at this moment. */
export interface OpenSession {
  sessionId: string;
  userId: UserId;
  email: string;
  fullName: string;
  emailVerified: boolean;
  signedInAt: Date;
  expiresAt: Date;
}

export const sessionCookieName = (publicUrl: string) => `${cookiePrefix(publicUrl)}.session_token`;

/**
 * Reads session and person of a request in one query; null when nobody is signed in. The cookie is `token.signature`, as the
 * auth library writes it; one with a wrong signature is not looked up.
 */
export async function readSession(
  headers: Headers,
  { database, publicUrl, secret, now }: { database: Database; publicUrl: string; secret: string; now: Date },
): Promise<OpenSession | null> {
  const token = readSignedToken(readCookie(headers, sessionCookieName(publicUrl)), secret);
  if (token === undefined) return null;
  const row = await database.persons
    .selectFrom('userSessions')
    .innerJoin('users', 'users.id', 'userSessions.userId')
    .select([
      'userSessions.id as sessionId',
      'userSessions.userId',
      'userSessions.createdAt as signedInAt',
      'userSessions.expiresAt',
      'users.email',
      'users.name as fullName',
      'users.emailVerified',
    ])
    .where('userSessions.token', '=', hashToken(token))
    .where('userSessions.expiresAt', '>', now)
    .where('userSessions.createdAt', '>', new Date(now.getTime() - LONGEST_SESSION_MS))
    .executeTakeFirst();
  return row ?? null;
}

function readSignedToken(cookie: string | undefined, secret: string): string | undefined {
  const end = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || end < 1 || cookie.length > 200) return undefined;
  const token = cookie.slice(0, end);
  const signature = Buffer.from(cookie.slice(end + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined;
}
