import { checkQuery } from '../check.ts';
import type { Noun } from '../fields/noun.ts';
import { nouns } from '../fields/nouns.ts';
import { type Condition, type Constant, everything, type Query } from '../query.ts';
import type { QueryChange } from './chip.ts';

/** Applies a change to a query. Removes parts that no longer fit: fields of another noun, of another year, of the other side. */
export function withChange(query: Query, change: QueryChange): Query {
  const wanted = { ...query, ...change };
  let next: Query = { ...wanted, where: ofOneSide(wanted.where, nouns[wanted.noun]) };
  // Ends because each round removes at least one of the invalid parts.
  for (;;) {
    const checked = checkQuery(next);
    if (checked.ok) return checked.query;
    next = checked.problems.reduceRight((left, { path: [part, index] }) => without(left, part, index), next);
  }
}

/** Removes one part of a query, or one entry of a part. */
function without(query: Query, part: string | number | undefined, index: string | number | undefined): Query {
  const others = <Each>(list: readonly Each[]) => list.filter((_, place) => place !== index);
  if (part === 'where') return { ...query, where: typeof index === 'number' ? others(query.where) : [] };
  if (part === 'sort') return { ...query, sort: typeof index === 'number' ? others(query.sort) : [] };
  const empty = everything(query.noun);
  return typeof part === 'string' && part in empty ? { ...query, [part]: empty[part as keyof Query] } : empty;
}

/** Removes conditions on fields of impacts from a query about risks, and vice versa. */
function ofOneSide(where: readonly Condition[], { fields }: Noun): Condition[] {
  const kinds = where.flatMap((condition): readonly Constant[] => {
    if (condition.field !== 'kind' || condition.not) return [];
    return condition.is === 'equal' ? [condition.value] : condition.is === 'one-of' ? condition.values : [];
  });
  const sides = new Set(kinds.map((kind) => (kind === 'impact' ? 'impact' : 'financial')));
  return where.filter(({ field }) => {
    const side = fields[field]?.side;
    return side === undefined || sides.size === 0 || sides.has(side);
  });
}
