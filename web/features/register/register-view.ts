import { checkQuery } from '#domain/query/check.ts';
import { everything, type Query, type Sort } from '#domain/query/query.ts';
import { queryFaultSentences } from '#web/features/ask/messages.ts';

/** What the register shows, as its address says it. */
export interface RegisterView {
  /** Of components; nothing is measured, compared or cut off. */
  query: Query;
  search: string;
  /** Why the address could not be read, in sentences; null where it could. */
  faults: string[] | null;
}

const ALL = everything('component');
const PARTS = { query: 'filter', search: 'search' } as const;

/** Reads the view of an address; what cannot be read shows all rows. */
export function readView(params: URLSearchParams): RegisterView {
  const search = params.get(PARTS.search) ?? '';
  const text = params.get(PARTS.query);
  if (text === null) return { query: ALL, search, faults: null };
  const checked = checkQuery(parse(text));
  if (!checked.ok) {
    return {
      query: ALL,
      search,
      faults: [...new Set(checked.problems.map(({ reason }) => queryFaultSentences[reason]))],
    };
  }
  const { where, groupBy, sort } = checked.query;
  return { query: { ...ALL, where, groupBy, sort }, search, faults: null };
}

/** The address with another view; what asks nothing stands in no address. */
export function writeView(
  params: URLSearchParams,
  { query, search }: Pick<RegisterView, 'query' | 'search'>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const isAll = query.where.length === 0 && query.groupBy === null && query.sort.length === 0;
  if (isAll) next.delete(PARTS.query);
  else next.set(PARTS.query, JSON.stringify({ ...ALL, where: query.where, groupBy: query.groupBy, sort: query.sort }));
  if (search.trim() === '') next.delete(PARTS.search);
  else next.set(PARTS.search, search);
  return next;
}

/**
 * The sorting after a press on a heading: highest first, then lowest, then none. With `isAdded` what was sorted by before goes on
 * to decide among equals.
 */
export function sortedBy(sort: readonly Sort[], field: string, isAdded: boolean): Sort[] {
  const present = sort.find((each) => each.field === field);
  const next: Sort[] =
    present === undefined
      ? [{ field, order: 'highest' }]
      : present.order === 'highest'
        ? [{ field, order: 'lowest' }]
        : [];
  if (!isAdded) return next;
  return present ? sort.flatMap((each) => (each === present ? next : [each])) : [...sort, ...next];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
