import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { UserId } from '#domain/ids.ts';
import { ownCookie } from './own-cookie.ts';

/** The maximum time for which browsers keep a cookie, in milliseconds since it was last set. */
export const DEVICE_MS = 400 * 24 * 60 * 60 * 1000;

export interface Devices {
  /** The secret that this browser sends, if it has one. */
  read(headers: Headers): string | null;
  /** Whether the person with this address has signed in from this browser before. */
  isKnown(email: string, secret: string | null): Promise<boolean>;
  /** The same for a person whose id is known. */
  isKnownTo(userId: UserId, secret: string | null): Promise<boolean>;
  /** Makes this browser one of the person's; returns the cookie to set. */
  remember(userId: UserId, secret: string | null): Promise<string>;
  hasAny(userId: UserId): Promise<boolean>;
}

/**
 * Browsers known from an earlier sign-in. A cookie with a random secret names the browser, not the person, grants nothing on its own, and
 * outlives the session. With it, a person whose account is locked by someone else's guesses can still get in.
 */
export function createDevices(persons: Kysely<Tables>, publicUrl: string): Devices {
  const cookie = ownCookie(publicUrl, 'device');
  return {
    read: (headers) => {
      const secret = cookie.read(headers);
      return secret && /^[\w-]{43}$/.test(secret) ? secret : null;
    },
    isKnown: async (email, secret) => {
      if (!secret) return false;
      const { rows } = await sql`
        select from user_devices d join users u on u.id = d.user_id
        where u.email = ${email} and d.secret_hash = ${hash(secret)}`.execute(persons);
      return rows.length > 0;
    },
    isKnownTo: async (userId, secret) => {
      if (!secret) return false;
      const { rows } = await sql`
        select from user_devices where user_id = ${userId} and secret_hash = ${hash(secret)}`.execute(persons);
      return rows.length > 0;
    },
    remember: async (userId, secret) => {
      const kept = secret ?? randomBytes(32).toString('base64url');
      await sql`
        insert into user_devices (user_id, secret_hash) values (${userId}, ${hash(kept)})
        on conflict (user_id, secret_hash) do update set last_seen_at = now()`.execute(persons);
      return cookie.write(kept, DEVICE_MS / 1000);
    },
    hasAny: async (userId) => {
      const { rows } = await sql`select from user_devices where user_id = ${userId} limit 1`.execute(persons);
      return rows.length > 0;
    },
  };
}

/** Forgets all browsers of a person, for example after a change of password: each has to sign in again. */
export async function forgetDevices(persons: Kysely<Tables>, userId: UserId): Promise<void> {
  await sql`delete from user_devices where user_id = ${userId}`.execute(persons);
}

const hash = (secret: string) => createHash('sha256').update(secret).digest();
