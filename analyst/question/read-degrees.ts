import type { Condition } from '#domain/query/query.ts';
import { fieldAt, meaningOf, type Reading, use, want } from './reading.ts';

/** Adjectives that name a scale from 1 to 5 and the end of it that they mean. */
const ADJECTIVES: Readonly<Record<string, readonly [field: string, isHigh: boolean]>> = {
  likely: ['likelihood', true],
  probable: ['likelihood', true],
  unlikely: ['likelihood', false],
  improbable: ['likelihood', false],
  severe: ['severity', true],
  serious: ['severity', true],
  grave: ['severity', true],
};

/** Adjectives that say which end of the scale beside them is meant: 'high likelihood'. */
const HIGH = new Set('high big large strong great considerable substantial elevated'.split(' '));
const LOW = new Set('low small little weak minor slight limited'.split(' '));
const SCALES = ['likelihood', 'severity', 'impactScale', 'impactScope', 'impactIrremediability'];

/**
 * 'Risks that are likely', 'severe impacts', 'of high likelihood': 4 or 5 on the scale; 'unlikely', 'low severity': 1 or 2. A number, an
 * order and 'how likely' say it themselves, and leave nothing to this reader.
 */
export function readDegrees(reading: Reading): void {
  if (reading.noun !== 'component' || reading.isDegree || reading.sort.length > 0 || reading.measure?.of === 'average')
    return;
  reading.marks.forEach((mark, at) => {
    const found = mark.isUsed ? null : (adjectiveAt(reading, at) ?? levelAt(reading, at));
    if (!found || isSaid(reading, found.field)) return;
    const { field, isHigh, from, to } = found;
    const not = meaningOf(reading.marks[from - 1], 'not') ? { not: true as const } : {};
    const degree: Condition = isHigh ? { field, is: 'at-least', value: 4 } : { field, is: 'at-most', value: 2 };
    want(reading, at, { ...degree, ...not });
    use(reading, 'not' in not ? from - 1 : null, from, to);
  });
}

interface Degree {
  field: string;
  isHigh: boolean;
  /** The marks that say it. */
  from: number;
  to: number;
}

function adjectiveAt({ marks }: Reading, at: number): Degree | null {
  const [word, another] = marks[at]?.words ?? [];
  const [field, isHigh = true] = (word && !another && ADJECTIVES[word.text]) || [];
  return field === undefined ? null : { field, isHigh, from: at, to: at };
}

/** 'High likelihood', 'likelihood is high': the adjective before or after the scale. */
function levelAt(reading: Reading, at: number): Degree | null {
  const field = fieldAt(reading, at)?.name;
  if (field === undefined || !SCALES.includes(field)) return null;
  const after = reading.marks[at + 1]?.words[0]?.text === 'is' ? at + 2 : at + 1;
  for (const place of [at - 1, after]) {
    const mark = reading.marks[place];
    const text = mark?.words[0]?.text ?? '';
    if (mark?.isUsed || !(HIGH.has(text) || LOW.has(text))) continue;
    return { field, isHigh: HIGH.has(text), from: Math.min(at, place), to: Math.max(at, place) };
  }
  return null;
}

const isSaid = ({ where }: Reading, field: string) =>
  where.some(({ condition }) => condition.field === field || condition.field === `${field}Stated`);
