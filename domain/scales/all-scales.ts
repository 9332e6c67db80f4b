import type { Scale } from '#domain/components/score-words.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { labelOf } from '#domain/reference/option.ts';
import { financialEffects } from '#domain/reference/options.ts';
import { type WordedScaleId, wordedScales } from './fields.ts';
import type { Scales } from './our-scales.ts';
import { type ShownStep, stepsByEffect, stepsOf } from './scales.ts';

/** A scale with its five steps, as a list of all scales shows it. */
export interface ShownScale {
  /** 'Severity of a negative impact', 'Potential magnitude: cash flow'. */
  name: string;
  steps: ShownStep[];
}

const LISTED: readonly { id: WordedScaleId; scale: Scale; polarity: ImpactPolarity | null }[] = [
  { id: 'severity-negative', scale: 'severity', polarity: 'Negative' },
  { id: 'scale-negative', scale: 'scale', polarity: 'Negative' },
  { id: 'scope', scale: 'scope', polarity: null },
  { id: 'irremediability', scale: 'irremediability', polarity: null },
  { id: 'severity-positive', scale: 'severity', polarity: 'Positive' },
  { id: 'scale-positive', scale: 'scale', polarity: 'Positive' },
  { id: 'likelihood', scale: 'likelihood', polarity: null },
  { id: 'magnitude', scale: 'magnitude', polarity: null },
];

const EFFECTS = financialEffects.map(({ id }) => id);

/** Every scale with the meaning of its steps; a magnitude for a financial effect if it has words or amounts of its own. */
export function allScales(scales: Scales): ShownScale[] {
  return [
    ...LISTED.map(({ id, ...asked }) => ({ name: labelOf(wordedScales, id), steps: stepsOf(scales, asked) })),
    ...stepsByEffect(scales, { scale: 'magnitude', effects: EFFECTS }).map(({ label, steps }) => ({
      name: `${labelOf(wordedScales, 'magnitude')}: ${label.toLowerCase()}`,
      steps,
    })),
  ];
}
