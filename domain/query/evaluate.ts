import { evaluateNoun, type QueryResult } from './evaluate-noun.ts';
import type { QueryData } from './fields/noun.ts';
import { nouns } from './fields/nouns.ts';
import type { Query } from './query.ts';

export type { QueryResult, QueryRow } from './evaluate-noun.ts';

/** Evaluates a query that `checkQuery` has accepted. Gives the same result in the browser and on the server. */
export function evaluate(query: Query, data: QueryData): QueryResult {
  return evaluateNoun(nouns[query.noun], query, data);
}
