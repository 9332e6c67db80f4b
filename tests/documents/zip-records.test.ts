import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { partHeader, type ZipPart, zipDirectory } from '#documents/package/zip-records.ts';
import { openPackage } from '#server/operator/package/open-package.ts';

const made = new Date('2026-03-01T10:20:30.999Z');

/** An archive with parts of the stated sizes that exist nowhere: there are only zeros between the records. */
function hollow(said: readonly { path: string; bytes: number }[]) {
  const parts: ZipPart[] = [];
  const records: { at: number; bytes: Uint8Array }[] = [];
  let at = 0;
  for (const { path, bytes } of said) {
    const header = partHeader({ path, crc: 0, bytes }, made);
    records.push({ at, bytes: header });
    parts.push({ path, crc: 0, bytes, at });
    at += header.length + bytes;
  }
  const directory = zipDirectory(parts, at, made);
  records.push({ at, bytes: directory });
  const read = async (from: number, length: number) => {
    const found = records.findLast((record) => record.at <= from);
    const start = from - (found?.at ?? 0);
    return Buffer.concat([found?.bytes.subarray(start, start + length) ?? new Uint8Array()], length);
  };
  return { parts, source: { size: at + directory.length, read } };
}

it('writes records that other libraries can read, with the time when each part was made', () => {
  const content = Buffer.from('hello');
  const part = { path: 'a/b.txt', crc: crc32(content), bytes: content.length };
  const header = partHeader(part, made);
  const directory = zipDirectory([{ ...part, at: 0 }], header.length + content.length, made);
  const files = unzipSync(Buffer.concat([header, content, directory]), {
    filter: ({ name, originalSize }) => name === 'a/b.txt' && originalSize === 5,
  });
  expect(Buffer.from(files['a/b.txt'] ?? []).toString()).toBe('hello');
});

it.each([
  [
    'in 32 bits where that suffices',
    [
      { path: 'a', bytes: 2 ** 31 },
      { path: 'b', bytes: 2 ** 30 },
    ],
  ],
  [
    'in 64 bits beyond 4 GB',
    [
      { path: 'a', bytes: 2 ** 32 - 2 },
      { path: 'b', bytes: 2 ** 31 },
      { path: 'c', bytes: 7 },
    ],
  ],
])('gives the position of each part %s', async (_how, said) => {
  const { parts, source } = hollow(said);
  const opened = await openPackage(source);
  expect(opened.parts).toEqual(parts);
  expect(await opened.listStray(made)).toEqual([]);
  expect(await opened.listStray(new Date('2026-03-01T10:20:32Z'))).not.toEqual([]);
});

it('gives the number of parts in 64 bits from 65,535 on', async () => {
  const header = partHeader({ path: 'a', crc: 0, bytes: 0 }, made);
  const parts = Array.from({ length: 66_000 }, (_, at) => ({ path: 'a', crc: 0, bytes: 0, at: at * header.length }));
  const directory = zipDirectory(parts, parts.length * header.length, made);
  const bytes = Buffer.concat([...parts.map(() => header), directory]);
  const source = { size: bytes.length, read: async (at: number, length: number) => bytes.subarray(at, at + length) };
  expect((await openPackage(source)).parts).toHaveLength(66_000);
});

it('rejects a part that would need more', () => {
  expect(() => partHeader({ path: 'a', crc: 0, bytes: 2 ** 32 }, made)).toThrow(RangeError);
});
