import { assessmentWords } from '#domain/assessment/words.ts';
import { type HistoryWords, text } from './contents.ts';

export const assessmentContents: HistoryWords = {
  changeOf: 'the assessment',
  fields: assessmentWords,
  title: (row) => text(row.name),
  verb(after) {
    if (after.status !== undefined) return after.status === 'completed' ? 'completed' : 'reopened';
    if (after.removed_at !== undefined) return after.removed_at === null ? 'restored' : 'deleted';
    return undefined;
  },
};
