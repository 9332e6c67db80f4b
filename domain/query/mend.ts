import { checkAmong } from './check-among.ts';
import { isRecord, type QueryFault, type QueryProblem } from './faults.ts';
import type { Noun } from './fields/noun.ts';
import type { QueryNoun } from './fields/query-nouns.ts';
import { type Condition, everything, type Query } from './query.ts';

/** The noun that is queried. */
interface AskedNoun {
  name: QueryNoun;
  noun: Noun;
}

/** What remains of a query that may be older than the assessment or the product. */
export interface MendedQuery {
  query: Query;
  /** Why parts were left out, each reason once. */
  faults: QueryFault[];
  /** Codes in the query that no topic of the assessment has. */
  goneTopics: string[];
}

/**
 * Removes the parts of a query that can no longer be evaluated, and keeps the rest; invalid input becomes a query for all rows.
 * @param topicCodes the codes in the assessment; null if there is no assessment
 */
export function mendQuery(input: unknown, asked: AskedNoun, topicCodes: readonly string[] | null): MendedQuery {
  const { name, noun } = asked;
  const faults = new Set<QueryFault>();
  let rest = input;
  // Ends because each round removes at least one part.
  for (;;) {
    const checked = checkAmong({ [name]: noun }, rest);
    if (checked.ok) {
      const { query, goneTopics } = withoutGoneTopics(checked.query, asked, topicCodes);
      return { query, faults: [...faults], goneTopics };
    }
    for (const { reason } of checked.problems) faults.add(reason);
    rest = withoutFaulty(rest, checked.problems);
    if (rest === null) return { query: everything(name), faults: [...faults], goneTopics: [] };
  }
}

/** Null if nothing is left. */
function withoutFaulty(input: unknown, problems: readonly QueryProblem[]): Record<string, unknown> | null {
  if (!isRecord(input) || problems.some(({ path: [key] }) => key === undefined || key === 'noun')) return null;
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, part]) => {
      const own = problems.filter(({ path }) => path[0] === key);
      if (own.length === 0) return [[key, part]];
      const places = own.map(({ path }) => path[1]);
      if (!Array.isArray(part) || places.some((place) => typeof place !== 'number')) return [];
      return [[key, part.filter((_, index) => !places.includes(index))]];
    }),
  );
}

function withoutGoneTopics(
  query: Query,
  { name, noun }: AskedNoun,
  codes: readonly string[] | null,
): { query: Query; goneTopics: string[] } {
  const { fields } = noun;
  if (codes === null) return { query, goneTopics: [] };
  const known = new Set(codes.map((code) => code.toLowerCase()));
  const gone = new Set<string>();
  const isThere = (code: unknown) => {
    const is = known.has(String(code).toLowerCase());
    if (!is) gone.add(String(code));
    return is;
  };
  const where = query.where.flatMap((condition): Condition[] => {
    if (fields[condition.field]?.kind !== 'reference') return [condition];
    if (condition.is === 'equal') return isThere(condition.value) ? [condition] : [];
    if (condition.is !== 'one-of') return [condition];
    const values = condition.values.filter(isThere);
    return values.length === 0 ? [] : [{ ...condition, values }];
  });
  if (gone.size === 0) return { query, goneTopics: [] };
  const checked = checkAmong({ [name]: noun }, { ...query, where });
  return { query: checked.ok ? checked.query : query, goneTopics: [...gone] };
}
