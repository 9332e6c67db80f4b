import { selectionFields } from '#domain/topics/fields.ts';
import type { HistoryWords } from './contents.ts';

export const selectionContents: HistoryWords = {
  changeOf: 'a topic selection',
  fields: selectionFields,
  title: () => '',
  // A topic without a decision is relevant (method M4), so the first decision that sets it aside counts as a change.
  before: (added) => (added.is_relevant === false ? { ...added, is_relevant: true } : undefined),
};
