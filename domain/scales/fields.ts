import { type Fields, line, oneOf } from '#domain/fields/kinds.ts';
import type { ValuesOf } from '#domain/fields/values.ts';
import { type FinancialEffectId, financialEffects } from '#domain/reference/options.ts';

/** The scale of magnitude for one kind of financial effect, such as `magnitude-cash-flow`. */
export type EffectScaleId = `magnitude-${FinancialEffectId}`;

/** Which scale speaks of the magnitude of a financial effect. */
export const scaleOfEffect = (effect: FinancialEffectId): EffectScaleId => `magnitude-${effect}`;

/** What a company words, each with five steps: benefit and harm have separate words, and each financial effect can. */
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
/** Most digits of an amount: a number that JavaScript holds exactly. */
export const MAX_AMOUNT_DIGITS = 15;

const step = (value: number) => line({ label: `Step ${value}`, max: MAX_STEP_WORDS });
const from = (value: number) => line({ label: `Step ${value} from`, max: 40 });

/**
 * How a company words one scale, a row for each (product P66). '' where a step has our words. What a step of magnitude comes to in
 * money begins at `from…` and ends where the next step begins: step 1 begins at nothing, step 5 has no end.
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
/** The fields of the amounts at which the steps 2 to 5 begin. */
export const FROM_FIELDS = ['from2', 'from3', 'from4', 'from5'] as const satisfies (keyof ScaleWording)[];

/** Whether the steps of a scale come to money. */
export const hasMoney = (scale: WordedScaleId): boolean => scale.startsWith('magnitude');
