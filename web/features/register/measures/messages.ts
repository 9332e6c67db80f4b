import { MAX_LONG_TEXT, MAX_REASON } from '#domain/limits.ts';
import type { MeasureProblem } from '#domain/measures/measure-validation.ts';
import type { NetProblem, NetValue, WhyIdle, WhyNoNet } from '#domain/measures/net-score.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { limitMessages } from '#web/ui/text-limit-messages.ts';

/** What is said of measures at an impact or a risk, and of the score before and after them. */
export const measureMessages = {
  title: 'Measures',
  titleOf: (name: string) => `Measures at “${name}”`,
  none: 'No measure is named.',
  whatCounts:
    'What prevents or mitigates it, is implemented within the financial year and judged effective can lower the score after measures. What is planned and what repairs a harm never does.',
  add: 'Add measure',
  edit: 'Edit',
  editOf: (title: string) => `Edit the measure “${title}”`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete the measure “${title}”`,
  since: (day: string) => `since ${day}`,
  from: (day: string) => `from ${day}`,
  responsible: (name: string) => `responsible: ${name}`,
  counts: 'Can lower the score',
  idle: {
    remediation: 'Repairs a harm: lowers no score',
    planned: 'Planned: lowers no score',
    later: 'Begins after the financial year: lowers no score yet',
    'not-judged': 'Nobody has judged whether it works: lowers no score',
    'not-effective': 'Judged not effective: lowers no score',
  } satisfies Record<WhyIdle, string>,
  savedFirst: 'Save the entry first; measures can be named at it then.',

  newTitle: 'New measure',
  editTitle: 'Edit measure',
  titleHint: 'What is done, in a few words',
  sinceHint: { implemented: 'The day since which it is there', planned: 'From when on, if that is known' },
  kindHint: {
    prevention: 'Keeps it from happening',
    mitigation: 'Makes it less grave or less likely',
    remediation: 'Repairs what has happened',
  },
  stateHint: { implemented: 'It is there and works on', planned: 'Also a policy that implies future action' },
  effectHint: 'What shows it: a measurement, an audit, fewer cases',
  notJudged: 'Nobody has judged it',
  save: 'Save measure',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Measure saved',
  saveFailed: 'Measure not saved',
  deleteTitle: 'Delete this measure?',
  deleteText: (title: string) => `“${title}” is taken away. The history keeps it.`,
  keep: 'Keep it',
  deleting: 'Deleting...',
  deleted: 'Measure deleted',
  deleteFailed: 'Measure not deleted',
} as const;

/** What is said of the score before and after measures. */
export const netMessages = {
  title: 'Score before and after measures',
  before: 'Before measures (gross)',
  after: 'After measures (net)',
  sameAsBefore: 'as before',
  notStated: 'Not stated',
  ofScale: (score: number) => `${formatNumber(score)} of 25`,
  open: 'Not scored yet',
  formula: (severity: string, first: number, likelihood: number) => `${severity} ${first} × likelihood ${likelihood}`,
  severity: 'severity',
  magnitude: 'magnitude',
  because: (reason: string) => `Because: ${reason}`,
  noMeasure: 'No implemented, effective measure is named any more, so what was stated does not count.',
  precedence:
    'A human-rights impact counts with likelihood 5: severity takes precedence, so a lower likelihood does not lower it.',
  state: 'State the score after measures',
  change: 'Change',
  changeSpoken: 'Change the score after measures',
  needsMeasure: 'Name an implemented measure that is judged effective first: only such a one can lower the score.',
  whyNot: {
    actual:
      'An actual impact is assessed as it manifested in the year: what lowered it before is in its score already, and what repaired it afterwards is not counted.',
    positive: 'Measures against a harm do not make a benefit smaller: a positive impact has one score.',
    opportunity: 'An opportunity has one score.',
    'not-said': 'Say first whether it is positive or negative, and actual or potential.',
  } satisfies Record<WhyNoNet, string>,
  dialogTitle: 'Score after measures',
  dialogText:
    'What remains after the measures that are implemented and judged effective. Nothing can be higher than before them.',
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
  reasonHint: 'What shows that this is what remains',
  sameReason: (reason: string) => `As before: ${reason}`,
  save: 'Save score after measures',
  saving: 'Saving...',
  cancel: 'Cancel',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the score after measures?',
  withdrawText: 'What was stated is taken away. The history keeps it.',
  withdrawing: 'Withdrawing...',
  saved: 'Score after measures saved',
  withdrawn: 'Score after measures withdrawn',
  failed: 'Score after measures not saved',
  withdrawFailed: 'Score after measures not withdrawn',
} as const;

export const measureProblems: Readonly<Record<MeasureProblem, string>> = {
  'component-required': 'Choose what it stands at.',
  'title-required': 'Say what is done.',
  'too-long': limitMessages.tooLong(MAX_LONG_TEXT),
  'unknown-option': 'Choose one of the offered options.',
  'date-out-of-range': 'Give a day of the calendar.',
  'since-required': 'Say since when it is implemented.',
  'reason-required': 'Say why it is judged so.',
};

export const netProblemWords: Readonly<Record<NetProblem, string>> = {
  'net-not-possible': 'No measure lowers the score of this.',
  'net-needs-measure': 'Name a measure first that is implemented and judged effective.',
  'net-above-gross': 'It cannot be higher than before measures.',
};

export const netReasonProblems = {
  missing: 'Say why this is what remains.',
  tooLong: limitMessages.tooLong(MAX_REASON),
} as const;
