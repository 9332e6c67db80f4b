import { type Fields, line, oneOf } from '#domain/fields/kinds.ts';
import type { ValuesOf } from '#domain/fields/values.ts';
import { type FinancialEffectId, financialEffects } from '#domain/reference/options.ts';

/** The scale of magnitude for one kind of financial effect, such as `magnitude-cash-flow`. */
export type EffectScaleId = `magnitude-${FinancialEffectId}`;

/** The scale for the magnitude of a financial effect. */
export const scaleOfEffect = (effect: FinancialEffectId): EffectScaleId => `magnitude-${effect}`;

/**
 * The scales that a company can word, each with five steps: benefit and harm have separate words, and each financial effect can have its
 * own.
 */
export const wordedScales = [
  { id: 'severity-negative', label: 'Severity of a negative impact' },
  { id: 'severity-positive', label: 'Severity of a positive impact' },
  { id: 'scale-negative', label: 'Scale of a negative impact' },
  { id: 'scale-positive', label: 'Scale of a positive impact' },
  { id: 'scope', label: 'Scope' },
  { id: 'irremediability', label: 'Irremediability' },
  { id: 'likelihood', label: 'Likelihood' },
  { id: 'magnitude', label: 'Potential magnitude' },
  ...financialEffects.map(({ id, label }) => ({
    id: scaleOfEffect(id),
    label: `Potential magnitude: ${label.toLowerCase()}`,
  })),
] as const;
export type WordedScaleId = (typeof wordedScales)[number]['id'];

/** Maximum length of a step's words, in UTF-16 code units: they are shown next to the number. */
export const MAX_STEP_WORDS = 200;
/** The maximum number of digits of an amount, which JavaScript can represent exactly. */
export const MAX_AMOUNT_DIGITS = 15;

const step = (value: number) => line({ label: `Step ${value}`, max: MAX_STEP_WORDS });
const from = (value: number) => line({ label: `Step ${value} from`, max: 40 });

/**
 * A company's words for one scale, with one row for each scale (product P66). '' for a step with our words. The amount of a step of
 * magnitude starts at `from…` and ends where the next step starts: step 1 has no lower limit, step 5 no upper one.
 */
export const scaleWordingFields = {
  scale: oneOf(wordedScales, { label: 'Scale', default: 'severity-negative' }),
  step1: step(1),
  step2: step(2),
  step3: step(3),
  step4: step(4),
  step5: step(5),
  /** ISO 4217, such as 'EUR'; '' if there are no amounts. */
  currency: line({ label: 'Currency', max: 3 }),
  from2: from(2),
  from3: from(3),
  from4: from(4),
  from5: from(5),
} as const satisfies Fields;

export type ScaleWording = ValuesOf<typeof scaleWordingFields>;

/** The fields of the steps' words, in order. */
export const STEP_FIELDS = ['step1', 'step2', 'step3', 'step4', 'step5'] as const satisfies (keyof ScaleWording)[];
/** The fields for the amounts at which steps 2 to 5 start. */
export const FROM_FIELDS = ['from2', 'from3', 'from4', 'from5'] as const satisfies (keyof ScaleWording)[];

/** Whether the steps of a scale have amounts of money. */
export const hasMoney = (scale: WordedScaleId): boolean => scale.startsWith('magnitude');
