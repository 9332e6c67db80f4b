import { answerFields } from '#domain/questionnaire/fields.ts';
import { selectionFields } from '#domain/topics/fields.ts';
import { ownTopicFields } from '#domain/topics/own-topic.ts';
import { registerTitles } from './register-titles.ts';

/** How the sheets of our workbook are called besides the register: who makes a workbook and who reads one. */
export const sheetNames = {
  topics: 'Topics',
  scores: 'Scores',
  stakeholders: 'Stakeholders',
  answers: 'Answers',
  thresholds: 'Thresholds',
  ...({
    scales: 'Scales',
    measures: 'Measures',
    netScores: 'Before and after',
    evidence: 'Evidence',
    valueChain: 'Value chain',
  } as const),
  ...({ result: 'Result', decisions: 'Decisions', changes: 'Changes', about: 'About' } as const),
} as const;

/** The columns of the sheet of topics. */
export const topicTitles = {
  code: registerTitles.topicCode,
  name: registerTitles.topicName,
  description: ownTopicFields.description.label,
  category: 'Category',
  isOwn: 'The company’s own',
  isRelevant: selectionFields.isRelevant.label,
  id: registerTitles.id,
} as const;

/** The line of the sheet About that names the version of the standards, by which an import knows it. */
export const aboutTitles = { standards: 'Standards' } as const;

/** The columns of the sheet of answers. */
export const answerTitles = {
  section: answerFields.section.label,
  question: answerFields.fieldName.label,
  answer: answerFields.fieldValue.label,
} as const;

/** The columns of the sheet of thresholds that say what is adopted. */
export const thresholdTitles = { side: 'Side', from: 'Material from', band: 'Borderline within' } as const;

/** The columns of the sheet of scales that say what a step means. */
export const scaleTitles = { scale: 'Scale', step: 'Step', means: 'Means', from: 'From' } as const;
