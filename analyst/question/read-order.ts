import type { Sort } from '#domain/query/query.ts';
import type { Mark } from './meaning.ts';
import { hasField } from './noun-asked.ts';
import { defaultNumber, meaningOf, numberAt, placesOf, type Reading, use } from './reading.ts';

/** At most this many words lie between 'highest' and what is highest. */
const REACH = 4;
/** If several are asked for without a number, this many are listed. */
const FEW = 5;

/** Reads how rows are sorted, and whether only the first are asked for. */
export function readOrder(reading: Reading): void {
  readDirections(reading);
  readMost(reading);
  const places = placesOf(reading, 'sort');
  // The highest value next to an average is a second figure, and a query returns only one.
  if (reading.measure && reading.measure.of !== 'count' && reading.groupBy === null) return;
  const isBothEnds = new Set(places.map((at) => meaningOf(reading.marks[at], 'sort')?.order)).size > 1;
  for (const at of places) {
    const sort = meaningOf(reading.marks[at], 'sort');
    if (!sort) continue;
    const place = sort.field === undefined ? findNumber(reading, at) : null;
    const own = sort.field !== undefined && hasField(reading.noun, sort.field) ? sort.field : null;
    const field = own ?? numberAt(reading, place) ?? defaultNumber(reading.noun);
    const isOne = !isBothEnds && reading.first === null && isSingular(reading, at);
    use(reading, at, place);
    if (field === null) continue;
    if (reading.sort.length === 0) reading.sort.push({ field, order: sort.order });
    else if (!isBothEnds) reading.sort = reading.sort.map((each): Sort => ({ ...each, order: sort.order }));
    if (isOne) reading.first = 1;
    else if (isOfFew(reading, places)) reading.first = FEW;
  }
}

/** 'The topic with the most risks'. */
function readMost(reading: Reading): void {
  for (const at of placesOf(reading, 'most')) {
    const field = numberAt(reading, at + 1);
    if (field === null) continue;
    reading.sort.push({ field, order: 'highest' });
    if (reading.first === null && isSingular(reading, at)) reading.first = 1;
    use(reading, at, at + 1);
  }
}

/** 'Ascending', 'highest first'. */
function readDirections(reading: Reading): void {
  for (const at of placesOf(reading, 'direction')) {
    const order = meaningOf(reading.marks[at], 'direction')?.order ?? 'highest';
    const place = [at - 1, at + 1, at + 2].find((each) => numberAt(reading, each) !== null);
    const field = numberAt(reading, place) ?? defaultNumber(reading.noun);
    if (reading.sort.length > 0) reading.sort = reading.sort.map((each) => ({ ...each, order }));
    else if (field !== null) reading.sort.push({ field, order });
    use(reading, at, place);
  }
}

function findNumber(reading: Reading, at: number): number | null {
  for (let next = at + 1; next <= at + REACH; next += 1) {
    if (numberAt(reading, next) !== null) return next;
    const mark = reading.marks[next];
    if (mark && !mark.isUsed && ['stop', 'number', 'comma'].includes(mark.means.is)) return null;
  }
  return null;
}

/** 'The highest risk' is one. */
function isSingular({ marks, isOne }: Reading, at: number): boolean {
  if (isOne && marks[0]?.means.is === 'which') return true;
  const noun = marks.slice(at + 1, at + 5).find(({ means }) => means.is === 'noun');
  const named = noun ?? marks.slice(0, at).findLast(({ means }) => means.is === 'noun');
  // 'Impacts on'.
  const word = (named?.words.find(({ text }) => text.endsWith('s')) ?? named?.words.at(-1))?.text;
  // 'Which one leads', 'which of the two is likelier'.
  if (word === undefined) return isOne || marks.some(isOneOfFew);
  return !word.endsWith('s') && !['everything', 'anything', 'all'].includes(word);
}

/** 'The topics with the highest scores' are the first rows of a list of all topics. */
const isOfFew = ({ noun, first, measure, groupBy, where, sort }: Reading, { length }: readonly number[]) =>
  [first, measure, groupBy].every((part) => part === null) &&
  noun === 'topic' &&
  where.length === 0 &&
  length === 1 &&
  sort[0]?.field === defaultNumber(noun);

const isOneOfFew = ({ words }: Mark) => ['one', 'two', 'three'].includes(words.at(-1)?.text ?? '');
