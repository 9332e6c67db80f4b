import { type Kysely, sql } from 'kysely';
import type { AssessmentId, CompanyId, UserId } from '#domain/ids.ts';
import { isAuditOver } from '#domain/people/audit.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { RoleHeld } from './doors.ts';
import type { Tables } from './tables.ts';

/** A session with its person and their membership, at this moment. */
export interface WhoAsks {
  sessionId: string;
  userId: UserId;
  email: string;
  fullName: string;
  emailVerified: boolean;
  signedInAt: Date;
  expiresAt: Date;
  /** The person's only company, if they belong to any. */
  membership: ({ companyId: CompanyId } & RoleHeld) | null;
  /** The company that still lists the person as an auditor although their time has ended: they then belong to no company. */
  overAuditIn: CompanyId | null;
}

export interface SessionToFind {
  /** The hash of the token in the cookie, as stored in the table. */
  tokenHash: string;
  now: Date;
  /** A sign-in before this moment has expired, however recently it was used. */
  signedInAfter: Date;
}

/** The name of the function in the catalogue. */
export const WHO_ASKS = 'who_asks(text, timestamp with time zone, timestamp with time zone)';

/**
 * The statement as a function with the rights of its caller. In plpgsql, because it keeps its plan for the life of a connection: planning
 * this join takes longer than running it.
 */
export const whoAsksFunction = `
  create or replace function who_asks(token_hash text, at timestamptz, signed_in_after timestamptz)
  returns table (session_id text, user_id uuid, signed_in_at timestamptz, expires_at timestamptz, email text, full_name text,
    email_verified boolean, company_id uuid, role text, audits_until timestamptz, audited uuid[])
  language plpgsql stable rows 1 as $body$
  begin
    return query
      select s.id::text, s.user_id, s.created_at, s.expires_at, u.email::text, u.name::text, u.email_verified, m.company_id, m.role::text,
        m.audits_until, m.audited
      from user_sessions s
      join users u on u.id = s.user_id
      left join lateral membership_of(s.user_id) m on true
      where s.token = token_hash and s.expires_at > at and s.created_at > signed_in_after;
  end $body$`;

/**
 * Session, person and membership in one statement; null if nobody is signed in with this token. `db` is the serving login outside any
 * door, or a transaction of its own before it has taken a role.
 */
export async function readWhoAsks(
  db: Kysely<Tables>,
  { tokenHash, now, signedInAfter }: SessionToFind,
): Promise<WhoAsks | null> {
  const { rows } = await sql<Row>`select * from who_asks(${tokenHash}, ${now}, ${signedInAfter})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { companyId, role, auditsUntil, audited, ...person } = row;
  if (!companyId || !role) return { ...person, membership: null, overAuditIn: null };
  if (role !== 'auditor') return { ...person, membership: { companyId, role }, overAuditIn: null };
  if (!auditsUntil) throw new Error('An auditor without an end is refused by the database.');
  const audit = { until: auditsUntil, assessments: audited };
  if (isAuditOver(audit, now)) return { ...person, membership: null, overAuditIn: companyId };
  return { ...person, membership: { companyId, role, audit }, overAuditIn: null };
}

type Row = Omit<WhoAsks, 'membership' | 'overAuditIn'> & {
  companyId: CompanyId | null;
  role: Role | null;
  auditsUntil: Date | null;
  audited: AssessmentId[] | null;
};
