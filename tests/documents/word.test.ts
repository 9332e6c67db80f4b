import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { makeFile } from '#documents/making/make-file.ts';
import { buildReport } from '#documents/report/build-report.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { hasPlace } from '#drawing/matrix/point.ts';
import { mustHave } from '../shared/must-have.ts';
import { readZip } from './read-zip.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
const report = buildReport(facts);
const { bytes, fileName, mediaType } = await makeFile('word', facts);

describe('the report as a Word file', () => {
  it('is opened without complaint by an independent reader, with the headings of every chapter', async () => {
    expect(fileName).toMatch(/\.docx$/);
    expect(mediaType).toMatch(/wordprocessingml/);
    const { value: html, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    const headings = [...html.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, heading = '']) => heading.replace(/<[^>]+>/g, ''));
    expect(headings.map((heading) => heading.replace(/^\d+\s+/, ''))).toEqual(
      report.chapters.map(({ title }) => title),
    );
    expect(html).toContain('severity 4 × likelihood 5 = 20');
    expect(html).toContain('<strong>To be written: </strong>');
  });

  it('has a table of contents with page numbers, repeated table headers, and its status on every page', () => {
    const files = readZip(bytes);
    const document = files.get('word/document.xml') ?? '';
    expect(document).toContain('TOC \\h');
    expect(document).toContain('PAGEREF');
    expect(document.match(/<w:tblHeader/g)?.length).toBe(document.match(/<w:tbl>/g)?.length);
    expect(document).toContain(`descr="Matrix of ${buildDashboard(facts.data).points.filter(hasPlace).length} topics`);
    const around = [...files].filter(([name]) => /word\/(header|footer)\d/.test(name)).map(([, text]) => text);
    expect(around.join()).toContain('DRAFT');
    for (const said of [report.company, report.year, report.thresholds, report.version])
      expect(around.join()).toContain(said);
    expect(files.get('docProps/core.xml')).toContain(report.title);
  });

  it('has footer lines that fit next to the page number, whatever font replaces Calibri', () => {
    const foot = [...readZip(bytes)].find(([name]) => /word\/footer\d/.test(name))?.[1] ?? '';
    const lines = foot
      .split('<w:p>')
      .slice(1)
      .map((each) => [...each.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text).join(''));
    expect(lines).toHaveLength(2);
    // 459 points wide, letters of 7.5 points that are 0.58 em wide; "100 of 100" is next to the first line.
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(459 / (7.5 * 0.58) - 10);
  });

  it('keeps a sentence on the same page as the table that it introduces', () => {
    const document = readZip(bytes).get('word/document.xml') ?? '';
    const paragraphs = document.split('<w:p>').filter((each) => each.includes('>Material: '));
    expect(paragraphs.length).toBeGreaterThan(3);
    expect(paragraphs.filter((each) => !each.includes('<w:keepNext/>'))).toEqual([]);
  });

  it('numbers the pages of its table of contents itself, and lets Word renumber those of a long one', async () => {
    const [one] = facts.data.stakeholders;
    const stakeholders = Array.from({ length: 400 }, (_, at) => ({ ...mustHave(one), customGroupName: `Group ${at}` }));
    const long = readZip((await makeFile('word', { ...facts, data: { ...facts.data, stakeholders } })).bytes);
    const [short, asksWord] = [readZip(bytes), long].map((files) => {
      const contents = files
        .get('word/document.xml')
        ?.split('</w:sdt>')[0]
        ?.match(/PAGEREF.*?<w:t[^>]*>(\d+)<\/w:t>/g);
      expect(contents).toHaveLength(report.chapters.length);
      return files.get('word/settings.xml')?.includes('<w:updateFields');
    });
    expect([short, asksWord]).toEqual([false, true]);
  });

  it('uses the company’s name and colour, and nothing of the product’s', async () => {
    const reportSettings = {
      reportName: 'What matters at Nordhafen',
      accent: '#0b3d91',
      locale: 'en-GB' as const,
      logo: null,
    };
    const files = readZip((await makeFile('word', { ...facts, reportSettings })).bytes);
    expect(files.get('word/document.xml')).toContain('What matters at Nordhafen');
    for (const part of ['word/document.xml', 'word/styles.xml']) {
      expect(files.get(part)).toContain('0B3D91');
      expect(files.get(part)).not.toContain('1F6F54');
    }
  });

  it.each(['x'.repeat(300), 'مخاطر المياه', 'Heat 🔥 <b>&amp;', 'bro\ud83dken\u0007'])(
    'renders the title %s',
    async (title) => {
      const components = facts.data.components.map((one) => ({ ...one, title }));
      const made = await makeFile('word', { ...facts, data: { ...facts.data, components } });
      const { value } = await mammoth.extractRawText({ buffer: Buffer.from(made.bytes) });
      expect(value).toContain(title.toWellFormed().replace('\u0007', ''));
    },
  );
});
