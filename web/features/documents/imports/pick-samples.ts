import { openScoresOf } from '#domain/components/open-scores.ts';
import { scoresSaid } from './in-full.ts';
import type { Line } from './preview-sheet.ts';

/** As many rows are shown in full. */
const SAMPLES = 5;

/**
 * A few rows that differ as much as possible, in the order of the file: new and changed ones, each kind, with scores and without.
 * @param traits what makes each row unlike others
 */
export function pickSamples(traits: ReadonlyMap<Line, readonly string[]>): Line[] {
  // Of rows with the same traits, the first ones are enough.
  const alike = Map.groupBy(
    [...traits].filter(([, those]) => those.length > 0),
    ([, those]) => those.join('|'),
  );
  const open = [...alike.values()].flatMap((each) => each.slice(0, SAMPLES));
  const seen = new Set<string>();
  const picked = new Set<Line>();
  while (picked.size < SAMPLES && picked.size < open.length) {
    let best: (typeof open)[number] | null = null;
    let most = -1;
    for (const each of open) {
      const news = picked.has(each[0]) ? -1 : each[1].filter((trait) => !seen.has(trait)).length;
      if (news > most) [best, most] = [each, news];
    }
    if (!best) break;
    for (const trait of best[1]) seen.add(trait);
    picked.add(best[0]);
  }
  return [...traits.keys()].filter((line) => picked.has(line));
}

/** What makes a row unlike others; nothing for one that is not imported. */
export function traitsOf(line: Line): string[] {
  const { sheet, planned } = line;
  if (planned.becomes !== 'added' && planned.becomes !== 'changed') return [];
  const traits: string[] = [sheet.kind, `${sheet.kind} ${planned.becomes}`];
  if ('leftOut' in planned && planned.leftOut.length > 0) traits.push('left out');
  if (!('next' in planned)) return traits;
  const { next } = planned;
  const open = openScoresOf(next);
  traits.push(next.kind, `open ${open.join()}`, ...(next.impactPolarity ? [next.impactPolarity] : []));
  if (next.carriedFrom) traits.push('carried');
  if (scoresSaid(line).length > 0) traits.push('in other words');
  return traits;
}
