import type { Database } from '#database/open.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';
import { normalizeEmail } from '#domain/people/email.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { notifyServers } from '#server/platform/live/live.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** What the operator's commands work with. They go through the same two doors as the server. */
export interface OperatorTools {
  database: Database;
  config: Pick<Config, 'publicUrl' | 'secrets' | 'supportEmail'>;
  jobs: Pick<JobQueue, 'add'>;
  mail: Mail;
  now: () => Date;
}

/** A sentence for the operator; nothing was changed. */
export class OperatorRefusal extends Error {}

export interface KnownPerson {
  id: UserId;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date;
}

/** @throws {OperatorRefusal} if nobody has this address */
export async function findPersonByAddress({ database }: OperatorTools, address: string): Promise<KnownPerson> {
  const person = await database.persons
    .selectFrom('users')
    .select(['id', 'name', 'email', 'emailVerified', 'createdAt'])
    .where('email', '=', normalizeEmail(address))
    .executeTakeFirst();
  if (!person) throw new OperatorRefusal(`There is no account with the email address ${address}.`);
  return person;
}

export interface Membership {
  companyId: CompanyId;
  companyName: string;
  role: Role;
  endedAt: Date | null;
}

/** A person's memberships, the current one first. */
export function listMemberships({ database }: OperatorTools, userId: UserId): Promise<Membership[]> {
  return database.asSystem('operator', (tx) =>
    tx
      .selectFrom('memberships')
      .innerJoin('companies', 'companies.id', 'memberships.companyId')
      .select(['companyId', 'companies.name as companyName', 'role', 'endedAt'])
      .where('userId', '=', userId)
      .orderBy('endedAt', (order) => order.desc().nullsFirst())
      .execute(),
  );
}

/** Makes every running server check again what a person may do. */
export function tellAccessChanged({ database }: OperatorTools, userId: UserId): Promise<void> {
  return notifyServers(database.pool, 'operator', [{ kind: 'access', userId }]);
}
