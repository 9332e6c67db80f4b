/** How a column says scores: steps of a scale, shares such as percent, amounts of money, or words for levels. */
export type ScoreForm =
  | {
      is: 'steps';
      low: number;
      high: number;
      /** Whether the lowest number is the most severe or the most likely. */
      isOpposite: boolean;
    }
  | { is: 'shares'; isOpposite: boolean }
  | { is: 'money' }
  | { is: 'levels' };

/** The scale on which Twofold keeps a score: 1 to 5 for entries, 1 to 10 for the screening of topics. */
export interface OurScale {
  min: number;
  max: number;
}

/** What a person settles for all columns of a form. */
export interface ScaleReading {
  /**
   * Our step for each step of the file, from its lowest number; for shares and amounts, the least value of each of our steps above the
   * lowest, as a share from 0 to 1 or in money.
   */
  steps: readonly number[];
  /** Our step for each word, by its plain form; null to leave the score open. */
  words: ReadonlyMap<string, number | null>;
  /** Which way a value between two steps goes; null if nobody has said so. */
  rounding: Rounding | null;
}

export const ROUNDINGS = ['nearest', 'up', 'down'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** The name of a form, under which its reading is kept: columns of one form are settled together. */
export function formKey(form: ScoreForm, { max }: OurScale): string {
  const to = max === 5 ? '' : ` to ${max}`;
  if (form.is === 'steps') return `${form.low}-${form.high}${form.isOpposite ? ' opposite' : ''}${to}`;
  return `${form.is}${form.is === 'shares' && form.isOpposite ? ' opposite' : ''}${to}`;
}

/** Whether the steps of the file are ours. */
export const isOurs = (form: ScoreForm, { min, max }: OurScale): boolean =>
  form.is === 'steps' && form.low === min && form.high === max && !form.isOpposite;

/** A scale with more steps is read by bounds, like amounts. */
export const MOST_STEPS = 11;

/** Whether what is settled says where each number goes: shares and amounts need the bounds of all our steps, from the lowest. */
export function isComplete(form: ScoreForm, { min, max }: OurScale, { steps }: Pick<ScaleReading, 'steps'>): boolean {
  if (form.is === 'levels' || hasSteps(form)) return true;
  return steps.length === max - min && steps.every((bound, at) => at === 0 || bound >= (steps[at - 1] ?? bound));
}

/** Whether a form is read step by step. */
export const hasSteps = (form: ScoreForm): boolean => form.is === 'steps' && form.high - form.low < MOST_STEPS;
