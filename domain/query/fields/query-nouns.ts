import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';

/** The nouns that can be queried: records, their changes, and the disclosure requirements. */
export const QUERY_NOUNS: readonly QueryNoun[] = [...nounsWith('query'), 'change', 'disclosure'];
export type QueryNoun = NounsWith<'query'> | 'change' | 'disclosure';
