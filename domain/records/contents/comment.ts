import { type HistoryWords, text } from './contents.ts';

export const commentContents: HistoryWords = {
  changeOf: 'a comment',
  fields: { body: { label: 'Comment' } },
  title: (row) => text(row.record_name),
  verb(after) {
    if (after.removed_at !== undefined) return after.removed_at === null ? 'restored' : 'deleted';
    if (after.resolved_at !== undefined) return after.resolved_at === null ? 'reopened' : 'resolved';
    return undefined;
  },
};
