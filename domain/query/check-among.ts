import { conditionReader } from './check-condition.ts';
import { faultsIn, isRecord, type Path, type QueryFault, type QueryProblem } from './faults.ts';
import type { QueryField } from './fields/field.ts';
import type { Noun } from './fields/noun.ts';
import { QUERY_NOUNS, type QueryNoun } from './fields/query-nouns.ts';
import { normaliseQuery } from './normalise.ts';
import { everything, FIGURE, type Measure, type Query, type Sort } from './query.ts';

export type KnownNouns = Readonly<Partial<Record<QueryNoun, Noun>>>;

export type CheckedQuery = { ok: true; query: Query } | { ok: false; problems: readonly QueryProblem[] };

const KEYS = Object.keys(everything('component'));

const MAX_SORTS = 5;
/** The maximum number of rows that a query can ask for: as many as an assessment can have changes. */
const MAX_FIRST = 10_000;

/**
 * Turns unknown input (a link, a request, a model's output) into a query. Omitted parts are as in `everything`. Equal questions give
 * equal queries: conditions are in the order of the fields, without duplicates.
 * @param known the nouns that can be asked about; a screen about one noun passes only that one
 */
export function checkAmong(known: KnownNouns, input: unknown): CheckedQuery {
  const { problems, fault } = faultsIn();
  if (!isRecord(input)) return { ok: false, problems: [{ path: [], reason: 'invalid' }] };
  for (const key of Object.keys(input)) if (!KEYS.includes(key)) fault([key], 'invalid');
  const name = QUERY_NOUNS.find((each) => each === input.noun);
  const noun = name && known[name];
  if (!name || !noun) return { ok: false, problems: [...problems, { path: ['noun'], reason: 'unknown-noun' }] };
  const query = readQuery(input, everything(name), noun, fault);
  checkTogether(query, noun, fault);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, query: normaliseQuery(query, noun) };
}

type Say = (path: Path, reason: QueryFault) => void;

function readQuery(input: Record<string, unknown>, empty: Query, noun: Noun, fault: Say): Query {
  const { readConditions } = conditionReader(noun, fault);
  const isGiven = (key: string) => input[key] !== undefined && input[key] !== null;
  const oneOf = <const Choice extends string>(key: string, choices: readonly Choice[], other: Choice) => {
    if (!isGiven(key)) return other;
    const chosen = choices.find((choice) => choice === input[key]);
    if (chosen === undefined) fault([key], 'invalid');
    return chosen ?? other;
  };
  const measure = isGiven('measure') ? readMeasure(input.measure, noun, fault) : null;
  return {
    noun: empty.noun,
    where: isGiven('where') ? readConditions(input.where, ['where']) : empty.where,
    groupBy: isGiven('groupBy') ? readGrouping(input.groupBy, noun, fault) : null,
    measure,
    sort: isGiven('sort') ? readSorts(input.sort, fault) : empty.sort,
    first: isGiven('first') ? readFirst(input.first, fault) : null,
    of: oneOf('of', ['this', 'earlier'], 'this'),
    comparedWith: isGiven('comparedWith') ? oneOf('comparedWith', ['earlier'], 'earlier') : null,
    thresholds: isGiven('thresholds') ? readThresholds(input.thresholds, fault) : null,
  };
}

function fieldOf(noun: Noun, name: unknown): QueryField | undefined {
  return typeof name === 'string' && Object.hasOwn(noun.fields, name) ? noun.fields[name] : undefined;
}

function readMeasure(input: unknown, noun: Noun, fault: Say): Measure | null {
  const of = isRecord(input) ? input.of : undefined;
  if (!isRecord(input)) fault(['measure'], 'invalid');
  else if (of === 'count') return { of };
  else if (of === 'share') return readShare(input, noun, fault);
  else if (of === 'highest' || of === 'lowest' || of === 'average' || of === 'sum') {
    const field = fieldOf(noun, input.field);
    if (field?.kind === 'number') return { of, field: String(input.field) };
    fault(['measure', 'field'], field ? 'not-measurable' : 'unknown-field');
  } else fault(['measure', 'of'], 'invalid');
  return null;
}

function readShare(input: Record<string, unknown>, noun: Noun, fault: Say): Measure {
  const where = conditionReader(noun, fault).readConditions(input.where, ['measure', 'where']);
  if (where.length === 0) fault(['measure', 'where'], 'invalid');
  return { of: 'share', where };
}

/** A long text is different in each row, so it cannot form groups. */
function readGrouping(input: unknown, noun: Noun, fault: Say): string | null {
  const field = fieldOf(noun, input);
  if (!field) fault(['groupBy'], 'unknown-field');
  else if (field.kind === 'long-text') fault(['groupBy'], 'not-groupable');
  return String(input);
}

function readSorts(input: unknown, fault: Say): Sort[] {
  if (!Array.isArray(input) || input.length > MAX_SORTS) {
    fault(['sort'], 'invalid');
    return [];
  }
  return input.flatMap((each: unknown, index) => {
    const isSort =
      isRecord(each) && typeof each.field === 'string' && (each.order === 'highest' || each.order === 'lowest');
    if (!isSort) fault(['sort', index], 'invalid');
    return isSort ? [{ field: String(each.field), order: each.order === 'highest' ? 'highest' : 'lowest' }] : [];
  });
}

function readFirst(input: unknown, fault: Say): number | null {
  if (typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= MAX_FIRST) return input;
  fault(['first'], 'out-of-scale');
  return null;
}

function readThresholds(input: unknown, fault: Say): Query['thresholds'] {
  const { impact, financial } = isRecord(input) ? input : {};
  const isThreshold = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 25;
  if (isThreshold(impact) && isThreshold(financial)) return { impact, financial };
  if (!isThreshold(impact)) fault(['thresholds', 'impact'], 'out-of-scale');
  if (!isThreshold(financial)) fault(['thresholds', 'financial'], 'out-of-scale');
  return null;
}

/** Checks parts that depend on one another: groups are sorted differently from rows, and some fields and nouns have no other year. */
function checkTogether(query: Query, noun: Noun, fault: Say) {
  const { where, groupBy, measure, sort, of, comparedWith } = query;
  const sortable = measure && groupBy !== null ? [FIGURE, groupBy] : Object.keys(noun.fields);
  for (const [index, { field }] of sort.entries()) {
    if (!sortable.includes(field)) fault(['sort', index, 'field'], 'unknown-field');
  }
  if (of === 'earlier' && !noun.hasEarlier) fault(['of'], 'no-earlier-year');
  if (comparedWith && (!noun.isComparable || of === 'earlier')) fault(['comparedWith'], 'not-comparable');
  if (comparedWith) return;
  const named: [Path, string | null][] = [
    ...where.map(({ field }, index): [Path, string] => [['where', index, 'field'], field]),
    ...sort.map(({ field }, index): [Path, string] => [['sort', index, 'field'], field]),
    [['groupBy'], groupBy],
    [['measure', 'field'], measure && 'field' in measure ? measure.field : null],
    ...(measure?.of === 'share' ? measure.where : []).map(({ field }, index): [Path, string] => [
      ['measure', 'where', index, 'field'],
      field,
    ]),
  ];
  for (const [path, name] of named) if (fieldOf(noun, name)?.ofComparison) fault(path, 'needs-comparison');
}
