import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { UserId, ViewId } from '#domain/ids.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { asJson } from '#server/features/records/as-json.ts';

interface ViewFields {
  name: string;
  isShared: boolean;
  contents: ViewContents;
}

export interface ViewRow {
  id: ViewId;
  name: string;
  isShared: boolean;
  ownerId: UserId;
  /** `ViewContents`, as validated when it was saved. */
  contents: unknown;
  version: number;
  by: string | null;
}

/** The views that a person can see: the company's and their own. */
const selectViews = (tx: CompanyTx, reader: UserId) =>
  tx
    .selectFrom('registerViews')
    .leftJoin('companyPeople as owner', 'owner.userId', 'registerViews.ownerId')
    .select(['registerViews.id', 'name', 'isShared', 'ownerId', 'contents', 'version', 'owner.fullName as by'])
    .where((eb) => eb.or([eb('isShared', '=', true), eb('ownerId', '=', reader)]));

export function listViews(tx: CompanyTx, reader: UserId): Promise<ViewRow[]> {
  return selectViews(tx, reader).orderBy(sql`lower(name)`).orderBy('registerViews.id').execute();
}

export function findView(tx: CompanyTx, reader: UserId, id: ViewId): Promise<ViewRow | undefined> {
  return selectViews(tx, reader).where('registerViews.id', '=', id).executeTakeFirst();
}

/** How many views the company, or this person, has saved. */
export async function countViews(tx: CompanyTx, owner: UserId, isShared: boolean): Promise<number> {
  const { count } = await tx
    .selectFrom('registerViews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('isShared', '=', isShared)
    .$if(!isShared, (query) => query.where('ownerId', '=', owner))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a view unless it exists; returns whether it did. */
export async function insertView(tx: CompanyTx, id: ViewId, fields: ViewFields): Promise<boolean> {
  const row = await tx
    .insertInto('registerViews')
    .values({ id, ...fields, contents: asJson(fields.contents) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a view if nobody else has changed it since `version`; returns whether it did. */
export async function updateView(tx: CompanyTx, id: ViewId, fields: ViewFields, version: number): Promise<boolean> {
  const row = await tx
    .updateTable('registerViews')
    .set({ ...fields, contents: asJson(fields.contents) })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteView(tx: CompanyTx, id: ViewId): Promise<void> {
  await tx.deleteFrom('registerViews').where('id', '=', id).execute();
}
