import { isDeepStrictEqual } from 'node:util';
import type { ComponentRow } from '#contract/components.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import type { RowStore } from '#server/features/rows/save-rows.ts';

const columns = [
  'id',
  'topicId',
  'kind',
  'title',
  'description',
  'justification',
  'impactRelevant',
  'financialRelevant',
  'natureOfImpact',
  'actualPotentialImpact',
  'companyBusinessArea',
  'valueChainConcentration',
  'timeHorizon',
  'impactPolarity',
  'impactSeverity',
  'impactScale',
  'impactScope',
  'impactIrremediability',
  'severityReason',
  'impactLikelihood',
  'humanRights',
  'financialRiskOpportunity',
  'financialLikelihood',
  'riskOpportunityType',
  'financialEffects',
  'version',
] as const;

interface Item extends Omit<ComponentRow, 'version'> {
  seenVersion: number | null;
}

/** The impacts, risks and opportunities of an assessment, oldest first. */
export function listComponents(tx: CompanyTx, assessmentId: AssessmentId): Promise<ComponentRow[]> {
  return tx
    .selectFrom('materialityComponents')
    .select(columns)
    .where('assessmentId', '=', assessmentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Deletes one component; says whether it was there. */
export async function deleteComponent(tx: CompanyTx, assessmentId: AssessmentId, id: ComponentId): Promise<boolean> {
  const row = await tx
    .deleteFrom('materialityComponents')
    .where((eb) => eb.and({ assessmentId, id }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How components are saved. The id is the sender's, but the key carries the company: nobody else's row can be reached. */
export function componentStore(tx: CompanyTx, assessmentId: AssessmentId): RowStore<Item, ComponentRow> {
  const content = ({ id: _id, seenVersion: _seen, ...fields }: Item) => fields;
  return {
    table: 'materiality_components',
    most: { rows: MAX_COMPONENTS, of: assessmentId, called: 'impacts, risks and opportunities' },
    key: (item) => item.id,
    insert: (item) =>
      tx
        .insertInto('materialityComponents')
        .values({ assessmentId, id: item.id, ...content(item) })
        .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
        .returning(columns)
        .executeTakeFirst(),
    update: (item, seenVersion) =>
      tx
        .updateTable('materialityComponents')
        .set(content(item))
        .where((eb) => eb.and({ assessmentId, id: item.id, version: seenVersion }))
        .returning(columns)
        .executeTakeFirst(),
    current: async (item) => {
      const row = await tx
        .selectFrom('materialityComponents')
        .select(columns)
        .where((eb) => eb.and({ assessmentId, id: item.id }))
        .executeTakeFirst();
      return row && { rowId: row.id, row };
    },
    isSame: ({ seenVersion: _seen, ...item }, { version: _version, ...row }) => isDeepStrictEqual(item, row),
  };
}
