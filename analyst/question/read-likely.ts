import { meaningOf, type Reading, use, want } from './reading.ts';

/** Adjectives of likelihood, each with the half of the scale from 1 to 5 that it means. */
const LIKELY = new Set(['likely', 'probable']);
const UNLIKELY = new Set(['unlikely', 'improbable']);

/**
 * 'Risks that are likely': 4 or 5 on the scale of likelihood; 'unlikely': 1 or 2. A number, an order and 'how likely' say it themselves,
 * and leave nothing to this reader.
 */
export function readLikely(reading: Reading): void {
  if (reading.noun !== 'component' || reading.isDegree || reading.sort.length > 0 || reading.measure?.of === 'average')
    return;
  if (reading.where.some(({ condition }) => condition.field.startsWith('likelihood'))) return;
  reading.marks.forEach((mark, at) => {
    const [word, another] = mark.words;
    if (mark.isUsed || !word || another) return;
    const not = meaningOf(reading.marks[at - 1], 'not') ? { not: true as const } : {};
    if (LIKELY.has(word.text)) want(reading, at, { field: 'likelihood', is: 'at-least', value: 4, ...not });
    else if (UNLIKELY.has(word.text)) want(reading, at, { field: 'likelihood', is: 'at-most', value: 2, ...not });
    else return;
    use(reading, at, 'not' in not ? at - 1 : null);
  });
}
