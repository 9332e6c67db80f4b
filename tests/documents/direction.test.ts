import { describe, expect, it } from 'vitest';
import { isRightToLeft, piecesOf } from '#documents/document/direction.ts';
import { makeFile } from '#documents/making/make-file.ts';
import { openPdf } from './open-pdf.ts';
import { readZip } from './read-zip.ts';
import { sampleFacts } from './sample-facts.ts';

const TITLE = 'نقص المياه، 2025 (ISO 14046).';

describe('a text', () => {
  it.each([
    ['Water', false],
    [TITLE, true],
    ['סיכון: מים', true],
    ['2025: نقص', true],
    ['– (3) נחל', true],
    ['ESRS نقص', false],
    ['E3.1 مياه', false],
    ['', false],
    ['2025', false],
    ['“نقص المياه”: severity 4', false],
    ['“نقص المياه” أكثر', true],
    ['“نقص المياه”', true],
    ['Only “نقص المياه” reaches the threshold.', false],
  ])('takes its direction from its first letter: %s', (text, is) => {
    expect(isRightToLeft(text)).toBe(is);
  });

  it('is split where it quotes text of the other direction', () => {
    expect(piecesOf('Only “نقص، 3.” and “this”')).toEqual([
      { text: 'Only “', isRightToLeft: false },
      { text: 'نقص، 3.', isRightToLeft: true },
      { text: '” and “', isRightToLeft: false },
      { text: 'this', isRightToLeft: false },
      { text: '”', isRightToLeft: false },
    ]);
  });
});

describe('a report whose entries are in a right-to-left script', () => {
  const facts = sampleFacts();
  const components = facts.data.components.map((one) => ({ ...one, title: TITLE, description: TITLE }));
  const written = { ...facts, data: { ...facts.data, components } };

  it('aligns them with the right margin of its pages, and still conforms to PDF/UA', async () => {
    const { rightToLeftEndsAt, isMarkedAccessible } = await openPdf((await makeFile('report', written)).bytes);
    // A4 with a margin of 24 mm.
    const margin = 595 - 68;
    expect(rightToLeftEndsAt.filter((end) => Math.abs(end - margin) < 3).length).toBeGreaterThan(components.length);
    expect(isMarkedAccessible).toBe(true);
  });

  it('marks them as right-to-left paragraphs in Word, but not the product’s sentences that quote them', async () => {
    const document = readZip((await makeFile('word', written)).bytes).get('word/document.xml') ?? '';
    const paragraphs = document.match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const textOf = (xml: string) => xml.replace(/<[^>]+>/g, '');
    const isTurned = (xml: string) => xml.includes('<w:bidi');
    const entries = paragraphs.filter((xml) => textOf(xml) === TITLE);
    expect(entries.length).toBeGreaterThan(components.length);
    expect(entries.filter((xml) => !isTurned(xml) || !xml.includes('<w:rtl'))).toEqual([]);
    const sentences = paragraphs.filter((xml) => textOf(xml).includes(`“${TITLE}”:`));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((xml) => isTurned(xml) || !xml.includes('<w:rtl'))).toEqual([]);
  });
});
