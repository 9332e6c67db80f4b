import { FIGURE } from '#domain/query/query.ts';
import { saidBy } from './meaning.ts';
import { namesNoun } from './noun-asked.ts';
import { defaultNumber, fieldAt, isAt, meaningOf, numberAt, placesOf, type Reading, use } from './reading.ts';

/** Reads what is computed instead of listed. */
export function readMeasure(reading: Reading): void {
  const places = placesOf(reading, 'measure').filter((at) => !isVerb(reading, at));
  const [first, second] = places;
  // 'How many percent'.
  const at = places.find((place) => meaningOf(reading.marks[place], 'measure')?.of === 'share') ?? first;
  if (at === undefined) return;
  const of = meaningOf(reading.marks[at], 'measure')?.of;
  // 'The gender pay gap in percent' is not a share of rows.
  if (of === 'share' && !reading.marks.some((_, place) => namesNoun(reading.marks, place))) return;
  use(reading, ...places);
  if (of === 'share') readShare(reading, at);
  else if (of === 'count') {
    reading.measure = { of };
    if (second !== undefined) groupCounts(reading, at, second);
  } else if (of) {
    const place = nearest(reading, at);
    const field = numberAt(reading, place) ?? defaultNumber(reading.noun);
    if (field === null) return;
    reading.measure = { of, field };
    use(reading, place);
  }
  if (reading.groupBy !== null) sortGroups(reading);
}

/** 'What does a magnitude of 4 mean': no average, which stands before its number: 'the mean score', 'the mean of'. */
const isVerb = ({ marks }: Reading, at: number) =>
  marks[at]?.words.length === 1 &&
  marks[at].words[0]?.text === 'mean' &&
  at > 0 &&
  !isAt(marks, at + 1, 'field', 'of', 'per');

/** 'Which category has the highest average score': groups are sorted by their figure. */
function sortGroups(reading: Reading): void {
  const [at = -1] = placesOf(reading, 'sort');
  const sort = meaningOf(reading.marks[at], 'sort');
  if (!sort) return;
  reading.sort.push({ field: FIGURE, order: sort.order });
  use(reading, at);
}

/** 'How many key and how many other stakeholders': each is a group. */
function groupCounts(reading: Reading, at: number, second: number): void {
  const saidAfter = (place: number) => saidBy(reading.marks[place + 1])[0];
  const others = placesOf(reading, 'other');
  const condition = saidAfter(others.length > 0 ? at : second);
  if (!condition || reading.groupBy !== null) return;
  reading.groupBy = condition.field;
  if (others.length > 0) use(reading, at + 1, ...others);
}

/** The number that is meant: the first after the word, otherwise the last before it. */
function nearest(reading: Reading, at: number): number | null {
  const places = reading.marks.flatMap((_, place) => (numberAt(reading, place) === null ? [] : [place]));
  return places.find((place) => place > at) ?? places.findLast((place) => place < at) ?? null;
}

/**
 * Separates the part from the whole in a question about a share. 'Of the indirect impacts, what share is environmental' and 'the share of
 * impacts that is environmental' mean the same.
 */
function readShare(reading: Reading, at: number): void {
  const { marks } = reading;
  reading.measure = { of: 'share', where: [] };
  const saysSomething = (place: number) => namesNoun(marks, place) || marks[place]?.means.is === 'condition';
  if (marks.some((_, place) => place < at && saysSomething(place))) {
    reading.isOfShare = (place) => place > at;
    return;
  }
  const among = placesOf(reading, 'among').find((place) => place > at);
  if (among !== undefined) {
    reading.isOfShare = (place) => place > at && place < among;
    use(reading, among);
    return;
  }
  const noun = marks.findIndex(
    (_, place) => place > at && (namesNoun(marks, place) || marks[place]?.means.is === 'noun'),
  );
  const clause = marks.findIndex(({ means }, place) => place > noun && (means.is === 'clause' || means.is === 'which'));
  reading.isOfShare = (place) => (clause < 0 ? place !== noun : place > clause);
}

/** 'The highest severity' asks for a figure and the rows that have it, unless the question asks for a number of rows. */
export function readExtreme(reading: Reading): void {
  if (reading.measure !== null || reading.first !== null || reading.sort.length > 0) return;
  const places = placesOf(reading, 'sort');
  const fields = places.filter((at) => fieldAt(reading, at + 1)?.kind === 'number' && !isPlural(reading, at + 1));
  const [at] = fields;
  if (at === undefined || places.length > 1) return;
  const [sort, field] = [meaningOf(reading.marks[at], 'sort'), numberAt(reading, at + 1)];
  if (!sort || field === null || reading.where.some(({ condition }) => condition.field === field)) return;
  reading.measure = { of: sort.order, field };
  use(reading, at, at + 1);
}

const isPlural = ({ marks }: Reading, at: number) => marks[at]?.words.at(-1)?.text.endsWith('s') === true;
