import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { DraftTx } from './lock-draft.ts';
import { requireTopics } from './save-rows.ts';

/** Rows of one noun, as `versionedRows` stores them. */
interface Rows<Item, Row> {
  save(tx: DraftTx, assessmentId: AssessmentId, items: readonly Item[]): Promise<Row[]>;
}

/**
 * Saves rows of a draft that are under its topics, all or none.
 *
 * @throws not-found or conflict
 */
export async function saveUnderTopics<Item extends { topicId: TopicId }, Row>(
  tx: DraftTx,
  rows: Rows<Item, Row>,
  assessmentId: AssessmentId,
  items: readonly Item[],
): Promise<Row[]> {
  await requireTopics(
    tx,
    assessmentId,
    items.map(({ topicId }) => topicId),
  );
  return rows.save(tx, assessmentId, items);
}
