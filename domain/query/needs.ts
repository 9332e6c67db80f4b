import type { QueryData } from './noun.ts';
import { nouns } from './nouns.ts';
import type { Query } from './query.ts';

/** Which parts of `QueryData` a query asks, besides the assessment at hand: the others need not be read. */
export function needsOf({
  noun,
  of,
  comparedWith,
  ...parts
}: Query): Readonly<Record<Exclude<keyof QueryData, 'current'>, boolean>> {
  const { where, sort, groupBy, measure } = parts;
  const shares = measure?.of === 'share' ? measure.where : [];
  const named = [groupBy ?? '', ...[...where, ...sort, ...shares].map(({ field }) => field)];
  return {
    earlier: of === 'earlier' || comparedWith === 'earlier',
    changes: noun === 'change',
    requirements: noun === 'disclosure',
    work: named.some((field) => nouns[noun].fields[field]?.ofWork),
  };
}
