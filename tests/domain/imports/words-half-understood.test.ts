import { describe, expect, it } from 'vitest';
import { componentFields } from '#domain/components/fields.ts';
import { readKindWord } from '#domain/imports/read-kind-word.ts';
import { readValue } from '#domain/imports/read-value.ts';
import { readWord } from '#domain/imports/read-word.ts';
import { engagementMethods, timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { entriesOf } from './read-sheet.ts';

/** What a word means, with a question mark if that is only proposed. */
const meaning = (read: { id: string; isSure: boolean } | null) => (read ? `${read.id}${read.isSure ? '' : '?'}` : null);

describe('a word of several parts', () => {
  it.each([
    ['vor- und nachgelagert', 'upstream-downstream'],
    ['vor-/nachgelagert', 'upstream-downstream'],
    ['up- and downstream', 'upstream-downstream?'],
    ['vor- und nachgelagert, eigener Betrieb', 'upstream-own-downstream'],
    ['Werk und nachgelagert', null],
    ['amont et magasins', null],
    ['Logistik / downstream', null],
    ['nachgelagert (Nutzungsphase)', 'downstream'],
  ])('in the chain is proposed only if all of them are understood: %s', (said, expected) =>
    expect(meaning(readWord(valueChainConcentrations, said))).toBe(expected),
  );

  it.each([
    ['CT / MT / LT', 'short-medium-long?'],
    ['KF, MF', 'short-medium?'],
    ['court à moyen terme', 'short-medium'],
    ['kurz- und mittelfristig', 'short-medium'],
    ['short term and harvest', null],
  ])('for a horizon as well: %s', (said, expected) => expect(meaning(readWord(timeHorizons, said))).toBe(expected));

  it('reads a legal obligation in the singular', () =>
    expect(
      ['gesetzliche Pflicht', 'rechtliche Pflichten', 'obligación legal'].map((said) =>
        meaning(readWord(engagementMethods, said)),
      ),
    ).toEqual(['legal', 'legal', 'legal']));
});

describe('a sign beside a kind', () => {
  it.each([
    ['Impact (-)', 'Negative'],
    ['Impact (–)', 'Negative'],
    ['Impact (+)', 'Positive'],
    ['Impact [+]', 'Positive'],
    ['Auswirkung (+)', 'Positive'],
    ['+ Impact', 'Positive'],
    ['Impact +', 'Positive'],
    ['Wpływ (-)', 'Negative'],
    ['Impact (+/-)', undefined],
    ['Impact', undefined],
  ])('is its polarity: %s', (said, polarity) =>
    expect(readKindWord(said)).toEqual({ named: { kind: 'impact', ...(polarity && { polarity }) }, isSure: true }),
  );

  it('says nothing of a risk', () => expect(readKindWord('Risico (-)')?.named).toEqual({ kind: 'risk' }));
});

it('removes marks of hyphenation from titles, except before what looks like a formula', () => {
  const read = (said: string) => readValue(componentFields.title, said, '');
  expect(read('Kälte\u00admittel')).toEqual({ is: 'Kältemittel' });
  expect(read('\u200bLager\u200brisiko')).toEqual({ is: 'Lagerrisiko' });
  expect(read('\ufeffAb\u2060wasser')).toEqual({ is: 'Abwasser' });
  expect(read('Ab\u00ad\nwasser')).toEqual({ is: 'Abwasser' });
  expect(read('\u200b=1+1')).toEqual({ is: '\u200b=1+1' });
});

it.each(['ENVIRONNEMENT', 'UMWELT', 'Environment'])(
  'a category between the rows is no name beside a code: %s',
  (category) =>
    expect(
      entriesOf([
        ['Title', 'Kind', 'Topic', 'Severity', 'Likelihood'],
        [category, null, null, null, null],
        ['Heating', 'Negative impact', 'E1.3', 4, 5],
        ['Spray', 'Negative impact', 'E2.5', 5, 4],
        ['SOCIAL', null, null, null, null],
        ['Huts', 'Negative impact', 'S2.1', 4, 3],
        ['Rain', 'Risk', 'E1.1', 4, 3],
      ]),
    ).toEqual([
      '3 negative impact E1.3 Heating: 4 × 5',
      '4 negative impact E2.5 Spray: 5 × 4',
      '6 negative impact S2.1 Huts: 4 × 3',
      '7 refused topic-differs',
    ]),
);
