import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileKind } from '#domain/files/export-kinds.ts';
import { fileKinds } from '#domain/files/export-kinds.ts';
import type { AssessmentId, CompanyId, MadeFileId, UserId } from '#domain/ids.ts';
import { MAX_FILES_KEPT, MAX_FILES_UNDER_WAY } from '#domain/limits.ts';
import { type FileJob, fileMaker, makeAskedFile } from '#server/features/documents/files/make-asked-file.ts';
import { clearOld, startFiles } from '#server/features/documents/files/start-files.ts';
import { makeInChild } from '#server/features/documents/making/make-in-child.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLog } from '#server/platform/log/log.ts';
import { sampleFacts } from '../documents/sample-facts.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { readWorkbook } from '../shared/read-workbook.ts';
import { foundWorld, SECRET, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let lines: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const HOUR = 3_600_000;
const newId = () => randomUUID() as MadeFileId;
const stands = () => new AbortController().signal;
const parts = (now = () => new Date()) => {
  lines = [];
  return { database, now, version: '1.2.3', log: createLog('error', { write: (line) => void lines.push(line) }) };
};
const jobOf = (world: World, fileId: MadeFileId): FileJob => ({ companyId: world.company.id as CompanyId, fileId });

/** Requests a file and makes it as the job does. */
async function made(world: World, kind: FileKind) {
  const { api, assessmentId } = world;
  const { id, state } = await api.files.ask({ assessmentId, id: newId(), kind });
  expect(state).toBe('waiting');
  const queue = kind === 'package' ? 'packages' : 'files';
  expect(app.added).toContainEqual(expect.objectContaining({ queue, data: jobOf(world, id) }));
  await makeAskedFile(parts(), jobOf(world, id), stands());
  return stateOf(world, id);
}

const stateOf = async ({ api, assessmentId }: Pick<World, 'api' | 'assessmentId'>, id: MadeFileId) =>
  mustHave((await api.files.list({ assessmentId })).find((file) => file.id === id));

const download = ({ cookie }: Pick<Visitor, 'cookie'>, assessmentId: AssessmentId, id: MadeFileId) =>
  app.request(`/api/assessments/${assessmentId}/files/${id}/content`, { cookie });

describe('a file of an assessment', () => {
  it.each(fileKinds)('is made as $label in its own process and downloaded under its name', async (kind) => {
    const world = await foundWorld(app);
    const file = await made(world, kind.id);
    expect(lines).toEqual([]);
    expect(file).toMatchObject({ state: 'made', progress: 100 });
    const { fileName, bytes } = mustHave(file.made);
    expect(fileName).toMatch(
      new RegExp(`^${kind.called} ${SECRET} Ltd - .+ \\(draft\\) - 20\\d\\d-\\d\\d-\\d\\d\\.${kind.ending}$`),
    );
    const answer = await download(world, world.assessmentId, file.id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, kind.mediaType]);
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(fileName).slice(0, 20));
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
  });

  it('contains what was written, who changed it last, the history and for whom it was made', async () => {
    const world = await foundWorld(app);
    const { id } = await made(world, 'workbook');
    const answer = await download(world, world.assessmentId, id);
    const sheets = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    const rowsOf = (name: string) => mustHave(sheets.get(name)).rows;
    expect(rowsOf('Register')).toMatchObject([
      { Title: world.component.title, Severity: 4, 'Last changed by': 'Ada Founder', Id: world.component.id },
    ]);
    expect(rowsOf('Stakeholders')).toHaveLength(1);
    expect(rowsOf('Scores')).toMatchObject([{ 'Impact materiality': 5, 'Financial materiality': 6 }]);
    expect(rowsOf('Changes').map((row) => row.Name)).toContain(world.component.title);
    const about = new Map(rowsOf('About').map(({ Item, Value }) => [Item, Value]));
    expect([about.get('Made for'), about.get('Made by')]).toEqual(['Ada Founder', 'Twofold 1.2.3']);
  });

  it('states the fingerprint and the signatures of a completed assessment', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, founderAsMember } = world;
    await api.assessment.complete({ assessmentId });
    const { sha256 } = await api.signOff.read({ assessmentId });
    await api.signOff.sign({
      assessmentId,
      sha256: mustHave(sha256),
      step: 'prepared',
      by: { from: 'company', memberId: founderAsMember.id },
      jobTitle: 'Controller',
      signedOn: new Date().toISOString().slice(0, 10),
      minutes: '',
    });
    const { id } = await made(world, 'json');
    const file = JSON.parse(await (await download(world, assessmentId, id)).text());
    expect(file.state).toMatchObject({ finality: 'in-review', frozen: { sha256 }, signatures: [{ step: 'prepared' }] });
  });

  it('is read as of one moment, whatever others save in the meantime', async () => {
    const { api, assessmentId, company, component } = await foundWorld(app);
    const { version, ...fields } = component;
    await database.atOneMoment(fileMaker(company.id as CompanyId), async (tx) => {
      const before = await readWhole(tx, assessmentId);
      await api.components.update({ assessmentId, ...fields, title: 'Meanwhile', seenVersion: version });
      expect(await readWhole(tx, assessmentId)).toEqual(before);
    });
    expect((await api.assessment.read({ assessmentId })).components[0]?.title).toBe('Meanwhile');
  });

  it('is private: a colleague can neither see, delete nor download it', async () => {
    const world = await foundWorld(app);
    const { assessmentId } = world;
    const { id } = await made(world, 'json');
    const ben = await joinCompany(app, world, 'admin', 'Ben Colleague');
    expect(await ben.api.files.list({ assessmentId })).toEqual([]);
    expect((await download(ben, assessmentId, id)).status).toBe(404);
    await expect(ben.api.files.remove({ assessmentId, id })).rejects.toMatchObject({ code: 'not-found' });
    expect((await stateOf(world, id)).state).toBe('made');
  });

  it('is one file when requested twice under one id', async () => {
    const { api, assessmentId } = await foundWorld(app);
    const asked = { assessmentId, id: newId(), kind: 'csv' } as const;
    const first = await api.files.ask(asked);
    expect(await api.files.ask(asked)).toEqual(first);
    expect(app.added.filter(({ data }) => (data as FileJob).fileId === asked.id)).toHaveLength(1);
  });
});

describe('a cancelled file', () => {
  it('is not made if it was still waiting, and is removed when deleted', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, file } = world;
    expect(await api.files.remove({ assessmentId, id: file.id })).toMatchObject([{ id: file.id, state: 'cancelled' }]);
    await makeAskedFile(parts(), jobOf(world, file.id), stands());
    expect(await stateOf(world, file.id)).toMatchObject({ state: 'cancelled', made: null });
    expect(await api.files.remove({ assessmentId, id: file.id })).toEqual([]);
  });

  it('is no longer sent when its reader loses the membership', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const ben = await joinCompany(app, world, 'user', 'Ben Colleague');
    const { id } = await ben.api.files.ask({ assessmentId, id: newId(), kind: 'json' });
    const pieces = 12;
    await asOwner(database.ownerUrl, async (client) => {
      await client.query(
        `insert into made_file_pieces (company_id, file_id, position, content)
         select company_id, id, n, decode(repeat('78', 262144), 'hex') from made_files, generate_series(0, $2 - 1) n where id = $1`,
        [id, pieces],
      );
      await client.query(
        `update made_files set state = 'made', progress = 100, ended_at = now(), file_name = 'a.json', media_type = 'application/json',
           bytes = $2 where id = $1`,
        [id, pieces * 262_144],
      );
    });
    const reading = mustHave((await download(ben, assessmentId, id)).body).getReader();
    expect((await reading.read()).value?.length).toBe(262_144);
    const { id: membership } = mustHave((await api.team.list()).find(({ fullName }) => fullName === ben.fullName));
    await api.team.remove({ id: membership });
    const rest = async () => {
      for (let next = await reading.read(); !next.done; next = await reading.read());
    };
    await expect(rest()).rejects.toThrow('membership');
  });

  it('stays cancelled if it was already being made', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, file } = world;
    const making = makeAskedFile(parts(), jobOf(world, file.id), stands());
    await expect.poll(async () => (await stateOf(world, file.id)).state).toBe('making');
    await api.files.remove({ assessmentId, id: file.id });
    await making;
    expect(await stateOf(world, file.id)).toMatchObject({ state: 'cancelled', made: null });
    expect(lines).toEqual([]);
  });

  it('has its process ended immediately', async () => {
    const ending = new AbortController();
    const making = makeInChild({ kind: 'workbook', facts: sampleFacts() }, () => undefined, ending.signal);
    ending.abort();
    await expect(making).rejects.toThrow('abort');
  });
});

describe('a file whose server stops', () => {
  it('is left to the next server, which makes it', async () => {
    const world = await foundWorld(app);
    const ending = new AbortController();
    const making = makeAskedFile(parts(), jobOf(world, world.file.id), ending.signal);
    await expect.poll(async () => (await stateOf(world, world.file.id)).state).toBe('making');
    ending.abort();
    await expect(making).rejects.toThrow();
    expect((await stateOf(world, world.file.id)).state).toBe('making');
    await makeAskedFile(parts(), jobOf(world, world.file.id), stands());
    expect((await stateOf(world, world.file.id)).state).toBe('made');
  });

  it('is reported as failed after repeated attempts, and so is a file that every server has forgotten', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, file } = world;
    await asOwner(database.ownerUrl, (client) =>
      client.query(`update made_files set state = 'making', attempts = 3 where id = $1`, [file.id]),
    );
    await makeAskedFile(parts(), jobOf(world, file.id), stands());
    expect((await stateOf(world, file.id)).state).toBe('failed');
    expect(lines.join()).toContain('a file could not be made');

    const { id } = await api.files.ask({ assessmentId, id: newId(), kind: 'json' });
    await clearOld(
      parts(() => new Date(Date.now() + 3 * HOUR)),
      world.company.id as CompanyId,
    );
    expect((await stateOf(world, id)).state).toBe('failed');
  });
});

describe('files', () => {
  it('are kept for a day, then neither listed nor downloadable, and cleared away', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, company } = world;
    const { id, made: kept } = await made(world, 'json');
    expect(Date.parse(mustHave(kept).keptUntil) - Date.now()).toBeGreaterThan(23 * HOUR);
    await asOwner(database.ownerUrl, (client) =>
      client.query(`update made_files set ended_at = ended_at - interval '24 hours' where id = $1`, [id]),
    );
    expect((await api.files.list({ assessmentId })).map((file) => file.id)).not.toContain(id);
    expect((await download(world, assessmentId, id)).status).toBe(404);
    const count = () =>
      asOwner(database.ownerUrl, async (client) => {
        const { rowCount } = await client.query('select from made_files where id = $1', [id]);
        return rowCount;
      });
    expect(await count()).toBe(1);
    await clearOld(parts(), company.id as CompanyId);
    expect(await count()).toBe(0);
  });

  it('are refused where the company has too many under way, or too many are kept for the person', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const ask = () => api.files.ask({ assessmentId, id: newId(), kind: 'json' });
    // The world has already requested one.
    for (let asked = 1; asked < MAX_FILES_UNDER_WAY; asked += 1) await ask();
    await expect(ask()).rejects.toMatchObject({
      code: 'too-many-files-under-way',
      data: { most: MAX_FILES_UNDER_WAY },
    });
    await asOwner(database.ownerUrl, (client) =>
      client.query(`update made_files set state = 'failed', ended_at = now() where assessment_id = $1`, [assessmentId]),
    );
    for (let asked = MAX_FILES_UNDER_WAY; asked < MAX_FILES_KEPT; asked += 1) {
      const { id } = await ask();
      await api.files.remove({ assessmentId, id });
    }
    await expect(ask()).rejects.toMatchObject({ code: 'too-many-files', data: { most: MAX_FILES_KEPT } });
  });

  it('are made in turns by company: the first of each before the second of any, and packages separately', async () => {
    const [many, one] = [await foundThroughTheDoor(app), await foundThroughTheDoor(app)];
    const from = app.added.length;
    const ask = ({ api, draft }: typeof one, kind: FileKind) =>
      api.files.ask({ assessmentId: draft.assessment.id, id: newId(), kind });
    for (const kind of ['package', 'json', 'json', 'json'] as const) await ask(many, kind);
    await ask(one, 'json');
    const jobs = await createJobQueue(database, createLog('error'), { pollingSeconds: 0.5, watchSeconds: 1 });
    const made: Record<'files' | 'packages', string[]> = { files: [], packages: [] };
    try {
      for (const { queue, data, priority = 0 } of app.added.slice(from)) await jobs.add(queue, data, { priority });
      for (const queue of ['files', 'packages'] as const) {
        await jobs.work<FileJob>(queue, async ({ companyId }) => {
          made[queue].push(companyId === one.company.id ? 'one' : 'many');
        });
      }
      await expect.poll(() => made.files, { timeout: 20_000 }).toHaveLength(4);
      await expect.poll(() => made.packages, { timeout: 20_000 }).toEqual(['many']);
      expect(made.files[0]).toBe('one');
    } finally {
      await jobs.close();
    }
  });

  it('are made from both queues', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const jobs = await createJobQueue(database, createLog('error'), { pollingSeconds: 0.5, watchSeconds: 1 });
    try {
      await startFiles({ ...parts(), jobs });
      for (const [kind, queue] of [
        ['package', 'packages'],
        ['json', 'files'],
      ] as const) {
        const { id } = await api.files.ask({ assessmentId, id: newId(), kind });
        await jobs.add(queue, jobOf(world, id));
        await expect.poll(async () => (await stateOf(world, id)).state, { timeout: 60_000 }).toBe('made');
      }
    } finally {
      await jobs.close();
    }
  });

  it('are recorded in the history with who requested which, without their contents', async () => {
    const world = await foundWorld(app);
    await made(world, 'json');
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query<{ action: string; new: Record<string, unknown>; user_id: UserId }>(
        `select action, new, user_id from history where table_name = 'made_files' and assessment_id = $1 order by id`,
        [world.assessmentId],
      ),
    );
    expect(rows.map(({ action }) => action)).toEqual(['insert', 'insert']);
    expect(rows[1]?.new).not.toHaveProperty('content');
    expect(rows[1]?.new).toMatchObject({ kind: 'json', asked_by: rows[1]?.user_id });
  });
});
