import type { Component } from '#domain/components/component.ts';
import type { Scale } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { found } from '#domain/found.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { stepWords } from './step-words.ts';

/** 'Visible in the company’s results (EUR 250,000 to below 1,000,000)', in the company's words. */
export function wordStep(
  scales: Scales,
  { impactPolarity, financialEffects }: Pick<Component, 'impactPolarity' | 'financialEffects'>,
  scale: Scale,
  score: Score5,
): string {
  const asked = { scale, polarity: impactPolarity, effects: financialEffects };
  const { words, more } = found(stepWords(scales, asked)[score - 1], 'words for each step');
  return `${words}${more && ` (${more})`}`;
}
