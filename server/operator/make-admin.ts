import type { CompanyId } from '#domain/ids.ts';
import { DELETED_DOMAIN } from '#server/features/account/auth/forget-account.ts';
import {
  findPersonByAddress,
  listMemberships,
  OperatorRefusal,
  type OperatorTools,
  tellAccessChanged,
} from './tools.ts';

/**
 * Makes a person an admin of their company, or of the named one, which they join if they do not belong to any.
 * @returns the company's name
 * @throws {OperatorRefusal} if they belong to another company, or to none and none is named
 */
export async function makeAdmin(tools: OperatorTools, address: string, companyId?: string): Promise<string> {
  const person = await findPersonByAddress(tools, address);
  const [present] = (await listMemberships(tools, person.id)).filter(({ endedAt }) => endedAt === null);
  if (present && companyId && present.companyId !== companyId) {
    throw new OperatorRefusal(
      `${person.email} belongs to ${present.companyName}. They must leave it first, or an admin of that company must remove them.`,
    );
  }
  const target = present?.companyId ?? companyId;
  if (!target) {
    throw new OperatorRefusal(
      `${person.email} belongs to no company. Give one with --company <id>; "users" lists the ids.`,
    );
  }
  const name = await tools.database.asSystem('operator: make admin', async (tx) => {
    const company = await tx
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('id', '=', target as CompanyId)
      .executeTakeFirst();
    if (!company) throw new OperatorRefusal(`There is no company with the id ${target}.`);
    await tx
      .insertInto('memberships')
      .values({ companyId: company.id, userId: person.id, role: 'admin' })
      .onConflict((conflict) =>
        conflict
          .columns(['companyId', 'userId'])
          .doUpdateSet({ role: 'admin', endedAt: null, auditsUntil: null, audited: null }),
      )
      .execute();
    return company.name;
  });
  await endTombstones(tools, target as CompanyId);
  await tellAccessChanged(tools, person.id);
  return name;
}

/** Ends the memberships of deleted accounts that kept the company, because it has a member again. */
async function endTombstones({ database, now }: OperatorTools, companyId: CompanyId): Promise<void> {
  const deleted = await database.persons
    .selectFrom('users')
    .select('id')
    .where('email', 'like', `%${DELETED_DOMAIN}`)
    .execute();
  const ids = deleted.map(({ id }) => id);
  if (ids.length === 0) return;
  await database.asSystem('operator: make admin', (tx) =>
    tx
      .updateTable('memberships')
      .set({ endedAt: now() })
      .where('companyId', '=', companyId)
      .where('userId', 'in', ids)
      .where('endedAt', 'is', null)
      .execute(),
  );
}
