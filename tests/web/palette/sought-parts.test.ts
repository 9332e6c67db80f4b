import { expect, it } from 'vitest';
import { typedWords } from '#web/features/shell/palette/rank-items.ts';
import { soughtParts } from '#web/features/shell/palette/sought-parts.ts';

const marked = (text: string, typed: string) =>
  soughtParts(text, typedWords(typed))
    .map(({ text: part, isSought }) => (isSought ? `[${part}]` : part))
    .join('');

it.each([
  ['harvest', 'The harvesters of the harvest.', 'The [harvesters] of the [harvest].'],
  ['harvests', 'After harvesting, by hand', 'After [harvesting], by hand'],
  ['uber', 'Über-abstraction', '[Über]-abstraction'],
  ['e3.1 wat', 'E3.1 Water', '[E3.1] [Water]'],
  ['ought', 'Drought-tolerant varieties', '[Drought]-tolerant varieties'],
  ['', 'Water', 'Water'],
  ['fire', 'Water', 'Water'],
])('marks the sought words, whatever their form, case and accents: %s', (typed, text, said) => {
  expect(marked(text, typed)).toBe(said);
});

it('loses no character', () => {
  const text = ' “Water”,  (value chain) – E3.1 … ';
  expect(
    soughtParts(text, typedWords('water e3.1'))
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
