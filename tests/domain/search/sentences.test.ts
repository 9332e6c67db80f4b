import { describe, expect, it } from 'vitest';
import { splitSentences } from '#domain/search/sentences.ts';
import { processorMs } from '../../shared/processor-time.ts';

const cases: [what: string, text: string, sentences: string[]][] = [
  ['two sentences', 'We buy milk. We sell desserts.', ['We buy milk.', 'We sell desserts.']],
  [
    'a decimal',
    'The bill rose from EUR 6.1m to EUR 9.8m. Two thirds were passed on.',
    ['The bill rose from EUR 6.1m to EUR 9.8m.', 'Two thirds were passed on.'],
  ],
  ['ca.', 'We use ca. 41 GWh of gas. It is measured.', ['We use ca. 41 GWh of gas.', 'It is measured.']],
  ['approx. before a name', 'It is approx. EUR 5m a year.', ['It is approx. EUR 5m a year.']],
  ['e.g.', 'Fats, e.g. Palm and soy, are bought. Others not.', ['Fats, e.g. Palm and soy, are bought.', 'Others not.']],
  ['i.e. and etc.', 'Packs, i.e. tubs etc. are burnt. Not all.', ['Packs, i.e. tubs etc. are burnt.', 'Not all.']],
  ['etc. at the end', 'Tubs, films, etc. They are burnt.', ['Tubs, films, etc.', 'They are burnt.']],
  ['z. B. and initials', 'J. Smith asked, z.B. Milch. Good.', ['J. Smith asked, z.B. Milch.', 'Good.']],
  ['no. and a number', 'See no. 7 of the list. It says so.', ['See no. 7 of the list.', 'It says so.']],
  ['a date', 'Signed on 3. July 2025. It ends in 2028.', ['Signed on 3. July 2025.', 'It ends in 2028.']],
  ['a year at the end', 'It ends in 2028. Then a new one.', ['It ends in 2028.', 'Then a new one.']],
  ['a number at the beginning', 'We have three. 19 of them are old.', ['We have three.', '19 of them are old.']],
  ['questions and cries', 'Why? Because! "Really?" Yes.', ['Why?', 'Because!', '"Really?"', 'Yes.']],
  ['a bracket behind the stop', 'It leaks. (Every year.) Still.', ['It leaks.', '(Every year.)', 'Still.']],
  ['three dots', 'Milk, cocoa ... and nuts. Sugar.', ['Milk, cocoa ... and nuts.', 'Sugar.']],
  ['small letters go on', 'The co. of Madrid. of it more. Yes', ['The co. of Madrid. of it more.', 'Yes']],
  ['paragraphs', 'Upstream: milk\n\nOwn operations: plants', ['Upstream: milk', 'Own operations: plants']],
  [
    'a list',
    'We hold:\n- ISO 14001 for Musterfeld\n- EMAS in Spain; since 2021\n• none in Poland',
    ['We hold:', 'ISO 14001 for Musterfeld', 'EMAS in Spain; since 2021', 'none in Poland'],
  ],
  ['a numbered list', '1. Milk is bought.\n2. Cocoa too.\n(c) nuts', ['Milk is bought.', 'Cocoa too.', 'nuts']],
  ['a line broken by hand', 'We buy milk from\nabout 140 farms.', ['We buy milk from\nabout 140 farms.']],
  ['lines without signs', 'Milk from farms\nCocoa from traders', ['Milk from farms', 'Cocoa from traders']],
  ['a line that ends with a comma', 'Milk,\ncocoa and nuts', ['Milk,\ncocoa and nuts']],
  ['nothing', ' \n ', []],
  ['no full stop', 'ISO 14001', ['ISO 14001']],
  ['Windows line ends', 'One.\r\nTwo.\r\n\r\nThree', ['One.', 'Two.', 'Three']],
  ['Spanish and German letters', 'Él llegó. Über alles. Ärger.', ['Él llegó.', 'Über alles.', 'Ärger.']],
];

describe('the sentences of a text', () => {
  it.each(cases)('%s', (_what, text, sentences) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences);
  });

  it('are at their stated positions in the text', () => {
    for (const [, text] of cases) {
      for (const { text: quoted, from, to } of splitSentences(text)) expect(text.slice(from, to)).toBe(quoted);
    }
  });

  it('are no longer than a quote may be, without losing a word', () => {
    const long = Array.from({ length: 400 }, (_, index) => `word${index}${index % 9 === 0 ? ';' : ''}`).join(' ');
    const pieces = splitSentences(long);
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(420);
    expect(pieces.map(({ text }) => text).join(' ')).toBe(long);
    expect(
      splitSentences('x'.repeat(2000))
        .map(({ text }) => text)
        .join(''),
    ).toBe('x'.repeat(2000));
  });

  it('are found in twenty thousand characters within a moment', async () => {
    const ms = await processorMs(() => {
      splitSentences('A short one. '.repeat(1600));
      splitSentences('a.\n'.repeat(7000));
    });
    expect(ms).toBeLessThan(500);
  });
});
