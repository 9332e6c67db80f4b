import { MAX_STEP_WORDS } from '#domain/scales/fields.ts';
import type { ScaleWordingProblem } from '#domain/scales/validation.ts';
import { counted } from '#web/lib/format-number.ts';

const scores = counted('score', 'scores');

/** Texts of the Scales screen. */
export const scalesMessages = {
  title: 'Scales',
  subtitle:
    'What the scores 1 to 5 mean at your company. The descriptions appear beside each score, in the report and in the workbook, and are frozen with a completed result.',
  loading: 'Loading the scales...',
  failed: 'Could not load the scales.',
  impacts: 'Impacts',
  both: 'Impacts, risks and opportunities',
  financial: 'Risks and opportunities',
  effectsText:
    'An amount of revenue rarely means the same as an equal amount of cost. A description for a financial effect appears beside the magnitude of each risk or opportunity with that effect.',
  ours: 'Suggested descriptions',
  own: (count: number) => (count === 5 ? 'Your descriptions' : `Your descriptions for ${count} of 5`),
  withAmounts: 'with amounts',
  step: (value: number) => `Step ${value}`,
  ourWords: (words: string) => `Suggested: ${words}`,
  startFromOurs: 'Start from the suggestion',
  startFromOursOf: (value: number) => `Start from the suggestion: step ${value}`,
  reset: 'Reset to the suggestion',
  resetOf: (value: number) => `Reset to the suggestion: step ${value}`,
  amounts: 'Amounts',
  amountsHint:
    'Optional. The lowest amount of each step, in whole units of one currency (three letters, such as EUR). A step ends where the next one starts.',
  currency: 'Currency',
  from: (value: number) => `Step ${value} from`,
  amountsMean: 'What these amounts mean:',
  rests: (value: number, count: number) =>
    `${scores(count)} in the current draft use${count === 1 ? 's' : ''} step ${value}. Changing the description changes what ${count === 1 ? 'it means' : 'they mean'}.`,
  whyHint: 'Optional. Shown in the history.',
  save: 'Save descriptions',
  saveOf: (name: string) => `Save descriptions of ${name.toLowerCase()}`,
  saving: 'Saving...',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  saved: 'Descriptions saved',
  saveFailed: 'Could not save the descriptions.',
  history: 'Changes',
  historyNone: 'No changes yet: all steps use the suggested descriptions.',
  changedBy: (by: string | null, moment: string) => `${by || 'A former colleague'}, ${moment}`,
  undone: 'Undone',
  because: (reason: string) => `Why: ${reason}`,
} as const;

/** Errors shown at the fields of a scale. */
export const scaleProblems = {
  'too-long': `Use at most ${MAX_STEP_WORDS} characters.`,
  'unknown-option': 'This scale no longer exists. Reload the page.',
  'currency-required': 'Enter the currency of the amounts, for example EUR.',
  'currency-invalid': 'Enter the currency as three letters, for example EUR.',
  'amount-required': 'Enter an amount for every step, or leave all of them empty.',
  'amount-invalid': 'Enter a whole amount, for example 250 000.',
  'amount-not-above': 'Enter an amount above the previous step’s.',
} as const satisfies Record<ScaleWordingProblem, string>;
