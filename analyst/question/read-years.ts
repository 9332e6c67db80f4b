import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { oneOf } from './meaning.ts';
import { namesNoun } from './noun-asked.ts';
import { meaningOf, placesOf, type Reading, says, use, want } from './reading.ts';

/** The earlier year alone, or what became of things since. */
export function readYears(reading: Reading): void {
  readFinancialYears(reading);
  const { marks, noun } = reading;
  const earlier = placesOf(reading, 'earlier');
  const compares = [
    ...placesOf(reading, 'compare'),
    ...(earlier.length > 0 ? [...placesOf(reading, 'than'), ...placesOf(reading, 'beside')] : []),
  ];
  const isComparable = nouns[noun].isComparable;
  const moves = placesOf(reading, 'became').filter(
    (at) =>
      isComparable &&
      (earlier.length > 0 ||
        compares.length > 0 ||
        !meaningOf(marks[at], 'became')?.onlyCompared ||
        // 'Which is higher, A or B' sets two things beside each other.
        (isOfSubject(reading) && placesOf(reading, 'or').length === 0)),
  );
  const bounds = earlier.map((at) => at - 1).filter((at) => isComparable && meaningOf(marks[at], 'bound'));
  if (earlier.length === 0 || compares.length > 0) use(reading, ...placesOf(reading, 'this-year'));
  const isOfBoth = earlier.length > 0 && says(reading, 'this-year') && says(reading, 'measure');
  const more = earlier.length > 0 ? placesOf(reading, 'more') : [];
  if (moves.length + bounds.length + more.length > 0 || (isComparable && (compares.length > 0 || isOfBoth))) {
    reading.comparedWith = 'earlier';
    const isOfFigure = more.length > 0 || (reading.isOfOne && says(reading, 'measure'));
    // 'More risks than last year'.
    if (more.length > 0) reading.measure ??= { of: 'count' };
    use(reading, ...more);
    const became = [
      ...(isOfFigure ? [] : moves).flatMap((at) => meaningOf(marks[at], 'became')?.values ?? []),
      ...bounds.map((at) => (meaningOf(marks[at], 'bound')?.how === 'below' ? 'lower' : 'higher')),
    ];
    const [at = 0] = [...moves, ...bounds];
    if (saidOfMaterial(reading).length > 0 && became.length === 1)
      became[0] = OF_MATERIAL[became[0] ?? ''] ?? became[0] ?? '';
    if (became.some((each) => each.endsWith('material'))) use(reading, ...saidOfMaterial(reading));
    if (became.length > 0 && !isOfSubject(reading))
      want(
        reading,
        at,
        ...(became.length > 1 && isAnyChange(became) ? [changed] : [oneOf('became', ...new Set(became))]),
      );
  } else if (earlier.length > 0 && nouns[noun].hasEarlier) reading.of = 'earlier';
  else return;
  if (reading.comparedWith) use(reading, ...placesOf(reading, 'this-year'));
  use(reading, ...earlier, ...compares, ...moves, ...bounds);
}

/** What became material, or is no longer, need not be called material besides. */
const saidOfMaterial = (reading: Reading) =>
  placesOf(reading, 'condition').filter(
    (at) => meaningOf(reading.marks[at], 'condition')?.where[0]?.field === 'material',
  );

/** What dropped off the list of material topics is still there, and no longer material. */
const OF_MATERIAL: Readonly<Record<string, string>> = { gone: 'no-longer-material', added: 'newly-material' };

const changed = { field: 'became', is: 'equal', value: 'same', not: true } as const;
const isAnyChange = (became: readonly string[]) => became.includes('higher') && became.includes('lower');
/** One thing, or what stands under one topic: all that became of it is told. */
const isOfSubject = ({ marks }: Reading) =>
  marks.some(({ means }) => means.is === 'subject') ||
  (marks.some(({ means }) => means.is === 'topics') && !marks.some((_, at) => namesNoun(marks, at)));

const yearOf = (data: QueryData['current'] | null) => Number(data?.assessment.financialYearStart.slice(0, 4));

/** '2024': a year's number is the year that has it. */
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
