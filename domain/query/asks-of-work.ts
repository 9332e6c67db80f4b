import type { Noun } from './fields/noun.ts';
import type { Query } from './query.ts';

/** Whether a query uses a field about owners, due dates or reviews. */
export function asksOfWork({ fields }: Noun, { where, sort, groupBy, measure }: Query): boolean {
  const shares = measure?.of === 'share' ? measure.where : [];
  const named = [groupBy ?? '', ...[...where, ...sort, ...shares].map(({ field }) => field)];
  return named.some((field) => fields[field]?.ofWork);
}
