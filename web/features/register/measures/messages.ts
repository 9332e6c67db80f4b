import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import { MAX_LONG_TEXT, MAX_REASON } from '#domain/limits.ts';
import type { MeasureProblem } from '#domain/measures/measure-validation.ts';
import type { NetProblem, NetValue, WhyIdle, WhyNoNet } from '#domain/measures/net-score.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { limitMessages } from '#web/ui/messages.ts';

/** Texts about the measures of an impact or a risk, and about the score before and after them. */
export const measureMessages = {
  title: 'Measures',
  titleOf: (name: string) => `Measures for “${name}”`,
  none: 'No measures yet.',
  whatCounts:
    'Only measures that prevent or mitigate it, are in place this year and are effective can lower the score. Planned measures and remedies do not.',
  add: 'Add measure',
  delete: 'Delete',
  since: (day: string) => `since ${day}`,
  from: (day: string) => `from ${day}`,
  responsible: (name: string) => `responsible: ${name}`,
  counts: 'Can lower the score',
  idle: {
    remediation: 'Remedy: does not lower the score',
    planned: 'Planned: does not lower the score',
    later: 'Starts after the financial year: does not lower the score yet',
    'not-judged': 'Effect not assessed: does not lower the score',
    'not-effective': 'Not effective: does not lower the score',
  } satisfies Record<WhyIdle, string>,

  newTitle: 'New measure',
  editTitle: 'Edit measure',
  titleHint: 'What you do, in a few words',
  sinceHint: { implemented: 'The day it was put in place', planned: 'The planned start date, if known' },
  kindHint: {
    prevention: 'Keeps it from happening',
    mitigation: 'Makes it less severe or less likely',
    remediation: 'Puts right what has happened',
  },
  stateHint: { implemented: 'It is in place and continues', planned: 'Includes a policy that implies future action' },
  effectHint: 'Evidence of the effect: a measurement, an audit, fewer cases',
  notJudged: 'Not assessed',
  save: 'Save measure',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Measure saved',
  saveFailed: 'Could not save the measure',
  deleteTitle: 'Delete this measure?',
  deleteText: (title: string) => `This deletes “${title}”. It stays in the history.`,
  keep: 'Keep it',
  deleting: 'Deleting...',
  deleted: 'Measure deleted',
  deleteFailed: 'Could not delete the measure',
} as const;

/** Texts about the score before and after measures. */
export const netMessages = {
  title: 'Score before and after measures',
  before: 'Before measures (gross)',
  after: 'After measures (net)',
  notStated: 'Not stated',
  ofScale: (score: number) => `${formatNumber(score)} of 25`,
  open: 'Not scored yet',
  formula: (severity: string, first: number, likelihood: number) => `${severity} ${first} × likelihood ${likelihood}`,
  severity: 'severity',
  magnitude: 'magnitude',
  because: (reason: string) => `Because: ${reason}`,
  noMeasure: 'This score does not count, because there is no longer an implemented and effective measure.',
  precedence:
    'A human-rights impact counts with likelihood 5, because severity takes precedence. A lower likelihood does not lower its score.',
  state: 'Set the score after measures',
  change: 'Change',
  changeSpoken: 'Change the score after measures',
  needsMeasure: 'First add a measure that is in place and effective. Only such a measure can lower the score.',
  whyNot: {
    actual:
      'An actual impact is assessed as it occurred in the year. Its score already reflects earlier measures; later remedies do not count.',
    positive: 'A positive impact has one score: measures against harm do not reduce a benefit.',
    opportunity: 'An opportunity has one score.',
    'not-said': 'First choose positive or negative, and actual or potential.',
  } satisfies Record<WhyNoNet, string>,
  dialogTitle: 'Score after measures',
  dialogText:
    'The score that remains after measures that are in place and effective. No value can be higher than before measures.',
  scoreMissing: (scores: readonly string[]) =>
    `Score missing before measures: ${scores.join(' and ')}. First set each missing score in the form of the entry.`,
  asBefore: (value: number) => `As before (${value})`,
  beforeIs: (value: number) => `${value} of 5 before measures`,
  values: {
    scale: 'Scale',
    scope: 'Scope',
    irremediability: 'Irremediability',
    severity: 'Severity',
    magnitude: 'Potential magnitude',
    likelihood: 'Likelihood',
  } satisfies Record<NetValue, string>,
  reason: 'Reason',
  reasonHint: 'What supports this score',
  sameReason: (reason: string) => `Use the previous reason: ${reason}`,
  save: 'Save score after measures',
  saving: 'Saving...',
  cancel: 'Cancel',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the score after measures?',
  withdrawText: 'This removes the score after measures. It stays in the history.',
  withdrawing: 'Withdrawing...',
  saved: 'Score after measures saved',
  withdrawn: 'Score after measures withdrawn',
  failed: 'Could not save the score after measures',
  withdrawFailed: 'Could not withdraw the score after measures',
} as const;

export const measureProblems: Readonly<Record<MeasureProblem, string>> = {
  'component-required': 'Choose an entry.',
  'title-required': 'Describe the measure.',
  'too-long': limitMessages.tooLong(MAX_LONG_TEXT),
  'unknown-option': 'Choose an option.',
  'date-out-of-range': 'Enter a valid date.',
  'since-required': 'Enter the date on which the measure was put in place.',
  'reason-required': 'Explain why you assess it this way.',
};

export const netProblemWords: Readonly<Record<NetProblem, string>> = {
  'net-not-possible':
    'Measures cannot lower this score. Check the kind of entry, and whether the impact is marked as potential.',
  'net-needs-measure': 'First add a measure that is in place and effective.',
  'net-above-gross':
    'The value after measures cannot be higher than the value before. Enter the same or a lower value.',
};

export const netReasonProblems = {
  missing: 'Explain this score.',
  tooLong: limitMessages.tooLong(MAX_REASON),
} as const;

/** Texts about the two scores, before and after measures, wherever one of them counts. */
export const basisMessages = {
  before: (score: number) => `${formatNumber(score)} before measures`,
  after: (score: number) => `${formatNumber(score)} after measures`,
  counted: {
    gross: 'The company’s results use the score before measures.',
    net: 'The company’s results use the score after measures.',
  } satisfies Record<ScoreBasis, string>,
} as const;
