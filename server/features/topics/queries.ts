import { sql } from 'kysely';
import type { SelectionRow } from '#contract/topics.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { RowStore } from '#server/features/rows/save-rows.ts';

const columns = ['topicId', 'isRelevant', 'version'] as const;

/** The assessment's own topics in the order of the law. */
export function listTopics(tx: CompanyTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('materialityTopics')
    .select(['id', 'code', 'name', 'description', 'category'])
    .where('assessmentId', '=', assessmentId)
    .orderBy('position')
    .execute();
}

export function listSelections(tx: CompanyTx, assessmentId: AssessmentId): Promise<SelectionRow[]> {
  return tx.selectFrom('assessmentTopicSelections').select(columns).where('assessmentId', '=', assessmentId).execute();
}

/** Gives an assessment its own copy of a catalogue version (ruling 13). */
export async function copyCatalogue(tx: CompanyTx, assessmentId: AssessmentId, version: EsrsVersion): Promise<void> {
  await sql`
    insert into materiality_topics (assessment_id, code, name, description, category, position)
    select ${assessmentId}, code, name, description, category, position
    from reference_topics where esrs_version = ${version}`.execute(tx);
}

export async function deleteTopics(tx: CompanyTx, assessmentId: AssessmentId): Promise<void> {
  await tx.deleteFrom('materialityTopics').where('assessmentId', '=', assessmentId).execute();
}

/** How selections are saved; unique by assessment and topic. */
export function selectionStore(
  tx: CompanyTx,
  assessmentId: AssessmentId,
): RowStore<{ topicId: TopicId; isRelevant: boolean; seenVersion: number | null }, SelectionRow> {
  return {
    table: 'assessment_topic_selections',
    key: (item) => item.topicId,
    insert: ({ topicId, isRelevant }) =>
      tx
        .insertInto('assessmentTopicSelections')
        .values({ assessmentId, topicId, isRelevant })
        .onConflict((conflict) => conflict.columns(['companyId', 'assessmentId', 'topicId']).doNothing())
        .returning(columns)
        .executeTakeFirst(),
    update: ({ topicId, isRelevant }, seenVersion) =>
      tx
        .updateTable('assessmentTopicSelections')
        .set({ isRelevant })
        .where((eb) => eb.and({ assessmentId, topicId, version: seenVersion }))
        .returning(columns)
        .executeTakeFirst(),
    current: async ({ topicId }) => {
      const found = await tx
        .selectFrom('assessmentTopicSelections')
        .select([...columns, 'id'])
        .where((eb) => eb.and({ assessmentId, topicId }))
        .executeTakeFirst();
      if (!found) return undefined;
      const { id, ...row } = found;
      return { rowId: id, row };
    },
    isSame: (item, row) => item.isRelevant === row.isRelevant,
  };
}
