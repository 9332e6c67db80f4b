import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeFile } from '#documents/making/make-file.ts';
import { inspectContent } from '#server/features/assurance/evidence/inspect-file.ts';
import { sampleFacts } from '../documents/sample-facts.ts';

const inspect = (content: Uint8Array) =>
  inspectContent(content.length, async (from, to) => Buffer.from(content.subarray(from, to)));

/** Documents written by Word and other programs, from the tests of a development package. */
const examples = join(import.meta.dirname, '../../node_modules/mammoth/test/test-data');

describe('a document accepted as evidence', () => {
  it.each(readdirSync(examples).filter((name) => name.endsWith('.docx')))('may come from Word: %s', async (name) => {
    expect(await inspect(readFileSync(join(examples, name)))).toEqual({ is: 'docx' });
  });

  it.each([
    ['word', 'docx'],
    ['slides', 'pptx'],
    ['workbook', 'xlsx'],
  ] as const)('may be made by this product: %s', async (kind, is) => {
    expect(await inspect((await makeFile(kind, sampleFacts())).bytes)).toEqual({ is });
  });

  it('may have tens of thousands of links', async () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
    const links = Array.from(
      { length: 30_000 },
      (_, at) =>
        `<Relationship Id="r${at}" Type="${type}" Target="https://example.org/${at * 7919}" TargetMode="External"/>`,
    );
    const content = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/_rels/sheet1.xml.rels': strToU8(`<Relationships>${links.join('')}</Relationships>`),
    });
    expect(await inspect(content)).toEqual({ is: 'xlsx' });
  });

  it('may name its parts with backslashes as on Windows', async () => {
    const named = (part: string) =>
      zipSync({
        '[Content_Types].xml': strToU8('<Types/>'),
        'xl\\workbook.xml': strToU8('<workbook/>'),
        [part]: strToU8('x'),
      });
    expect(await inspect(named('xl\\styles.xml'))).toEqual({ is: 'xlsx' });
    expect(await inspect(named('xl\\vbaProject.bin'))).toEqual({ refused: 'macros' });
  });
});
