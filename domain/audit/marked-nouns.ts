import type { CommentedNoun } from '#domain/comments/comment.ts';

/** What an auditor can mark as looked at, as comments name it. */
export const MARKED_NOUNS = [
  'component',
  'measure',
  'topic',
  'stakeholder',
  'answer',
  'activity',
  'evidence',
  'thresholds',
  'sign-off',
] as const satisfies readonly CommentedNoun[];
export type MarkedNoun = (typeof MARKED_NOUNS)[number];

export interface MarkedRecord {
  noun: MarkedNoun;
  /** An id; of an answer the text of its question. */
  recordId: string;
}
