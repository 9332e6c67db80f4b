import type { Side } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Texts of the page of a topic. */
export const topicPageMessages = {
  title: 'Topics',
  subtitle: 'Each topic, with everything behind its result',
  loading: 'Loading the topic...',
  toDashboard: 'Back to the dashboard',
  unknown: (code: string) => `Topic ${code} is not in this assessment`,
  unknownText: 'It may have been deleted, or it may belong to another assessment.',
  allTopics: 'All topics',
  none: 'No topics have been assessed yet.',

  standing: 'Position on the matrix',
  side: { impact: 'Impact side', financial: 'Financial side' } satisfies Record<Side, string>,
  decides: (count: number, score: number) =>
    count === 1
      ? `One entry sets the topic’s score on this side: ${describeScore(score)}.`
      : `${formatNumber(count)} entries set the topic’s score on this side: ${describeScore(score)}.`,
  nothingDecides: {
    impact: 'No impact counts yet, so this side has not been assessed.',
    financial: 'No risk or opportunity counts yet, so this side has not been assessed.',
  } satisfies Record<Side, string>,
  deciding: 'Sets the score',
  beside: 'Counted, but lower',
  notCounted: 'Not counted',
  toRecord: { draft: 'Open in the questionnaire', audited: 'Open in the audit', completed: 'Open in the register' },
  hangs: 'How robust the result is',
  firm: 'No single entry, score step or open choice would change the result.',
  firmDecided:
    'The decision holds whatever the scores are. Apart from it, no single entry, score step or open choice would change the result.',

  voices: 'What stakeholders say about this topic',
  voicesText: 'Sentences that mention this topic, its standard or one of its sub-topics.',
  voicesLoading: 'Loading stakeholder views...',
  voicesFailed: 'Could not load the stakeholder views',
  noVoice: 'No recorded view mentions this topic.',
  nobody: 'No stakeholders have been recorded yet.',
  others: (count: number) => `${counted('other group does', 'other groups do')(count)} not mention this topic.`,
  silent: (count: number) => `No view has been recorded for ${counted('group', 'groups')(count)}.`,
  key: 'Key',
  named: (name: string) => `mentions “${name}”`,
  engagedBy: (how: string) => `Engaged through: ${how}`,
  notEngaged: 'No engagement method has been recorded.',
  toVoice: { draft: 'Open in the questionnaire', audited: 'Open in the audit', completed: 'Open in the frozen result' },
  allVoices: 'All stakeholders',

  follows: 'What you must disclose as a result',
  forgone: (titles: readonly string[]) =>
    `Forgone, so without a requirement of its own (ESRS 1 §102): ${titles.map((title) => `“${title}”`).join(', ')}`,
  followsMay: 'These may apply, as far as they concern this topic or their condition is met:',
  followsNothing: {
    below: 'Nothing, because the topic is not material.',
    open: 'Not known until both sides are assessed or one is material.',
  },
  followsOwn:
    'For your own topics, no requirement is listed. Your company provides entity-specific disclosures (ESRS 1 §11).',
  allDisclosures: 'All disclosures',

  earlier: 'Previous year',
  noEarlier: 'There are no earlier results.',
  noneToRead: 'There are no earlier results that you may read. Your audit does not cover earlier years.',
  notThere: (year: string) => `The assessment for the financial year starting ${year} does not include this topic.`,
  earlierText: (year: string) => `Financial year starting ${year}, with the thresholds of that year.`,
  years: { earlier: 'Then', later: 'Now' },
  openEarlier: 'Open in that year',
  compare: 'Compare the years',
} as const;
