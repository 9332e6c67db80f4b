import type { Range } from '#analyst/tools/narrowing.ts';

const WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five'
).split(' ');
/** A number in digits or words; longer words first, so that 'twenty-five' is not taken for 'twenty'. */
export const AMOUNT = `(\\d{1,2}(?:[.,]\\d+)?|${WORDS.slice(1).toReversed().join('|')})`;

export function toNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const word = WORDS.indexOf(text);
  return word >= 0 ? word : Number(text.replace(',', '.'));
}

const N = `${AMOUNT}(?![\\d-]| ?(?:%|percent|years?|months?|days?|people|steps?|standards?|of the|items?|risks?|impacts?|topics?|opportunit\\w+|components?|matters?|sides?|lines?)\\b)`;
const PATTERNS: readonly (readonly [RegExp, (first: number, second: number) => Range])[] = [
  [new RegExp(`\\b(?:between|from) ${N} (?:and|to) ${N}`), (min, max) => ({ min, max })],
  [new RegExp(`\\b${AMOUNT} ?(?:-|to) ?${N}`), (min, max) => ({ min, max })],
  [
    new RegExp(
      `(?:\\b(?:at most|up to|maximum(?: of)?|no more than|no higher than|(?:not|does not|do not) (?:above|over|more than|higher than|exceed))|<=) ?${N}`,
    ),
    (max) => ({ max }),
  ],
  [
    new RegExp(
      `(?:\\b(?:at least|minimum(?: of)?|no less than|not (?:below|under|less than|lower than)|starting at|from)|>=) ?${N}`,
    ),
    (min) => ({ min }),
  ],
  [
    new RegExp(`\\b${AMOUNT} ?(?:points? )?(?:or|and) (?:more|above|higher|up|upwards?|over|greater|better)\\b`),
    (min) => ({ min }),
  ],
  [new RegExp(`\\b${AMOUNT} ?(?:points? )?(?:or|and) (?:less|below|lower|fewer|under|down)\\b`), (max) => ({ max })],
  [new RegExp(`\\b${AMOUNT} (?:or|and) ${N}`), (min, max) => ({ min, max })],
  [
    new RegExp(`(?:\\b(?:above|over|more than|higher than|greater than|exceed(?:s|ing)?|beyond|bigger than)|>) ?${N}`),
    (above) => ({ above }),
  ],
  [new RegExp(`(?:\\b(?:below|under|less than|lower than|fewer than|smaller than)|<) ?${N}`), (below) => ({ below })],
];

/** The first comparison in a text, exact values where nothing compares. */
export function readRange(text: string, exact?: RegExp): Range | undefined {
  for (const [pattern, range] of PATTERNS) {
    const match = pattern.exec(text);
    const first = toNumber(match?.[1]);
    if (first !== undefined) return range(first, toNumber(match?.[2]) ?? 0);
  }
  const match = exact?.exec(text);
  const value = toNumber(match?.[1] ?? match?.[2]);
  return value === undefined ? undefined : { min: value, max: value };
}

export const EXACT_SCORE = new RegExp(
  `\\b(?:exactly|scor(?:e|es|ed|ing)(?: exactly)?(?: (?:of|is|at|a|=))?|rated(?: at| with)?|worth) ?${N}(?! (?:risks|impacts|opportunities|topics))|\\b${AMOUNT} points?\\b`,
);
const VALUE = new RegExp(`^[^\\d]{0,14}?\\b${N}`);

/** Likelihood, severity and what is behind it: 'severity of 4 or more'. */
const PARTS = 'severity|magnitude|likelihood|irremediability|scale';
export type Part = 'severity' | 'likelihood' | 'irremediability' | 'scale' | 'scope';

export function readParts(text: string): { ranges: Partial<Record<Part, Range>>; rest: string } {
  const ranges: Partial<Record<Part, Range>> = {};
  const rest = text.replace(
    new RegExp(`\\b(${PARTS}|scope(?= of \\d))\\b((?: (?!${PARTS}|score|and )[\\w<>=.-]+){1,6})`, 'g'),
    (whole, name: string, after: string) => {
      const range = readRange(after, VALUE);
      const high = range?.min ?? range?.max ?? range?.above ?? range?.below;
      if (!range || high === undefined || high > 5) return whole;
      ranges[name === 'magnitude' ? 'severity' : (name as Part)] = range;
      return name;
    },
  );
  return { ranges, rest };
}

/** 'between 10 and 15', '20 or more', 'below 8'. */
export function sayRange({ min, max, above, below }: Range): string {
  if (min !== undefined && max !== undefined) return min === max ? `exactly ${min}` : `between ${min} and ${max}`;
  if (min !== undefined) return `${min} or more`;
  if (max !== undefined) return `${max} or less`;
  return above !== undefined ? `above ${above}` : `below ${below}`;
}
