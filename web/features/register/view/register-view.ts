import type { QueryFault } from '#domain/query/faults.ts';
import { componentNoun } from '#domain/query/fields/component.ts';
import type { Noun } from '#domain/query/fields/noun.ts';
import { mendQuery } from '#domain/query/mend.ts';
import { everything, type Query, type Sort } from '#domain/query/query.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { firstOrder } from './sort-words.ts';

/** What the register shows. */
export interface RegisterView {
  /** A query about components, without measures, comparisons or limits. */
  query: Query;
  search: string;
}

/** The view in an address, with the parts that could not be applied. */
export interface ReadView extends RegisterView {
  /** Whether the address contains its own conditions, in addition to a saved view. */
  isAsked: boolean;
  /** Why parts of it were left out, each reason once. */
  faults: readonly QueryFault[];
  /** Codes of topics that the assessment does not have. */
  goneTopics: readonly string[];
}

/** What can be queried about frozen rows: owners and places in the value chain are not frozen with them. */
const frozen: Noun = {
  ...componentNoun,
  fields: Object.fromEntries(
    Object.entries(componentNoun.fields).filter(([, { ofWork, ofActivities }]) => !ofWork && !ofActivities),
  ),
};

const ALL = everything('component');
const PARTS = { query: 'filter', search: 'search', view: 'view' } as const;

/** The id of the saved view that the address names; null if it names none. */
export const viewIdOf = (params: URLSearchParams): string | null => params.get(PARTS.view) || null;

/** The address of another saved view, without any other conditions. */
export function namingView(params: URLSearchParams, viewId: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const part of Object.values(PARTS)) next.delete(part);
  if (viewId !== null) next.set(PARTS.view, viewId);
  return next;
}

/** The topics that are queried, and whether the rows are frozen. */
interface AskedOf {
  topicCodes: readonly string[];
  isFrozen?: boolean;
}

/** Reads the view in an address: its own query, otherwise that of the saved view that it names. Invalid parts are left out. */
export function readView(params: URLSearchParams, kept: ViewContents | null, of: AskedOf): ReadView {
  return viewIn(params, kept, readQuery(queryTextOf(params), kept, of));
}

/** The query in the address; null if there is none. */
export const queryTextOf = (params: URLSearchParams): string | null => params.get(PARTS.query);

/** The expensive part of `readView`, which is the same for each letter of a search. */
export function readQuery(text: string | null, kept: ViewContents | null, { topicCodes, isFrozen = false }: AskedOf) {
  const asked = text === null ? (kept?.query ?? ALL) : parse(text);
  const { query, faults, goneTopics } = mendQuery(
    asked,
    { name: 'component', noun: isFrozen ? frozen : componentNoun },
    topicCodes,
  );
  const { where, groupBy, sort } = query;
  return { query: { ...ALL, where, groupBy, sort }, faults, goneTopics };
}

/** The view in an address whose query has been read. */
export function viewIn(
  params: URLSearchParams,
  kept: ViewContents | null,
  read: Pick<ReadView, 'query' | 'faults' | 'goneTopics'>,
): ReadView {
  const search = params.get(PARTS.search);
  const isAsked = queryTextOf(params) !== null || search !== null;
  return { ...read, search: search ?? kept?.search ?? '', isAsked };
}

/** The address of another view; parts that are the default (`kept`: the saved view that it names, otherwise all rows) are left out. */
export function writeView(params: URLSearchParams, { query, search }: RegisterView, kept: RegisterView) {
  const next = new URLSearchParams(params);
  const { where, groupBy, sort } = query;
  const said = { ...ALL, where, groupBy, sort };
  if (isSameQuery(said, kept.query)) next.delete(PARTS.query);
  else next.set(PARTS.query, JSON.stringify(said));
  if (search.trim() === kept.search.trim()) next.delete(PARTS.search);
  else next.set(PARTS.search, search);
  return next;
}

/** Both queries are normalized. */
export const isSameQuery = (one: Query, other: Query): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The sorting after a heading has been selected: first the default order of its field, then the reverse, then none. With `isAdded`, the
 * previous fields still decide between equal rows.
 */
export function sortedBy(sort: readonly Sort[], field: string, isAdded: boolean): Sort[] {
  const present = sort.find((each) => each.field === field);
  const first = firstOrder(field);
  const next: Sort[] =
    present === undefined
      ? [{ field, order: first }]
      : present.order === first
        ? [{ field, order: first === 'highest' ? 'lowest' : 'highest' }]
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
