import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Manifest } from '#documents/package/manifest.ts';
import { manifestText } from '#documents/package/manifest.ts';
import { partHeader, type ZipPart, zipDirectory } from '#documents/package/zip-records.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { askForPackage, downloadPackage, makePackage, verifyBytes } from '../shared/make-package.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld, type World } from '../shared/world.ts';

// A package is made by five processes in sequence.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let database: TestDatabase;
let app: TestApp;
let world: World;
/** The package of the frozen result of `world`. */
let bytes: Uint8Array;
let fingerprint: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundWorld(app);
  await world.api.assessment.complete({ assessmentId: world.assessmentId });
  ({ bytes, fingerprint } = await makePackage(app, database, world));
});
afterAll(() => database.close());

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
const textOf = (files: Record<string, Uint8Array>, path: string) => Buffer.from(mustHave(files[path])).toString('utf8');

/** A package of these files, written as the product writes one, with a matching manifest: as a forger would. */
function forge(files: Readonly<Record<string, Uint8Array>>, change: (manifest: Manifest) => void = () => undefined) {
  const manifest: Manifest = JSON.parse(textOf(files, 'manifest.json'));
  const { 'manifest.json': _old, ...others } = files;
  manifest.files = Object.entries(others).map(([path, content]) => ({
    ...{ path, bytes: content.length, sha256: sha256(content) },
  }));
  change(manifest);
  const made = new Date(manifest.made.at);
  const pieces: Uint8Array[] = [];
  const parts: ZipPart[] = [];
  let at = 0;
  for (const [path, content] of Object.entries({ ...others, 'manifest.json': Buffer.from(manifestText(manifest)) })) {
    const part = { path, crc: crc32(content), bytes: content.length };
    const header = partHeader(part, made);
    pieces.push(header, content);
    parts.push({ ...part, at });
    at += header.length + content.length;
  }
  return Buffer.concat([...pieces, zipDirectory(parts, at, made)]);
}

describe('an evidence package', () => {
  it('contains what its manifest says, the frozen result byte for byte', async () => {
    const files = unzipSync(bytes);
    const manifest: Manifest = JSON.parse(textOf(files, 'manifest.json'));
    expect(Object.keys(files)).toEqual([...manifest.files.map(({ path }) => path), 'manifest.json']);
    expect(manifest.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'frozen/result.json',
        'frozen/sign-off.json',
        'report.pdf',
        'register/workbook.xlsx',
        'register/assessment.json',
        'register/tables/register.csv',
        'register/tables/thresholds.csv',
        'register/tables/decisions.csv',
        'history/lines.jsonl',
        'history/seals.jsonl',
        'method.txt',
        'index.html',
      ]),
    );
    for (const file of manifest.files) expect(sha256(mustHave(files[file.path])), file.path).toBe(file.sha256);
    expect(sha256(mustHave(files['manifest.json']))).toBe(fingerprint);
    const frozen = await world.api.frozenResults.readFrozen({ assessmentId: world.assessmentId });
    expect(sha256(mustHave(files['frozen/result.json']))).toBe(frozen.sha256);
    expect(manifest.result?.sha256).toBe(frozen.sha256);
  });

  it('is verified as unaltered, with its fingerprint and without, and the report says what that proves', async () => {
    const { isSame, text } = await verifyBytes(bytes, fingerprint);
    expect(text).toMatch(/^Nothing was altered, added or removed\./);
    expect(text).toMatch(/\d+ lines of the history, each as it was sealed, and \d+ seals? in one chain/);
    expect(text).toContain('According to the history, this result was frozen at');
    expect(isSame).toBe(true);
    expect((await verifyBytes(bytes)).text).toContain(
      'Compare it with the fingerprint that the company’s Twofold shows',
    );
  });

  it('is rejected when checked against another fingerprint', async () => {
    const { isSame, text } = await verifyBytes(bytes, '0'.repeat(64));
    expect([isSame, text]).toEqual([false, expect.stringContaining('not the one you gave')]);
  });

  it('appears in the history with its fingerprint, under the name of the person who requested it', async () => {
    const { changes } = await world.api.history.ofAssessment({ assessmentId: world.assessmentId, noun: 'package' });
    expect(changes).toMatchObject([
      {
        noun: 'package',
        verb: 'added',
        by: 'Ada Founder',
        held: expect.arrayContaining([expect.objectContaining({ value: fingerprint })]),
      },
    ]);
  });
});

describe('an altered package', () => {
  it('is detected after a change of one byte anywhere: in records, the manifest, the page or any file', async () => {
    const manifest = bytes.length - 60_000;
    const missed: number[] = [];
    // Each byte of the records; of the bytes between them as many as can be checked in a few seconds.
    const places = new Set<number>();
    for (const at of recordPlaces(bytes)) places.add(at);
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 400)) places.add(at);
    for (let at = manifest; at < bytes.length; at += 97) places.add(at);
    const altered = Buffer.from(bytes);
    for (const at of places) {
      altered[at] = (altered[at] ?? 0) ^ (1 << (at % 8));
      if ((await verifyBytes(altered)).isSame) missed.push(at);
      altered[at] = bytes[at] ?? 0;
    }
    expect(places.size).toBeGreaterThan(2_000);
    expect(missed).toEqual([]);
    expect((await verifyBytes(altered)).isSame).toBe(true);
  });

  it('is reported by file after a change of one byte, including the manifest and the offline page', async () => {
    const files = Object.entries(unzipSync(bytes));
    const altered = Buffer.from(bytes);
    for (const [path, content] of files) {
      const at = altered.indexOf(content);
      const middle = at + Math.floor(content.length / 2);
      const right = mustHave(altered[middle]);
      altered[middle] = right ^ 1;
      const { isSame, text } = await verifyBytes(altered);
      altered[middle] = right;
      expect(isSame, path).toBe(false);
      // An altered manifest may be unreadable.
      const names = (line: string) =>
        line.startsWith(`${path} `) || (path === 'manifest.json' && /manifest|incomplete, altered/.test(line));
      expect(text.split('\n').filter(names).length, path).toBeGreaterThan(0);
    }
    expect(files.length).toBeGreaterThan(12);
    expect((await verifyBytes(altered)).isSame).toBe(true);
  });

  it.each([
    ['cut off', () => bytes.subarray(0, -1)],
    ['with a byte behind it', () => Buffer.concat([bytes, Buffer.from([0])])],
    ['with a byte before it', () => Buffer.concat([Buffer.from([0]), bytes])],
    ['empty', () => new Uint8Array()],
    ['another archive', () => zipSync({ 'a.txt': strToU8('text') })],
  ])('is detected: %s', async (_what, make) => {
    expect(await verifyBytes(make())).toMatchObject({ isSame: false });
  });

  it('with a matching manifest is detected by the fingerprint of the package only, or by the contents of its files', async () => {
    const files = unzipSync(bytes);
    expect((await verifyBytes(forge(files), fingerprint)).isSame).toBe(true);

    const page = Buffer.from(textOf(files, 'index.html').replace('Evidence package', 'Evidence packagE'));
    const repainted = forge({ ...files, 'index.html': page });
    expect((await verifyBytes(repainted)).isSame).toBe(true);
    expect((await verifyBytes(repainted, fingerprint)).text).toContain('not the one you gave');

    const result = Buffer.from(textOf(files, 'frozen/result.json').replace('"impactSeverity":4', '"impactSeverity":5'));
    expect((await verifyBytes(forge({ ...files, 'frozen/result.json': result }))).text).toContain(
      'This result was altered after it was frozen.',
    );
    const asIfFrozen = forge({ ...files, 'frozen/result.json': result }, (manifest) => {
      if (manifest.result) manifest.result.sha256 = sha256(result);
    });
    expect((await verifyBytes(asIfFrozen)).text).toContain('the figures do not follow from the inputs');

    const lines = textOf(files, 'history/lines.jsonl').replace('"impact_severity":4', '"impact_severity":5');
    expect((await verifyBytes(forge({ ...files, 'history/lines.jsonl': Buffer.from(lines) }))).text).toMatch(
      /Line \d+ of the history is not as it was sealed/,
    );
    const seals = textOf(files, 'history/seals.jsonl').replace('"reason":"package"', '"reason":"daily"');
    expect((await verifyBytes(forge({ ...files, 'history/seals.jsonl': Buffer.from(seals) }))).text).toMatch(
      /The seal that begins with line \d+ was altered/,
    );
  });

  it('is detected when a file was removed or added', async () => {
    const files = unzipSync(bytes);
    const { 'report.pdf': report, ...others } = files;
    const file = { path: 'report.pdf', bytes: mustHave(report).length, sha256: sha256(mustHave(report)) };
    const without = forge(others, (manifest) => void manifest.files.push(file));
    expect((await verifyBytes(without)).text).toContain('report.pdf is missing.');
    const withMore = forge({ ...files, 'more.txt': strToU8('more') }, (manifest) => void manifest.files.pop());
    expect((await verifyBytes(withMore)).text).toContain('more.txt was added.');
  });
});

describe('the package of a draft', () => {
  it('says on its first page and in its name that it is one, and contains no frozen result', async () => {
    const draft = await foundWorld(app);
    const made = await makePackage(app, database, draft);
    const files = unzipSync(made.bytes);
    expect(Object.keys(files)).not.toContain('frozen/result.json');
    expect(textOf(files, 'index.html')).toContain('This is a draft.');
    const { isSame, text } = await verifyBytes(made.bytes, made.fingerprint);
    expect([isSame, text]).toEqual([true, expect.stringContaining('This is a draft')]);
  });
});

describe('a package in the making', () => {
  const countPieces = (id: string) =>
    asOwner(database.ownerUrl, async (client) => {
      const { rowCount } = await client.query('select from made_file_pieces where file_id = $1', [id]);
      return rowCount;
    });
  const stateOf = async ({ api, assessmentId }: World, id: string) =>
    (await api.files.list({ assessmentId })).find((file) => file.id === id)?.state;

  it('is made again by the next server when its own stops, and contains nothing twice', async () => {
    const draft = await foundWorld(app);
    const { id, make } = await askForPackage(database, draft);
    const ending = new AbortController();
    const making = make(ending.signal);
    await expect.poll(() => stateOf(draft, id)).toBe('making');
    ending.abort();
    await expect(making).rejects.toThrow();
    // The state that a server would leave if it died slightly later.
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `insert into made_file_pieces (company_id, file_id, position, content) select company_id, id, 0, 'half' from made_files where id = $1`,
        [id],
      ),
    );
    await make();
    const made = await downloadPackage(app, draft, id);
    expect(await verifyBytes(made.bytes, made.fingerprint)).toMatchObject({ isSame: true });
  });

  it('leaves no piece and no fingerprint behind when cancelled', async () => {
    const draft = await foundWorld(app);
    const { id, make } = await askForPackage(database, draft);
    const making = make();
    await expect.poll(() => stateOf(draft, id)).toBe('making');
    await draft.api.files.remove({ assessmentId: draft.assessmentId, id });
    await making;
    expect([await stateOf(draft, id), await countPieces(id)]).toEqual(['cancelled', 0]);
    const { changes } = await draft.api.history.ofAssessment({ assessmentId: draft.assessmentId, noun: 'package' });
    expect(changes).toEqual([]);
  });

  it('reflects one moment while people edit: all its files agree', async () => {
    const draft = await foundWorld(app);
    const { api, assessmentId, component } = draft;
    const { id, make } = await askForPackage(database, draft);
    let isMade = false;
    const making = make().finally(() => {
      isMade = true;
    });
    const { version: _version, ...fields } = component;
    for (let edit = 1; !isMade; edit += 1) {
      await api.components.update({
        assessmentId,
        ...fields,
        title: `Edit ${edit}`,
        seenVersion: await versionOf(draft),
      });
    }
    await making;
    const made = await downloadPackage(app, draft, id);
    expect(await verifyBytes(made.bytes, made.fingerprint)).toMatchObject({ isSame: true });
    const files = unzipSync(made.bytes);
    const title = JSON.parse(textOf(files, 'register/assessment.json')).inputs.components[0].title;
    expect(textOf(files, 'register/tables/register.csv')).toContain(`"${title}"`);
    expect(textOf(files, 'index.html')).toContain(`>${title}</h4>`);
  });

  it('is deleted with its file, but remains known by its fingerprint', async () => {
    const draft = await foundWorld(app);
    const made = await makePackage(app, database, draft);
    await draft.api.files.remove({ assessmentId: draft.assessmentId, id: made.id });
    expect(await countPieces(made.id)).toBe(0);
    const { changes } = await draft.api.history.ofAssessment({ assessmentId: draft.assessmentId, noun: 'package' });
    expect(JSON.stringify(changes)).toContain(made.fingerprint);
  });
});

const versionOf = async ({ api, assessmentId }: World) =>
  mustHave((await api.assessment.read({ assessmentId })).components[0]).version;

/** The positions of the bytes outside all files: the record before each, and the directory at the end. */
function* recordPlaces(content: Uint8Array): Generator<number> {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  let at = 0;
  while (view.getUint32(at, true) === 0x04034b50) {
    const header = 30 + view.getUint16(at + 26, true);
    for (let each = 0; each < header; each += 1) yield at + each;
    at += header + view.getUint32(at + 22, true);
  }
  for (; at < content.length; at += 1) yield at;
}
