import { allScales } from '#domain/scales/all-scales.ts';
import { type WordedScaleId, wordedScales } from '#domain/scales/fields.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { KeptMatching, Reading, StepWords } from './kept-matching.ts';

/** The scales whose steps the scores of a place are given on. */
const SCALES_OF: Readonly<Record<string, readonly WordedScaleId[]>> = {
  severity: ['severity-negative', 'severity-positive', 'magnitude'],
  impactSeverity: ['severity-negative', 'severity-positive'],
  impactScale: ['scale-negative', 'scale-positive'],
  impactScope: ['scope'],
  impactIrremediability: ['irremediability'],
  likelihood: ['likelihood'],
  impactLikelihood: ['likelihood'],
  financialLikelihood: ['likelihood'],
  financialRiskOpportunity: ['magnitude'],
};

/** What the steps mean now on the scales of a table's scores; nothing if no scale of the table was settled. */
export function stepWordsNow({ matching, scales: settled }: Pick<Reading, 'matching' | 'scales'>, scales: Scales) {
  if (settled.size === 0) return [];
  const asked = new Set<string>(matching.flatMap((place) => (place && SCALES_OF[place]) || []));
  return allScales(scales).flatMap(({ name, steps }): StepWords[] => {
    const scale = wordedScales.find(({ label }) => label === name)?.id;
    if (scale === undefined || !asked.has(scale)) return [];
    return steps.map(({ value, words }) => ({ scale, step: value, words }));
  });
}

/** A step that means something else now than it did. */
export interface RewordedStep {
  /** 'Likelihood 3' */
  label: string;
  from: string;
  to: string;
}

/** The steps that the company has worded otherwise since a matching was stored, of those that its numbers and words become. */
export function rewordedSteps({ stepWords, scales: settled }: KeptMatching, scales: Scales): RewordedStep[] {
  const used = new Set(settled.flatMap(({ steps, words }) => [...steps, ...words.map(({ step }) => step)]));
  const now = allScales(scales);
  return stepWords.flatMap(({ scale, step, words: from }) => {
    const label = wordedScales.find(({ id }) => id === scale)?.label;
    const to = now.find(({ name }) => name === label)?.steps.find(({ value }) => value === step)?.words;
    if (label === undefined || to === undefined || to === from || !used.has(step)) return [];
    return [{ label: `${label} ${step}`, from, to }];
  });
}
