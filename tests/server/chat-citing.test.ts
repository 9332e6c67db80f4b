import { describe, expect, it } from 'vitest';
import { createCitations } from '#server/features/assistant/text/citations.ts';
import { createCitingText } from '#server/features/assistant/text/cite-text.ts';
import { processorMs } from '../shared/processor-time.ts';

function newBook() {
  const citations = createCitations();
  const results = citations.cite({ kind: 'results', label: 'Results', path: '/r' });
  const water = citations.cite({ kind: 'topic', label: 'E3.1 Water', path: '/t/water' });
  const waste = citations.cite({ kind: 'topic', label: 'E5.3 Waste', path: '/t/waste' });
  citations.knowSubjects(['S9.1 Animal welfare', 'E3.1 Water', 'E2.2 Pollution of water']);
  citations.figures.note({
    source: results,
    total: 2,
    scale: 'out of 25',
    material: 17,
    thresholds: 12.5,
    date: '2025-10-07',
    emissions: '118,000 t CO2e',
    points: [
      { source: water, code: 'E3.1', impact: 20 },
      { source: waste, code: 'E5.3', impact: 16 },
    ],
  });
  return citations;
}

/** The text as a reader sees it, whole and split at every position. */
function show(text: string): string {
  const citing = createCitingText(newBook());
  const whole = citing.push(text) + citing.end();
  for (let cut = 0; cut <= text.length; cut += 1) {
    const other = createCitingText(newBook());
    expect(other.push(text.slice(0, cut)) + other.push(text.slice(cut)) + other.end()).toBe(whole);
  }
  return whole;
}

describe('citations', () => {
  it('become links numbered in the order of the text', () => {
    expect(show('Waste [3] and water [2], again waste [3].')).toBe(
      'Waste [1](/t/waste "E5.3 Waste") and water [2](/t/water "E3.1 Water"), again waste [1](/t/waste "E5.3 Waste").',
    );
  });

  it('can be combined or use other brackets', () => {
    expect(show('Both [2, 3].')).toBe('Both [1](/t/water "E3.1 Water")[2](/t/waste "E5.3 Waste").');
    expect(show('Water【2†source】')).toBe('Water[1](/t/water "E3.1 Water")');
  });

  it('are marked when no tool returned the source', () => {
    expect(show('Water [9].')).toBe('Water (no source).');
  });

  it('list only the sources that the text cites', () => {
    const citing = createCitingText(newBook());
    citing.push('Waste [3] is high.');
    citing.end();
    expect(citing.cited()).toEqual([{ number: 1, kind: 'topic', label: 'E5.3 Waste', path: '/t/waste' }]);
  });
});

describe('figures', () => {
  it('are not seen in numeric character references, and cannot hide in them', () => {
    expect(show('AT&#38;T and R&amp;D &#xA7; & more&')).toBe('AT&#38;T and R&amp;D &#xA7; & more&');
    expect(show('Water scores &#50;&#49;.')).toContain('(no source)');
    expect(show('Water scores &21;.')).toContain('21 (no source)');
  });

  it('are marked in place when no tool returned them', () => {
    expect(show('Water scores 21 [2].')).toBe('Water scores 21 (no source) [1](/t/water "E3.1 Water").');
    expect(show('About 45% of topics [1].')).toContain('45% (no source)');
    expect(show('On average 53.6 % [1].')).toContain('53.6 % (no source)');
    expect(show('See E9-12 [1].')).toContain('E9-12 (no source)');
  });

  it('are accepted in any spelling when a tool returned them', () => {
    const text = show('On 7 October 2025: 118000 t CO2e, thresholds 12,5 and 12.50, code E3.1, 16.0 points [1].');
    expect(text).not.toContain('no source');
  });

  it('get the source they came with in a line that cites none', () => {
    expect(show('Water scores 20.')).toBe('Water scores 20. [1](/t/water "E3.1 Water")');
    expect(show('E5.3 Waste has 16\nand more')).toBe('E5.3 Waste has 16 [1](/t/waste "E5.3 Waste")\nand more');
  });

  it.each([
    ['Animal welfare has an impact score of 20 and a financial score of 16.', 'of another subject'],
    ['Pollution of water scores 20.', 'of a subject whose name holds another’s'],
    ['Water scores 17.', 'of the whole, said of a part'],
    ['The second one scores 20.', 'of a part that is not named'],
    ['## Twenty', 'in a heading'],
  ])('get the mark instead of a source when they do not belong to the subject of the line: %s', (text) => {
    expect(show(text)).toBe(`${text} (no source)`);
  });

  it('of the whole get the source of the whole, in addition to those of the named subjects', () => {
    expect(show('17 topics are material.')).toBe('17 topics are material. [1](/r "Results")');
    expect(show('Water, with 20 out of 25, is one of 17.')).toBe(
      'Water, with 20 out of 25, is one of 17. [1](/t/water "E3.1 Water") [2](/r "Results")',
    );
  });

  it('keep their source inside the last cell of a table row', () => {
    expect(show('| Water | 20 |\n| --- | --- |\n')).toBe('| Water | 20 [1](/t/water "E3.1 Water") |\n| --- | --- |\n');
  });

  it.each([
    ['Twenty topics are material [1].', 'Twenty topics'],
    ['E3.1 has twenty points [2].', 'twenty points'],
    ['Some sixteen [3].', 'sixteen ['],
    ['In two thousand and twenty-five [1].', 'two thousand and twenty-five ['],
    ['A hundred and eighteen thousand tonnes [1].', 'eighteen thousand tonnes'],
  ])('are accepted in words when they were returned: %s', (text, part) => {
    expect(show(text)).not.toContain('no source');
    expect(show(text)).toContain(part);
  });

  it.each([
    ['There are twelve risks [1].', 'twelve (no source) risks'],
    ['Twenty-one topics [1].', 'Twenty-one (no source) topics'],
    ['Nearly forty per cent of them [1].', 'forty (no source) per cent'],
    ['Seventy-five percent [1].', 'Seventy-five (no source) percent'],
    ['About a dozen impacts [1].', 'a dozen (no source) impacts'],
    ['Half a dozen impacts [1].', 'Half a dozen (no source) impacts'],
    ['Two hundred and six sites [1].', 'Two hundred and six (no source) sites'],
    ['One hundred sites [1].', 'One hundred (no source) sites'],
    ['three or four [1]', 'three (no source) or four (no source)'],
    ['Half of our topics [1].', 'Half (no source) of'],
    ['A half of them, two thirds or three-quarters [1].', 'two thirds (no source) or three-quarters (no source)'],
    ['A third of the sites [1].', 'third (no source) of'],
    ['It is ３７ or ½ of all [1].', '３７ (no source) or ½ (no source) of'],
    ['a five-year plan [1]', 'five (no source)-year plan'],
    ['ends with nine', 'ends with nine (no source)'],
  ])('are marked in words when no tool returned them: %s', (text, part) => {
    expect(show(text)).toContain(part);
  });

  it.each([
    'One of them, no one else, one by one.',
    'First, the second opinion; a third party, the fourth quarter.',
    'A two-sided view with two-factor sign-in.',
    'The two sides of double materiality, from two perspectives.',
    'Often tension, attention, a foursome and the sevenfold path.',
    'Hundreds of people, dozens of sites, millions of tonnes.',
    '118,000 thousand tonnes',
    'The third of May, the first quarter of the year, half a year, halfway.',
    'Water scores ２０ out of 25, over m² and CO₂e.',
  ])('are not seen in ordinary words: %s', (text) => {
    expect(show(`${text} [1]`)).not.toContain('no source');
  });

  it('get the source they came with in words too, as digits do', () => {
    expect(show('Waste has sixteen.')).toBe('Waste has sixteen. [1](/t/waste "E5.3 Waste")');
  });

  it('count as returned when people wrote them in words into the assessment', () => {
    const citations = newBook();
    citations.figures.note({ source: 3, text: 'We run thirty-seven plants.' });
    const citing = createCitingText(citations);
    expect(citing.push('There are 37 plants, thirty-seven in all [3].') + citing.end()).not.toContain('no source');
  });

  it('do not include the numbers of a list', () => {
    expect(show('1. First\n2. Second\n3) Third')).toBe('1. First\n2. Second\n3) Third');
  });
});

describe('links of a model’s own', () => {
  it('lose their target, as do images', () => {
    expect(show('Look [here](https://evil.example/?q=secret) now.')).toBe('Look here now.');
    expect(show('![alt](https://evil.example/pixel.png)')).toBe('!alt');
  });

  it.each([
    [
      'See [the proof][ref].\n\n[ref]: https://evil.example/?d=1',
      /^See \[the proof\]\[ref\]\.\n\n\\\[ref\]: `https:\/\/evil\.example\/\?d=1`/,
    ],
    ['Go to https://evil.example/a, now', /^Go to `https:\/\/evil\.example\/a`, now$/],
    ['Go to <https://evil.example/a> now', /^Go to `https:\/\/evil\.example\/a` now$/],
    ['Go to www.evil.example.', /^Go to `www\.evil\.example`\.$/],
    ['<javascript:alert(1)> it', /^`javascript:alert\(1\)` \(no source\) it$/],
  ])('lead nowhere however they are written: %s', (text, expected) => {
    expect(show(text)).toMatch(expected);
  });

  it('stay when they offer a question', () => {
    expect(show('- [What about 99?](#ask)')).toBe('- [What about 99?](#ask)');
    expect(show('- [Why is “Foo](http://evil.example)” high?](#ask)')).toBe('- [Why is “Foo” high?](#ask)');
    expect(show('See [x](http://evil.example) and [Why?](#ask)')).toBe('See x and [Why?](#ask)');
  });

  it('do not swallow task lists, escapes and open brackets', () => {
    expect(show('- [ ] open\n- [x] done')).toBe('- [ ] open\n- [x] done');
    expect(show('\\[note\\] is text')).toBe('\\[note\\] is text');
    expect(show('an [open bracket')).toBe('an [open bracket');
  });
});

describe('code', () => {
  it('holds no link: its citations follow it', () => {
    expect(show('```\nWater 20 [2]\nWaste 16\n```\nAnd more.')).toBe(
      '```\nWater 20 \nWaste 16\n```\n\n[1](/t/water "E3.1 Water")[2](/t/waste "E5.3 Waste")\n\nAnd more.',
    );
    expect(show('~~~\nAnimal welfare 20')).toBe('~~~\nAnimal welfare 20\n~~~\n\n(no source)');
    expect(show('Water has `20 [2]` now.')).toBe('Water has `20` [1](/t/water "E3.1 Water") now.');
  });

  it('has its figures marked like others', () => {
    expect(show('```\nWater 21\n```')).toBe('```\nWater 21 (no source)\n```');
    expect(show('Water has `21` now.')).toBe('Water has `21` (no source) now.');
    expect(show('Water has `20` now.')).toBe('Water has `20` now. [1](/t/water "E3.1 Water")');
    expect(show('a ` alone and `` more')).toBe('a ` alone and `` more');
  });
});

it('removes characters that reverse the text, also from titles', () => {
  expect(show('\u202eWater\u2066 has 20.')).toBe('Water has 20. [1](/t/water "E3.1 Water")');
  const citations = createCitations();
  citations.cite({ kind: 'component', label: 'Risk \u202enoitces', path: '/c' });
  const citing = createCitingText(citations);
  expect(citing.push('It is high [1].') + citing.end()).toBe('It is high [1](/c "Risk noitces").');
  expect(citing.cited()).toEqual([{ number: 1, kind: 'component', label: 'Risk noitces', path: '/c' }]);
});

it.each([
  ['words', 'Water scores 20 and 16 of things. '],
  ['signs that may begin something', '<a h `b [c'],
  ['blanks', ' '.repeat(40)],
  ['parts', 'half of '],
])('quickly reads a long answer of %s that arrives all at once', async (_title, piece) => {
  const citing = createCitingText(newBook());
  const took = await processorMs(() => {
    citing.push(piece.repeat(Math.ceil(60_000 / piece.length)));
    citing.end();
  });
  // This takes some 200 ms; in quadratic time it took ten seconds.
  expect(took).toBeLessThan(3000);
});
