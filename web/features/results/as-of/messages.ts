import type { ComparedNoun, Difference } from '#domain/history/differences.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** Texts of the screen that shows an earlier state. */
export const asOfMessages = {
  title: 'Earlier version',
  subtitle: 'View an assessment as it was at any time since it was started.',
  time: 'Date and time',
  until: 'Compare with (leave empty for now)',
  show: 'Show',
  timeRequired: 'Enter a date and a time.',
  chooseTime: 'Choose a date and a time',
  chooseTimeText:
    'View the topics, thresholds, matrix and all impacts, risks and opportunities at that time, and what has changed since.',
  loading: 'Reading the history...',
  banner: (name: string, at: string) => `${name}, as it was on ${formatMoment(at)}`,
  bannerText: 'Read-only. You cannot change anything here.',
  back: 'Back to the current version',
  view: 'View',
  compare: 'Effect on topics, and why',
  views: { state: 'At that time', differences: 'Changes since' },
  adoptedBy: (by: string, at: string) => `Adopted by ${by || 'someone'} on ${formatMoment(at)}`,
  notAdopted: 'No thresholds had been adopted yet.',
  rows: 'Impacts, risks and opportunities',
  impacts: 'Impacts',
  effects: 'Risks and opportunities',
  entry: { impact: 'Impact', financial: 'Risk or opportunity' },
  noImpacts: 'There were no impacts.',
  noEffects: 'There were no risks or opportunities.',
  otherTopics: 'Topics without a point on the matrix',
  noTopics: 'Every topic had a point on the matrix.',
  aside: 'Not relevant',
  open: 'Not yet assessed',
  noRows: 'This topic had no entries.',
  failed: 'Could not load the earlier version',
  failedText: 'Nothing is lost. Check your connection and try again.',
  differences: 'Differences',
  differencesFrom: (at: string, until: string | null) =>
    `From ${formatMoment(at)} to ${until === null ? 'now' : formatMoment(until)}`,
  count: (count: number) => (count === 1 ? '1 difference' : `${formatNumber(count)} differences`),
  none: 'No differences.',
  under: (topic: string) => `under ${topic}`,
} as const;

export const differenceWords: Readonly<Record<Difference['what'], string>> = {
  new: 'New',
  gone: 'Removed',
  changed: 'Changed',
};

export const comparedNouns: Readonly<Record<ComparedNoun, string>> = {
  assessment: 'Assessment and thresholds',
  topic: 'Topics',
  component: 'Impacts, risks and opportunities',
  score: 'Screening scores',
  stakeholder: 'Stakeholders',
  answer: 'Answers',
};

/** Why there is nothing to show for a time. */
export const asOfRefusals: Explanations<typeof api.history.asOf, { title: string; text: string }> = {
  'not-found': () => ({
    title: 'Assessment not found',
    text: 'It may belong to another company, or the link may be incomplete.',
  }),
  'not-begun-then': ({ beganAt }) => ({
    title: 'The assessment had not been started',
    text: `It was started on ${formatMoment(beganAt)}. Choose a later time.`,
  }),
  'deleted-then': ({ deletedAt }) => ({
    title: 'The assessment had been deleted',
    text: `It was deleted on ${formatMoment(deletedAt)}. Choose an earlier time.`,
  }),
};
