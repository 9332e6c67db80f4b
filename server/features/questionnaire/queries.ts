import type { ResponseRow } from '#contract/questionnaire.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_ANSWERS } from '#domain/limits.ts';
import type { RowStore } from '#server/features/rows/save-rows.ts';

const columns = ['section', 'fieldName', 'fieldValue', 'fieldType', 'version'] as const;

interface Item extends Omit<ResponseRow, 'version'> {
  seenVersion: number | null;
}

/** The answers of an assessment. */
export function listResponses(tx: CompanyTx, assessmentId: AssessmentId): Promise<ResponseRow[]> {
  return tx
    .selectFrom('assessmentResponses')
    .select(columns)
    .where('assessmentId', '=', assessmentId)
    .orderBy('section')
    .orderBy('fieldName')
    .execute();
}

/** How answers are saved; unique by assessment, section and field name. */
export function responseStore(tx: CompanyTx, assessmentId: AssessmentId): RowStore<Item, ResponseRow> {
  const at = (item: Item) => ({ assessmentId, section: item.section, fieldName: item.fieldName });
  const content = (item: Item) => ({ fieldValue: item.fieldValue, fieldType: item.fieldType });
  return {
    table: 'assessment_responses',
    most: { rows: MAX_ANSWERS, of: assessmentId, called: 'answers' },
    key: (item) => item.fieldName,
    insert: (item) =>
      tx
        .insertInto('assessmentResponses')
        .values({ ...at(item), ...content(item) })
        .onConflict((conflict) => conflict.columns(['companyId', 'assessmentId', 'section', 'fieldName']).doNothing())
        .returning(columns)
        .executeTakeFirst(),
    update: (item, seenVersion) =>
      tx
        .updateTable('assessmentResponses')
        .set(content(item))
        .where((eb) => eb.and({ ...at(item), version: seenVersion }))
        .returning(columns)
        .executeTakeFirst(),
    current: async (item) => {
      const found = await tx
        .selectFrom('assessmentResponses')
        .select([...columns, 'id'])
        .where((eb) => eb.and(at(item)))
        .executeTakeFirst();
      if (!found) return undefined;
      const { id, ...row } = found;
      return { rowId: id, row };
    },
    isSame: (item, row) => item.fieldValue === row.fieldValue && item.fieldType === row.fieldType,
  };
}
