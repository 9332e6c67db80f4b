import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { DEVICE_MS } from './devices.ts';

/**
 * Takes away what is of no more use to people who never came back: sessions and mailed links that have run out, and browsers whose
 * cookie has. Signing in does the same for who does come back.
 */
export async function forgetOld(persons: Kysely<Tables>, now: Date): Promise<void> {
  const cookiesFrom = new Date(now.getTime() - DEVICE_MS);
  await sql`delete from user_sessions where expires_at < ${now}`.execute(persons);
  await sql`delete from user_verifications where expires_at < ${now}`.execute(persons);
  await sql`delete from user_devices where last_seen_at < ${cookiesFrom}`.execute(persons);
}
