import { equal, notBe, oneOf } from './meaning.ts';
import { meaningOf, placesOf, type Reading, use, want } from './reading.ts';

const SIDES: Readonly<Record<string, 'impact' | 'financial'>> = { impactScore: 'impact', financialScore: 'financial' };
const SCORES = ['score', 'value', 'rating', 'scoring', 'grade', 'mark'];

/** 'Material through the financial lens alone', 'only the money side makes it material': by which side a topic is material. */
export function readMaterialSides(reading: Reading): void {
  const { marks, noun } = reading;
  const [material] = placesOf(reading, 'condition').filter(
    (at) => meaningOf(marks[at], 'condition')?.where[0]?.field === 'material',
  );
  if (noun !== 'topic' || material === undefined) return;
  const sides = placesOf(reading, 'field').filter((at) => isSide(reading, at));
  const [at] = sides;
  const side = SIDES[meaningOf(marks[at ?? -1], 'field')?.field ?? ''];
  if (at === undefined || side === undefined || sides.length > 1) return;
  const isOnly = placesOf(reading, 'only').length > 0;
  const isNot = marks[material - 1]?.means.is === 'not';
  const condition = isOnly ? equal('materialBy', side) : oneOf('materialBy', side, 'both');
  want(reading, at, isNot ? notBe(condition) : condition);
  use(reading, at, material, ...(isNot ? [material - 1] : []), ...placesOf(reading, 'only'));
}

/** A side as a view of things; its score is a number to sort and compare by. */
function isSide({ marks }: Reading, at: number): boolean {
  const named = meaningOf(marks[at], 'field')?.field ?? '';
  const isBeside = [-2, -1, 1].some((step) =>
    ['number', 'bound', 'sort', 'measure', 'by', 'level', 'most', 'per', 'no'].includes(
      marks[at + step]?.means.is ?? '',
    ),
  );
  return (
    SIDES[named] !== undefined && !isBeside && !SCORES.includes(marks[at]?.words.at(-1)?.text.replace(/s$/, '') ?? '')
  );
}
