import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { AssessmentId, CompanyId, UserId } from '#domain/ids.ts';
import type { Audit } from '#domain/people/audit.ts';
import type { Role } from '#domain/people/permissions.ts';
import { CompanyFilter } from './company-filter.ts';
import type { Reading } from './create-json-queries.ts';
import type { Tables } from './tables.ts';

declare const company: unique symbol;
declare const system: unique symbol;

/**
 * A transaction inside one company's wall. Every function in `queries.ts` takes it as its first argument, so it cannot run outside the
 * wall. Its query builder names the company in each statement (company-filter.ts).
 */
export type CompanyTx = Transaction<Tables> & {
  readonly [company]: true;
  /** For statements written in SQL: the condition that a row is the company's. `table` is the name it has in the statement. */
  own(table?: string): RawBuilder<boolean>;
};
/** A transaction with the system role, which can reach companies, memberships and invitations, and nothing else. */
export type SystemTx = Transaction<Tables> & { readonly [system]: true };

/** A person's role in a company, and for an auditor also what they can read and until when. */
export type RoleHeld = { role: Exclude<Role, 'auditor'> } | { role: 'auditor'; audit: Audit };

/** The person who acts, as read from the session and the membership on this request. */
export type Member = RoleHeld & {
  userId: UserId;
  companyId: CompanyId;
  /** Stored with each change in the history. */
  requestId: string;
  /**
   * Set for changes and for reading in pieces: membership, role and audit must still be valid inside the transaction, and remain so until
   * it ends. Ending them waits for the transaction; after that, no requests from this person are accepted.
   */
  mustStand?: boolean;
};

/** The assessments that a member can read, in the wall's format: all, or a list of ids. */
const assessmentsOf = (member: Member) =>
  member.role === 'auditor' && member.audit.assessments ? `{${member.audit.assessments.join(',')}}` : '*';

/** The author if the server acts on its own: the history then names nobody. */
export const NOBODY = '' as UserId;

/** The membership or role was lost between the moment at which a request was accepted and the moment at which it acted. */
export class AccessLost extends Error {
  constructor() {
    super('The membership or role with which this began is gone.');
  }
}

export interface Doors {
  /**
   * Runs `work` as this member inside the company's wall, in one transaction. `reason` is stored in the history with every change of the
   * transaction. Never await mail, a model or the network inside. If PostgreSQL ends it because two transactions wait for each other, it
   * runs again from the start, so nothing outside it may depend on how often it runs.
   * @throws {AccessLost} if the member must be valid and is not
   */
  inCompany<T>(member: Member, work: (tx: CompanyTx) => Promise<T>, reason?: string): Promise<T>;
  /** Reads as this member at one moment in time: later commits are not visible. Nothing can be written. */
  atOneMoment<T>(member: Member, work: (tx: CompanyTx) => Promise<T>): Promise<T>;
  /**
   * Has PostgreSQL write a large answer as JSON, as this member inside the company's wall, in a single round trip.
   * @param asked the assessment; null for the one that the reading chooses
   * @returns the JSON in UTF-8, in pieces of some 64 kB; null where there is nothing of that kind for this member
   */
  readInCompany(member: Member, reading: Reading, asked: AssessmentId | null): Promise<Buffer[] | null>;
  /** For sign-in, company setup, invitation lookup and seeding. `reason` says why the wall is bypassed; it is stored in the history. */
  asSystem<T>(
    reason: string,
    work: (tx: SystemTx) => Promise<T>,
    actor?: { userId: UserId; requestId: string },
  ): Promise<T>;
  /** Uses both doors in one transaction, for a person who moves from one company to another: either both succeed or neither does. */
  fromCompany<Left, T>(
    member: Member,
    from: { reason: string; work: (tx: CompanyTx) => Promise<Left> },
    to: { reason: string; work: (tx: SystemTx) => Promise<T> },
  ): Promise<[Left, T]>;
}

const ENTER = `
  select set_config('role', $1, true), set_config('app.company', $2, true), set_config('app.user', $3, true),
    set_config('app.request', $4, true), set_config('app.reason', $5, true),
    set_config('statement_timeout', $6, true), set_config('app.assessments', $7, true), set_config('lock_timeout', '5000', true)`;

/** Converts each text to bytes as it arrives, so that it is never in memory twice. */
const asBytes = { getTypeParser: () => (text: string) => Buffer.from(text) };

/**
 * Uses only `set local`, which is safe behind a transaction-pooling proxy. Statements that do not depend on one another's results are
 * sent together; if one fails, PostgreSQL refuses the following ones of the same transaction.
 */
export function createDoors(db: Kysely<Tables>, pool: pg.Pool, statementTimeoutMs: number): Doors {
  const enter = (role: string, companyId: string, userId: string, requestId: string, reason: string, reads: string) =>
    CompiledQuery.raw(ENTER, [role, companyId, userId, requestId, reason, String(statementTimeoutMs), reads]);
  const enterCompany = (member: Member, reason = '') =>
    enter('twofold_member', member.companyId, member.userId, member.requestId, reason, assessmentsOf(member));
  return {
    inCompany: (member, work, reason) =>
      untilWon(() =>
        db.transaction().execute(async (tx) => {
          const entering = tx.executeQuery(enterCompany(member, reason));
          const ofCompany = filtered(tx, member.companyId);
          if (!member.mustStand) return (await together(entering, work(ofCompany)))[1];
          await together(entering, requireStanding(tx, member));
          return work(ofCompany);
        }),
      ),
    atOneMoment: (member, work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          await tx.executeQuery(enterCompany(member));
          return work(filtered(tx, member.companyId));
        }),
    async readInCompany(member, reading, asked) {
      const client = await pool.connect();
      try {
        const { sql: statement, parameters } = enterCompany(member);
        const [, , answer] = await together(
          client.query('begin read only'),
          client.query(statement, [...parameters]),
          client.query<{ piece: Buffer | null }>({
            text: `select in_pieces(${reading}($1)) as piece`,
            values: [asked],
            types: asBytes,
          }),
          client.query('commit'),
        );
        const pieces = answer.rows.flatMap(({ piece }) => piece ?? []);
        return pieces.length > 0 ? pieces : null;
      } finally {
        client.release();
      }
    },
    asSystem: (reason, work, actor) =>
      untilWon(() =>
        db.transaction().execute(async (tx) => {
          const entering = tx.executeQuery(
            enter('twofold_system', '', actor?.userId ?? '', actor?.requestId ?? '', reason, ''),
          );
          return (await together(entering, work(tx as SystemTx)))[1];
        }),
      ),
    fromCompany: (member, from, to) =>
      untilWon(() =>
        db.transaction().execute(async (tx) => {
          const { userId, companyId, requestId } = member;
          await tx.executeQuery(enterCompany(member, from.reason));
          if (member.mustStand) await requireStanding(tx, member);
          const left = await from.work(filtered(tx, companyId));
          await tx.executeQuery(enter('twofold_system', '', userId, requestId, to.reason, ''));
          return [left, await to.work(tx as SystemTx)];
        }),
      ),
  };
}

/** How often a transaction is tried if PostgreSQL ends it in favour of another. */
const TRIES = 4;

/**
 * Runs a transaction again if PostgreSQL ended it because of a deadlock or a conflict with another.
 * @throws the error of the last attempt
 */
async function untilWon<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !isLostRace(error)) throw error;
      // A random pause, so that the two transactions do not meet again.
      await sleep(randomInt(20 * tries));
    }
  }
}

const isLostRace = (error: unknown) => ['40001', '40P01'].includes((error as { code?: string } | null)?.code ?? '');

/** The transaction with the first of the two walls: its statements name the company, independently of row-level security. */
function filtered(tx: Transaction<Tables>, companyId: CompanyId): CompanyTx {
  const own = (table?: string) => sql<boolean>`${sql.ref(table ? `${table}.companyId` : 'companyId')} = ${companyId}`;
  return Object.assign(tx.withPlugin(new CompanyFilter(companyId)), { own }) as CompanyTx;
}

/**
 * Waits until all have ended, so that nothing is in progress when the connection is returned.
 * @throws the first failure
 */
async function together<T extends unknown[]>(...sent: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  await Promise.allSettled(sent);
  return Promise.all(sent) as Promise<T>;
}

async function requireStanding(tx: Transaction<Tables>, member: Member): Promise<void> {
  const { userId, companyId, role } = member;
  const row = await tx
    .selectFrom('memberships')
    .select(['role', 'audited', sql<boolean | null>`audits_until <= now()`.as('isOver')])
    .where((eb) => eb.and({ userId, companyId }))
    .where('endedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (row?.role !== role || row.isOver || !readsStill(member, row.audited)) throw new AccessLost();
}

/**
 * Whether an auditor can still read everything that they could when their request was accepted.
 * @param audited what they can read in the company; null for everything
 */
const readsStill = (member: Member, audited: readonly AssessmentId[] | null) =>
  member.role !== 'auditor' ||
  audited === null ||
  member.audit.assessments?.every((id) => audited.includes(id)) === true;
