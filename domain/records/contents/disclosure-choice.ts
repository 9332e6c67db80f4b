import { disclosureChoiceFields } from '#domain/disclosures/fields.ts';
import { type HistoryWords, text } from './contents.ts';

export const disclosureChoiceContents: HistoryWords = {
  changeOf: 'a choice on a disclosure requirement',
  fields: { ...disclosureChoiceFields, topicCodes: { label: 'Topics without one' } },
  title: (row) => text(row.requirement),
  word: (field, value) => (field === 'topicCodes' && Array.isArray(value) ? value.join(', ') : undefined),
};
