import type { MarkedNoun } from '#domain/audit/marked-nouns.ts';
import type { QuestionState } from '#domain/audit/question-state.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const entries = counted('entry', 'entries');
const records = counted('record left out', 'records left out');

/** Texts of the auditor's room. */
export const auditRoomMessages = {
  title: 'Audit',
  subtitle: 'From the result to its sources: checks, questions and samples.',
  loading: 'Loading the audit...',
  failed: 'Could not load the audit',
  none: 'There is no assessment yet',
  until: (lastDay: string) =>
    `You have access until ${formatDay(lastDay)} (UTC). Nothing you do here will change the assessment.`,
  forMembers: 'What auditors have checked, asked about and sampled. Answer their questions here.',

  chain: 'From the result to its sources',
  links: {
    result: 'Result and matrix',
    topics: 'Topics and reasons',
    leftOut: 'Left out',
    register: 'Register',
    disclosures: 'Disclosures',
    frozen: 'Frozen result and seals',
    asOf: 'Earlier versions',
    compare: 'Comparison',
    history: 'Changes',
  },

  progress: 'Checked',
  progressText: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} checked`,
  changedSince: (count: number) => `${formatNumber(count)} changed since`,
  records: 'Records',
  which: 'Which records',
  kindOf: (kind: string, count: number) => `${kind} (${formatNumber(count)})`,
  part: 'Which of them',
  parts: { all: 'All', unchecked: 'Only unchecked', asked: 'Only with a question' },
  noneOf: { all: '', unchecked: 'All of these have been checked.', asked: 'There is no question about any of these.' },
  hasQuestion: 'Has a question',
  noRecords: 'No records of this kind yet.',
  more: (count: number) => `Show ${formatNumber(count)} more`,
  thresholdsAre: (impact: number, financial: number) =>
    `Impact ${formatNumber(impact)}, financial ${formatNumber(financial)}.`,
  scoreOf: (score: number) => `${formatNumber(score)} of 25`,
  notScored: 'Not scored',
  notSigned: 'Sign-off starts when the assessment is completed.',
  lookedAt: (by: string, at: string) => `Checked by ${by}, ${formatMoment(at)}`,
  somebody: 'an auditor',
  changed: 'Changed since',
  mark: 'Checked',
  markFor: (name: string) => `Checked: ${name}`,
  again: 'Check again',
  againFor: (name: string) => `Check again: ${name}`,
  note: 'Note',
  noteFor: (name: string) => `Note on ${name}`,
  markFailed: 'Could not save the mark',
  ask: 'Ask',
  askAbout: (name: string) => `Ask about ${name}`,

  open: (name: string) => `Open ${name}`,
  placeOf: (place: number, all: number) => `${formatNumber(place)} of ${formatNumber(all)}`,
  previous: 'Previous record',
  next: 'Next record',
  keys: 'Keys',
  keysTitle: 'Keyboard shortcuts for the audit',
  closeWalk: 'Back to the list',
  loadingRecord: 'Loading the record...',
  deleted: 'This entry has been deleted. Its questions and history are kept.',
  whole: 'Open the page',
  entry: 'Open the entry',
  walk: 'Walk through',
  walkThrough: (name: string) => `Walk through ${name}`,

  questionAsked: 'Auditor’s question:',
  waiting: (count: number) =>
    count === 1 ? '1 auditor question to answer' : `${formatNumber(count)} auditor questions to answer`,
  questions: 'Questions',
  noQuestions: 'No questions yet.',
  gone: 'since deleted',
  asked: (by: string, at: string) => `${by}, ${formatMoment(at)}`,
  answers: counted('answer', 'answers'),
  openThread: (name: string) => `Open the question about ${name}`,

  samples: 'Samples',
  noSamples: 'No samples yet.',
  draw: 'Draw a sample',
  cancelDraw: 'Cancel',
  drawing: 'Drawing...',
  sampleName: 'Name',
  size: 'Size',
  sizeHint: 'At most 500.',
  seed: 'Seed',
  seedHint: 'Enter any text. The same seed always draws the same sample.',
  from: 'Drawn from',
  under: 'Topic',
  allTopics: 'All topics',
  allOf: (standard: string) => `All of ${standard}`,
  drawnFrom: (size: number, population: number, isLeftOut: boolean) =>
    `${formatNumber(size)} of ${isLeftOut ? records(population) : entries(population)}`,
  drawnBy: (by: string, at: string) => `by ${by}, ${formatMoment(at)}`,
  drawn: 'Drawn',
  methodTitle: 'Method',
  method:
    'Twofold computes the SHA-256 of the seed, a line break and the ID for each record, and sorts the records by it. The first records in that order make up the sample.',
  populationHash: 'SHA-256 of all IDs',
  drawFailed: 'Could not draw the sample',
  nothingToDraw: 'No entries match this selection.',
  nothingLeftOut: 'Nothing was left out.',
  leftOut: 'Everything left out',
  deselected: 'Not relevant',
  unplaced: 'No activity yet',

  noAuditor: 'There is no auditor yet',
  noAuditorText:
    'Auditors can read everything until a day that you set, but cannot change anything. Their checks, questions, samples and visits will appear here.',
  onlyAdmins: 'An admin can invite one on the company page.',
  invite: 'Invite an auditor',

  visits: 'Visits',
  noVisits: 'No visits yet.',
} as const;

/** The keys for walking through records. */
const WALKING = [
  ['J, Right', 'next record'],
  ['K, Left', 'previous record'],
] as const;
const REST = [
  ['Escape', 'return from a field to the record, or from the record to the list'],
  ['?', 'show these shortcuts'],
] as const;
export const walkKeys = [
  ...WALKING,
  ['M', 'mark as checked, or check again if it has changed since'],
  ['Q', 'ask a question'],
  ...REST,
] as const;
/** The keys for members, who cannot mark records. */
export const walkKeysToRead = [...WALKING, ...REST] as const;

export const drawProblems = {
  'sample-name-required': 'Enter a name.',
  'seed-required': 'Enter a seed.',
  'sample-size': 'Enter a number from 1 to 500.',
} as const;

export const markedNames: Readonly<Record<MarkedNoun, string>> = {
  component: 'Entries',
  measure: 'Measures',
  topic: 'Topics',
  stakeholder: 'Stakeholders',
  answer: 'Answers',
  activity: 'Value chain',
  tier: 'Value chain tiers',
  evidence: 'Evidence',
  thresholds: 'Thresholds',
  'sign-off': 'Sign-off',
};

export const stateNames: Readonly<Record<QuestionState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

export const visitNames = {
  opened: 'Opened the assessment',
  evidence: 'Read evidence',
  file: 'Exported a file',
  export: 'Exported the history',
} as const;
