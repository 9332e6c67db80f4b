import { levelNamed } from './level-words.ts';
import type { SaidHeading } from './said-heading.ts';

/** Before a scale that was said outside the headings, in the heading of each column that it holds for. */
export const SCALE_NOTE = '[Scale: ';

/** A heading without a scale that was said outside of it, and this scale, with the blank before it. */
export function apartFromScale(heading: string): [heading: string, scale: string] {
  const at = heading.indexOf(` ${SCALE_NOTE}`);
  return at < 0 ? [heading, ''] : [heading.slice(0, at), heading.slice(at)];
}

/** What a heading says of the scale of its column. */
export interface HeadingScale {
  range: { low: number; high: number } | null;
  isPercent: boolean;
  isMoney: boolean;
  /** Whether the lowest number is the most severe or the most likely; null if it does not say. */
  isOpposite: boolean | null;
}

const RANGE = /(?<![\d.,])(\d{1,3})\s*(?:-|–|—|to|bis|a|à|tot|do|\.{2,3}|…|→)\s*(\d{1,3})(?![\d.,]*\d)/;
const OUT_OF = /(?:out of|of|von|aus|sur|su|van|na|max\.?|maximum|\/)\s*(\d{1,3})(?!\d)/;
const PERCENT = /%|percent|prozent|pour ?cent|por ?ciento|per ?cento|procent/;
const MONEY = /€|\$|£|\b(?:eur|euro|usd|gbp|chf|pln|k€|t€|teur|keur|meur|mio|million|mln)\b/;

/** Words of the end of a scale that is worst, and of the one that is best, for what cannot be undone. */
const WORST =
  /(?<!\p{L})(?:not|non?|nao|nicht|kaum|hardly|barely|niet|nie|pas|inte|ikke) (?:\p{L}+ )?(?:revers|remed|repar|umkehr|behebb|omkeer|herstel|odwrac)|irrevers|irremedi|cannot|impossible|not remed|unumkehr|nicht behebbar|unabander|definitiv|permanent|onherstel|onomkeer|nieodwrac/u;
const BEST =
  /\beasy|easily|quick|fully (?:remed|revers)|leicht|schnell behebbar|facile|facil|makkelijk|latw|reversib|remedi|umkehrbar|behebbar|omkeerbaar|herstelbaar|odwracaln/;

/** A heading that names the opposite of irremediability. */
const OPPOSITE =
  /^(?:degree of |grad der |ease of |facilite de )?(?:remediab|remediation|remedy|reparation|reversib|recoverab|behebb|umkehrb|wiedergutmach|remediabil|rimediab|herstelbaarheid|omkeerbaar|odwracaln)/;

/** Reads what a heading says of its scale: '(1-3)', 'out of 4', '(in %)', '(1 = very high)', 'Remediability'. */
export function readHeadingScale({ notes, whole }: Pick<SaidHeading, 'notes' | 'whole'>): HeadingScale {
  const all = [...notes, whole].join(' ; ');
  const anchors = anchorsIn(all);
  const range = RANGE.exec(notes.join(' ; ')) ?? RANGE.exec(whole);
  const outOf = OUT_OF.exec(notes.join(' ; ')) ?? /(?:\/|\bout of|\bvon|\bsur)\s*(\d{1,3})$/.exec(whole);
  const byAnchors = anchors.length >= 2 ? { low: anchors[0]?.at ?? 1, high: anchors.at(-1)?.at ?? 5 } : null;
  const ends = range
    ? inOrder(Number(range[1]), Number(range[2]))
    : outOf
      ? { low: 1, high: Number(outOf[1]) }
      : byAnchors;
  const isOpposite = OPPOSITE.test(whole);
  return {
    range: ends,
    isPercent: PERCENT.test(all),
    isMoney: MONEY.test(all),
    isOpposite: directionOf(anchors, ends, isOpposite) ?? (isOpposite ? true : null),
  };
}

const inOrder = (one: number, other: number) => ({ low: Math.min(one, other), high: Math.max(one, other) });

interface Anchor {
  at: number;
  said: string;
}

/** What the numbers of a heading mean: '1 = low, 5 = high', 'low (1) to high (5)', from the lowest number. */
function anchorsIn(text: string): Anchor[] {
  const after = [...text.matchAll(/(\d{1,3})\s*[=:]\s*([^\d,;/|]+)/g)].map(([, at, said]) => ({
    at: Number(at),
    said: (said ?? '').trim(),
  }));
  return after.sort((one, other) => one.at - other.at);
}

/**
 * Whether the lowest of the numbers is the worst end; null if their words do not say.
 * @param ends the ends of the scale, if the heading says them
 * @param isOpposite whether the heading names the opposite of a score, so that a high level of it is the best
 */
function directionOf(anchors: readonly Anchor[], ends: HeadingScale['range'], isOpposite: boolean): boolean | null {
  const [lowest, highest] = [anchors[0], anchors.at(-1)];
  if (!lowest) return null;
  const [low, high] = [rankOf(lowest.said, isOpposite), rankOf(highest?.said ?? '', isOpposite)];
  if (lowest === highest) {
    if (low === null || low === 2) return null;
    const isLowest = lowest.at === (ends?.low ?? Math.min(1, lowest.at));
    const isHighest = ends ? lowest.at === ends.high : lowest.at >= LEAST_HIGHEST;
    return isLowest ? low >= 3 : isHighest ? low <= 1 : null;
  }
  if (low !== null && high !== null && low !== high) return low > high;
  return low !== null ? low >= 3 : high !== null ? high <= 1 : null;
}

/** No scale ends below this number. */
const LEAST_HIGHEST = 3;

/** How bad something is, from 0 to 4. */
function rankOf(said: string, isOpposite: boolean): number | null {
  if (WORST.test(said)) return 4;
  if (BEST.test(said)) return 0;
  const level = levelNamed(said.replace(/\s+(?:impact|risk|severity|likelihood)$/, ''));
  return level !== null && isOpposite ? 4 - level : level;
}
