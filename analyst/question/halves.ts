import type { Query } from '#domain/query/query.ts';
import { type QuestionContext, readQuestion } from './read-question.ts';

/** A second question after the first: 'when is it due, and who reviews it?'. Blanks before it stay with the first, which is trimmed. */
const NEXT_QUESTION =
  /(?:[;?]\s*(?:and\s+)?|(?:,\s+|\s)(?:and|&)\s+)(?=(?:what|which|who|whom|whose|how|why|when|where|is|are|do|does|did|has|have|can)\s)/i;
const FEWEST_WORDS = 4;
/** The second question speaks of the first. */
const LEANS = /\b(?:it|its|they|them|their|this|that|these|those|each|so)\b/i;

/** People that the second question may speak of. */
const PEOPLE =
  /\b(?:the |our )?(?:auditors?|reviewers?|boards?|managing director|management|customers?|banks?|suppliers?)\b/i;
const SPEAKS_OF_THEM = /\b(?:she|he)\b/i;

/** The two questions of a sentence that asks two; null for any other. */
export function splitQuestions(question: string): readonly [string, string] | null {
  const [one = '', second = '', third] = question.split(NEXT_QUESTION);
  const people = PEOPLE.exec(one)?.[0];
  const other = people === undefined ? second : second.replace(SPEAKS_OF_THEM, people);
  const isLong = (part: string) => part.trim().split(/\s+/).length >= FEWEST_WORDS;
  return third === undefined && isLong(one) && isLong(other) && !LEANS.test(other) ? [one.trim(), other.trim()] : null;
}

const JOINS = / (?:and|&|plus|as well as) (?:also )?/gi;

/** Each half names what it is about. */
const NAMES_ROWS =
  /\b(?:risks?|impacts?|opportunit(?:y|ies)|topics?|stakeholders?|entr(?:y|ies)|components?|measures?|documents?|evidence|changes?)\b/i;

/** One clause names rows or a figure of its own, and every word of it was used. */
function readHalf(words: string, context: QuestionContext): Query | null {
  if (!NAMES_ROWS.test(words)) return null;
  const { query, unused, doubts } = readQuestion(words, context);
  const isWhole = query !== null && unused.length === 0 && doubts.length === 0;
  return isWhole && (query.first !== null || query.measure !== null) && query.comparedWith === null ? query : null;
}

/** Two figures of one kind over one noun are one table; two ranked lists never are. */
const areApart = (one: Query, other: Query) =>
  (one.first !== null && other.first !== null) ||
  one.noun !== other.noun ||
  JSON.stringify(one.measure) !== JSON.stringify(other.measure);

/**
 * The two queries of a question with two halves, each with a figure of its own: 'best 2 opportunities and worst 2 impacts'. Null for any
 * other question.
 */
export function readHalves(question: string, context: QuestionContext): readonly [Query, Query] | null {
  for (const { index, 0: join } of question.matchAll(JOINS)) {
    const one = readHalf(question.slice(0, index), context);
    const other = one && readHalf(question.slice(index + join.length), context);
    if (one && other && areApart(one, other)) return [one, other];
  }
  return null;
}
