import { counted, formatNumber } from '#web/lib/format-number.ts';

const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero', numberingSystem: 'latn' });

/** What the screen says that compares two assessments. */
export const compareMessages = {
  title: 'Compare assessments',
  subtitle:
    'What is new, gone, moved and said otherwise between two assessments, each under its own adopted thresholds.',
  from: 'From',
  to: 'To',
  loading: 'Comparing...',
  loadFailed: 'The assessments could not be loaded',
  loadFailedText: 'Nothing is lost. Check the connection and try again.',
  notThere: 'One of the assessments is not there',
  notThereText: 'It may belong to another company, or the link is not complete.',
  one: 'There is one assessment only',
  oneText: 'Two can be compared when the next one is begun. One can be compared with what it was at an earlier time.',
  none: 'There is nothing to compare yet',
  noneText: 'Begin an assessment first.',
  same: 'Both sides show the same assessment',
  sameText: 'Choose another one on either side, or compare what it was at two times.',
  times: 'Compare two times of it',

  financialYear: (day: string) => `Financial year from ${day}`,
  thresholds: (impact: number, financial: number) =>
    `Thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`,
  otherThresholds: 'The thresholds differ: a topic can change sides without a new score.',
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
  by: (points: number) => `(${signed.format(points)})`,
  becomes: 'becomes',
  related: (codes: readonly string[]) => `In the other version: ${codes.join(', ')}`,

  components: 'Impacts, risks and opportunities',
  componentsText: (added: number, gone: number, changed: number) =>
    `${formatNumber(added)} new, ${formatNumber(gone)} gone, ${formatNumber(changed)} changed; matched by kind and title.`,
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
  whyFailed: 'The reasons could not be loaded.',
  again: 'Try again',
  olderInHistory: 'All changes',
} as const;
