import { type Scale, type ScaleWords, scaleWords } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { financialEffects } from '#domain/reference/options.ts';
import { type BandOfMoney, bandsOf } from './bands.ts';
import { type ScaleWording, STEP_FIELDS, scaleOfEffect, scaleWordingFields, type WordedScaleId } from './fields.ts';
import { ourScales, type Scales } from './our-scales.ts';

/** A step of a scale as it is shown. */
export interface ShownStep {
  value: Score5;
  words: string;
  /** Whether the company worded it; otherwise the words are the product's. */
  isOwn: boolean;
  /** Its amount of money; null if there is none. */
  money: BandOfMoney | null;
}

/** The scales of a company with these wordings. */
export function scalesOf(wordings: ScaleWording[]): Scales {
  if (wordings.length === 0) return ourScales;
  const words = (polarity: 'negative' | 'positive') => {
    const ours = Object.entries(scaleWords[polarity]) as [Scale, ScaleWords['negative'][Scale]][];
    return Object.fromEntries(
      ours.map(([scale, five]) => [scale, laidOver(five, findWording(wordings, wordedAs(scale, polarity)))]),
    ) as ScaleWords['negative'];
  };
  return { words: { negative: words('negative'), positive: words('positive') }, wordings };
}

/** The name under which a scale is worded. */
export function wordedAs(scale: Scale, polarity: 'negative' | 'positive'): WordedScaleId {
  return scale === 'severity' || scale === 'scale' ? `${scale}-${polarity}` : scale;
}

/** A scale, and what its words apply to: harm or benefit, or a financial effect with its own words or amounts. */
export interface ScaleUse {
  scale: Scale;
  polarity?: ImpactPolarity | null;
  /** What a risk or opportunity would affect, by the ids of the option list; a magnitude may have a different meaning for each. */
  effects?: readonly string[];
}

/** The five steps of a scale. */
export function stepsOf({ words, wordings }: Scales, { scale, polarity = null }: ScaleUse): ShownStep[] {
  const side = polarity === 'Positive' ? 'positive' : 'negative';
  return showSteps(words[side][scale], findWording(wordings, wordedAs(scale, side)));
}

/** The five steps of a magnitude for each of these financial effects that has its own wording; none for any other scale. */
export function stepsByEffect(
  { words, wordings }: Scales,
  { scale, effects = [] }: ScaleUse,
): { label: string; steps: ShownStep[] }[] {
  if (scale !== 'magnitude') return [];
  return financialEffects.flatMap(({ id, label }) => {
    const own = effects.includes(id) ? findWording(wordings, scaleOfEffect(id)) : undefined;
    return own && saysSomething(own) ? [{ label, steps: showSteps(words.negative.magnitude, own) }] : [];
  });
}

/** Our words for a scale. */
export function ourWordsOf(id: WordedScaleId): readonly string[] {
  const [scale, polarity] = id.split('-');
  return scaleWords[polarity === 'positive' ? 'positive' : 'negative'][scale as Scale];
}

/** An empty wording: all steps have our words. */
export const noWording = (scale: WordedScaleId): ScaleWording => ({ ...startingValues(scaleWordingFields), scale });

/** Whether a wording is not empty. */
export function saysSomething(wording: ScaleWording): boolean {
  return STEP_FIELDS.some((name) => wording[name] !== '') || bandsOf(wording) !== null;
}

/** The company's wording of a scale; undefined if there is none. */
export const findWording = (wordings: readonly ScaleWording[], id: WordedScaleId): ScaleWording | undefined =>
  wordings.find(({ scale }) => scale === id);

function showSteps(five: readonly string[], own: ScaleWording | undefined): ShownStep[] {
  const bands = own ? bandsOf(own) : null;
  return STEP_FIELDS.map((name, at) => {
    const said = own?.[name] ?? '';
    const value = (at + 1) as Score5;
    return { value, words: said || (five[at] ?? ''), isOwn: said !== '', money: bands?.[at] ?? null };
  });
}

function laidOver(five: ScaleWords['negative'][Scale], own: ScaleWording | undefined): ScaleWords['negative'][Scale] {
  const [first, second, third, fourth, fifth] = five;
  if (!own) return five;
  const { step1, step2, step3, step4, step5 } = own;
  return [step1 || first, step2 || second, step3 || third, step4 || fourth, step5 || fifth];
}
