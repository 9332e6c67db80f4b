import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFile } from '#documents/reading/read-file.ts';
import { tellRead } from '#documents/reading/trim-sheets.ts';

const folder = join(import.meta.dirname, '../../cases/imports/cells');
const EXPECTED = '.reading.json';

/** The files of other programs, each beside what is read from it. */
const cases = readdirSync(folder).filter((name) => !name.endsWith(EXPECTED) && !name.endsWith('.expected.json'));

describe('a file of another program', () => {
  it.each(cases)('is read cell by cell as it was meant: %s', async (name) => {
    const read = JSON.parse([...tellRead(await readFile(readFileSync(join(folder, name))))].join(''));
    const expected = JSON.parse(readFileSync(join(folder, name + EXPECTED), 'utf8'));
    expect('unreadable' in read ? read : { text: read.text, rows: read.sheets[0].rows }).toStrictEqual(expected);
  });
});
