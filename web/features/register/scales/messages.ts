import { MAX_STEP_WORDS } from '#domain/scales/fields.ts';
import type { ScaleWordingProblem } from '#domain/scales/validation.ts';
import { counted } from '#web/lib/format-number.ts';

const scores = counted('score', 'scores');

/** What the screen Scales says. */
export const scalesMessages = {
  title: 'Scales',
  subtitle:
    'What 1 to 5 mean in your company. The words stand beside each score while it is given, in report and workbook, and are frozen with a completed result.',
  loading: 'Loading the scales...',
  failed: 'The scales could not be loaded.',
  cardText: 'What 1 to 5 mean in your company: severity, scale, scope, likelihood, magnitude with its amounts.',
  open: 'Word the scales',
  read: 'Read the scales',
  impacts: 'Impacts',
  both: 'Impacts, risks and opportunities',
  financial: 'Risks and opportunities',
  effectsText:
    'An amount of revenue and one of cost rarely mean the same. What you word for a financial effect stands beside the magnitude of each risk or opportunity that names the effect.',
  ours: 'Our words',
  own: (count: number) => (count === 5 ? 'Your words' : `Your words for ${count} of 5`),
  withAmounts: 'with amounts',
  step: (value: number) => `Step ${value}`,
  ourWords: (words: string) => `Ours: ${words}`,
  startFromOurs: 'Start from ours',
  startFromOursOf: (value: number) => `Start from ours: step ${value}`,
  reset: 'Use ours again',
  resetOf: (value: number) => `Use ours again: step ${value}`,
  amounts: 'Amounts',
  amountsHint:
    'Optional. Where each step begins, in whole units of one currency (three letters, such as EUR); it ends where the next one begins.',
  currency: 'Currency',
  from: (value: number) => `Step ${value} from`,
  amountsMean: 'These amounts say:',
  rests: (value: number, count: number) =>
    `${scores(count)} of the present draft rest${count === 1 ? 's' : ''} on step ${value}. Changing the words changes what ${count === 1 ? 'it says' : 'they say'}.`,
  whyHint: 'For whoever reads the history. May be left empty.',
  save: 'Save the words',
  saveOf: (name: string) => `Save the words of ${name.toLowerCase()}`,
  saving: 'Saving...',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  saved: 'Words saved',
  saveFailed: 'The words could not be saved.',
  history: 'What was changed',
  historyNone: 'Nobody has worded a scale yet: all steps have our words.',
  changedBy: (by: string | null, moment: string) => `${by || 'A former colleague'}, ${moment}`,
  undone: 'Undone',
  because: (reason: string) => `Why: ${reason}`,
} as const;

/** What stands at the fields of a scale. */
export const scaleProblems = {
  'too-long': `Use at most ${MAX_STEP_WORDS} characters.`,
  'unknown-option': 'There is no such scale any more. Load the page again.',
  'currency-required': 'Say in which currency the amounts are, for example EUR.',
  'currency-invalid': 'Write the currency as three letters, for example EUR.',
  'amount-required': 'Give an amount for each step, or for none: else there is a gap.',
  'amount-invalid': 'Write a whole amount, for example 250 000.',
  'amount-not-above': 'This must be more than where the step before begins, so that no two overlap.',
} as const satisfies Record<ScaleWordingProblem, string>;
