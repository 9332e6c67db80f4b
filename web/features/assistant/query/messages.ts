import type { QueryFault } from '#domain/query/faults.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import type { SlotGroup } from './chip-at.ts';

/** The nouns as used with a count of rows: singular, plural. */
const nounWords = {
  component: ['impact, risk or opportunity matches', 'impacts, risks and opportunities match'],
  topic: ['topic matches', 'topics match'],
  stakeholder: ['stakeholder matches', 'stakeholders match'],
  answer: ['answer matches', 'answers match'],
  score: ['screening score matches', 'screening scores match'],
  change: ['change matches', 'changes match'],
  disclosure: ['disclosure requirement matches', 'disclosure requirements match'],
  measure: ['measure matches', 'measures match'],
  link: ['link between entries matches', 'links between entries match'],
  evidence: ['piece of evidence matches', 'pieces of evidence match'],
} as const satisfies Record<QueryNoun, readonly [string, string]>;

/** Texts of chips, of the builder, and of links that ask a question. */
export const askMessages = {
  // Chips
  adjust: 'Adjust question',
  reading: 'How your question was understood',
  change: (label: string, said: string) => `${label}: ${said}. Change`,
  chipText: (label: string, said: string) => `${label}: ${said}`,
  remove: 'Remove',
  removeChip: (label: string, said: string) => `Remove ${label}: ${said}`,
  add: 'Add',
  addTitle: 'Add a condition',
  slotGroups: {
    common: 'Most used',
    choices: 'Choices',
    numbers: 'Scores and numbers',
    texts: 'Texts',
    dates: 'Dates',
    work: 'Owners and due dates',
  } satisfies Record<SlotGroup, string>,
  back: 'Back',
  find: 'Find',
  nothingFound: 'Nothing matches.',
  done: 'Done',
  apply: 'Apply',
  from: 'From',
  to: 'To',
  scale: (min: number, max: number) => `${formatNumber(min)} to ${formatNumber(max)}`,
  containing: 'Containing',
  amount: 'Another number',
  impactThreshold: 'Impact',
  financialThreshold: 'Financial',
  upsideDown: 'The first number must not be higher than the second.',
  notOnScale: 'Use a number from the scale.',
  notBetween: (min: number, max: number) => `Use a number from ${formatNumber(min)} to ${formatNumber(max)}.`,
  notCounted: 'Use 1 or more.',
  notADay: 'Choose a day.',

  // The builder
  build: 'Build a question',
  buildText: 'Choose what you want to know.',
  tasks: 'Lists',
  kinds: 'Explanations and records',
  parts: 'Choose the parts yourself',
  asked: 'Asked',
  ask: 'Ask',
  startAnew: 'Start again',
  loading: 'Loading the assessment...',
  counting: 'Counting...',
  countFailed: 'Could not count the matches. You can still ask the question.',
  fits: (noun: QueryNoun, total: number, outOf: number) =>
    `${formatNumber(total)} of ${formatNumber(outOf)} ${nounWords[noun][outOf === 1 ? 0 : 1]}`,
  noEarlier: 'There is no earlier year to compare with.',

  // Queries run by a model
  lookedUp: (count: number) =>
    count === 1 ? 'What was looked up' : `What was looked up: ${formatNumber(count)} queries`,
  changeQuery: (words: string) => `Change and ask: ${words}`,

  // Sources
  source: 'Source',
  sourceFields: 'What it says',
  sourceGone: 'It is no longer in this assessment. Ask again for current sources.',
  closeSource: 'Close the source',
  openSource: 'Open in the assessment',

  // Links that ask
  askAbout: 'Ask about these',
  askAboutLabel: (what: string) => `Ask about these: ${what}`,
  dismiss: 'Dismiss',
  badLink: 'This link does not contain a valid question',
  badLinkText: (reasons: readonly string[]) =>
    reasons.length === 0
      ? 'It may be incomplete. Ask in your own words, or build the question.'
      : `${reasons.join(' ')} Ask in your own words, or build the question.`,
} as const;

/** Why the question in a link cannot be asked. */
export const queryFaultSentences = {
  invalid: 'Part of it cannot be read.',
  'unknown-noun': 'It asks about something that assessments do not contain.',
  'unknown-field': 'It names a field that does not exist.',
  'wrong-comparison': 'It compares a field in a way that the field does not allow.',
  'wrong-value': 'It compares a field with a value that the field does not allow.',
  'unknown-option': 'It names an option that does not exist.',
  'out-of-scale': 'It names a number outside the scale.',
  'upside-down': 'A range in it ends before it begins.',
  'not-groupable': 'It groups by something that cannot be grouped.',
  'not-measurable': 'It calculates with something that is not a number.',
  'needs-comparison': 'It asks what changed without comparing two years.',
  'not-comparable': 'It compares two years of something that cannot be compared.',
  'no-earlier-year': 'It asks about something that was not recorded for the earlier year.',
} as const satisfies Record<QueryFault, string>;
