import { openScoresOf } from '#domain/components/open-scores.ts';
import { scoresSaid } from './in-full.ts';
import type { Line } from './preview-sheet.ts';

/** As many rows are shown in full. */
const SAMPLES = 5;

/** A few rows that differ as much as possible, in the order of the file: new and changed ones, each kind, with scores and without. */
export function pickSamples(lines: readonly Line[]): Line[] {
  const open = lines
    .filter(({ planned }) => planned.becomes === 'added' || planned.becomes === 'changed')
    .map((line) => ({ line, traits: traitsOf(line) }));
  const seen = new Set<string>();
  const picked: Line[] = [];
  while (picked.length < SAMPLES && picked.length < open.length) {
    let best: (typeof open)[number] | null = null;
    let most = -1;
    for (const each of open) {
      if (picked.includes(each.line)) continue;
      const news = each.traits.filter((trait) => !seen.has(trait)).length;
      if (news > most) [best, most] = [each, news];
    }
    if (!best) break;
    for (const trait of best.traits) seen.add(trait);
    picked.push(best.line);
  }
  return lines.filter((line) => picked.includes(line));
}

/** What makes a row unlike others. */
function traitsOf(line: Line): string[] {
  const { sheet, planned } = line;
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
