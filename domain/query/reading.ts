import type { Query } from './query.ts';

/** Kinds of answers, as they are kept with an answer: a query, or what no query can say. A reading that is not certain is offered. Of measures and evidence only earlier answers are: they are queries now. */
export const ANSWER_KINDS = [
  'query',
  'why',
  'overview',
  'next',
  'thresholds',
  'measures',
  'evidence',
  'method',
  'facts',
  'suggestions',
  'draft',
  'help',
  'do-for-me',
  'assistant',
  'off-subject',
  'language',
  'offered',
  'unsure',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** How a question was understood: shown above its answer, changed there, and what the next question may go on from. */
export interface Reading {
  kind: AnswerKind;
  /** What was looked up. One thing asked about is a query for that one. */
  queries: Query[];
  /** Words of the question that were not used, as they were typed. */
  unused: string[];
}
