import { type Kysely, sql } from 'kysely';
import type { CompanyId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { Tables } from './tables.ts';

/** A session with its person and her membership, as they stand at this moment. */
export interface WhoAsks {
  sessionId: string;
  userId: UserId;
  email: string;
  fullName: string;
  emailVerified: boolean;
  signedInAt: Date;
  expiresAt: Date;
  /** The one company she belongs to, if she belongs to any. */
  membership: { companyId: CompanyId; role: Role } | null;
}

export interface SessionToFind {
  /** Of the token in the cookie, as the table keeps it. */
  tokenHash: string;
  now: Date;
  /** A sign-in before this moment is over, however lately it was used. */
  signedInAfter: Date;
}

/**
 * Session, person and membership in one statement; null when nobody is signed in with this token. `db` is the serving login
 * outside any door, or a transaction of its own before it has taken a role.
 */
export async function readWhoAsks(
  db: Kysely<Tables>,
  { tokenHash, now, signedInAfter }: SessionToFind,
): Promise<WhoAsks | null> {
  const { rows } = await sql<Row>`
    select s.id as session_id, s.user_id, s.created_at as signed_in_at, s.expires_at,
      u.email, u.name as full_name, u.email_verified, m.company_id, m.role
    from user_sessions s
    join users u on u.id = s.user_id
    left join lateral membership_of(s.user_id) m on true
    where s.token = ${tokenHash} and s.expires_at > ${now} and s.created_at > ${signedInAfter}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { companyId, role, ...person } = row;
  return { ...person, membership: companyId && role ? { companyId, role } : null };
}

type Row = Omit<WhoAsks, 'membership'> & { companyId: CompanyId | null; role: Role | null };
