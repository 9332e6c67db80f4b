import { evidenceUseFields } from '#domain/evidence/fields.ts';
import { type Told, text } from './contents.ts';

export const evidenceContents: Told = {
  changeOf: 'evidence',
  fields: evidenceUseFields,
  title: (row) => `${text(row.title)} (${text(row.record_name)})`,
  called: (row) => text(row.title),
};
