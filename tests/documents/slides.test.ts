import { describe, expect, it } from 'vitest';
import { makeFile } from '#documents/making/make-file.ts';
import { buildSlides } from '#documents/slides/build-slides.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { hasPlace } from '#drawing/matrix/point.ts';
import { mustHave } from '../shared/must-have.ts';
import { readZip } from './read-zip.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
const { length: scored } = buildDashboard(facts.data).points.filter(hasPlace);
const slidesOf = (bytes: Uint8Array) =>
  [...readZip(bytes)].filter(([path]) => /^ppt\/slides\/slide\d+\.xml$/.test(path)).map(([, xml]) => xml);

describe('the slides for the board', () => {
  it('are five, each after the first with its own title, notes and status', async () => {
    const { bytes, fileName } = await makeFile('slides', facts);
    expect(fileName).toMatch(/\.pptx$/);
    const deck = buildSlides(facts);
    const [cover = '', ...others] = slidesOf(bytes);
    expect(others).toHaveLength(4);
    for (const said of [deck.company, deck.year, deck.version, deck.thresholds, 'DRAFT']) expect(cover).toContain(said);
    expect(cover).toMatch(new RegExp(`type="title".*${deck.title}`, 's'));
    for (const [at, xml] of others.entries()) {
      expect(xml).toContain('type="title"');
      expect(xml.replaceAll('\u00a0', ' ')).toContain(deck.slides[at]?.title.replaceAll('\u00a0', ' '));
    }
    const files = readZip(bytes);
    const master = [...files]
      .filter(([path]) => /slideLayout\d+\.xml$/.test(path))
      .map(([, xml]) => xml)
      .join();
    for (const said of [deck.company, deck.year, deck.version, deck.thresholds, 'DRAFT'])
      expect(master).toContain(said);
    expect(files.get('ppt/notesSlides/notesSlide2.xml')).toContain(`${scored} topics on the matrix`);
  });

  it('say beside the matrix what changed and was decided, and at each topic what its result comes from', () => {
    const [result, topics, robust] = buildSlides(facts).slides.map(({ title, columns }) =>
      JSON.stringify({ title, columns }),
    );
    expect(result).toContain('8 of 25 assessed topics are material');
    expect(result).toMatch(/Since last year, \d+ topics? became material and \d+ no longer (is|are)\./);
    expect(result).toContain('the company decided against the score, with a reason.');
    const water = topics?.split('[{').find((row) => row.includes('E3.1'));
    expect(water).toContain('"Water withdrawal in a dry basin"');
    expect(robust).toMatch(/could change with a single entry, score step or open choice/);
    expect(robust).toMatch(/: (Only )?“[^”]+”.*more in the report\./);
  });

  it('start a paragraph on the side from which it is read', async () => {
    const { assessment } = facts.data;
    const data = { ...facts.data, assessment: { ...assessment, name: 'تقييم الأهمية المزدوجة' } };
    const [cover = ''] = slidesOf((await makeFile('slides', { ...facts, data })).bytes);
    const paragraphs = cover.split('<a:p>');
    const paragraphOf = (text: string) => paragraphs.find((each) => each.includes(text));
    expect(paragraphOf(data.assessment.name)).toMatch(/^<a:pPr algn="r"[^>]* rtl="1"|^<a:pPr +rtl="1"[^>]* algn="r"/);
    expect(paragraphOf(facts.company.name)).not.toContain('rtl="1"');
  });

  it('use the company’s name and colour, and nothing of the product’s', async () => {
    const reportSettings = {
      reportName: 'What matters at Nordhafen',
      accent: '#0b3d91',
      locale: 'en-GB' as const,
      logo: null,
    };
    const slides = slidesOf((await makeFile('slides', { ...facts, reportSettings })).bytes);
    expect(slides[0]).toContain('What matters at Nordhafen');
    expect(slides.filter((xml) => xml.includes('0B3D91'))).toHaveLength(5);
    expect(slides.join()).not.toContain('1F6F54');
  });

  it('show the matrix as a picture with an alternative text that covers every topic', async () => {
    const [, picture = ''] = slidesOf((await makeFile('slides', facts)).bytes);
    expect(picture).toMatch(
      new RegExp(`descr="Matrix of ${scored} topics[^"]+E3\\.1.Water: impact 20, financial 20`, 'u'),
    );
  });

  it.each(['x'.repeat(300), 'مخاطر <المياه> & 🔥'])('render the name %s', async (name) => {
    const topics = facts.data.topics.map((topic) => ({ ...topic, name }));
    const made = await makeFile('slides', { ...facts, data: { ...facts.data, topics } });
    expect(slidesOf(made.bytes)).toHaveLength(5);
  });

  it('keep a table with long names clear of the text below it, and split no character', async () => {
    const topics = facts.data.topics.map((topic, at) => ({
      ...topic,
      name: `${'Wörter in Reihe 🏭 '.repeat(17)}${at}`,
    }));
    const [, , materialTopics = ''] = slidesOf(
      (await makeFile('slides', { ...facts, data: { ...facts.data, topics } })).bytes,
    );
    const frame = Number(/<p:graphicFrame>.*?<a:off x="\d+" y="(\d+)"/s.exec(materialTopics)?.[1]);
    const rows = [...materialTopics.matchAll(/<a:tr h="(\d+)"/g)].map(([, height]) => Number(height));
    const below = mustHave(materialTopics.split('<p:sp>').find((each) => each.includes('more in the report.')));
    const [, top, height] = /<a:off x="\d+" y="(\d+)"\/><a:ext cx="\d+" cy="(\d+)"/.exec(below) ?? [];
    expect(rows.length).toBeGreaterThan(5);
    expect(frame + rows.reduce((sum, row) => sum + row, 0)).toBeLessThan(Number(top));
    // In English Metric Units: above the line at the foot of the slide.
    expect(Number(top) + Number(height)).toBeLessThan(7 * 914_400);
    expect(materialTopics).not.toContain('\ufffd');
  });

  it('keep a table clear of the text below it in a wider font, where the reader does not have Calibri', async () => {
    const topics = facts.data.topics.map((topic, at) => ({ ...topic, name: 'm'.repeat(43 + (at % 8)) }));
    const made = await makeFile('slides', { ...facts, data: { ...facts.data, topics } });
    const table = /<a:tbl>.*<\/a:tbl>/s.exec(slidesOf(made.bytes)[2] ?? '')?.[0] ?? '';
    const widths = [...table.matchAll(/<a:gridCol w="(\d+)"/g)].map(([, width]) => Number(width));
    for (const [, height, row = ''] of table.matchAll(/<a:tr h="(\d+)">(.*?)<\/a:tr>/gs)) {
      const needed = [...row.matchAll(/<a:tc>(.*?)<\/a:tc>/gs)].map(([, cell = ''], at) => {
        const points = Number(/sz="(\d+)"/.exec(cell)?.[1]) / 100;
        const text = [...cell.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, part]) => part).join('');
        // DejaVu Sans: 0.58 em per letter on average, line height 1.17 em; 12,700 units are a point, padding is 0.06 inches.
        const lines = Math.ceil((text.length * points * 0.58 * 12_700) / mustHave(widths[at]) - 0.02);
        return lines * points * 1.17 * 12_700 + 0.06 * 914_400;
      });
      expect(Math.max(...needed)).toBeLessThanOrEqual(Number(height));
    }
  });

  it('state that an empty assessment leads to no conclusion', async () => {
    const data = { ...facts.data, components: [], decisions: [] };
    const made = await makeFile('slides', { ...facts, earlier: null, data });
    expect(slidesOf(made.bytes)[1]).toContain('No topic has been assessed yet');
  });
});
