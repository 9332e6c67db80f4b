import type { QueryFault } from '#domain/query/faults.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** The nouns as a count of rows calls them: one, several. */
const nounWords = {
  component: ['impact, risk or opportunity fits', 'impacts, risks and opportunities fit'],
  topic: ['topic fits', 'topics fit'],
  stakeholder: ['stakeholder fits', 'stakeholders fit'],
  answer: ['answer fits', 'answers fit'],
  score: ['screening score fits', 'screening scores fit'],
  change: ['change fits', 'changes fit'],
  disclosure: ['disclosure requirement fits', 'disclosure requirements fit'],
  measure: ['measure fits', 'measures fit'],
  evidence: ['piece of evidence fits', 'pieces of evidence fit'],
} as const satisfies Record<QueryNoun, readonly [string, string]>;

/** What chips, the builder and links that ask say. */
export const askMessages = {
  // Chips
  reading: 'How the question was understood',
  change: (label: string, said: string) => `${label}: ${said}. Change`,
  chipText: (label: string, said: string) => `${label}: ${said}`,
  remove: 'Remove',
  removeChip: (label: string, said: string) => `Remove ${label}: ${said}`,
  add: 'Add',
  addTitle: 'Add a condition',
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
  upsideDown: 'The first must not be above the second.',
  notOnScale: 'Use a number of the scale.',
  notBetween: (min: number, max: number) => `Use a number from ${formatNumber(min)} to ${formatNumber(max)}.`,
  notCounted: 'Use 1 or more.',
  notADay: 'Choose a day.',

  // The builder
  build: 'Build a question',
  buildText: 'Choose what you want to know.',
  asked: 'Asked',
  ask: 'Ask',
  startAnew: 'Start again',
  loading: 'Loading the assessment...',
  counting: 'Counting...',
  countFailed: 'Could not count the matches. You can still ask the question.',
  fits: (noun: QueryNoun, total: number, outOf: number) =>
    `${formatNumber(total)} of ${formatNumber(outOf)} ${nounWords[noun][outOf === 1 ? 0 : 1]}`,
  noEarlier: 'There is no earlier year to compare with.',

  // A model's look-ups
  lookedUp: (count: number) =>
    count === 1 ? 'What was looked up' : `What was looked up: ${formatNumber(count)} queries`,
  changeQuery: (words: string) => `Change and ask: ${words}`,

  // Sources
  source: 'Source',
  sourceFields: 'What it says',
  sourceGone: 'It is no longer in this assessment.',
  closeSource: 'Close the source',
  openSource: 'Open where it stands',

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

/** Why a question of a link cannot be asked. */
export const queryFaultSentences = {
  invalid: 'A part of it cannot be read.',
  'unknown-noun': 'It asks about something that does not exist in assessments.',
  'unknown-field': 'It names a field that does not exist.',
  'wrong-comparison': 'It compares a field in a way that does not fit.',
  'wrong-value': 'It compares a field with a value that does not fit.',
  'unknown-option': 'It names a choice that does not exist.',
  'out-of-scale': 'It names a number outside its scale.',
  'upside-down': 'A range in it ends before it begins.',
  'not-groupable': 'It groups by something that cannot be grouped by.',
  'not-measurable': 'It calculates with something that is not a number.',
  'needs-comparison': 'It asks what changed without comparing two years.',
  'not-comparable': 'It compares two years of something that cannot be compared.',
  'no-earlier-year': 'It asks the earlier year about something that is not kept for it.',
} as const satisfies Record<QueryFault, string>;
