import type { AnswerKind } from '#domain/query/reading.ts';

/** What questions are told apart by; the patterns are labelled by these. A draft and another language are known by their wording. */
export const LEARNT_KINDS = [
  'query',
  'why',
  'overview',
  'next',
  'thresholds',
  'method',
  'facts',
  'suggestions',
  'help',
  'do-for-me',
  'assistant',
  'off-subject',
] as const satisfies readonly AnswerKind[];
export type LearntKind = (typeof LEARNT_KINDS)[number];
