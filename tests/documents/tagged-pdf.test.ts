import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFile } from '#documents/making/make-file.ts';
import { buildReport } from '#documents/report/build-report.ts';
import { mustHave } from '../shared/must-have.ts';
import { openPdf } from './open-pdf.ts';
import { sampleFacts } from './sample-facts.ts';

const run = promisify(execFile);
const facts = sampleFacts();
const report = buildReport(facts);
const { bytes } = await makeFile('report', facts);

describe('the table of contents of the report', () => {
  it('gives the page on which each chapter begins, and every page has its number and the total', async () => {
    const { pages } = await openPdf(bytes);
    for (const [at, page] of pages.entries()) if (at > 0) expect(page).toContain(`${at + 1} of ${pages.length}`);
    const contents = withoutJoiners(mustHave(pages.find((page) => page.includes('Contents'))));
    for (const [at, { title }] of report.chapters.entries()) {
      const begins = pages.findIndex((page) => page.includes(`CHAPTER ${at + 1} ${title}`));
      expect(begins).toBeGreaterThan(0);
      expect(contents).toMatch(new RegExp(`${at + 1} ${title} +${begins + 1}\\b`));
    }
  });
});

/** Removes the zero-width characters that Typst puts before page numbers. */
const withoutJoiners = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ');

const isThere = await run('pdfinfo', ['-v']).then(
  () => true,
  () => false,
);

/** Poppler (apt install poppler-utils) reads tags as programs other than pdf.js do. */
describe.skipIf(!isThere)('the tags of the report, as Poppler reads them', () => {
  let folder = '';
  let lines: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'twofold-tags-'));
    const path = join(folder, 'report.pdf');
    await writeFile(path, bytes);
    const { stdout } = await run('pdfinfo', ['-struct', path], { maxBuffer: 50_000_000 });
    lines = stdout.split('\n');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The lines of a caption and of the group that joins it with its table. */
  const BEFORE = 5;

  const depthOf = (line: string) => line.search(/\S/);
  const roleOf = (line: string) => /^ *([A-Z][A-Za-z0-9]*)\b/.exec(line)?.[1];
  /** The lines nested under the line at this index. */
  const below = (at: number) => {
    const end = lines.findIndex(
      (line, other) => other > at && line.trim() !== '' && depthOf(line) <= depthOf(mustHave(lines[at])),
    );
    return lines.slice(at + 1, end < 0 ? undefined : end);
  };

  it('contain a heading for every chapter in order, without skipped levels', () => {
    const headings = lines.flatMap((line) => {
      const [, level, said] = /^ *H(\d) "(.*)" \(block\)/.exec(line) ?? [];
      return level === undefined ? [] : [{ level: Number(level), said }];
    });
    expect(headings.filter(({ level }) => level === 1).map(({ said }) => said)).toEqual([
      'Contents',
      ...report.chapters.map(({ title }) => title),
    ]);
    const skips = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it('contain tables with a caption, column headers with a scope, and rows as wide as the header', () => {
    const tables = lines.flatMap((line, at) => (roleOf(line) === 'Table' ? [{ at, table: below(at) }] : []));
    expect(tables.length).toBeGreaterThan(30);
    for (const { at, table } of tables) {
      const roles = table.map(roleOf);
      // Near the end of a page Typst groups a table with its caption instead of nesting the caption in it.
      expect([...roles, ...lines.slice(at - BEFORE, at).map(roleOf)]).toContain('Caption');
      const heads = roles.filter((role) => role === 'TH').length;
      expect(heads).toBeGreaterThan(1);
      expect(table.filter((line) => line.includes('/Scope /Column'))).toHaveLength(heads);
      // A header repeated on the next page is not read aloud again.
      expect(roles.filter((role) => role === 'THead')).toHaveLength(1);
      const rows = roles.filter((role) => role === 'TR').length - 1;
      expect(roles.filter((role) => role === 'TD')).toHaveLength(rows * heads);
    }
  });

  it('contain a table of contents that links to its chapters, and the pictures of the summary and the result', () => {
    const entries = lines.flatMap((line, at) => (roleOf(line) === 'TOCI' ? [below(at)] : []));
    expect(entries).toHaveLength(report.chapters.length);
    for (const entry of entries) expect(entry.map(roleOf)).toEqual(expect.arrayContaining(['Reference', 'Link']));
    expect(lines.map(roleOf).filter((role) => role === 'Figure')).toHaveLength(2);
  });
});
