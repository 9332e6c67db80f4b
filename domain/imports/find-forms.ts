import { cellWords, type ImportedCell, isDate, numberIn, saysNothing, unitOf } from './cell.ts';
import { readHeadingScale, SCALE_NOTE } from './heading-scale.ts';
import { levelNamed } from './level-words.ts';
import { isAskedAsScore, rankNamed, shareRange } from './ranks.ts';
import { plain, readNumber } from './read-words.ts';
import { readHeading } from './said-heading.ts';
import { hasSteps, type OurScale, type ScoreForm } from './score-form.ts';

/** The form of a column of scores as found, before anybody has corrected it. */
export interface FoundForm {
  form: ScoreForm;
  /** What the form was taken from. */
  by: 'heading' | 'legend' | 'values' | 'format';
  /** Whether another form is as likely, so that somebody has to say which. */
  isUnsure: boolean;
}

/** What the values of a column are, counted. */
export interface ScoreValues {
  /** Plain numbers. */
  numbers: readonly number[];
  /** Shares, from 0 to 1. */
  percents: readonly number[];
  amounts: readonly number[];
  /** Every other text, by its plain form, as first written. */
  words: ReadonlyMap<string, string>;
}

/** Takes the values of a column of scores apart. */
export function scoreValues(cells: readonly ImportedCell[]): ScoreValues {
  const numbers: number[] = [];
  const percents: number[] = [];
  const amounts: number[] = [];
  const words = new Map<string, string>();
  const hasLevels = cells.some((cell) => !saysNothing(cell) && levelNamed(cellWords(cell)) !== null);
  for (const cell of cells) {
    // Among words for levels, 'None' is one of them.
    if (
      (saysNothing(cell) && !(hasLevels && levelNamed(cellWords(cell)) !== null)) ||
      isDate(cell) ||
      typeof cell === 'boolean'
    )
      continue;
    const said = cellWords(cell).trim();
    const share = percentIn(cell);
    const number = numberIn(cell) ?? readNumber(said, MOST_SAID);
    if (share !== null) percents.push(share);
    else if (unitOf(cell) === 'currency' || (number === null && amountIn(said) !== null))
      amounts.push(number ?? amountIn(said) ?? 0);
    else if (number !== null) numbers.push(number);
    else if (!words.has(plain(said))) words.set(plain(said), said);
  }
  return { numbers, percents, amounts, words };
}

/** '4 of 5' is 4 whatever the scale. */
const MOST_SAID = 5;

/** The share that a cell shows in percent; null for every other cell. */
export function percentIn(cell: ImportedCell | undefined): number | null {
  if (unitOf(cell) === 'percent') return numberIn(cell);
  const [, said] =
    typeof cell === 'string' ? (/^\s*[~ca. ]*(\d{1,3}(?:[.,]\d+)?)\s*(?:%|percent|prozent)\s*$/i.exec(cell) ?? []) : [];
  return said === undefined ? null : Number(said.replace(',', '.')) / 100;
}

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/(?:bn|billion|mrd|milliarden?)\.?$/i, 1e9],
  [/(?:m|mio|mn|mln|million(?:en)?)\.?$/i, 1e6],
  [/(?:k|t|tsd|thousand)\.?$/i, 1e3],
];

/** An amount of money in a text: '€ 2.5m', '1,200,000 EUR', '300k'; null if it names no currency or magnitude. */
export function amountIn(text: string): number | null {
  const isMoney = /[€$£]|\b(?:eur|euro|usd|gbp|chf|pln)\b/i.test(text);
  const bare = text.replace(/[€$£]|\b(?:eur|euro|usd|gbp|chf|pln)\b/gi, '').trim();
  const times = TIMES.find(([unit]) => unit.test(bare));
  if (!isMoney && !times) return null;
  const said = bare.replace(/[a-z.]+$/i, '').replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(said)) return null;
  const thousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(said) ? said.replace(/[.,]/g, '') : said.replace(',', '.');
  return Number.isFinite(Number(thousands)) ? Number(thousands) * (times?.[1] ?? 1) : null;
}

/** With so many values, the highest possible one can be expected among them. */
const ENOUGH = 12;
const SOME = 4;

/**
 * The form of each column of scores of a table.
 * @param columns heading and values of each, without those that are not read as scores
 */
export function findForms(
  columns: readonly { heading: string; cells: readonly ImportedCell[]; scale: OurScale }[],
): FoundForm[] {
  const read = columns.map(({ heading, cells, scale }) => ({
    scale,
    isLegend: heading.includes(SCALE_NOTE),
    said: readHeadingScale(readHeading(heading)),
    values: scoreValues(cells),
  }));
  // Scores of one table are usually on one scale, so all of them together show how far it goes.
  const whole = read.flatMap(({ values, said }) =>
    said.range === null && values.percents.length === 0 ? values.numbers : [],
  );
  const steps = whole.filter((number) => number > 1 || Number.isInteger(number));
  const highest = Math.max(0, ...steps);
  return read.map(({ scale, said, values, isLegend }) =>
    formOf({
      isLegend,
      scale,
      said,
      values,
      highest,
      count: steps.length,
      different: new Set(steps).size,
      above: steps.filter((step) => step > scale.max).length,
    }),
  );
}

interface ColumnOfScores {
  /** Whether the scale in the heading was said outside of it. */
  isLegend: boolean;
  scale: OurScale;
  said: ReturnType<typeof readHeadingScale>;
  values: ScoreValues;
  /** The highest number, and how many numbers, in all columns of scores whose headings do not say their scale. */
  highest: number;
  count: number;
  /** How many of them differ. */
  different: number;
  /** How many of them are above our scale. */
  above: number;
}

function formOf({ isLegend, scale, said, values, highest, count, different, above }: ColumnOfScores): FoundForm {
  const { numbers, percents, amounts, words } = values;
  const isOpposite = said.isOpposite ?? false;
  const levels = [...words.keys()].filter((word) => levelNamed(word) !== null || isAskedAsScore(word)).length;
  if (percents.length > 0) return { form: { is: 'shares', isOpposite }, by: 'format', isUnsure: false };
  if (amounts.length > 0 || (said.isMoney && numbers.some((number) => number > scale.max)))
    return { form: { is: 'money' }, by: amounts.length > 0 ? 'format' : 'heading', isUnsure: false };
  if (numbers.length === 0 && levels > 0) return { form: { is: 'levels' }, by: 'values', isUnsure: false };
  const own = Math.max(0, ...numbers);
  const isFraction = numbers.some((number) => !Number.isInteger(number)) && own <= 1;
  const hasZero = numbers.includes(0);
  if (said.isPercent || (isFraction && said.range?.high !== 5))
    return { form: { is: 'shares', isOpposite }, by: said.isPercent ? 'heading' : 'values', isUnsure: false };
  if (said.range && own <= said.range.high && said.range.high > 1)
    return { form: { is: 'steps', ...said.range, isOpposite }, by: isLegend ? 'legend' : 'heading', isUnsure: false };
  const low = hasZero ? 0 : 1;
  // A few numbers above the scale are mistakes of their rows, not another scale.
  if (own > scale.max && above * 3 >= count)
    return {
      form: { is: 'steps', low, high: own <= 10 ? 10 : Math.max(100, own), isOpposite },
      by: 'values',
      isUnsure: own > 10,
    };
  const top = Math.max(highest, own);
  // A scale that ends lower shows most of its steps; a few equal scores say nothing of how far it goes.
  const showsSteps =
    different >= Math.min(top, 3) && (count >= ENOUGH || (count >= SOME && top <= Math.ceil(scale.max / 2)));
  const seemsLower = top > 1 && top < scale.max && showsSteps;
  const high = !seemsLower ? scale.max : scale.max > 5 ? Math.max(5, Math.ceil(top)) : Math.ceil(top);
  return { form: { is: 'steps', low, high, isOpposite }, by: 'values', isUnsure: high !== scale.max || hasZero };
}

/** Our step for each step or bound of a form, evenly. */
export function proposedSteps(form: ScoreForm, { min, max }: OurScale): number[] {
  if (form.is === 'steps' && hasSteps(form)) {
    const { low, high, isOpposite } = form;
    const steps = Array.from({ length: high - low + 1 }, (_, at) => min + (at * (max - min)) / Math.max(1, high - low));
    const whole = steps.map((step) => Math.round(step));
    return isOpposite ? whole.toReversed() : whole;
  }
  const [from, to] = form.is === 'steps' ? [form.low, form.high] : [0, 1];
  if (form.is === 'money' || form.is === 'levels') return [];
  const count = max - min + 1;
  return Array.from({ length: count - 1 }, (_, at) => roundTo(from + ((at + 1) * (to - from)) / count));
}

const roundTo = (number: number) => Math.round(number * 1000) / 1000;

/** Our step for each word, as far as it names a level: the words found are spread from the lowest to the highest. */
export function proposedWords(words: ReadonlyMap<string, string>, { min, max }: OurScale): Map<string, number> {
  const at = (share: number) => min + Math.round(Math.min(1, Math.max(0, share)) * (max - min));
  const ranks = [...words.keys()].flatMap((word) => rankNamed(word) ?? []);
  const [lowest, highest] = [Math.min(1, ...ranks), Math.max(...ranks)];
  const roughly = [...words.keys()].flatMap((word): [string, number][] => {
    const [rank, share] = [rankNamed(word), shareRange(word)];
    if (rank !== null && highest > lowest) return [[word, at((rank - lowest) / (highest - lowest))]];
    // The step in which the middle of the range lies.
    if (share) return [[word, Math.min(max, min + Math.floor(((share.from + share.to) / 2) * (max - min + 1)))]];
    return [];
  });
  return new Map([...roughly, ...proposedLevels(words, { min, max })]);
}

function proposedLevels(words: ReadonlyMap<string, string>, { min, max }: OurScale): Map<string, number> {
  const levels = [...new Set([...words.keys()].flatMap((word) => levelNamed(word) ?? []))].sort(
    (one, other) => one - other,
  );
  return new Map(
    [...words.keys()].flatMap((word) => {
      const level = levelNamed(word);
      return level === null ? [] : [[word, Math.round(min + (placeOf(level, levels) * (max - min)) / 4)] as const];
    }),
  );
}

/** Where a level lies from 0 to 4: low, medium and high alone are the ends and the middle of the scale. */
function placeOf(level: number, levels: readonly number[]): number {
  const isThree = levels.every((each) => each >= 1 && each <= 3) && levels.length <= 3;
  return isThree ? (level - 1) * 2 : level;
}
