import { scaleTitles, sheetNames } from '#domain/files/sheet-titles.ts';
import { allScales } from '#domain/scales/all-scales.ts';
import type { Reading } from './reading.ts';
import { number, said, type Table, text } from './table.ts';

/**
 * What the steps of each scale mean, whether the company chose the wording, and the amounts of money that belong to the steps (product
 * P66).
 */
export function scalesTable({ facts }: Reading): Table {
  return {
    name: sheetNames.scales,
    columns: [
      text(scaleTitles.scale, 34),
      number(scaleTitles.step),
      text(scaleTitles.means, 60),
      text('Wording', 16),
      text('Currency', 10),
      number(scaleTitles.from, 16),
      number('Below', 16),
    ],
    rows: allScales(facts.scales).flatMap(({ name, steps }) =>
      steps.map(({ value, words, isOwn, money }) => [
        name,
        value,
        words,
        isOwn ? 'Company' : 'Twofold',
        said(money?.currency),
        money?.from ?? null,
        money?.below ?? null,
      ]),
    ),
  };
}
