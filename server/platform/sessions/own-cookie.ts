import { parse, serialize } from 'hono/utils/cookie';

export interface OwnCookie {
  name: string;
  /** The value that this browser sent, or undefined. */
  read(headers: Headers): string | undefined;
  /** The value of a `Set-Cookie` that sets the cookie or, with a lifetime of 0 seconds, deletes it. */
  write(value: string, maxAgeSeconds: number): string;
}

/**
 * A cookie of ours. `__Host-` binds it to exactly this host over https; browsers refuse the name on plain http. Neither scripts nor
 * other sites can use it.
 */
export function ownCookie(publicUrl: string, shortName: 'session_token' | 'device'): OwnCookie {
  const secure = publicUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}twofold.${shortName}`;
  return {
    name,
    read: (headers) => parse(headers.get('cookie') ?? '', name)[name],
    write: (value, maxAge) => serialize(name, value, { maxAge, path: '/', httpOnly: true, sameSite: 'Lax', secure }),
  };
}
