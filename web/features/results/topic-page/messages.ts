import type { Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** What the page of a topic says. */
export const topicPageMessages = {
  title: 'Topics',
  subtitle: 'Each topic with all that stands behind its result',
  loading: 'Loading the topic...',
  toDashboard: 'Dashboard',
  unknown: (code: string) => `There is no topic ${code} in this assessment`,
  unknownText: 'It may have been set aside, deleted, or belong to another assessment.',
  allTopics: 'All topics',
  none: 'No topic is assessed yet.',

  standing: 'Where it stands',
  side: { impact: 'Impact side', financial: 'Financial side' } satisfies Record<Side, string>,
  decides: (count: number, score: number) =>
    count === 1
      ? `One component decides: its ${describeScore(score)} is the topic’s score on this side.`
      : `${formatNumber(count)} components decide: their ${describeScore(score)} is the topic’s score on this side.`,
  nothingDecides: {
    impact: 'No impact counts yet, so this side is not assessed.',
    financial: 'No risk or opportunity counts yet, so this side is not assessed.',
  } satisfies Record<Side, string>,
  deciding: 'Decide',
  beside: 'Count, and decide nothing beside these',
  notCounted: 'Do not count',
  toRecord: { draft: 'Open in the questionnaire', audited: 'Open in the audit', completed: 'Open in the register' },
  hangs: 'How firm it is',
  firm: 'No single component, step of a criterion or open choice would turn it.',
  firmDecided:
    'What is decided hangs on no score; beside that no single component, step of a criterion or open choice would turn it.',
  hangsOn: { impact: 'By impact: ', financial: 'Financially: ' } satisfies Record<Side, string>,

  voices: 'What stakeholders say of it',
  voicesText: 'Sentences of their views that name this topic, its standard or a matter listed under it.',
  voicesLoading: 'Loading the views of stakeholders...',
  voicesFailed: 'The views of stakeholders could not be loaded',
  noVoice: 'No recorded view names this topic.',
  nobody: 'No stakeholder is recorded yet.',
  others: (count: number) =>
    `${counted('other group has said something', 'other groups have said something')(count)} that does not name it.`,
  silent: (count: number) => `Of ${counted('group', 'groups')(count)} no view is recorded.`,
  key: 'Key',
  named: (name: string) => `names “${name}”`,
  engagedBy: (how: string) => `Engaged by: ${how}`,
  notEngaged: 'How it was engaged is not stated.',
  toVoice: { draft: 'Open in the questionnaire', audited: 'Open in the audit', completed: 'Open in the frozen result' },
  allVoices: 'All stakeholders',

  follows: 'What must be disclosed because of it',
  followsNothing: {
    below: 'Nothing: it is not material.',
    open: 'Open until both sides are assessed, or one of them is material.',
  },
  followsOwn: 'A matter of the company’s own is disclosed by what the company says of it (ESRS 1).',
  allDisclosures: 'All disclosures',

  earlier: 'The year before',
  noEarlier: 'No earlier assessment has results.',
  notThere: (year: string) => `The assessment of the financial year from ${year} has no such topic.`,
  earlierText: (year: string) => `Financial year from ${year}, under the thresholds of that year.`,
  years: { earlier: 'Then', later: 'Now' },
  openEarlier: 'Open it there',
  compare: 'Compare the years',
} as const;
