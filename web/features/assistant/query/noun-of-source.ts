import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { NOUN_OF_PART } from '#domain/records/kinds.ts';

const entries = Object.entries(NOUN_OF_PART);

/** The noun and id of the row that a source's path points to; null for a whole section, results as a whole, help and law. */
export function nounOfSource(path: string): { noun: QueryNoun; id: string } | null {
  if (!path.startsWith('/app/')) return null;
  const params = new URLSearchParams(path.split('?')[1]);
  for (const [part, noun] of entries) {
    const id = params.get(part);
    if (id !== null) return { noun, id };
  }
  return null;
}
