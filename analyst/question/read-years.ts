import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { oneOf } from './meaning.ts';
import { namesNoun } from './noun-asked.ts';
import { meaningOf, placesOf, type Reading, says, use, want } from './reading.ts';

/** Reads the earlier year alone, or what has changed since. */
export function readYears(reading: Reading): void {
  readFinancialYears(reading);
  const { marks, noun } = reading;
  const { isComparable, hasEarlier } = nouns[noun];
  const earlier = placesOf(reading, 'earlier');
  const isEarlier = earlier.length > 0;
  const compares = placesOf(reading, 'compare', ...(isEarlier ? (['than', 'beside'] as const) : []));
  // 'Which is higher, A or B' compares two things, not two years.
  const isOfYears = isEarlier || compares.length > 0 || (isOfSubject(reading) && !says(reading, 'or'));
  const isMove = (at: number) => isOfYears || !meaningOf(marks[at], 'became')?.onlyCompared;
  const moves = isComparable ? placesOf(reading, 'became').filter(isMove) : [];
  const bounds = earlier.map((at) => at - 1).filter((at) => isComparable && meaningOf(marks[at], 'bound'));
  if (!isEarlier || compares.length > 0) use(reading, ...placesOf(reading, 'this-year'));
  const isOfBoth = isEarlier && says(reading, 'this-year') && says(reading, 'measure');
  // 'More risks than last year'.
  const more = isEarlier ? placesOf(reading, 'more') : [];
  if (moves.length + bounds.length + more.length > 0 || (isComparable && (compares.length > 0 || isOfBoth))) {
    reading.comparedWith = 'earlier';
    const isOfFigure = more.length > 0 || (reading.isOfOne && says(reading, 'measure'));
    if (more.length > 0) reading.measure ??= { of: 'count' };
    const became = [
      ...(isOfFigure ? [] : moves).flatMap((at) => meaningOf(marks[at], 'became')?.values ?? []),
      ...bounds.map((at) => (meaningOf(marks[at], 'bound')?.how === 'below' ? 'lower' : 'higher')),
    ];
    wantBecome(reading, [...moves, ...bounds][0] ?? 0, became);
    use(reading, ...more, ...placesOf(reading, 'this-year'));
  } else if (isEarlier && hasEarlier) reading.of = 'earlier';
  else return;
  use(reading, ...earlier, ...compares, ...moves, ...bounds);
}

/** What rows must have become; of one thing all that became of it is told. */
function wantBecome(reading: Reading, at: number, values: readonly string[]): void {
  const isOfMaterial = saidOfMaterial(reading).length > 0 && values.length === 1;
  const became = isOfMaterial ? values.map((value) => OF_MATERIAL[value] ?? value) : values;
  if (became.some((each) => each.endsWith('material'))) use(reading, ...saidOfMaterial(reading));
  if (became.length === 0 || isOfSubject(reading)) return;
  want(
    reading,
    at,
    became.includes('higher') && became.includes('lower') ? changed : oneOf('became', ...new Set(became)),
  );
}

/** What became material, or is no longer, need not be called material besides. */
const saidOfMaterial = (reading: Reading) =>
  placesOf(reading, 'condition').filter(
    (at) => meaningOf(reading.marks[at], 'condition')?.where[0]?.field === 'material',
  );

/** A topic that dropped off the list of material topics still exists, but is no longer material. */
const OF_MATERIAL: Readonly<Record<string, string>> = { gone: 'no-longer-material', added: 'newly-material' };

const changed = { field: 'became', is: 'equal', value: 'same', not: true } as const;
/** The question is about one thing, or about the rows under one topic: every change to it is reported. */
const isOfSubject = ({ marks }: Reading) =>
  marks.some(({ means }) => means.is === 'subject') ||
  (marks.some(({ means }) => means.is === 'topics') && !marks.some((_, at) => namesNoun(marks, at)));

const yearOf = (data: QueryData['current'] | null) => Number(data?.assessment.financialYearStart.slice(0, 4));

/** '2024': refers to the assessment of that financial year. */
function readFinancialYears(reading: Reading): void {
  const { data, marks } = reading;
  const { current, earlier } = data;
  marks.forEach((mark, at) => {
    const number = meaningOf(mark, 'number')?.value;
    if (number !== undefined && number === yearOf(earlier)) mark.means = { is: 'earlier' };
    else if (number !== undefined && number === yearOf(current)) mark.means = { is: 'this-year' };
    else return;
    // '2024/25'.
    const next = marks[at + 1];
    if (next?.words[0]?.typed === String(number + 1).slice(-2)) use(reading, at + 1);
  });
}
