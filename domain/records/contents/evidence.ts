import { places } from '#domain/chat/places.ts';
import { evidenceUseFields } from '#domain/evidence/fields.ts';
import { type Reached, type Told, text } from './contents.ts';

export const evidenceContents: Told & Reached = {
  fields: evidenceUseFields,
  title: (row) => `${text(row.title)} (${text(row.record_name)})`,
  called: (row) => text(row.title),
  place: (_data, recordId) => places.evidence(recordId),
};
