import { sql } from 'kysely';
import type { CompanyTx, SystemTx } from '#database/doors.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';

interface CompanyFields {
  name: string;
  industry: string;
  size: string;
}

/** The company of this transaction, with the number of its current members. */
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

/** Changes the company if nobody else has changed it since `version` and the values differ; returns whether it did. */
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

/** Creates the company and its first admin in one transaction. */
export async function insertCompany(tx: SystemTx, fields: CompanyFields, creator: UserId): Promise<CompanyId> {
  const { id } = await tx.insertInto('companies').values(fields).returning('id').executeTakeFirstOrThrow();
  await tx.insertInto('memberships').values({ companyId: id, userId: creator, role: 'admin' }).execute();
  return id;
}

/** How many changes of the rule are returned. */
const RULE_CHANGES = 20;

/** Whether one person may sign several steps, and who set this, latest first. */
export async function readSignOffRule(tx: CompanyTx) {
  const { id, onePersonMaySign } = await tx
    .selectFrom('companies')
    .select(['id', 'onePersonMaySign'])
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ onePersonMaySign: boolean; by: string | null; at: Date }>`
    select (new ->> 'one_person_may_sign')::boolean as one_person_may_sign, at,
      (select full_name from company_people person where ${tx.own('person')} and person.user_id = history.user_id) as by
    from history where ${tx.own('history')} and table_name = 'companies' and row_id = ${id} and action = 'update'
      and new ? 'one_person_may_sign' order by id desc limit ${RULE_CHANGES}`.execute(tx);
  return { onePersonMaySign, changes: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

export async function setSignOffRule(tx: CompanyTx, onePersonMaySign: boolean): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ onePersonMaySign })
    .where('onePersonMaySign', '!=', onePersonMaySign)
    .execute();
}
