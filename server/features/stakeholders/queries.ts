import { isDeepStrictEqual } from 'node:util';
import type { StakeholderRow } from '#contract/stakeholders.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, StakeholderId } from '#domain/ids.ts';
import { MAX_STAKEHOLDERS } from '#domain/limits.ts';
import type { RowStore } from '#server/features/rows/save-rows.ts';

const columns = [
  'id',
  'stakeholderGroup',
  'customGroupName',
  'isKeyStakeholder',
  'stakeholderNames',
  'keyStakeholderReason',
  'stakeholderRole',
  'businessDivision',
  'engagementOrganization',
  'engagementOther',
  'relevantTopicsViews',
  'version',
] as const;

interface Item extends Omit<StakeholderRow, 'version'> {
  seenVersion: number | null;
}

/** The stakeholder rows of an assessment, ordered by group. */
export function listStakeholders(tx: CompanyTx, assessmentId: AssessmentId): Promise<StakeholderRow[]> {
  return tx
    .selectFrom('stakeholderMapping')
    .select(columns)
    .where('assessmentId', '=', assessmentId)
    .orderBy('stakeholderGroup')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Deletes one row; says whether it was there. */
export async function deleteStakeholder(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  id: StakeholderId,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('stakeholderMapping')
    .where((eb) => eb.and({ assessmentId, id }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How stakeholder rows are saved, under ids of the sender's choice within the company. */
export function stakeholderStore(tx: CompanyTx, assessmentId: AssessmentId): RowStore<Item, StakeholderRow> {
  const content = ({ id: _id, seenVersion: _seen, ...fields }: Item) => fields;
  return {
    table: 'stakeholder_mapping',
    most: { rows: MAX_STAKEHOLDERS, of: assessmentId, called: 'stakeholder rows' },
    key: (item) => item.id,
    insert: (item) =>
      tx
        .insertInto('stakeholderMapping')
        .values({ assessmentId, id: item.id, ...content(item) })
        .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
        .returning(columns)
        .executeTakeFirst(),
    update: (item, seenVersion) =>
      tx
        .updateTable('stakeholderMapping')
        .set(content(item))
        .where((eb) => eb.and({ assessmentId, id: item.id, version: seenVersion }))
        .returning(columns)
        .executeTakeFirst(),
    current: async (item) => {
      const row = await tx
        .selectFrom('stakeholderMapping')
        .select(columns)
        .where((eb) => eb.and({ assessmentId, id: item.id }))
        .executeTakeFirst();
      return row && { rowId: row.id, row };
    },
    isSame: ({ seenVersion: _seen, ...item }, { version: _version, ...row }) => isDeepStrictEqual(item, row),
  };
}
