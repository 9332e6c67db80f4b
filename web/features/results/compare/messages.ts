import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Texts of the screen that compares two assessments. */
export const compareMessages = {
  title: 'Compare assessments',
  subtitle: 'Compare two assessments, or one assessment on two dates. Each uses its own thresholds.',
  from: 'From',
  to: 'To',
  loading: 'Comparing...',
  loadFailed: 'Could not load the assessments',
  loadFailedText: 'Nothing is lost. Check your connection and try again.',
  notThere: 'One of the assessments was not found',
  notThereText: 'It may belong to another company, or the link may be incomplete.',
  stood: (moment: string) => `As it was on ${moment}`,
  none: 'There is nothing to compare yet',
  noneText: 'Start an assessment first.',
  same: 'Both sides are the same',
  sameText: 'Choose another time or another assessment on either side.',
  reversed: '“From” is later than “To”',
  swap: 'Swap',

  time: { from: 'From: time', to: 'To: time' },
  now: 'Now',
  otherTime: 'Another date and time...',
  ofTime: (moment: string) => `As it was on ${moment}`,
  moment: (moment: string, what: string) => `${moment}: ${what}`,
  moments: {
    added: 'started',
    completed: 'completed',
    reopened: 'reopened',
    thresholds: 'thresholds adopted',
  },
  momentsFailed: 'Could not load decisions and signatures. You can still choose any date and time.',
  dateAndTime: 'Date and time',
  timeMissing: 'Enter a date and a time.',
  show: 'Show',

  financialYear: (day: string) => `Financial year starting ${day}`,
  thresholds: (impact: number, financial: number) =>
    `Thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`,
  otherThresholds: 'The thresholds differ, so a topic’s result can change without a new score.',
  computed: { gross: 'Based on scores before measures', net: 'Based on scores after measures' },
  otherBasis: 'One side uses scores before measures, the other after. A topic can move without a new score.',
  bySameBasis: {
    gross: (impact: string, financial: string) =>
      `Before measures, as in the earlier assessment: impact ${impact}, financial ${financial}`,
    net: (impact: string, financial: string) =>
      `After measures, as in the earlier assessment: impact ${impact}, financial ${financial}`,
  },
  otherVersion:
    'The two assessments follow different versions of the standards. Topics are matched as in a transfer; topics that were split or merged appear as new or removed.',

  topics: 'Topics',
  topicsText: (moved: number, same: number) =>
    `${counted('topic differs', 'topics differ')(moved)}, ${counted('topic has', 'topics have')(same)} the same scores and result.`,
  newlyMaterial: 'Newly material',
  noLongerMaterial: 'No longer material',
  noLongerConcluded: 'Material before, now not assessed on both sides',
  moved: 'Moved',
  onlyLater: 'New on the matrix',
  onlyEarlier: 'No longer on the matrix',
  impact: 'Impact',
  financial: 'Financial',
  result: 'Result',
  notAssessed: 'not assessed',
  noResult: 'no result',
  related: (codes: readonly string[]) => `In the other version: ${codes.join(', ')}`,

  components: 'Impacts, risks and opportunities',
  componentsText: (added: number, gone: number, changed: number, isOne: boolean) =>
    `${formatNumber(added)} new, ${formatNumber(gone)} removed, ${formatNumber(changed)} changed; ${isOne ? 'matched even if renamed' : 'matched through the copy, otherwise by kind and title'}.`,
  added: 'New',
  gone: 'Removed',
  changed: 'Changed',
  score: 'Score',
  notScored: 'not scored',
  nothing: 'No differences.',
  all: (count: number) => `Show all ${formatNumber(count)}`,

  why: 'Why',
  whyOf: (name: string) => `Why: ${name}`,
  noReason: 'No reason has been recorded in the later assessment.',
  noReasonThen: 'No reason was recorded between the two times.',
  whyFailed: 'Could not load the reasons.',
  again: 'Try again',
  olderInHistory: 'All changes',
} as const;
