import { nouns } from '#domain/query/fields/nouns.ts';
import type { Condition } from '#domain/query/query.ts';
import { type Bound, type Mark, notBe } from './meaning.ts';
import { defaultNumber, isAt, meaningOf, numberAt, placesOf, type Reading, says, use, want } from './reading.ts';

type Range =
  | { is: 'between'; from: number; to: number }
  | { is: 'one-of'; values: number[] }
  | { [How in Bound]: { is: How; value: number } }[Bound];

/** A range with the positions of its marks. */
interface Found {
  range: Range;
  from: number;
  to: number;
  isBare: boolean;
}

/** Reads comparisons with numbers, each for the nearest field, and a limit on the number of rows. */
export function readNumbers(reading: Reading): void {
  const isOfBoth = says(reading, 'both-sides');
  for (const at of placesOf(reading, 'number')) {
    if (reading.marks[at]?.isUsed) continue;
    if (readFirst(reading, at) || isOfOtherUnit(reading, at) || isOfScores(reading, at)) continue;
    const found = readRange(reading, at);
    if (isCompared(reading, found)) continue;
    const place = findField(reading, found);
    // 'The first one', 'which one': 'one' stands for the thing, not for a number.
    if (found.isBare && reading.marks[at]?.words[0]?.text === 'one' && place === null) use(reading, at);
    else if (place !== null || !isUnsure(reading, at, found)) {
      const named = isGrouped(reading, place) ? reading.groupBy : numberAt(reading, place);
      const field = named ?? defaultNumber(reading.noun);
      if (field === null || !fitsScale(reading, field, found.range)) continue;
      const isBoth = isOfBoth && OTHER_SIDE[field] !== undefined;
      take(reading, field, place, found);
      if (isBoth) want(reading, at, toCondition(OTHER_SIDE[field] ?? field, found.range));
    }
  }
  readPresence(reading);
}

/** 'The two scores' is a number of scores, not a score of two. */
function isOfScores({ marks }: Reading, at: number): boolean {
  const [words, next] = [marks[at]?.words, marks[at + 1]];
  return /^[a-z]/.test(words?.[0]?.text ?? '') && next?.means.is === 'field' && next.words.at(-1)?.text === 'scores';
}

/** A bare number is a score only if nothing else can be meant: 'which of the two', 'exposure 3', 'scope 1, 2 and 3'. */
const isUnsure = ({ marks, noun }: Reading, at: number, { isBare }: Found) =>
  noun === 'disclosure' ||
  (isBare && (/^[a-z]/.test(marks[at]?.words[0]?.text ?? '') || marks[at - 1]?.means.is === 'word'));

/** The number is compared with something by words that were not understood: '15 or more' without 'more' does not mean 15. */
const isCompared = ({ marks }: Reading, { from, to, isBare }: Found) =>
  isBare &&
  [marks[from - 1], marks[to + 1]].some(
    (mark, side) => mark?.isUsed === false && COMPARES[side]?.includes(mark.means.is) === true,
  );
/** Words of comparison before a number, and after it. */
const COMPARES: readonly (readonly string[])[] = [
  ['than', 'bound', 'between', 'most'],
  ['or', 'than', 'between', 'word', 'most'],
];

/** 'At least 8 on both sides'. */
const OTHER_SIDE: Readonly<Record<string, string>> = { impactScore: 'financialScore', financialScore: 'impactScore' };

/** 'Topics with impacts': topics with at least one. */
function readPresence(reading: Reading): void {
  if (reading.noun !== 'topic' || RANKS.some((kind) => says(reading, kind))) return;
  reading.marks.forEach(({ meanings: [first] }, at) => {
    const field = numberAt(reading, at);
    if (field === null || (first?.is === 'noun' && first.weak) || nouns.topic.fields[field]?.min !== 0) return;
    want(reading, at, { field, is: 'at-least', value: 1 });
    use(reading, at);
  });
}
const RANKS = ['than', 'sort', 'most'] as const;

const isNot = (mark: Mark | undefined) => mark?.isUsed === false && mark.means.is === 'not';

function take(reading: Reading, field: string, place: number | null, { range, from, to }: Found): void {
  const { marks } = reading;
  const start = Math.min(from, place ?? from) - 1;
  const not = [from - 1, start, marks[start]?.means.is === 'clause' ? start - 1 : start].find((at) => isNot(marks[at]));
  const condition = toCondition(field, range);
  want(reading, from, not === undefined ? condition : notBe(condition));
  use(reading, not, ...Array.from({ length: to - from + 1 }, (_, step) => from + step));
  if (place !== null && !reading.sort.some((sort) => sort.field === field)) use(reading, place);
}

function toCondition(field: string, range: Range): Condition {
  switch (range.is) {
    case 'above':
      return { field, is: 'at-most', value: range.value, not: true };
    case 'below':
      return { field, is: 'at-least', value: range.value, not: true };
    default:
      return { field, ...range };
  }
}

function fitsScale({ noun }: Reading, field: string, range: Range): boolean {
  const { max = Number.POSITIVE_INFINITY } = nouns[noun].fields[field] ?? {};
  const values = range.is === 'between' ? [range.from, range.to] : range.is === 'one-of' ? range.values : [range.value];
  return values.every((value) => value <= max);
}

/** 'Top 5', 'three worst', 'five risks'. */
function readFirst(reading: Reading, at: number): boolean {
  const { marks } = reading;
  const number = meaningOf(marks[at], 'number')?.value ?? 0;
  const before = marks[at - 1]?.means.is ?? 'stop';
  const kind = marks[findFrom(reading, at + 1, ['condition', 'topics', 'side'])]?.means.is;
  const isCounted = ['bound', 'between', 'or'].includes(before) || numberAt(reading, at - 1) !== null;
  const isCalled = kind === 'sort' || kind === 'most' || (kind === 'noun' && marks[at]?.words[0]?.text !== 'one');
  const isRanked = ['sort', 'first', 'most', 'direction'].includes(before);
  if (!Number.isInteger(number) || number < 1 || !(isRanked || (isCalled && !isCounted))) return false;
  reading.first = number;
  use(reading, at, before === 'first' ? at - 1 : null);
  return true;
}

function findFrom({ marks }: Reading, from: number, over: readonly string[]): number {
  let at = from;
  while (isAt(marks, at, ...over)) at += 1;
  return at;
}

/** Percentages, years and tonnes are not scores. */
function isOfOtherUnit({ marks }: Reading, at: number): boolean {
  const [mark, next] = [marks[at], marks[at + 1]];
  return (
    next?.words[0]?.text === '%' ||
    next?.means.is === 'other-unit' ||
    (mark?.words.length === 1 && (meaningOf(mark, 'number')?.value ?? 0) > 100)
  );
}

function readRange(reading: Reading, at: number): Found {
  const { marks } = reading;
  const value = meaningOf(marks[at], 'number')?.value ?? 0;
  const before = meaningOf(marks[at - 1], 'bound');
  const isBetween = marks[at - 1]?.means.is === 'between';
  const start = before?.stands === 'before' || isBetween ? at - 1 : at;
  const [link = 'stop', second] = [marks[at + 1]?.means.is, meaningOf(marks[at + 2], 'number')?.value];
  const found = (range: Range, from: number, to: number): Found => ({ range, from, to, isBare: false });
  if (second !== undefined && (link === 'to' || (link === 'and' && isBetween)))
    return found({ is: 'between', from: Math.min(value, second), to: Math.max(value, second) }, start, at + 2);
  if (second !== undefined && ['or', 'and', 'comma'].includes(link) && !before) return readList(reading, at);
  const unit = link === 'unit' || numberAt(reading, at + 1) !== null ? 1 : 0;
  const after = meaningOf(marks[at + 1 + unit], 'bound');
  if (after?.stands === 'after') return found({ is: after.how, value }, at, at + 1 + unit);
  const end = link === 'unit' ? at + 1 : at;
  if (start === at || !before) return { range: { is: 'equal', value }, from: at, to: end, isBare: true };
  return marks[start - 1]?.means.is === 'not'
    ? found({ is: OPPOSITE[before.how], value }, start - 1, end)
    : found({ is: before.how, value }, start, end);
}

const OPPOSITE: Readonly<Record<Bound, Bound>> = {
  'at-least': 'below',
  'at-most': 'above',
  above: 'at-most',
  below: 'at-least',
  equal: 'equal',
};

/** '1 or 2', '3, 4 and 5'. */
function readList({ marks }: Reading, at: number): Found {
  const values: number[] = [];
  let to = at;
  for (let next = at; ; next += 1) {
    const number = meaningOf(marks[next], 'number');
    const is = marks[next]?.means.is;
    if (number) values.push(number.value);
    else if (is !== 'or' && is !== 'and' && is !== 'comma') break;
    if (number) to = next;
  }
  return { range: { is: 'one-of', values }, from: at, to, isBare: false };
}

const isGrouped = ({ marks, groupBy }: Reading, at: number | null) => {
  const means = marks[at ?? -1]?.means;
  return means?.is === 'field' && means.field === groupBy;
};

/** A field is at most this many words away from its number. */
const REACH = 4;
const ENDS = ['stop', 'number', 'and', 'comma', 'or'];

/** Finds the field that a range belongs to: before the range, otherwise after it. Nouns that are counted come after it. */
function findField(reading: Reading, { from, to }: Found): number | null {
  const { marks, noun } = reading;
  // 'Each likelihood from 1 to 5': the field is the one that rows are grouped by.
  if (isGrouped(reading, from - 1)) return from - 1;
  const isCount = (at: number) => nouns[noun].fields[numberAt(reading, at) ?? '']?.min === 0;
  // 'Magnitude of 4 or 5'.
  if (marks[from - 1]?.means.is === 'of' && numberAt(reading, from - 2) !== null && !isCount(from - 2)) return from - 2;
  if (numberAt(reading, to + 1) !== null) return to + 1;
  if (numberAt(reading, to) !== null) return to;
  for (let at = from - 1; at >= from - REACH && at >= 0; at -= 1) {
    if (numberAt(reading, at) !== null && !isCount(at)) return at;
    // A comma alone does not separate a field from its numbers: 'likelihood, 1 or 2'.
    if (isAt(marks, at, ...ENDS) && !(isAt(marks, at, 'comma') && at === from - 1)) break;
  }
  for (let at = to + 1; at <= to + REACH && at < marks.length; at += 1) {
    if (numberAt(reading, at) !== null) return at;
    if (isAt(marks, at, ...ENDS)) break;
  }
  return null;
}
