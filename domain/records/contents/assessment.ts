import type { LeftOpen } from '#domain/assessment/assessment.ts';
import { assessmentWords } from '#domain/assessment/words.ts';
import { type HistoryWords, text } from './contents.ts';

export const assessmentContents: HistoryWords = {
  changeOf: 'the assessment',
  fields: {
    ...assessmentWords,
    lookedBy: { label: 'Final check by' },
    lookWeighed: { label: 'What was considered' },
    leftOpen: { label: 'Topics left open' },
  },
  title: (row) => text(row.name),
  verb(after) {
    if (after.status !== undefined) return after.status === 'completed' ? 'completed' : 'reopened';
    if (after.removed_at !== undefined) return after.removed_at === null ? 'restored' : 'deleted';
    return undefined;
  },
  word(field, value, _row, nameOf) {
    if (field !== 'leftOpen' || !Array.isArray(value)) return undefined;
    return (value as readonly LeftOpen[])
      .map(({ topicIds, reason }) => `${topicIds.flatMap((id) => nameOf(id) ?? []).join(', ')}: ${reason}`)
      .join('\n');
  },
};
