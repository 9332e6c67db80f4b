import type { Source } from '#domain/chat/chat-source.ts';
import type { SearchEntry } from './search-entry.ts';

/** A text as an answer cites it. */
export const entrySource = ({ noun, label, path }: SearchEntry): Source => ({
  kind: noun === 'assessment' ? 'results' : noun,
  label,
  path,
});
