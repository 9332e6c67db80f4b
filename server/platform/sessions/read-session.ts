import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#database/open.ts';
import type { WhoAsks } from '#database/who-asks.ts';
import { cookiePrefix, readCookie } from './cookies.ts';
import { hashToken } from './hashed-tokens.ts';

/** However busily a session is used, after so long the person signs in anew. */
const LONGEST_SESSION_MS = 90 * 24 * 60 * 60 * 1000;

export const sessionCookieName = (publicUrl: string) => `${cookiePrefix(publicUrl)}.session_token`;

/**
 * Reads session, person and membership of a request in one query; null when nobody is signed in. The cookie is
 * `token.signature`, as the auth library writes it; one with a wrong signature is not looked up.
 */
export async function readSession(
  headers: Headers,
  {
    database,
    publicUrl,
    secret,
    now,
  }: { database: Pick<Database, 'whoAsks'>; publicUrl: string; secret: string; now: Date },
): Promise<WhoAsks | null> {
  const token = readSignedToken(readCookie(headers, sessionCookieName(publicUrl)), secret);
  if (token === undefined) return null;
  return database.whoAsks({
    tokenHash: hashToken(token),
    now,
    signedInAfter: new Date(now.getTime() - LONGEST_SESSION_MS),
  });
}

function readSignedToken(cookie: string | undefined, secret: string): string | undefined {
  const end = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || end < 1 || cookie.length > 200) return undefined;
  const token = cookie.slice(0, end);
  const signature = Buffer.from(cookie.slice(end + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined;
}
