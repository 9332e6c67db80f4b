import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { lockDraft, requireTopics } from './save-rows.ts';

/** Rows of one noun, as `versionedRows` keeps them. */
interface Rows<Item, Row> {
  save(tx: CompanyTx, assessmentId: AssessmentId, items: readonly Item[]): Promise<Row[]>;
}

/**
 * Saves rows of a draft that stand under its topics, all or none.
 *
 * @throws not-found, assessment-completed or conflict
 */
export async function saveUnderTopics<Item extends { topicId: TopicId }, Row>(
  tx: CompanyTx,
  rows: Rows<Item, Row>,
  assessmentId: AssessmentId,
  items: readonly Item[],
): Promise<Row[]> {
  await lockDraft(tx, assessmentId);
  await requireTopics(
    tx,
    assessmentId,
    items.map(({ topicId }) => topicId),
  );
  return rows.save(tx, assessmentId, items);
}
