import { counted, formatNumber } from '#web/lib/format-number.ts';

/** What the screen says that compares two assessments. */
export const compareMessages = {
  title: 'Compare assessments',
  subtitle:
    'What is new, gone, moved and said otherwise between two assessments, or two times of one, each under the thresholds adopted then.',
  from: 'From',
  to: 'To',
  loading: 'Comparing...',
  loadFailed: 'The assessments could not be loaded',
  loadFailedText: 'Nothing is lost. Check the connection and try again.',
  notThere: 'One of the assessments is not there',
  notThereText: 'It may belong to another company, or the link is not complete.',
  stood: (moment: string) => `As it stood on ${moment}`,
  none: 'There is nothing to compare yet',
  noneText: 'Begin an assessment first.',
  same: 'Both sides show the same',
  sameText: 'Choose another time on either side to see what changed in between, or another assessment.',
  reversed: '“From” is later than “To”',
  swap: 'Swap them',

  time: { from: 'From: at which time', to: 'To: at which time' },
  now: 'As it stands now',
  otherTime: 'Another date and time...',
  ofTime: (moment: string) => `As it stood on ${moment}`,
  moment: (moment: string, what: string) => `${moment}: ${what}`,
  moments: {
    added: 'begun',
    completed: 'completed',
    reopened: 'opened again',
    thresholds: 'thresholds adopted',
  },
  momentsFailed: 'Decisions and signatures could not be loaded; any date and time can be chosen.',
  dateAndTime: 'Date and time',
  timeMissing: 'Enter a date and a time.',
  show: 'Show',

  financialYear: (day: string) => `Financial year from ${day}`,
  thresholds: (impact: number, financial: number) =>
    `Thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`,
  otherThresholds: 'The thresholds differ: a topic can change sides without a new score.',
  computed: { gross: 'Computed by scores before measures', net: 'Computed by scores after measures' },
  otherBasis: 'The two are computed by other scores: a topic can move without a new one.',
  bySameBasis: {
    gross: (impact: string, financial: string) =>
      `Before measures, as in the earlier one: impact ${impact}, financial ${financial}`,
    net: (impact: string, financial: string) =>
      `After measures, as in the earlier one: impact ${impact}, financial ${financial}`,
  },
  otherVersion:
    'The two rest on different versions of the standards. Topics are matched as a transfer carries them over; what a split adds or a merger takes in stands as new or gone.',

  topics: 'Topics',
  topicsText: (moved: number, same: number) =>
    `${counted('topic differs', 'topics differ')(moved)}, ${counted('topic has', 'topics have')(same)} the same scores and result.`,
  newlyMaterial: 'Newly material',
  noLongerMaterial: 'No longer material',
  noLongerConcluded: 'Material before, not assessed on both sides now',
  moved: 'Moved',
  onlyLater: 'New on the matrix',
  onlyEarlier: 'Not on the matrix any more',
  impact: 'Impact',
  financial: 'Financial',
  result: 'Result',
  notAssessed: 'not assessed',
  noResult: 'no result',
  related: (codes: readonly string[]) => `In the other version: ${codes.join(', ')}`,

  components: 'Impacts, risks and opportunities',
  componentsText: (added: number, gone: number, changed: number, isOne: boolean) =>
    `${formatNumber(added)} new, ${formatNumber(gone)} gone, ${formatNumber(changed)} changed; ${isOne ? 'each is itself, whatever it is called' : 'matched by what was copied, else by kind and title'}.`,
  added: 'New',
  gone: 'Gone',
  changed: 'Changed',
  score: 'Score',
  notScored: 'not scored',
  nothing: 'Nothing is different.',
  all: (count: number) => `Show all ${formatNumber(count)}`,

  why: 'Why',
  whyOf: (name: string) => `Why: ${name}`,
  noReason: 'No reason is recorded in the later assessment.',
  noReasonThen: 'No reason is recorded between the two times.',
  whyFailed: 'The reasons could not be loaded.',
  again: 'Try again',
  olderInHistory: 'All changes',
} as const;
