import type { QueryData } from './noun.ts';
import type { Query } from './query.ts';

/** Which parts of `QueryData` a query asks, besides the assessment at hand: the others need not be read. */
export function needsOf({
  noun,
  of,
  comparedWith,
}: Query): Readonly<Record<Exclude<keyof QueryData, 'current'>, boolean>> {
  return {
    earlier: of === 'earlier' || comparedWith === 'earlier',
    changes: noun === 'change',
    requirements: noun === 'disclosure',
  };
}
