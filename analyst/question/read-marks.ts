import { withChange } from '#domain/query/chips/with-change.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { everything, type Measure, type Query } from '#domain/query/query.ts';
import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import { joinConditions } from './join-conditions.ts';
import { type Mark, oneOf } from './meaning.ts';
import { isOfComponents, nounOf, settle } from './noun-asked.ts';
import { readConditions } from './read-conditions.ts';
import { readDegrees } from './read-degrees.ts';
import { readDue } from './read-due.ts';
import { readEntry, readScoredEntry } from './read-entry.ts';
import { readGroups, readVersus } from './read-groups.ts';
import { readExtreme, readMeasure } from './read-measure.ts';
import { readMissing } from './read-missing.ts';
import { readNumbers } from './read-numbers.ts';
import { readOrder } from './read-order.ts';
import { readTexts } from './read-texts.ts';
import { readThresholds } from './read-thresholds.ts';
import { readYears } from './read-years.ts';
import { familyOf, fieldAt, type Reading, use } from './reading.ts';

/** Each reader uses some of the marks that the readers before it have left. */
const READERS: readonly ((reading: Reading) => void)[] = [
  readScoredEntry,
  readThresholds,
  readVersus,
  readYears,
  readGroups,
  readMissing,
  readNumbers,
  readMeasure,
  readExtreme,
  readOrder,
  readEntry,
  readTexts,
  readConditions,
  readDue,
  readDegrees,
];

/** The query that the marks of a question make of a noun; null where they make none. */
export function readMarks(
  marks: readonly Mark[],
  noun: QueryNoun,
  heard: Pick<Reading, 'data' | 'names' | 'isOne' | 'isOfOne' | 'isDegree'>,
): Query | null {
  const isByTopic =
    noun === 'component' && marks[0] !== undefined && isOfComponents(marks) && marks.flatMap(nounOf)[0] === 'topic';
  settle(marks, noun);
  spreadCodes(marks, noun);
  const reading: Reading = {
    ...everything(noun),
    ...heard,
    marks,
    where: [],
    sort: [],
    groupBy: isByTopic ? 'topic' : null,
    isEither: marks.some(({ means }) => means.is === 'or'),
    isOfShare: () => false,
  };
  for (const read of READERS) read(reading);
  letGoOfDoubtful(reading);
  showNumbers(reading);
  sortByEnd(reading);
  takeFieldNames(reading);
  return saysSomething(reading) ? toQuery(reading) : null;
}

/** 'E1 to E5' includes the standards in between. */
function spreadCodes(marks: readonly Mark[], noun: QueryNoun): void {
  const codes: readonly string[] = STANDARD_CODES;
  const placeOf = ({ means }: Mark) => (means.is === 'topics' ? codes.indexOf(means.standard ?? '') : -1);
  marks.forEach((mark, at) => {
    const [before, after] = [marks[at - 1], marks[at + 1]];
    if (mark.means.is !== 'to' || !before || !after || !nouns[noun].fields.standard) return;
    const [from, to] = [placeOf(before), placeOf(after)];
    if (from < 0 || to <= from) return;
    before.means = { is: 'condition', where: [oneOf('standard', ...codes.slice(from, to + 1))] };
    for (const used of [mark, after]) used.isUsed = true;
  });
}

/**
 * If nothing matches, releases words that were taken as part of somebody's text ('bank', 'finance'), because they usually mean something
 * else. They are then listed as unused.
 */
function letGoOfDoubtful(reading: Reading): void {
  const isDoubtful = ({ condition }: Reading['where'][number]) => condition.is === 'contains' && !condition.not;
  if (['change', 'answer', 'evidence'].includes(reading.noun) || !reading.where.some(isDoubtful)) return;
  if (evaluate(withChange(toQuery(reading), { measure: null }), reading.data).total > 0) return;
  for (const { at } of reading.where.filter(isDoubtful)) {
    for (let next = at; next === at || reading.marks[next]?.means.is === 'word'; next += 1) {
      const mark = reading.marks[next];
      if (mark) Object.assign(mark, { isUsed: false, means: { is: 'word' } });
    }
  }
  reading.where = reading.where.filter((each) => !isDoubtful(each));
}

/** 'The sum of both scores of E3.1': a number that is asked for is shown in the rows. */
function showNumbers(reading: Reading): void {
  if (reading.measure !== null || reading.groupBy !== null) return;
  const isOne = reading.where.some(isOfOne);
  reading.marks.forEach((_, at) => {
    const field = fieldAt(reading, at);
    if (!field || field.kind === 'long-text' || NAMES_IT.includes(field.name)) return;
    if (!isOne && !BOTH_SCORES.includes(field.name)) return;
    reading.sort.push({ field: field.name, order: 'highest' });
    use(reading, at);
  });
}

/** Where evidence is asked by its end, what ends first comes first. */
function sortByEnd({ noun, where, sort, measure, groupBy }: Reading): void {
  const isByEnd = noun === 'evidence' && where.some(({ condition }) => condition.field === 'validUntil');
  if (isByEnd && sort.length === 0 && measure === null && groupBy === null)
    sort.push({ field: 'validUntil', order: 'lowest' });
}

const isOfOne = ({ condition }: Reading['where'][number]) =>
  condition.is === 'equal' && ['topic', 'title'].includes(condition.field);
/** These are also shown for several rows. */
const BOTH_SCORES = ['grossScore', 'netScore'];
/** Rows always show these. */
const NAMES_IT = ['score', 'impactScore', 'financialScore', 'topic', 'title', 'kind', 'standard'];

/** Uses the name of a field whose value is given: 'the standard E1', 'the social area'. Scores need no such name. */
function takeFieldNames(reading: Reading): void {
  const said = new Set(reading.where.flatMap(({ condition }) => familyOf(condition.field)));
  reading.marks.forEach(({ means }, at) => {
    // 'Name two risks': the first word is a verb, not a field.
    if (means.is === 'field' && (at === 0 || said.has(means.field) || goesWithout(means.field, reading.noun)))
      use(reading, at);
  });
}

/** Rows have these whatever is asked; a screening score is of one topic. */
const GOES_WITHOUT: Readonly<Partial<Record<QueryNoun, readonly string[]>>> = {
  score: ['topic'],
  measure: ['owner'],
  evidence: ['owner'],
  stakeholder: ['stakeholderGroup', 'relevantTopicsViews'],
  change: ['by'],
};
const goesWithout = (field: string, noun: QueryNoun) => field === 'score' || GOES_WITHOUT[noun]?.includes(field);

function saysSomething({ marks, where, sort, of, groupBy, measure, first, comparedWith }: Reading): boolean {
  const isNamed = marks.some(({ means, isUsed }) => isUsed && means.is === 'noun' && !means.weak);
  const isNarrowed = where.length + sort.length > 0 || of === 'earlier';
  return isNamed || isNarrowed || [groupBy, measure, first, comparedWith].some((part) => part !== null);
}

function toQuery(reading: Reading): Query {
  const { noun, groupBy, sort, first, of, comparedWith, thresholds } = reading;
  // Values that are compared do not mean the option that combines both.
  const isMeasured = reading.measure !== null && reading.measure.of !== 'share';
  const isEither = reading.isEither || (groupBy !== null && isMeasured);
  const those = (isOfShare: boolean) =>
    reading.where.flatMap(({ condition, at }) => (reading.isOfShare(at) === isOfShare ? condition : []));
  const join = (isOfShare: boolean) => joinConditions(those(isOfShare), reading, isEither);
  const measure: Measure | null =
    reading.measure?.of === 'share' ? { of: 'share', where: join(true) } : reading.measure;
  const query = { noun, where: join(false), groupBy, measure, sort, first, of, comparedWith, thresholds };
  return measure?.of === 'count' && groupBy === null ? groupByAll(query) : query;
}

/** 'How many are environmental, social and governance' asks for each. */
function groupByAll(query: Query): Query {
  const all = query.where.find((condition) => {
    const options = nouns[query.noun].fields[condition.field]?.options;
    return condition.is === 'one-of' && !condition.not && options?.every(({ id }) => condition.values.includes(id));
  });
  return all ? { ...query, groupBy: all.field, where: query.where.filter((each) => each !== all) } : query;
}
