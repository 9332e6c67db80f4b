import { type Kysely, sql, type Transaction } from 'kysely';
import type { CompanyId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { Tables } from './tables.ts';

declare const company: unique symbol;
declare const system: unique symbol;

/** A transaction inside one company's wall. Every function in `queries.ts` takes it first: the connection is the proof. */
export type CompanyTx = Transaction<Tables> & { readonly [company]: true };
/** A transaction with the system role: companies, memberships and invitations, nothing else. */
export type SystemTx = Transaction<Tables> & { readonly [system]: true };

/** Who acts, as read from the session and the membership on this very request. */
export interface Member {
  userId: UserId;
  companyId: CompanyId;
  role: Role;
  /** Goes into the history beside each change. */
  requestId: string;
  /**
   * Set for what changes something: membership and role must still stand inside the transaction, and stay until it ends. Who
   * takes them away waits for it; afterwards nothing of the person's gets in.
   */
  mustStand?: boolean;
}

/** Membership or role were lost between the moment a request was let in and the moment it acted. */
export class AccessLost extends Error {
  constructor() {
    super('The membership or role with which this began is gone.');
  }
}

export interface Doors {
  /**
   * Runs `work` as this member inside the company's wall, in one transaction.
   * `reason` is written into the history beside every change of the transaction.
   * Never await mail, a model or the network inside.
   * @throws {AccessLost} when the member must stand and does not.
   */
  inCompany<T>(member: Member, work: (tx: CompanyTx) => Promise<T>, reason?: string): Promise<T>;
  /** Sign-in, company setup, invitation lookup, seeding. `reason` says why the wall is passed; it goes into the history. */
  asSystem<T>(
    reason: string,
    work: (tx: SystemTx) => Promise<T>,
    actor?: { userId: UserId; requestId: string },
  ): Promise<T>;
}

/** Only `set local`: safe behind a transaction-pooling proxy. */
export function createDoors(db: Kysely<Tables>, statementTimeoutMs: number): Doors {
  const enter = (role: string, companyId: string, userId: string, requestId: string, reason: string) => sql`
    select set_config('role', ${role}, true), set_config('app.company', ${companyId}, true), set_config('app.user', ${userId}, true),
      set_config('app.request', ${requestId}, true), set_config('app.reason', ${reason}, true),
      set_config('statement_timeout', ${String(statementTimeoutMs)}, true), set_config('lock_timeout', '5000', true)`;
  return {
    inCompany: (member, work, reason = '') =>
      db.transaction().execute(async (tx) => {
        await enter('twofold_member', member.companyId, member.userId, member.requestId, reason).execute(tx);
        if (member.mustStand) await requireStanding(tx, member);
        return work(tx as CompanyTx);
      }),
    asSystem: (reason, work, actor) =>
      db.transaction().execute(async (tx) => {
        await enter('twofold_system', '', actor?.userId ?? '', actor?.requestId ?? '', reason).execute(tx);
        return work(tx as SystemTx);
      }),
  };
}

async function requireStanding(tx: Transaction<Tables>, { userId, companyId, role }: Member): Promise<void> {
  const row = await tx
    .selectFrom('memberships')
    .select('role')
    .where((eb) => eb.and({ userId, companyId }))
    .where('endedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (row?.role !== role) throw new AccessLost();
}
