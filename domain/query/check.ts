import { type CheckedQuery, checkAmong } from './check-among.ts';
import { nouns } from './fields/nouns.ts';

export type { CheckedQuery } from './check-among.ts';

/** Turns unknown input into a query about any noun; see `checkAmong`. */
export function checkQuery(input: unknown): CheckedQuery {
  return checkAmong(nouns, input);
}
