import type { ComparedNoun, Difference } from '#domain/history/differences.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** What the screen of an earlier state says. */
export const asOfMessages = {
  title: 'As it stood',
  subtitle: 'An assessment at any time since it was begun, read from its history.',
  time: 'Date and time',
  until: 'Compare with (empty: as it stands now)',
  show: 'Show',
  timeRequired: 'Enter a date and a time.',
  chooseTime: 'Choose a date and a time',
  chooseTimeText:
    'You see topics, thresholds, matrix and all impacts, risks and opportunities as they stood then, and what has changed since.',
  loading: 'Reading the history...',
  banner: (name: string, at: string) => `${name}, as it stood on ${formatMoment(at)}`,
  bannerText: 'To be read only: nothing here can be changed.',
  back: 'Back to the present',
  view: 'View',
  compare: 'What it did to topics, and why',
  views: { state: 'As it stood', differences: 'What changed since' },
  adoptedBy: (by: string, at: string) => `Adopted by ${by || 'somebody'} on ${formatMoment(at)}`,
  notAdopted: 'Nobody had adopted thresholds yet.',
  rows: 'Impacts, risks and opportunities',
  impacts: 'Impacts',
  effects: 'Risks and opportunities',
  entry: { impact: 'Impact', financial: 'Risk or opportunity' },
  noImpacts: 'There was no impact.',
  noEffects: 'There was no risk and no opportunity.',
  otherTopics: 'Topics without a point on the matrix',
  noTopics: 'Every topic had a point on the matrix.',
  aside: 'Set aside',
  open: 'Not yet assessed',
  noRows: 'Nothing stood under this topic.',
  failed: 'The earlier state could not be read',
  failedText: 'Nothing is lost. Check the connection and try again.',
  differences: 'Differences',
  differencesFrom: (at: string, until: string | null) =>
    `From ${formatMoment(at)} to ${until === null ? 'now' : formatMoment(until)}`,
  count: (count: number) => (count === 1 ? '1 difference' : `${formatNumber(count)} differences`),
  none: 'Nothing is different.',
  under: (topic: string) => `under ${topic}`,
} as const;

export const differenceWords: Readonly<Record<Difference['what'], string>> = {
  new: 'New',
  gone: 'Gone',
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

/** Why there is nothing to show of a time. */
export const asOfRefusals: Explanations<typeof api.history.asOf, { title: string; text: string }> = {
  'not-found': () => ({
    title: 'This assessment is not there',
    text: 'It may belong to another company, or the link is not complete.',
  }),
  'not-begun-then': ({ beganAt }) => ({
    title: 'The assessment had not been begun',
    text: `It was begun on ${formatMoment(beganAt)}. Choose a later time.`,
  }),
  'deleted-then': ({ deletedAt }) => ({
    title: 'The assessment had been deleted',
    text: `It was deleted on ${formatMoment(deletedAt)}. Choose an earlier time.`,
  }),
};
