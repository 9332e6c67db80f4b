import type { Thresholds } from '#domain/assessment/assessment.ts';
import { equal, type Mark, oneOf, saidBy } from './meaning.ts';
import { isAt, meaningOf, placesOf, type Reading, use, want } from './reading.ts';
import type { Word } from './words.ts';

/** A threshold's number is at most this many marks away. */
const REACH = 4;

/** Reads hypothetical thresholds: 'with both thresholds at 15', 'an impact threshold of 25 and a financial one of 20'. */
export function readThresholds(reading: Reading): void {
  const { marks, data } = reading;
  const places = placesOf(reading, 'threshold');
  const adopted = data.current.assessment.thresholds;
  if (places.length === 0) readLine(reading, adopted);
  for (const at of places) reachesOne(reading, at);
  const asked: { impact?: number; financial?: number } = {};
  for (const at of places) {
    const side = meaningOf(marks[at], 'threshold')?.side ?? 'both';
    const number = findNumber(reading, at) ?? findBefore(reading, at, asked);
    if (number === null) continue;
    if (side !== 'financial') asked.impact ??= number;
    if (side !== 'impact') asked.financial = (side === 'both' ? findSecond(reading, at) : null) ?? number;
    use(reading, at);
  }
  if (asked.impact === undefined && asked.financial === undefined) return;
  marks.forEach((mark, at) => {
    const side = mark.isUsed ? undefined : sideOf(mark);
    if (!side) return;
    const isBeside = [at - 1, at + 1].some((place) => isAt(marks, place, 'number'));
    const number =
      numberOf(reading, at - 1) ?? numberOf(reading, at + 1) ?? (isBeside ? null : findNumber(reading, at));
    if (number !== null) asked[side] = number;
    // 'And the financial one stays'.
    const isKept = asked[side === 'impact' ? 'financial' : 'impact'] !== undefined && asked[side] === undefined;
    if (number !== null || isBeside || isKept) use(reading, at);
  });
  reading.thresholds = { ...adopted, ...asked };
  use(reading, ...saidOfNumbers(reading));
  use(reading, ...placesOf(reading, 'threshold', 'if', 'side'));
  readMoves(reading, Math.min(adopted.impact, adopted.financial));
}

/** 'At 20 on both sides' says which thresholds the number applies to, not what is material. */
const saidOfNumbers = ({ marks }: Reading) =>
  marks.flatMap(({ means }, at) => {
    const isOfBoth = means.is === 'condition' && means.where[0]?.field === 'materialBy';
    return isOfBoth && marks[at - 1]?.isUsed && isAt(marks, at - 1, 'number') ? [at] : [];
  });

/** 'Reach the threshold of 12.5': the number of a threshold, adopted or not, is not a score of rows. */
function readLine(reading: Reading, adopted: Thresholds): void {
  const { marks } = reading;
  marks.forEach((mark, at) => {
    const isLine = meaningOf(mark, 'condition')?.where[0]?.field === 'material' && mark.words.some(isLineWord);
    const place = isLine ? [at + 1, at + 2].find((next) => meaningOf(marks[next], 'number')) : undefined;
    if (place === undefined || (place === at + 2 && !isAt(marks, at + 1, 'of'))) return;
    const value = meaningOf(marks[place], 'number')?.value ?? 0;
    use(reading, place);
    if (adopted.impact !== value || adopted.financial !== value)
      reading.thresholds = { impact: value, financial: value };
  });
}
const isLineWord = ({ text }: Word) => /^(?:thresholds?|line|bar|hurdle|cut|cutoff)$/.test(text);

/** 'Below the impact threshold': means the adopted one. */
function reachesOne(reading: Reading, at: number): void {
  const { marks, noun, data } = reading;
  const [bound, threshold] = [meaningOf(marks[at - 1], 'bound'), meaningOf(marks[at], 'threshold')];
  if (!bound || !threshold || threshold.side === 'both') return;
  const isBelow = bound.how === 'below' || bound.how === 'at-most';
  const field = `${threshold.side}Score`;
  const value = data.current.assessment.thresholds[threshold.side];
  if (noun === 'topic') want(reading, at, { field, is: 'at-least', value, ...(isBelow && { not: true }) });
  else if (noun === 'component') want(reading, at, equal('side', threshold.side), equal('material', !isBelow));
  else return;
  use(reading, at - 1, at);
}

const sideOf = ({ means }: Mark) =>
  means.is === 'side'
    ? means.side
    : (['impact', 'financial'] as const).find((side) => means.is === 'field' && means.field === `${side}Score`);

/** '10/10', '15 and 10': impact comes first. */
function findSecond(reading: Reading, at: number): number | null {
  const first = reading.marks.findIndex(({ means, isUsed }, place) => place > at && isUsed && means.is === 'number');
  if (first < 0) return null;
  if (!isAt(reading.marks, first + 1, 'and')) return numberOf(reading, first + 1);
  const isLast = first + 3 >= reading.marks.length || isAt(reading.marks, first + 3, 'stop');
  return isLast ? numberOf(reading, first + 2) : null;
}

/** 'With 15 and 10 as thresholds', 'a 15 threshold'; of two numbers, the first is for impact. */
function findBefore(reading: Reading, at: number, asked: { impact?: number }): number | null {
  const number = numberOf(reading, at - 1);
  const first = number !== null && isAt(reading.marks, at - 2, 'and') ? numberOf(reading, at - 3) : null;
  if (first !== null) asked.impact = first;
  return number;
}

/** The number that stands there, and its mark as taken. */
function numberOf(reading: Reading, at: number): number | null {
  const number = meaningOf(reading.marks[at], 'number');
  if (number) use(reading, at);
  return number?.value ?? null;
}

/** The next number; a bare 'one' stands for a thing. */
function findNumber(reading: Reading, at: number): number | null {
  for (let next = at + 1; next <= at + REACH && next < reading.marks.length; next += 1) {
    const mark = reading.marks[next];
    const number = meaningOf(mark, 'number');
    if (mark?.means.is === 'threshold' || (mark && !mark.isUsed && sideOf(mark) !== undefined && next > at + 1))
      return null;
    if (!number || mark?.words[0]?.text === 'one') continue;
    use(reading, next, meaningOf(reading.marks[next - 1], 'bound') && next - 1);
    return number.value;
  }
  return null;
}

/** 'Which would come in', 'which would drop out', or which would be material. */
function readMoves(reading: Reading, adopted: number): void {
  // With other thresholds, 'added' and 'gone' refer to the thresholds, not to the previous year.
  const became = (...values: string[]) =>
    placesOf(reading, 'became').filter((at) =>
      meaningOf(reading.marks[at], 'became')?.values.every((value) => values.includes(value)),
    );
  const gained = [...placesOf(reading, 'gain'), ...became('added', 'newly-material')];
  const lost = [...placesOf(reading, 'lose'), ...became('gone', 'no-longer-material')];
  const isToldApart = reading.marks.some((mark) => saidBy(mark)[0]?.field === 'material');
  use(reading, ...gained, ...lost);
  if (isToldApart && gained.length + lost.length === 0) return;
  // A topic that drops out is open if its other side is not assessed.
  want(reading, 0, lost.length === 0 ? equal('material', true) : oneOf('materialBy', 'none', 'open'));
  if (reading.noun !== 'topic') return;
  if (gained.length > 0) want(reading, 0, { field: 'score', is: 'at-least', value: adopted, not: true });
  if (lost.length > 0) want(reading, 0, { field: 'score', is: 'at-least', value: adopted });
}
