import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import { makeFile } from '#documents/making/make-file.ts';
import { tellRead } from '#documents/reading/trim-sheets.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { findSheet } from '#domain/imports/find-table.ts';
import { guessMatching } from '#domain/imports/guess-matching.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { ONE_ENTRY_A_ROW } from '#domain/imports/import-plan.ts';
import { planImport } from '#domain/imports/plan-import.ts';
import { MAX_COMPONENTS, MAX_IMPORT_BASE64, MAX_IMPORT_MATCHINGS, MAX_TOPIC_WORDS } from '#domain/limits.ts';
import { handMade, rowsXml } from '../documents/reading/hand-made-workbook.ts';
import { sampleFacts } from '../documents/sample-facts.ts';
import { carriedRegister } from '../shared/carried-register.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { keptMatching } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');
const keyOf = (at: number) => at.toString(16).padStart(64, '0');

/** The result of importing a register into an assessment in which no topic is set aside. */
function planRegister(rows: ImportedRows, { components, topics }: Pick<WholeAssessment, 'components' | 'topics'>) {
  const matching = guessMatching(rows, 0, topics).map(({ target }) => target);
  const asked = { rows, headerRow: 0, matching, kind: null, topicId: null, topicWords: new Map() };
  return planImport(
    { ...asked, ...ONE_ENTRY_A_ROW, empty: 'keeps', fillsDown: false, leavesOut: false },
    { components, topics, relevant: new Set(topics.map(({ id }) => id)) },
    () => randomUUID() as ComponentId,
  );
}

/** The order of entries within a topic is undefined. */
const inOrder = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).sort();

describe('an uploaded import file', () => {
  it('is read sheet by sheet, with numbers, days and texts preserved, and nothing of it is stored', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { bytes } = await makeFile('workbook', sampleFacts());
    const read = await api.imports.read({ content: base64(bytes) });
    if ('unreadable' in read) throw new Error(read.unreadable);
    expect(read.sheets.map(({ name }) => name)).toEqual(expect.arrayContaining(['Register', 'Topics', 'About']));
    const register = mustHave(read.sheets[0]).rows;
    expect(mustHave(register[0]).slice(0, 4)).toEqual(['Topic code', 'Topic', 'Kind', 'Title']);
    expect(mustHave(register[1])).toEqual(expect.arrayContaining([{ date: '2026-11-20T08:15:00.000Z' }]));
    expect(mustHave(register[1]).some((cell) => typeof cell === 'number')).toBe(true);
    expect((await api.assessment.read({ assessmentId: draft.assessment.id })).components).toEqual([]);
  });

  it.each([
    ['a page that calls itself a workbook', '<!doctype html><table>', 'not_a_workbook'],
    ['nothing', '', 'no_rows'],
    ['an archive that breaks off', Buffer.from('504b030414000000', 'hex'), 'damaged'],
  ])('is refused with its reason: %s', async (_, content, unreadable) => {
    const { api } = await foundThroughTheDoor(app);
    expect(await api.imports.read({ content: base64(content) })).toMatchObject({ unreadable });
  });

  it('is read in the encoding and with the separator that somebody chose, if it is a text', async () => {
    const { api } = await foundThroughTheDoor(app);
    const content = base64(Buffer.from('Größe;a|b\nMaß;c\n', 'latin1'));
    const found = await api.imports.read({ content });
    expect(found).toMatchObject({ text: { encoding: 'windows-1252', separator: ';' } });
    expect('sheets' in found && found.sheets[0]?.rows).toEqual([
      ['Größe', 'a|b'],
      ['Maß', 'c'],
    ]);
    const chosen = await api.imports.read({ content, encoding: 'windows-1251', separator: '|' });
    expect(chosen).toMatchObject({ text: { encoding: 'windows-1251', separator: '|' } });
    expect('sheets' in chosen && chosen.sheets[0]?.rows).toEqual([
      ['GrцЯe;a', 'b'],
      ['MaЯ;c', null],
    ]);
    for (const separator of ['', '"', '\n', ';;'])
      await expect(api.imports.read({ content, separator })).rejects.toMatchObject({ code: 'malformed' });
  });

  it('is refused before it is read when it is larger than allowed', async () => {
    const { api } = await foundThroughTheDoor(app);
    await expect(api.imports.read({ content: 'A'.repeat(MAX_IMPORT_BASE64 + 4) })).rejects.toMatchObject({
      code: 'malformed',
    });
    await expect(api.imports.read({ content: 'A'.repeat(15 * 1024 * 1024) })).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it.each(['[', '{"a":', '[],', '0,', '"",'])(
    'is not parsed where it has more values than any import: %s',
    async (piece) => {
      const { cookie } = await foundThroughTheDoor(app);
      const headers = { 'content-type': 'application/json' };
      const ask = async (body: string) =>
        (await app.request('/api/imports/read', { method: 'POST', cookie, headers, body })).status;
      expect(await ask(`{"content":[${piece.repeat(2_000_000)}`)).toBe(413);
      // As a string, the same characters are one value.
      expect(await ask(JSON.stringify({ content: piece.repeat(1_000_000) }))).toBe(200);
    },
  );

  it('reserves room in the response for the sheet that is most likely to be imported', () => {
    const sheet = (name: string, rows: string[][]) => ({
      ...{ name, rows, merged: 0, mergedDown: [], formulas: 0, isHidden: false, hiddenRows: 0, refused: null },
    });
    const notes = sheet('Notes', [['x'.repeat(500)]]);
    const entries = sheet('Entries', [
      ['Title', 'Topic'],
      ['y'.repeat(400), 'E1'],
    ]);
    const { sheets } = JSON.parse([...tellRead({ sheets: [notes, entries] }, 600)].join('')) as {
      sheets: ImportedSheet[];
    };
    expect(sheets.map(({ rows, leftOut }) => [rows.length, leftOut?.why])).toEqual([
      [0, 'too_large'],
      [2, undefined],
    ]);
  });
});

describe('guessing the contents of a file', () => {
  it('does not happen on the thread that serves everyone', async () => {
    const { cookie } = await foundThroughTheDoor(app);
    // Thirty sheets in which any cell of the first rows may be a heading.
    const cells = Array.from({ length: 200 }, (_, at) => `<c t="inlineStr"><is><t>the impact ${at} of it</t></is></c>`);
    const sheets = Array.from({ length: 30 }, () => rowsXml(...Array.from({ length: 40 }, () => cells.join(''))));
    const body = JSON.stringify({ content: base64(handMade({ sheets })) });
    const headers = { 'content-type': 'application/json' };
    const since = process.threadCpuUsage();
    const answer = await app.request('/api/imports/read', { method: 'POST', cookie, headers, body });
    const text = await answer.text();
    const answering = spent(since);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const read = JSON.parse(text) as { sheets: ImportedSheet[] };
    expect(read.sheets.map(({ rows }) => rows.length)).toEqual(Array.from({ length: 30 }, () => 40));
    const before = process.threadCpuUsage();
    findSheet(read.sheets);
    expect(answering).toBeLessThan(spent(before));
  });
});

/** Processor time of this thread since then, which other programs do not affect. */
function spent(since: ReturnType<typeof process.threadCpuUsage>): number {
  const { user, system } = process.threadCpuUsage(since);
  return user + system;
}

describe('an import', () => {
  it('saves an exported register in one act, which one undo reverts, and requires nothing beyond its contents', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const assessmentId = draft.assessment.id;
    const { bytes } = await makeFile('workbook', sampleFacts());
    const read = await api.imports.read({ content: base64(bytes) });
    if ('unreadable' in read) throw new Error(read.unreadable);
    const { rows } = mustHave(read.sheets[0]);
    const plan = async () => planRegister(rows, await api.assessment.read({ assessmentId }));
    const added = (await plan()).flatMap((row) => (row.becomes === 'added' ? [row.next] : []));
    // The sample company has topics of its own, which a new assessment lacks.
    const refused = (await plan()).flatMap((row) => (row.becomes === 'refused' ? row.problems : []));
    expect(added.length).toBeGreaterThan(20);
    expect(refused.every(({ code }) => code === 'no-topic')).toBe(true);
    const act = randomUUID();
    const { saved } = await api.components.together({ assessmentId, act, added });
    expect(saved).toHaveLength(added.length);
    expect((await plan()).filter(({ becomes }) => becomes === 'same')).toHaveLength(added.length);
    await api.undo.act({ assessmentId, act });
    expect((await api.assessment.read({ assessmentId })).components).toEqual([]);
  });

  it('fills an empty assessment so that its own export is identical to the letter', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const assessmentId = draft.assessment.id;
    const facts = sampleFacts();
    const rowsOf = async (of: typeof facts) => {
      const read = await api.imports.read({ content: base64((await makeFile('workbook', of)).bytes) });
      if ('unreadable' in read) throw new Error(read.unreadable);
      return mustHave(read.sheets[0]).rows;
    };
    const before = await rowsOf(facts);
    const added = planRegister(before, draft).flatMap((row) => (row.becomes === 'added' ? [row.next] : []));
    await api.components.together({ assessmentId, act: randomUUID(), added });
    const setAside = new Set<string>(facts.data.selections.flatMap((row) => (row.isRelevant ? [] : [row.topicId])));
    const codes = facts.data.topics.filter(({ id }) => setAside.has(id)).map(({ code }) => code);
    const selections = draft.topics
      .filter(({ code }) => codes.includes(code))
      .map(({ id }) => ({ topicId: id, isRelevant: false, seenVersion: null }));
    await api.topics.saveSelections({ assessmentId, selections });
    const whole = await api.assessment.read({ assessmentId });
    const after = await rowsOf({
      ...facts,
      lastChanges: [],
      data: { ...facts.data, topics: whole.topics, selections: whole.selections, components: whole.components },
    });
    // The sample company's own topics do not exist in a new assessment.
    const known = before.filter(([code], at) => at === 0 || draft.topics.some((topic) => topic.code === code));
    expect(known.length).toBeGreaterThan(20);
    expect(inOrder(carriedRegister(after))).toEqual(inOrder(carriedRegister(known)));
  });

  it(`accepts ${MAX_COMPONENTS} entries with texts at once`, async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { topics, assessment } = draft;
    const [entry] = sampleFacts().data.components;
    const added = Array.from({ length: MAX_COMPONENTS }, (_, at) => ({
      ...mustHave(entry),
      id: randomUUID() as ComponentId,
      topicId: mustHave(topics[at % topics.length]).id,
      title: `Entry ${at}`,
      description: 'A sentence about it. '.repeat(100),
    }));
    expect(JSON.stringify(added).length).toBeGreaterThan(5_000_000);
    const { saved } = await api.components.together({ assessmentId: assessment.id, act: randomUUID(), added });
    expect(saved).toHaveLength(MAX_COMPONENTS);
  });
});

const NOTHING = { topicWords: [], words: [] };

describe('the matching of a table’s columns', () => {
  it('is stored for the whole company by the fingerprint of the headings, and for nobody else', async () => {
    const founder = await foundThroughTheDoor(app);
    const colleague = await joinCompany(app, founder, 'user', 'Uma User');
    const stranger = await foundThroughTheDoor(app);
    const headings = keyOf(1);
    expect(await founder.api.imports.findMatching({ headings })).toEqual({ kept: null, name: '', remembered: NOTHING });
    await founder.api.imports.keepMatching({ headings, kept: keptMatching('heating') });
    await colleague.api.imports.keepMatching({ headings, kept: keptMatching('cooling') });
    expect((await founder.api.imports.findMatching({ headings })).kept).toEqual(keptMatching('cooling'));
    expect(await stranger.api.imports.findMatching({ headings })).toEqual({
      kept: null,
      name: '',
      remembered: NOTHING,
    });
  });

  it('teaches the whole company, and nobody else, what its words mean in other tables; the latest meaning counts', async () => {
    const { api } = await foundThroughTheDoor(app);
    const stranger = await foundThroughTheDoor(app);
    const meaning = (means: string | null) => [{ place: 'timeHorizon', word: 'h1', means }];
    await api.imports.keepMatching({ headings: keyOf(5), kept: { ...keptMatching('heat'), words: meaning('long') } });
    await api.imports.keepMatching({ headings: keyOf(6), kept: { ...keptMatching('ice'), words: meaning(null) } });
    const { kept, remembered } = await api.imports.findMatching({ headings: keyOf(7) });
    expect(kept).toBeNull();
    expect(remembered.words.filter(({ place }) => place === 'timeHorizon')).toEqual(meaning(null));
    expect(remembered.topicWords.map(({ word }) => word).sort()).toEqual(['heat', 'ice']);
    expect((await stranger.api.imports.findMatching({ headings: keyOf(7) })).remembered).toEqual(NOTHING);
  });

  it('keeps the words of the latest table where there are too many, whenever they were first used', async () => {
    const { api } = await foundThroughTheDoor(app);
    const keep = (headings: string, words: readonly string[]) => {
      const kept = keptMatching('any');
      const topicWords = words.map((word) => ({ ...mustHave(kept.topicWords[0]), word }));
      return api.imports.keepMatching({ headings, kept: { ...kept, topicWords } });
    };
    const latest = ['heat', ...Array.from({ length: MAX_TOPIC_WORDS - 1 }, (_, at) => `word ${at}`)];
    await keep(keyOf(8), ['ice', 'heat']);
    await keep(keyOf(9), latest);
    const { remembered } = await api.imports.findMatching({ headings: keyOf(10) });
    expect(remembered.topicWords.map(({ word }) => word)).toEqual(latest);
  });

  it('is read as a matching of entries if it was stored before other tables were supported', async () => {
    const { api, company } = await foundThroughTheDoor(app);
    const { matching, kind, topicCode, topicWords, empty, fillsDown } = keptMatching('heating');
    const earlier = { matching, kind, topicCode, topicWords, empty, fillsDown };
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        'insert into import_matchings (company_id, headings_sha256, contents, used_at) values ($1, $2, $3, now())',
        [company.id, keyOf(4), JSON.stringify(earlier)],
      ),
    );
    expect((await api.imports.findMatching({ headings: keyOf(4) })).kept).toEqual({
      ...earlier,
      ...{ holds: 'register', group: null, groupWords: [], words: [], forms: [], scales: [] },
      ...{ financialKind: null, polarity: null, splitsLines: false, makesTitles: false, coversStandards: false },
      ...{ columns: [], stepWords: [] },
    });
    expect(await api.imports.listMatchings({})).toMatchObject([{ headings: keyOf(4), name: '', columns: [] }]);
  });

  it('is kept under a name, renamed and deleted by the company, and by nobody else', async () => {
    const { api, company } = await foundThroughTheDoor(app);
    const stranger = await foundThroughTheDoor(app);
    const headings = keyOf(11);
    await api.imports.keepMatching({ headings, kept: keptMatching('steam'), name: '  Register of the group ' });
    // Used again without a name, it keeps the one that it has.
    await api.imports.keepMatching({ headings, kept: keptMatching('steam') });
    expect(await api.imports.listMatchings({})).toMatchObject([
      { headings, name: 'Register of the group', columns: ['Title', '', 'steam'] },
    ]);
    expect(await stranger.api.imports.listMatchings({})).toEqual([]);
    for (const ask of [
      () => stranger.api.imports.renameMatching({ headings, name: 'Theirs' }),
      () => stranger.api.imports.removeMatching({ headings }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'not-found' });
    await expect(api.imports.renameMatching({ headings, name: '  ' })).rejects.toMatchObject({ code: 'malformed' });
    await api.imports.renameMatching({ headings, name: 'Consultant' });
    expect((await api.imports.findMatching({ headings })).name).toBe('Consultant');
    await api.imports.removeMatching({ headings });
    expect(await api.imports.listMatchings({})).toEqual([]);
    expect(await api.imports.findMatching({ headings })).toEqual({ kept: null, name: '', remembered: NOTHING });
    const told = await asOwner(database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ action: string }>(
        `select action from history where company_id = $1 and table_name = 'import_matchings' order by id`,
        [company.id],
      );
      return rows.map(({ action }) => action);
    });
    expect(told).toEqual(['insert', 'update', 'delete']);
  });

  it('leaves no words of a table in the history', async () => {
    const { api, company } = await foundThroughTheDoor(app);
    await api.imports.keepMatching({ headings: keyOf(2), kept: keptMatching('a-word-of-the-table') });
    await api.imports.removeMatching({ headings: keyOf(2) });
    const told = await asOwner(database.ownerUrl, async (client) => {
      const { rows } = await client.query(
        `select new from history where company_id = $1 and table_name = 'import_matchings'`,
        [company.id],
      );
      return JSON.stringify(rows);
    });
    expect(told).toContain(keyOf(2));
    expect(told).not.toContain('a-word-of-the-table');
  });

  it('is discarded when there are too many, the least recently used first', async () => {
    const { api, company } = await foundThroughTheDoor(app);
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `insert into import_matchings (company_id, headings_sha256, contents, used_at)
         select $1, lpad(to_hex(100 + at), 64, '0'), '{}', '2020-01-01'::timestamptz + at * interval '1 day'
         from generate_series(1, $2::int) at`,
        [company.id, MAX_IMPORT_MATCHINGS],
      ),
    );
    await api.imports.keepMatching({ headings: keyOf(3), kept: keptMatching('x') });
    expect((await api.imports.findMatching({ headings: keyOf(101) })).kept).toBeNull();
    expect((await api.imports.findMatching({ headings: keyOf(3) })).kept).not.toBeNull();
  });
});
