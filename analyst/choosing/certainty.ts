import type { ReadQuestion } from '#analyst/question/read-question.ts';
import { doubtsIn, type ReadingDoubt } from '#analyst/question/reading-doubts.ts';
import { lacksNumber, lacksPart } from '#analyst/question/required-parts.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { isOfAskedSort } from './answer-type.ts';
import { asksRule, isWorkedOut } from './choose-kind.ts';

/**
 * Why an answer may not be to what was asked: besides what the reading leaves open, it is of another sort than was asked for
 * (`other-sort`), gives no comparison, count or year that was (`part`), holds another number (`number`), is about the rule and not about rows
 * (`rule`), is all there is of a noun while words are left (`everything`), or rests on a word that nobody knows (`strange`).
 */
export type Doubt = ReadingDoubt | 'other-sort' | 'part' | 'number' | 'rule' | 'everything' | 'strange';

/** What each doubt leaves of certainty. The greatest counts: two small ones are often one word seen twice. */
const LEAVES: Readonly<Record<Doubt, number>> = {
  'other-sort': 0,
  cut: 0.2,
  average: 0.2,
  extreme: 0.2,
  turned: 0.2,
  'of-each': 0.2,
  part: 0.3,
  number: 0.3,
  unsorted: 0.3,
  rule: 0.3,
  strange: 0.4,
  everything: 0.4,
  narrowed: 0.4,
};

/** From this on it is answered; below, a reading is offered. What has nothing is not even offered. */
export const ANSWERED = 0.5;

/** How certain it is that an answer is to what was asked, from 0 to 1, by what speaks against it. */
const certaintyBy = (doubts: readonly Doubt[]): number => Math.min(1, ...doubts.map((doubt) => LEAVES[doubt]));

/** Whether an answer of a kind could be of the sort that is asked for, before it is worked out: 0 where it could not. */
export const certaintyOfSort = (question: string, kind: AnswerKind, query: Query | null): number =>
  certaintyBy(doubtsIn({ 'other-sort': !isOfAskedSort(question, kind, query) }));

/** How certain it is that an answer of a kind is to what a question asks; `told` is what it looked up first. */
export function certaintyOf(
  kind: AnswerKind,
  read: ReadQuestion,
  told: Query | undefined,
  thresholds: Thresholds,
): number {
  const { corrected: question, query, isFollowUp, doubts, unused, understood } = read;
  if (kind === 'why' && told) return certaintyBy(doubtsIn({ part: !WHY.test(question) && lacksPart(question, told) }));
  if (kind !== 'query' || !query) return 1;
  return certaintyBy([
    ...doubts,
    ...demandsUnmet(question, query, thresholds),
    ...doubtsIn({
      rule: !isFollowUp && !isWorkedOut(query) && asksRule(question) && !ASKS_ROWS.test(question),
      everything: unused.length > 0 && !isFollowUp && isUnnarrowed(query, understood),
    }),
  ]);
}

/** How certain it is that the changes of one thing are asked for. */
export const certaintyOfChanges = (
  { corrected, strange }: ReadQuestion,
  query: Query,
  thresholds: Thresholds,
): number => certaintyBy([...doubtsIn({ strange: strange.length > 0 }), ...demandsUnmet(corrected, query, thresholds)]);

const demandsUnmet = (question: string, query: Query, thresholds: Thresholds): Doubt[] =>
  doubtsIn({ part: lacksPart(question, query), number: lacksNumber(question, query, thresholds) });

/** Rows are asked for, whatever law is named beside. */
const ASKS_ROWS = /\b(?:which|list|show|name|how many|our|we)\b/i;
const WHY = /\bwhy\b|\bhow (?:come|is|are|do|does|was|were)\b/i;

const HALF = 0.5;
/** All there is of a noun, in its own order, or their number where little else was understood. */
const isUnnarrowed = (query: Query, understood: number) =>
  query.where.length === 0 &&
  query.groupBy === null &&
  query.comparedWith === null &&
  !isWorkedOut(query) &&
  (query.measure === null || understood < HALF);
