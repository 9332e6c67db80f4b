/** What can be commented on; the scores of a topic as the topic, an answer as its question, answered or not. */
export const COMMENTED_NOUNS = ['assessment', 'section', 'answer', 'topic', 'component', 'stakeholder'] as const;
export type CommentedNoun = (typeof COMMENTED_NOUNS)[number];

/** What a comment is about. */
export interface CommentedRecord {
  noun: CommentedNoun;
  /** The id under which the history knows it; of a section its name, of an answer the text of its question. */
  recordId: string;
}

/** What a commented record is, in the words of a sentence. */
export const commentedNames: Readonly<Record<CommentedNoun, string>> = {
  assessment: 'the assessment',
  section: 'a section of the questionnaire',
  answer: 'a question of the questionnaire',
  topic: 'a topic',
  component: 'an impact, risk or opportunity',
  stakeholder: 'a stakeholder',
};
