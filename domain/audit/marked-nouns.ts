/** What an auditor can mark as looked at. Thresholds and sign-off are one of each assessment, under its own id. */
export const MARKED_NOUNS = ['component', 'topic', 'stakeholder', 'answer', 'thresholds', 'sign-off'] as const;
export type MarkedNoun = (typeof MARKED_NOUNS)[number];

export interface MarkedRecord {
  noun: MarkedNoun;
  /** An id; of an answer the text of its question. */
  recordId: string;
}
