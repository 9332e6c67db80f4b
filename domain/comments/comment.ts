/**
 * What can be commented on; the scores of a topic as the topic, an answer as its question, answered or not. Thresholds and sign-off are
 * one of each assessment, under its own id.
 */
export const COMMENTED_NOUNS = [
  'assessment',
  'section',
  'answer',
  'topic',
  'component',
  'measure',
  'stakeholder',
  'activity',
  'evidence',
  'thresholds',
  'sign-off',
] as const;
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
  measure: 'a measure',
  stakeholder: 'a stakeholder',
  activity: 'an activity of the value chain',
  evidence: 'a piece of evidence',
  thresholds: 'the thresholds',
  'sign-off': 'the sign-off',
};

/** What those are called of which an assessment has one. */
export const ONE_OF_EACH = { thresholds: 'Thresholds', 'sign-off': 'Sign-off' } as const satisfies Partial<
  Record<CommentedNoun, string>
>;
