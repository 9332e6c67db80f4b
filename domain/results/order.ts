import { sortableCode } from '#domain/topics/own-code.ts';

/** Something that can have a score out of 25. */
interface OrderedScore {
  id: string;
  title: string;
  score: number | null;
}

/** Both scores of a topic, each 0–25. */
interface BothScores {
  impact: number;
  financial: number;
}

/** Highest score first, missing scores last; equal scores by title, then by id, so that the order is always the same. */
export function compareByScore(first: OrderedScore, second: OrderedScore): number {
  return compareScores(first.score, second.score) || compareTitles(first, second);
}

/** Highest first, missing scores last. */
export const compareScores = (first: number | null, second: number | null): number => (second ?? 0) - (first ?? 0);

/** By title, then id. */
export function compareTitles(first: Omit<OrderedScore, 'score'>, second: Omit<OrderedScore, 'score'>): number {
  return compareText(first.title, second.title) || compareText(first.id, second.id);
}

/** By number first ('E2' before 'E10'), then letter by letter, so that no two codes are equal. */
export function compareCodes(first: string, second: string): number {
  return sortableCode(first).localeCompare(sortableCode(second), 'en', { numeric: true }) || compareText(first, second);
}

/**
 * Points by the sum of both scores, highest first. Of equal sums the one whose lower score is higher comes first, because it is material
 * from both sides more clearly; what is still equal keeps the given order, which is the reading order.
 */
export function bySum<Point extends BothScores>(points: readonly Point[]): Point[] {
  return points.toSorted((first, second) => sumOf(second) - sumOf(first) || lowerOf(second) - lowerOf(first));
}

/** The lower of both scores, 0–25. */
export const lowerOf = ({ impact, financial }: BothScores): number => Math.min(impact, financial);

/** The sum of both scores, 0–50. */
export function sumOf({ impact, financial }: BothScores): number {
  return impact + financial;
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}
