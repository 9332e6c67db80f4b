import { answerFields } from '#domain/questionnaire/fields.ts';
import { selectionFields } from '#domain/topics/fields.ts';
import { ownTopicFields } from '#domain/topics/own-topic.ts';
import { lastChangeTitles, registerTitles } from './register-titles.ts';

/** Names of the sheets of our workbook besides the register, for writing and reading a workbook. */
export const sheetNames = {
  topics: 'Topics',
  scores: 'Scores',
  stakeholders: 'Stakeholders',
  answers: 'Answers',
  thresholds: 'Thresholds',
  ...({
    scales: 'Scales',
    measures: 'Measures',
    netScores: 'Before and after measures',
    horizonScores: 'Scores by time horizon',
    links: 'Links',
    evidence: 'Evidence',
    valueChain: 'Value chain',
  } as const),
  ...({
    result: 'Result',
    decisions: 'Decisions',
    disclosureChoices: 'Disclosure choices',
    changes: 'Changes',
    about: 'About',
  } as const),
} as const;

/** The columns of the sheet of topics. */
export const topicTitles = {
  code: registerTitles.topicCode,
  name: registerTitles.topicName,
  description: ownTopicFields.description.label,
  category: 'Category',
  isOwn: 'Own topic',
  isRelevant: selectionFields.isRelevant.label,
  id: registerTitles.id,
} as const;

/** The row of the sheet About that names the version of the standards; an import reads it. */
export const aboutTitles = { standards: 'Standards' } as const;

/** The columns of the sheet of answers. */
export const answerTitles = {
  section: answerFields.section.label,
  question: answerFields.fieldName.label,
  answer: answerFields.fieldValue.label,
} as const;

/** The columns of the sheet of scores for further time horizons, besides those of its fields. */
export const horizonTitles = { entry: 'Entry', score: 'Score', counts: 'Counts', entryId: 'Entry ID' } as const;

/** The columns of the sheet of thresholds with the adopted values. */
export const thresholdTitles = { side: 'Side', from: 'Material from', band: 'Borderline within' } as const;

/** The columns of the sheet of scales with the meaning of each step. */
export const scaleTitles = { scale: 'Scale', step: 'Step', means: 'Meaning', from: 'From' } as const;

/** Titles in older workbooks, with today's titles; an import reads both. */
export const formerTitles: ReadonlyMap<string, string> = new Map<string, string>([
  ['The company’s own', topicTitles.isOwn],
  ['Means', scaleTitles.means],
  ['Reason for it', lastChangeTitles.reason],
]);
