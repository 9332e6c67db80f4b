import { topicScoreFields } from '#domain/topics/fields.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** The 1–10 screening scores of an assessment, one to a topic. */
export const scoreRows = versionedRows()({
  table: 'materiality_scores',
  fields: topicScoreFields,
  key: ['topicId'],
});
