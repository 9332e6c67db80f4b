import type { QueryFault } from '#domain/query/faults.ts';
import { componentNoun } from '#domain/query/fields/component.ts';
import type { Noun } from '#domain/query/fields/noun.ts';
import { mendQuery } from '#domain/query/mend.ts';
import { everything, type Query, type Sort } from '#domain/query/query.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { firstOrder } from './sort-words.ts';

/** What the register shows. */
export interface RegisterView {
  /** Of components; nothing is measured, compared or cut off. */
  query: Query;
  search: string;
}

/** The same as it was asked for, with what could not be. */
export interface ReadView extends RegisterView {
  /** Whether the address asks for something itself, beside a kept view. */
  isAsked: boolean;
  /** Why parts of it were left out, each reason once. */
  faults: readonly QueryFault[];
  /** Codes of topics that the assessment has not. */
  goneTopics: readonly string[];
}

/** What can be asked of frozen rows: who looks after them, and where in the value chain they lie, is not frozen with them. */
const frozen: Noun = {
  ...componentNoun,
  fields: Object.fromEntries(
    Object.entries(componentNoun.fields).filter(([, { ofWork, ofActivities }]) => !ofWork && !ofActivities),
  ),
};

const ALL = everything('component');
const PARTS = { query: 'filter', search: 'search', view: 'view' } as const;

/** Id of the kept view that the address names; null where it names none. */
export const viewIdOf = (params: URLSearchParams): string | null => params.get(PARTS.view) || null;

/** The address that names another kept view, and asks for nothing else. */
export function namingView(params: URLSearchParams, viewId: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const part of Object.values(PARTS)) next.delete(part);
  if (viewId !== null) next.set(PARTS.view, viewId);
  return next;
}

/** What is asked of: its topics, and whether it is frozen. */
interface AskedOf {
  topicCodes: readonly string[];
  isFrozen?: boolean;
}

/** Reads what an address asks for: itself, or else by the kept view that it names. What cannot be asked is left out. */
export function readView(params: URLSearchParams, kept: ViewContents | null, of: AskedOf): ReadView {
  return viewIn(params, kept, readQuery(queryTextOf(params), kept, of));
}

/** What the address says of the query; null where it names none. */
export const queryTextOf = (params: URLSearchParams): string | null => params.get(PARTS.query);

/** The part of `readView` that is dear, and the same for each letter of a search. */
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

/** What an address asks for, its query read. */
export function viewIn(
  params: URLSearchParams,
  kept: ViewContents | null,
  read: Pick<ReadView, 'query' | 'faults' | 'goneTopics'>,
): ReadView {
  const search = params.get(PARTS.search);
  const isAsked = queryTextOf(params) !== null || search !== null;
  return { ...read, search: search ?? kept?.search ?? '', isAsked };
}

/** The address with another view; what it says by itself (`kept`: the kept view that it names, else all rows) stands in no address. */
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

/** Both in their one form. */
export const isSameQuery = (one: Query, other: Query): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The sorting after a press on a heading: the order that its field begins with, then the other, then none. With `isAdded` what was
 * sorted by before goes on to decide among equals.
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
