import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '#contract/evidence-shapes.ts';
import { uploadedFileShape } from '#contract/evidence-shapes.ts';
import type { CompanyId, EvidenceId, EvidenceRevisionId, EvidenceUseId, StoredFileId, UserId } from '#domain/ids.ts';
import { clearAway } from '#server/features/assurance/evidence/start-evidence.ts';
import { verifyDatabase } from '#server/operator/verify-database.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { PNG } from '../shared/pictures.ts';
import { sendFile, upload } from '../shared/upload.ts';
import { foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundWorld(app, 'linden');
});
afterAll(() => database.close());

const about = { title: 'Audit report', note: '', datedOn: '2025-03-01', validUntil: null, ownerId: null };
const givenFor = (recordId: string, criterion: 'scale' | '' = '') => ({
  ...{ id: randomUUID() as EvidenceUseId, assessmentId: world.assessmentId, recordId },
  ...{ noun: 'component' as const, criterion, passage: 'p. 4' },
});
const fileOf = (fileId: StoredFileId, fileName: string) =>
  ({ kind: 'file', fileId, fileName, revisionId: randomUUID() as EvidenceRevisionId }) as const;
const newId = () => randomUUID() as EvidenceId;

async function addFile(text: string, name = 'report.txt') {
  const fileId = await upload(app, world.cookie, name, text);
  return world.api.evidence.add({
    id: newId(),
    ...about,
    content: fileOf(fileId, name),
    use: givenFor(world.component.id),
  });
}

const download = async (id: string, revisionId: string, cookie = world.cookie, what = 'content') =>
  app.request(`/api/evidence/${id}/revisions/${revisionId}/${what}`, { cookie });

async function endMembership(name: string): Promise<void> {
  const { id } = mustHave((await world.api.team.list()).find(({ fullName }) => fullName === name));
  await world.api.team.remove({ id });
}

async function readAll(reading: ReadableStreamDefaultReader<Uint8Array>): Promise<number> {
  let bytes = 0;
  for (let next = await reading.read(); !next.done; next = await reading.read()) bytes += next.value.length;
  return bytes;
}

const later = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('a piece of evidence', () => {
  it('can be a link to a page, used for several records', async () => {
    const { api, assessmentId, component, topicId } = world;
    const id = newId();
    const content = { kind: 'link', url: 'https://example.com/report#p4' } as const;
    const added = await api.evidence.add({ id, ...about, content, use: givenFor(component.id, 'scale') });
    expect(added).toMatchObject({ evidence: { kind: 'link', title: 'Audit report', file: null }, revisions: [] });
    const use = { id: randomUUID() as EvidenceUseId, assessmentId, noun: 'topic', recordId: topicId } as const;
    await api.evidence.use({ ...use, criterion: '', passage: '', evidenceId: id });
    const { uses } = await api.evidence.read({ id });
    expect(uses.map(({ noun, criterion, passage }) => [noun, criterion, passage])).toEqual([
      ['component', 'scale', 'p. 4'],
      ['topic', '', ''],
    ]);
  });

  it('is counted for each record, also at an earlier time, and counts as expired after its last day', async () => {
    const { api, assessmentId, stakeholder } = world;
    const day = (days: number) => later(days).toISOString().slice(0, 10);
    const content = { kind: 'link', url: 'https://example.com' } as const;
    const add = (validUntil: string) =>
      api.evidence.add({
        ...{ id: newId(), ...about, validUntil, content },
        use: { ...givenFor(stakeholder.id), noun: 'stakeholder' },
      });
    for (const days of [-2, 2]) await add(day(days));
    const { id } = (await add(day(-2))).evidence;
    const own = (counts: readonly { recordId: string }[]) =>
      counts.filter(({ recordId }) => recordId === stakeholder.id);
    const counts = async () => [
      own(await api.evidence.counts({ assessmentId })),
      own((await api.assessment.read({ assessmentId })).evidence),
    ];
    const told = { noun: 'stakeholder', recordId: stakeholder.id };
    expect(await counts()).toEqual([[{ ...told, pieces: 3, expired: 2 }], [{ ...told, pieces: 3, expired: 2 }]]);
    const then = await api.history.asOf({ assessmentId, at: new Date().toISOString() });
    expect(own(then.evidence)).toEqual([{ ...told, pieces: 3, expired: 0 }]);
    await api.evidence.remove({ id });
    expect(await counts()).toEqual([[{ ...told, pieces: 2, expired: 1 }], [{ ...told, pieces: 2, expired: 1 }]]);
  });

  it('can be a file, which is downloaded exactly as it was uploaded', async () => {
    const { evidence, revisions } = await addFile('grüße\n'.repeat(70_000));
    const file = mustHave(revisions[0]);
    expect(evidence.file).toEqual(file);
    const response = await download(evidence.id, file.id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': String(file.bytes),
      'content-disposition': `attachment; filename="report.txt"; filename*=UTF-8''report.txt`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('grüße\n'.repeat(70_000));
    expect((await download(evidence.id, file.id, world.cookie, 'preview')).status).toBe(404);
  });

  it('is stored once when two people upload the same bytes', async () => {
    const first = await upload(app, world.cookie, 'same.txt', 'the very same');
    expect(await upload(app, world.cookie, 'other-name.txt', 'the very same')).toBe(first);
  });

  it('is stored once even when both upload at the same time', async () => {
    const content = randomUUID().repeat(20_000);
    const others = await joinCompany(app, world, 'user', 'Ben Colleague');
    const ids = await Promise.all([
      upload(app, world.cookie, 'mine.txt', content),
      upload(app, others.cookie, 'hers.txt', content),
    ]);
    expect(ids[1]).toBe(ids[0]);
    const add = (api: World['api'], name: string) =>
      api.evidence.add({ id: newId(), ...about, content: fileOf(mustHave(ids[0]), name), use: null });
    const added = await Promise.all([add(world.api, 'mine.txt'), add(others.api, 'hers.txt')]);
    expect(added.map(({ evidence }) => evidence.file?.fileName)).toEqual(['mine.txt', 'hers.txt']);
    for (const { evidence } of added) expect(await textOf(evidence.id, mustHave(evidence.file).id)).toBe(content);
  });

  it('refuses a file shorter than announced, and keeps nothing of it', async () => {
    const before = (await world.api.evidence.list({ assessmentId: world.assessmentId })).space.used;
    const response = await sendFile(app, world.cookie, 'cut.txt', 'half', { 'content-length': '9' });
    expect(await response.json()).toEqual({ code: 'file-damaged' });
    expect((await world.api.evidence.list({ assessmentId: world.assessmentId })).space.used).toBe(before);
  });
});

const clear = (days: number) => clearAway(database, world.company.id as CompanyId, later(days));
const textOf = async (id: string, revisionId: string) => (await download(id, revisionId)).text();

describe('a file of evidence', () => {
  it('can be replaced; the first stays available, also to a person who is just downloading it', async () => {
    const long = `first ${'x'.repeat(900_000)}`;
    const { evidence, revisions } = await addFile(long);
    const first = mustHave(revisions[0]);
    const reading = mustHave((await download(evidence.id, first.id)).body).getReader();
    const begun = await reading.read();
    const fileId = await upload(app, world.cookie, 'second.txt', 'second');
    const { kind: _kind, ...file } = fileOf(fileId, 'second.txt');
    const replaced = await world.api.evidence.replace({ id: evidence.id, ...file, seenRevision: 1 });
    expect(replaced.evidence.file).toMatchObject({ number: 2, fileName: 'second.txt', bytes: 6 });
    expect(replaced.revisions.map(({ number }) => number)).toEqual([2, 1]);
    let bytes = begun.value?.length ?? 0;
    for (let next = await reading.read(); !next.done; next = await reading.read()) bytes += next.value.length;
    expect(bytes).toBe(long.length);
    expect(await textOf(evidence.id, first.id)).toBe(long);
  });

  it('can be replaced by two people: the second sees the change of the first and chooses', async () => {
    const { evidence } = await addFile(`to be replaced ${randomUUID()}`);
    const others = await joinCompany(app, world, 'user', 'Ben Colleague');
    const [mine, hers] = [randomUUID(), randomUUID()];
    const replacing = async ({ api, cookie }: Pick<World, 'api' | 'cookie'>, text: string, seenRevision = 1) => {
      const fileId = await upload(app, cookie, `${text}.txt`, text);
      const { kind: _kind, ...file } = fileOf(fileId, `${text}.txt`);
      const input = { id: evidence.id, ...file, seenRevision };
      return { input, replace: () => api.evidence.replace(input) };
    };
    const first = await replacing(world, mine);
    const second = await replacing(others, hers);
    await first.replace();
    await expect(second.replace()).rejects.toMatchObject({
      code: 'conflict',
      data: {
        conflicts: [
          {
            ...{ key: evidence.id, changedBy: 'Ada Founder', changedAt: expect.any(String) },
            current: { id: evidence.id, file: { number: 2, fileName: `${mine}.txt` } },
          },
        ],
      },
    });
    // Sent again after a lost response: the file is already there.
    expect((await first.replace()).evidence.file).toMatchObject({ number: 2 });
    const chosen = await others.api.evidence.replace({ ...second.input, seenRevision: 2 });
    expect(chosen.revisions.map(({ number, fileName }) => [number, fileName])).toEqual([
      [3, `${hers}.txt`],
      [2, `${mine}.txt`],
      [1, 'report.txt'],
    ]);
  });

  it('is replaced by only one of two people who save at the same moment', async () => {
    const { evidence } = await addFile(`pressed at once ${randomUUID()}`);
    const answers = await Promise.allSettled(
      [randomUUID(), randomUUID()].map(async (text) => {
        const fileId = await upload(app, world.cookie, 'a.txt', text);
        const { kind: _kind, ...file } = fileOf(fileId, 'a.txt');
        return world.api.evidence.replace({ id: evidence.id, ...file, seenRevision: 1 });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await world.api.evidence.read({ id: evidence.id })).revisions).toHaveLength(2);
  });

  it('has the same name in the upload and in its evidence, whatever characters the name had', async () => {
    for (const name of ['a\u0000.txt', 'b\u0007\u001b.txt']) {
      const sent = await sendFile(app, world.cookie, name, randomUUID());
      const { fileId, fileName } = uploadedFileShape.parse(await sent.json());
      const content = { ...fileOf(fileId as StoredFileId, name) };
      const { evidence } = await world.api.evidence.add({ id: newId(), ...about, content, use: null });
      expect([evidence.file?.fileName, fileName]).toEqual(Array(2).fill(`${name[0]}.txt`));
      const { kind: _kind, ...file } = { ...content, revisionId: randomUUID() as EvidenceRevisionId };
      const { revisions } = await world.api.evidence.replace({ id: evidence.id, ...file, seenRevision: 1 });
      expect(revisions.map((revision) => revision.fileName)).toEqual(Array(2).fill(`${name[0]}.txt`));
    }
  });

  it('can be neither read nor used by another company that guesses its ids', async () => {
    const { evidence, revisions } = await addFile('for our eyes only');
    const file = mustHave(revisions[0]);
    const others = await foundThroughTheDoor(app, 'The curious ones');
    for (const what of ['content', 'preview']) {
      const response = await download(evidence.id, file.id, others.cookie, what);
      expect(await response.json()).toMatchObject({ code: 'not-found' });
    }
    const fileId = await upload(app, world.cookie, 'ours.txt', 'still ours');
    const taking = others.api.evidence.add({ id: newId(), ...about, content: fileOf(fileId, 'a.txt'), use: null });
    await expect(taking).rejects.toMatchObject({ code: 'file-gone' });
    // In another company, the same bytes are another file.
    expect(await upload(app, others.cookie, 'ours.txt', 'still ours')).not.toBe(fileId);
  });

  it('is shown as a picture if it is one, isolated from everything else', async () => {
    const fileId = await upload(app, world.cookie, 'site.png', new Uint8Array(PNG));
    const content = fileOf(fileId, 'site.png');
    const { evidence } = await world.api.evidence.add({ id: newId(), ...about, content, use: null });
    const response = await download(evidence.id, content.revisionId, world.cookie, 'preview');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is not sent any further to a reader who loses their membership', async () => {
    const { evidence } = await addFile(randomUUID().repeat(60_000));
    const ben = await joinCompany(app, world, 'user', `Reader ${randomUUID()}`);
    const reading = mustHave((await download(evidence.id, mustHave(evidence.file).id, ben.cookie)).body).getReader();
    expect((await reading.read()).value?.length).toBeGreaterThan(0);
    await endMembership(ben.fullName);
    await expect(readAll(reading)).rejects.toThrow('membership');
  });

  it('is not sent any further to an auditor whose audit ends', async () => {
    const { evidence } = await addFile(randomUUID().repeat(60_000));
    const auditor = await app.signUp('An auditor');
    const owner = (statement: string, ...values: unknown[]) =>
      asOwner(database.ownerUrl, (client) => client.query(statement, [auditor.email, ...values]));
    await owner(
      `insert into memberships (company_id, user_id, role, audits_until)
       select $2, id, 'auditor', now() + interval '1 day' from users where email = $1`,
      world.company.id,
    );
    const open = async () =>
      mustHave((await download(evidence.id, mustHave(evidence.file).id, auditor.cookie)).body).getReader();
    const [toEnd, toLose] = [await open(), await open()];
    for (const reading of [toEnd, toLose]) expect((await reading.read()).value?.length).toBeGreaterThan(0);
    const ofAuditor = 'where user_id = (select id from users where email = $1)';
    await owner(`update memberships set audited = array[gen_random_uuid()] ${ofAuditor}`);
    await expect(readAll(toLose)).rejects.toThrow('membership');
    await owner(`update memberships set audited = null, audits_until = now() - interval '1 second' ${ofAuditor}`);
    await expect(readAll(toEnd)).rejects.toThrow('membership');
  });

  it('is refused before the upload if it does not fit, even next to one that is still arriving', async () => {
    const small = createTestApp(database, { companyFilesBytes: 1_000_000 });
    const { cookie, api, draft } = await foundThroughTheDoor(small);
    let finish = () => {};
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(600_000).fill(65));
        finish = () => controller.close();
      },
    });
    const headers = { 'content-type': 'application/octet-stream', 'content-length': '600000' };
    const first = small.request(`/api/evidence/files/${randomUUID()}?name=a.txt`, {
      ...{ method: 'PUT', cookie, headers, body: slow, duplex: 'half' },
    } as never);
    await expect
      .poll(async () => (await api.evidence.list({ assessmentId: draft.assessment.id })).space.used)
      .toBe(600_000);
    const second = await sendFile(small, cookie, 'b.txt', 'x'.repeat(500_000));
    expect(await second.json()).toEqual({ code: 'no-space-for-file', data: { most: 1_000_000, left: 400_000 } });
    finish();
    expect((await first).status).toBe(200);
  });

  it('counts towards the company’s space from the start: the second of two simultaneous uploads counts the first', async () => {
    const small = createTestApp(database, { companyFilesBytes: 1_000_000 });
    const { cookie, company } = await foundThroughTheDoor(small);
    await asOwner(database.ownerUrl, async (client) => {
      // Another upload that has reserved its space and not yet committed.
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(hashtextextended('stored files' || $1::text, 0))`, [company.id]);
      await client.query(
        `insert into stored_files (company_id, id, bytes, added_by)
         select company_id, gen_random_uuid(), 700000, user_id from memberships where company_id = $1`,
        [company.id],
      );
      const second = sendFile(small, cookie, 'b.txt', 'x'.repeat(400_000));
      const waits = `select from pg_locks where locktype = 'advisory' and not granted`;
      let answered = false;
      void second.finally(() => {
        answered = true;
      });
      await expect
        .poll(async () => answered || (await client.query(waits)).rowCount === 1, { timeout: 20_000 })
        .toBe(true);
      await client.query('commit');
      expect(await (await second).json()).toEqual({
        code: 'no-space-for-file',
        data: { most: 1_000_000, left: 300_000 },
      });
      await client.query('delete from stored_files where company_id = $1', [company.id]);
    });
  });

  it('is refused with a clear error when the disk fills up halfway, and leaves nothing', async () => {
    await asOwner(database.ownerUrl, (client) =>
      client.query(`create function full_disk() returns trigger language plpgsql as $$ begin
          raise exception 'could not extend file' using errcode = '53100'; end $$;
        create trigger full_disk before insert on file_pieces for each row when (new.position = 1) execute function full_disk()`),
    );
    const response = await sendFile(app, world.cookie, 'a.txt', 'y'.repeat(600_000));
    await asOwner(database.ownerUrl, (client) => client.query('drop function full_disk cascade'));
    expect([response.status, await response.json()]).toEqual([507, { code: 'storage-full' }]);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query('select from stored_files where sha256 is null'),
    );
    expect(rows).toEqual([]);
  });

  it('is deleted a day after its upload if unused, and sooner if the upload was cut off', async () => {
    const fileId = await upload(app, world.cookie, 'unused.txt', 'nobody wants this');
    const count = () =>
      asOwner(database.ownerUrl, async (client) => {
        const { rowCount } = await client.query('select from stored_files where id = $1', [fileId]);
        return rowCount;
      });
    await clear(0.9);
    expect(await count()).toBe(1);
    await clear(1.1);
    expect(await count()).toBe(0);
    const { evidence } = await addFile('somebody wants this');
    await clear(400);
    expect((await world.api.evidence.read({ id: evidence.id })).revisions).toHaveLength(1);
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `insert into stored_files (company_id, id, bytes, added_by) select company_id, $1, 9, user_id from memberships limit 1`,
        [fileId],
      ),
    );
    await asOwner(database.ownerUrl, async (client) => {
      const { rows } = await client.query('select company_id from stored_files where id = $1', [fileId]);
      await clearAway(database, rows[0].company_id, later(0.1));
    });
    expect(await count()).toBe(0);
  });
});

describe('an owner of evidence', () => {
  it('is a current member of the company, or nobody', async () => {
    const { api } = world;
    const ben = await joinCompany(app, world, 'user', `Owner ${randomUUID()}`);
    const stranger = await foundThroughTheDoor(app, 'Elsewhere');
    const idOf = async (of: typeof ben.api) => mustHave((await of.session.read()).user).id as UserId;
    const content = { kind: 'link', url: 'https://example.com' } as const;
    const add = (ownerId: UserId | null) =>
      api.evidence.add({ id: newId(), ...about, ownerId, content, use: null }).then(({ evidence }) => evidence);
    const bens = await idOf(ben.api);
    const owned = await add(bens);
    expect(owned.owner).toBe(ben.fullName);
    const ownerless = await add(null);
    const change = ({ id, title, note, datedOn, validUntil, version }: Evidence, ownerId: UserId | null) =>
      api.evidence.change({
        ...{ id, title, note, datedOn, validUntil, ownerId },
        ...{ url: 'https://example.com', seenVersion: version },
      });
    await endMembership(ben.fullName);
    for (const nobodys of [bens, await idOf(stranger.api), randomUUID() as UserId]) {
      await expect(add(nobodys)).rejects.toMatchObject({ code: 'not-a-member' });
      await expect(change(ownerless as Evidence, nobodys)).rejects.toMatchObject({ code: 'not-a-member' });
    }
    // A former member stays the owner when other fields change.
    expect((await change({ ...owned, note: 'Looked at' } as Evidence, bens)).ownerId).toBe(bens);
  });
});

describe('removed evidence', () => {
  it('is in no list and no draft, can be restored, and is permanently deleted after 30 days', async () => {
    const { api, assessmentId, component } = world;
    const { evidence } = await addFile('to be removed');
    const { id } = evidence;
    const isUsed = async () =>
      (await api.evidence.ofRecord({ assessmentId, noun: 'component', recordId: component.id })).some(
        (given) => given.evidence.id === id,
      );
    expect(await isUsed()).toBe(true);
    await api.evidence.remove({ id });
    expect(await isUsed()).toBe(false);
    expect((await api.evidence.list({ assessmentId })).evidence.map((one) => one.id)).not.toContain(id);
    await api.evidence.restore({ id });
    expect(await isUsed()).toBe(true);
    await api.evidence.remove({ id });
    await clear(29);
    expect((await api.evidence.read({ id })).evidence.removedAt).toMatch(/^\d{4}-/);
    await clear(31);
    await expect(api.evidence.read({ id })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('evidence of a completed assessment', () => {
  it('is frozen with it, survives its removal, is copied to the next year, and an altered byte is detected', async () => {
    const lindenWorld = world;
    try {
      world = await foundWorld(app, 'maple');
      const { api, assessmentId, component, stakeholder, company } = world;
      const { evidence, revisions, uses } = await addFile('what the result rests on');
      const file = mustHave(revisions[0]);
      const { id } = evidence;
      const give = (noun: 'thresholds' | 'stakeholder' | 'measure', recordId: string) =>
        api.evidence.use({ ...givenFor(recordId), noun, evidenceId: id });
      await give('thresholds', assessmentId);
      await give('stakeholder', stakeholder.id);
      const { measures } = await api.assessment.read({ assessmentId });
      const measure = mustHave(measures[0]);
      await give('measure', measure.id);
      await api.assessment.complete({ assessmentId });

      const frozen = await api.frozenResults.readFrozen({ assessmentId });
      const { evidence: held = [] } = frozen.result as { evidence?: { id: string }[] };
      expect(held.find((piece) => piece.id === id)).toMatchObject({
        title: 'Audit report',
        file: { fileName: 'report.txt', sha256: file.sha256, bytes: 24, revision: 1 },
        uses: [
          { noun: 'component', recordName: component.title, passage: 'p. 4' },
          { noun: 'measure', recordId: measure.id, recordName: measure.title },
          { noun: 'stakeholder' },
          { noun: 'thresholds' },
        ],
      });
      const frozenUse = { assessmentId, id: mustHave(uses[0]).id };
      for (const change of [
        () => api.evidence.endUse(frozenUse),
        () => api.evidence.changeUse({ ...frozenUse, criterion: '', passage: 'p. 5', seenVersion: 1 }),
        () => api.evidence.use({ ...givenFor(component.id, 'scale'), evidenceId: id }),
      ])
        await expect(change()).rejects.toMatchObject({ code: 'assessment-completed' });

      await api.evidence.remove({ id });
      await clear(400);
      const [given] = (await api.evidence.ofRecord({ assessmentId, noun: 'thresholds', recordId: assessmentId })) ?? [];
      expect(given?.evidence).toMatchObject({ id, removedAt: expect.any(String), file: { sha256: file.sha256 } });
      expect(await textOf(id, file.id)).toBe('what the result rests on');

      await api.evidence.restore({ id });
      const copy = await api.assessment.begin({ copyOf: assessmentId });
      const copied = (await api.evidence.list({ assessmentId: copy.id })).uses.filter((use) => use.evidenceId === id);
      expect(copied.map(({ noun }) => noun).toSorted()).toEqual(['component', 'measure', 'stakeholder', 'thresholds']);
      const atMeasure = mustHave(copied.find(({ noun }) => noun === 'measure'));
      expect(atMeasure.recordId).not.toBe(measure.id);
      expect(atMeasure.recordName).toBe(measure.title);
      expect(copied.map(({ carriedFrom }) => carriedFrom)).toEqual(
        Array(4).fill(expect.stringMatching(/, financial year starting /)),
      );

      const verify = async () => {
        const asSystem = async () => [{ id: company.id, name: 'The company' }] as never;
        return (await verifyDatabase({ database: { ...database, asSystem } })).text;
      };
      expect(await verify()).toContain('2 files of evidence, as uploaded.');
      await asOwner(database.ownerUrl, (client) =>
        client.query(
          `update file_pieces set content = set_byte(content, 5, 33) where file_id = (select file_id from evidence_revisions where id = $1)`,
          [file.id],
        ),
      );
      const altered = await verify();
      expect(altered).toContain('2 files of evidence, NOT as uploaded.');
      expect(altered).toMatch(/was altered: its fingerprint is [0-9a-f]{64}/);
      expect(altered).toContain('Evidence “Audit report”, revision 1 uses an altered file.');
      expect(altered).toMatch(/Frozen result .*, evidence “Audit report” uses an altered file\./);
      await asOwner(database.ownerUrl, async (client) => {
        await client.query(`set session_replication_role = 'replica'`);
        await client.query(`delete from stored_files where sha256 = $1`, [file.sha256]);
      });
      expect(await verify()).toContain(`the file with the fingerprint ${file.sha256} is missing.`);
    } finally {
      world = lindenWorld;
    }
  });
});
