import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ownCookie } from './own-cookie.ts';
import { SESSION_MS } from './session-life.ts';

export const sessionCookieOf = (publicUrl: string) => ownCookie(publicUrl, 'session_token');

/** 256 bits; anyone who has it is the person who signed in. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

/** What the database stores of a session's token: a person who reads the table cannot sign in with it. */
export const hashSessionToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface SessionCookie {
  /** The token in a request, or undefined. A token with a wrong signature is ignored and not looked up. */
  readToken(headers: Headers): string | undefined;
  /** The `Set-Cookie` for a session that is prolonged. */
  give(token: string): string;
  /** The `Set-Cookie` that deletes it. */
  take(): string;
}

/** The cookie that carries a session's token, as `token.signature`. */
export function createSessionCookie(publicUrl: string, secret: string): SessionCookie {
  const cookie = sessionCookieOf(publicUrl);
  const sign = (token: string) => createHmac('sha256', secret).update(token).digest();
  return {
    readToken: (headers) => {
      const value = cookie.read(headers);
      const end = value?.lastIndexOf('.') ?? -1;
      if (!value || end < 1 || value.length > 200) return undefined;
      const token = value.slice(0, end);
      const signature = Buffer.from(value.slice(end + 1), 'base64');
      const expected = sign(token);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined;
    },
    give: (token) => cookie.write(`${token}.${sign(token).toString('base64')}`, SESSION_MS / 1000),
    take: () => cookie.write('', 0),
  };
}
