import { score } from '#domain/records/score.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** The 1–10 screening scores of an assessment, one for each topic. */
export const scoreRows = versionedRows()({
  kind: score,
  fields: topicScoreFields,
  key: ['topicId'],
});
