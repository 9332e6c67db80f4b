import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';

/** What an auditor can mark as looked at, named as in comments. */
export const MARKED_NOUNS = nounsWith('audit-mark');
export type MarkedNoun = NounsWith<'audit-mark'>;

export interface MarkedRecord {
  noun: MarkedNoun;
  /** An id; for an answer, the text of its question. */
  recordId: string;
}
