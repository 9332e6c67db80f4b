import { allScales } from '#domain/scales/all-scales.ts';
import type { Reading } from './reading.ts';
import { number, said, type Table, text } from './table.ts';

/** What the steps of each scale mean, whose words that are, and what they come to in money (product P66). */
export function scalesTable({ facts }: Reading): Table {
  return {
    name: 'Scales',
    columns: [
      text('Scale', 34),
      number('Step'),
      text('Means', 60),
      text('Whose words', 16),
      text('Currency', 10),
      number('From', 16),
      number('Below', 16),
    ],
    rows: allScales(facts.scales).flatMap(({ name, steps }) =>
      steps.map(({ value, words, isOwn, money }) => [
        name,
        value,
        words,
        isOwn ? 'The company’s' : 'The product’s',
        said(money?.currency),
        money?.from ?? null,
        money?.below ?? null,
      ]),
    ),
  };
}
