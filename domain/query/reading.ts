import type { Query } from './query.ts';

/**
 * The kinds of answers, as stored with an answer: a query, or something that no query can express. An uncertain reading is offered. The
 * kinds for measures and evidence occur only in earlier answers: they are queries now.
 */
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
  'audit',
  'records',
  'help',
  'do-for-me',
  'assistant',
  'off-subject',
  'language',
  'offered',
  'unsure',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** How a question was understood: shown above its answer, editable there, and the basis for follow-ups. */
export interface Reading {
  kind: AnswerKind;
  /** The queries of the answer. A single thing is a query for that one thing. */
  queries: Query[];
  /** Words of the question, as typed, that were not used. */
  unused: string[];
}
