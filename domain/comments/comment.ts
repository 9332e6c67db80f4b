/** What can be commented on, each by the id under which the history knows it; the scores of a topic by the topic's. */
export const COMMENTED_NOUNS = ['assessment', 'topic', 'component', 'stakeholder'] as const;
export type CommentedNoun = (typeof COMMENTED_NOUNS)[number];

/** What a comment is about. */
export interface CommentedRecord {
  noun: CommentedNoun;
  recordId: string;
}

/** What a commented record is, in the words of a sentence. */
export const commentedNames: Readonly<Record<CommentedNoun, string>> = {
  assessment: 'the assessment',
  topic: 'a topic',
  component: 'an impact, risk or opportunity',
  stakeholder: 'a stakeholder',
};
