import type { ReadQuestion } from '#analyst/question/read-question.ts';
import { doubtsIn, type ReadingDoubt } from '#analyst/question/reading-doubts.ts';
import { lacksNumber, lacksPart } from '#analyst/question/required-parts.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Condition, Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { isOfAskedSort } from './answer-type.ts';
import { asksRule, isWorkedOut } from './choose-kind.ts';

/**
 * A reason why an answer may not match the question, in addition to the doubts of the reading: it is of a different kind (`other-sort`),
 * lacks a comparison, count or year that was asked for (`part`), contains a different number (`number`), concerns the rule and not rows
 * (`rule`), lists all records of a noun although words are left over (`everything`), counts the pieces of evidence of one entry
 * (`pieces`), lists
 * things although a person is asked for (`person`), or depends on an unknown word (`strange`).
 */
export type Doubt =
  | ReadingDoubt
  | 'other-sort'
  | 'part'
  | 'number'
  | 'rule'
  | 'everything'
  | 'strange'
  | 'pieces'
  | 'person';

/** How much certainty each doubt leaves. Only the greatest doubt counts, because two small ones are often the same word seen twice. */
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
  pieces: 0.3,
  person: 0.3,
  strange: 0.4,
  everything: 0.4,
  narrowed: 0.4,
  'not-plain': 0.4,
  lost: 0.4,
};

/** From this certainty on, the analyst answers; below it, it offers its reading. At 0, nothing is offered. */
export const ANSWERED = 0.5;

/** How certain it is that an answer matches the question, from 0 to 1, given the doubts. */
const certaintyBy = (doubts: readonly Doubt[]): number => Math.min(1, ...doubts.map((doubt) => LEAVES[doubt]));

/** Whether an answer of this kind can match the question, before the answer is computed; 0 if it cannot. */
export const certaintyOfSort = (question: string, kind: AnswerKind, query: Query | null): number =>
  certaintyBy(doubtsIn({ 'other-sort': !isOfAskedSort(question, kind, query) }));

/** What a kind of answer has looked up, and the words by which it is asked for, if it has any. */
interface Told {
  query: Query | undefined;
  asksBy: RegExp | undefined;
}

/** How certain it is that an answer of this kind matches the question. */
export function certaintyOf(
  kind: AnswerKind,
  read: ReadQuestion,
  { query: told, asksBy }: Told,
  thresholds: Thresholds,
): number {
  const { corrected: question, query, isFollowUp, doubts, unused, understood } = read;
  // An explanation of our rows says nothing about a word that nothing knows.
  if (OF_OURS.includes(kind) && read.strange.some((word) => asksBy?.test(word) !== true))
    return certaintyBy(['strange']);
  if (kind === 'why' && told)
    return certaintyBy(doubtsIn({ part: MOVED.test(question) || (!WHY.test(question) && lacksPart(question, told)) }));
  if (kind === 'facts')
    return certaintyBy(doubtsIn({ part: COMPARES_YEARS.test(question) || OF_GROUP.test(question) }));
  if (kind !== 'query' || !query) return 1;
  return certaintyBy([
    ...doubts,
    ...demandsUnmet(question, query, thresholds),
    ...doubtsIn({
      person: !isFollowUp && ASKS_PERSON.test(question) && OF_THINGS.includes(query.noun),
      // A name alone asks for no changes.
      unsorted:
        !isFollowUp &&
        query.noun === 'change' &&
        query.where.some(({ field }) => field === 'by') &&
        !ASKS_ACTS.test(question),
      // A number of pieces is not the evidence.
      pieces: entryWhoseEvidence(query) !== null,
      rule:
        !isFollowUp &&
        !isWorkedOut(query) &&
        ((asksRule(question) && !ASKS_ROWS.test(question)) ||
          (query.noun !== 'disclosure' && (ASKS_DUTY.test(question) || ASKS_MUST.test(question)))),
      everything:
        (unused.length > 0 && !isFollowUp && isUnnarrowed(query, understood)) || listsAllRequirements(question, query),
    }),
  ]);
}

/** How certain it is that the question asks for the changes of one thing. */
export const certaintyOfChanges = (
  { corrected, strange }: ReadQuestion,
  query: Query,
  thresholds: Thresholds,
): number => certaintyBy([...doubtsIn({ strange: strange.length > 0 }), ...demandsUnmet(corrected, query, thresholds)]);

const demandsUnmet = (question: string, query: Query, thresholds: Thresholds): Doubt[] =>
  doubtsIn({ part: lacksPart(question, query), number: lacksNumber(question, query, thresholds) });

/** Asks what somebody has done. */
const ASKS_ACTS =
  /\b(?:chang\w*|edit\w*|add(?:ed)?|enter(?:ed)?|touch\w*|updat\w*|delet\w*|remov\w*|wr[oi]t\w*|work(?:ed)?|did|done|histor\w*|correct\w*|revis\w*|modif\w*|rais\w*|lower\w*|activ\w*|when|before|insert\w*|fix\w*|set|put|rescored|scored|adjust\w*|amend\w*|alter\w*|rewr\w*|replac\w*|stakeholders?)\b/i;
/** The question asks for rows, even if it also names a law. */
const ASKS_ROWS = /\b(?:which|list|show|name|how many|our|we)\b/i;
/** 'Do we have to report S4.1': no row says what is a duty. */
const ASKS_DUTY =
  /^(?:and |so |but )?(?:do|does|must|are|is|should|may|can) (?:we|i|one|the company)\b(?:.*\b(?:have|need|obliged|required|allowed) to| (?:report|disclose|publish))\b/i;

/** 'Must we ask our suppliers': asks for a rule. */
const ASKS_MUST = /^(?:and |so |but )?(?:must|may|shall) (?:we|i|one|you)\b/i;

/** Few want to read all of them, even if every word of the question was used. */
const listsAllRequirements = (question: string, query: Query) =>
  query.noun === 'disclosure' &&
  isUnnarrowed(query, 1) &&
  /^(?:which|what)\b.*\b(?:must|ha(?:s|ve) to)\b/i.test(question);

/** These answers explain the rows of the assessment. */
const OF_OURS: readonly AnswerKind[] = ['why', 'next', 'overview', 'thresholds', 'suggestions'];
/** No entry, topic or requirement is a person. */
const ASKS_PERSON = /^(?:and |so |but |ok )*(?:who|whom)\b/i;
const OF_THINGS: readonly Query['noun'][] = ['component', 'topic', 'disclosure', 'score'];

const WHY = /\bwhy\b|\bhow (?:come|is|are|do|does|was|were)\b/i;

/** A score of one year does not say why it moved. */
const MOVED =
  /\bwhy (?:did|has|have)\b.*\b(?:fall|fallen|drop(?:ped)?|rise|risen|go|gone|chang(?:e|ed)|increased?|decreased?|become|get|got)\b/i;
/** No sentence compares two years, or says which group has most of something. */
const COMPARES_YEARS =
  /\b(?:the same|differ\w*|chang\w+) (?:in|between|from|over|across) (?:both|the two|these) years\b/i;
const OF_GROUP = /^(?:and |so |but )?(?:in |for |at )?(?:which|what)\b.*\bmost of (?:the|our|all)\b/i;

/** The title of the one entry whose pieces of evidence a query counts; null if it does not. */
export function entryWhoseEvidence({ noun, where }: Query): string | null {
  const title = where.find(({ field, is }) => field === 'title' && is === 'equal');
  const countsEvidence = where.some(({ field }) => field === 'evidence');
  return noun === 'component' && title?.is === 'equal' && countsEvidence ? String(title.value) : null;
}

const isOfKind = ({ field, is, not }: Condition) => field === 'kind' && is === 'equal' && !not;

const HALF = 0.5;
/** Whether a query asks for all records of a noun or kind in their own order, or for their number if little else was understood. */
const isUnnarrowed = (query: Query, understood: number) =>
  (query.where.length === 0 || (query.of === 'this' && query.where.every(isOfKind))) &&
  query.groupBy === null &&
  query.comparedWith === null &&
  !isWorkedOut(query) &&
  (query.measure === null || understood < HALF);
