import { evidenceUseFields } from '#domain/evidence/fields.ts';
import { type HistoryWords, text } from './contents.ts';

export const evidenceContents: HistoryWords = {
  changeOf: 'evidence',
  fields: evidenceUseFields,
  title: (row) => `${text(row.title)} (${text(row.record_name)})`,
  called: (row) => text(row.title),
};
