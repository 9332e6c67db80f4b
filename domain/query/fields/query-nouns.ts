import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';

/** What can be asked for: records, changes of them, and what the standards want disclosed. */
export const QUERY_NOUNS: readonly QueryNoun[] = [...nounsWith('query'), 'change', 'disclosure'];
export type QueryNoun = NounsWith<'query'> | 'change' | 'disclosure';
