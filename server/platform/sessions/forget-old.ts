import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { DEVICE_MS } from './devices.ts';

/**
 * Deletes data that is of no more use for people who never came back: expired sessions, emailed links and browsers. Signing in does the
 * same for those who do come back.
 */
export async function forgetOld(persons: Kysely<Tables>, now: Date): Promise<void> {
  const cookiesFrom = new Date(now.getTime() - DEVICE_MS);
  await sql`delete from user_sessions where expires_at < ${now}`.execute(persons);
  await sql`delete from user_verifications where expires_at < ${now}`.execute(persons);
  await sql`delete from user_devices where last_seen_at < ${cookiesFrom}`.execute(persons);
}
