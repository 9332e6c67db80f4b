import { type CheckedQuery, checkAmong } from './check-among.ts';
import { nouns } from './fields/nouns.ts';

export type { CheckedQuery } from './check-among.ts';

/** Makes a query about any noun of what may be anything; see `checkAmong`. */
export function checkQuery(input: unknown): CheckedQuery {
  return checkAmong(nouns, input);
}
