import type { ScoreRow } from '#contract/scores.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { RowStore } from '#server/features/rows/save-rows.ts';

const columns = ['topicId', 'impactScore', 'financialScore', 'justification', 'version'] as const;

interface Item extends Omit<ScoreRow, 'version'> {
  seenVersion: number | null;
}

/** The 1–10 screening scores of an assessment. */
export function listScores(tx: CompanyTx, assessmentId: AssessmentId): Promise<ScoreRow[]> {
  return tx.selectFrom('materialityScores').select(columns).where('assessmentId', '=', assessmentId).execute();
}

/** How topic scores are saved; unique by assessment and topic. */
export function scoreStore(tx: CompanyTx, assessmentId: AssessmentId): RowStore<Item, ScoreRow> {
  const content = ({ impactScore, financialScore, justification }: Item) => ({
    impactScore,
    financialScore,
    justification,
  });
  return {
    table: 'materiality_scores',
    key: (item) => item.topicId,
    insert: (item) =>
      tx
        .insertInto('materialityScores')
        .values({ assessmentId, topicId: item.topicId, ...content(item) })
        .onConflict((conflict) => conflict.columns(['companyId', 'assessmentId', 'topicId']).doNothing())
        .returning(columns)
        .executeTakeFirst(),
    update: (item, seenVersion) =>
      tx
        .updateTable('materialityScores')
        .set(content(item))
        .where((eb) => eb.and({ assessmentId, topicId: item.topicId, version: seenVersion }))
        .returning(columns)
        .executeTakeFirst(),
    current: async ({ topicId }) => {
      const found = await tx
        .selectFrom('materialityScores')
        .select([...columns, 'id'])
        .where((eb) => eb.and({ assessmentId, topicId }))
        .executeTakeFirst();
      if (!found) return undefined;
      const { id, ...row } = found;
      return { rowId: id, row };
    },
    isSame: (item, row) =>
      item.impactScore === row.impactScore &&
      item.financialScore === row.financialScore &&
      item.justification === row.justification,
  };
}
