import { sql } from 'kysely';
import type { CompanyTx, SystemTx } from '#database/doors.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';

interface CompanyFields {
  name: string;
  industry: string;
  size: string;
}

/** The company whose wall this transaction stands in, with the number of its present members. */
export function readCompany(tx: CompanyTx) {
  return tx
    .selectFrom('companies')
    .select((eb) => [
      'id',
      'name',
      'industry',
      'size',
      'createdAt',
      'version',
      'closesAt',
      eb
        .selectFrom('memberships')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('endedAt', 'is', null)
        .as('userCount'),
    ])
    .executeTakeFirstOrThrow();
}

/** Changes the company when nobody else has since `version` and it is not so already; says whether it did. */
export async function updateCompany(tx: CompanyTx, fields: CompanyFields, version: number): Promise<boolean> {
  const row = await tx
    .updateTable('companies')
    .set(fields)
    .where('version', '=', version)
    .where((eb) => eb.not(eb.and({ name: fields.name, industry: fields.industry, size: fields.size })))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the company and its first admin in one transaction. */
export async function insertCompany(tx: SystemTx, fields: CompanyFields, creator: UserId): Promise<CompanyId> {
  const { id } = await tx.insertInto('companies').values(fields).returning('id').executeTakeFirstOrThrow();
  await tx.insertInto('memberships').values({ companyId: id, userId: creator, role: 'admin' }).execute();
  return id;
}
