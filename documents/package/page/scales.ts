import { stepSaid } from '#documents/chapters/method.ts';
import { allScales } from '#domain/scales/all-scales.ts';
import { ourScales, type Scales } from '#domain/scales/our-scales.ts';
import type { PackageFacts } from '../package-facts.ts';
import { html } from './html.ts';
import { type Section, table } from './parts.ts';

/**
 * What the steps of the scales meant when the result was made; results in an early format did not record this, so the product's standard
 * wording is shown.
 */
export const scalesIn = ({ result: { scales, scaleWordings } }: PackageFacts): Scales => ({
  words: scales ?? ourScales.words,
  wordings: scaleWordings ?? [],
});

export function scalesSection(facts: PackageFacts): Section {
  const all = allScales(scalesIn(facts));
  const isWorded = all.some(({ steps }) => steps.some(({ isOwn }) => isOwn));
  const columns = [{ head: 'Scale' }, ...[1, 2, 3, 4, 5].map((value) => ({ head: String(value) }))];
  const rows = all.map(({ name, steps }) => [name, ...steps.map((step) => stepSaid(step, isWorded))]);
  const whose = isWorded
    ? 'The wording is the company’s own, except where marked °: there it is Twofold’s suggestion.'
    : 'The wording is Twofold’s suggestion.';
  return {
    id: 'scales',
    title: 'Scales',
    content: html`<p>The standards prescribe no scale. ${facts.result.scales === undefined ? 'When this result was frozen, Twofold did not yet record the wording. This is the current wording.' : whose}</p>
${table('What the values of each scale mean', columns, rows)}`,
  };
}
