import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileKind } from '#domain/files/export-kinds.ts';
import type { CompanyId, EvidenceUseId, MadeFileId } from '#domain/ids.ts';
import { makeAskedFile } from '#server/features/documents/files/make-asked-file.ts';
import { createLog } from '#server/platform/log/log.ts';
import { openPdf } from '../documents/open-pdf.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { readWorkbook } from '../shared/read-workbook.ts';
import { foundWorld, SECRET, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const REASON = 'A supplier corrected its data';
const notFound = { code: 'not-found' };

/** An assessment that was completed, reopened, changed, and completed again. */
async function completedTwice() {
  const world = await foundWorld(app);
  const { api, assessmentId, company, founderAsMember, component, decision } = world;
  // Withdrawn so that the topic's score decides its result.
  const { topicId, side, version: seenVersion } = decision;
  await api.topicDecisions.withdraw({ assessmentId, topicId, side, seenVersion, reason: REASON });
  await api.company.setSignOffRule({ onePersonMaySign: true });
  await api.assessment.complete({ assessmentId });
  const { sha256 } = await api.signOff.read({ assessmentId });
  for (const step of ['prepared', 'reviewed', 'approved'] as const) {
    const by = { from: 'company' as const, memberId: founderAsMember.id };
    const signedOn = new Date().toISOString().slice(0, 10);
    await api.signOff.sign({
      assessmentId,
      sha256: mustHave(sha256),
      step,
      by,
      jobTitle: 'CFO',
      signedOn,
      minutes: '',
    });
  }
  await api.assessment.reopen({ assessmentId, reason: REASON });
  const { version, ...fields } = component;
  await api.components.update({
    ...fields,
    assessmentId,
    title: 'Corrected since',
    impactSeverity: 1,
    seenVersion: version,
  });
  await api.assessment.complete({ assessmentId });
  const [second, first] = await api.frozenResults.listFrozen({ assessmentId });
  return { ...world, companyId: company.id as CompanyId, first: mustHave(first), second: mustHave(second) };
}

/** A file as downloaded after the job has made it. */
async function fileOf(world: World, kind: FileKind, frozenId?: string) {
  const { api, assessmentId, company, cookie } = world;
  const id = randomUUID() as MadeFileId;
  await api.files.ask({ assessmentId, id, kind, ...(frozenId && { frozenId }) });
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const parts = { database, now: () => new Date(), version: '1.2.3', log };
  await makeAskedFile(parts, { companyId: company.id as CompanyId, fileId: id }, new AbortController().signal);
  expect(lines).toEqual([]);
  const file = mustHave((await api.files.list({ assessmentId })).find((each) => each.id === id));
  const answer = await app.request(`/api/assessments/${assessmentId}/files/${id}/content`, { cookie });
  return { file, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const jsonOf = async (...asked: Parameters<typeof fileOf>) =>
  JSON.parse(new TextDecoder().decode((await fileOf(...asked)).bytes));

const evidenceIn = async (world: World, frozenId?: string) =>
  mustHave(readWorkbook((await fileOf(world, 'workbook', frozenId)).bytes).get('Evidence')).rows;

describe('a file of a frozen result', () => {
  it('contains what was frozen at the time and nothing entered since, and says that it was replaced', async () => {
    const world = await completedTwice();
    const { component, first, second } = world;
    const then = await jsonOf(world, 'json', first.id);
    expect(then.inputs.components).toMatchObject([{ title: component.title, impactSeverity: 4 }]);
    expect(then.state).toMatchObject({
      finality: 'completed',
      frozen: { sha256: first.sha256, at: first.frozenAt },
      signatures: [],
      record: {
        standing: 'replaced',
        otherFigures: 0,
        ended: [{}, {}, { step: 'approved', ended: { reason: REASON } }],
      },
    });
    expect(then.made.at).toBe(first.frozenAt);
    expect(then.inputs.activities).toMatchObject([
      { name: expect.stringContaining(SECRET), componentIds: [component.id] },
    ]);
    const told = JSON.stringify(then.history);
    expect(told).toContain(component.title);
    expect(told).not.toContain('Corrected since');

    const latest = await jsonOf(world, 'json', second.id);
    expect(latest.inputs.components).toMatchObject([{ title: 'Corrected since', impactSeverity: 1 }]);
    expect(latest.state).toMatchObject({ record: { standing: 'latest' }, frozen: { sha256: second.sha256 } });
    const today = await jsonOf(world, 'json');
    expect(today.state).toMatchObject({ record: null, frozen: { sha256: second.sha256 } });
  });

  it('shows on each page of the report the day on which it was frozen and its seal', async () => {
    const world = await completedTwice();
    const { file, bytes } = await fileOf(world, 'report', world.first.id);
    expect(mustHave(file.made).fileName).toContain('(frozen, replaced)');
    const { pages } = await openPdf(bytes);
    const seal = `seal ${world.first.sha256.slice(0, 8)}`;
    expect(pages.filter((page) => !page.includes(seal))).toEqual([]);
    const words = pages.join(' ');
    expect(words).toContain('A newer result has since been frozen.');
    expect(words).toContain(REASON);
    expect(words).toContain(world.component.title);
    expect(words).not.toContain('Corrected since');
    expect(words).toContain('1 activity in 1 tier');
  });

  it('has the value chain as it was frozen in the workbook, and says what was not frozen', async () => {
    const world = await completedTwice();
    const { bytes } = await fileOf(world, 'workbook', world.first.id);
    const sheets = readWorkbook(bytes);
    expect(mustHave(sheets.get('Value chain')).rows).toMatchObject([{ Name: expect.stringContaining(SECRET) }]);
    const about = mustHave(sheets.get('About')).rows.filter(({ Item }) => Item === 'Source');
    expect(JSON.stringify(about)).toContain('Owners, due dates, reviews and comments are left out.');
    expect(mustHave(sheets.get('Register')).rows).toMatchObject([{ Title: world.component.title, Severity: 4 }]);
  });

  it('lists the evidence as it was frozen, whatever was done with it since, followed by the minutes of its signatures', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, founderAsMember, component, measure, evidence } = world;
    await foundWorld(app);
    const { id, title, version } = evidence.evidence;
    const use = () => ({ id: randomUUID() as EvidenceUseId, assessmentId, evidenceId: id, criterion: '' as const });
    await api.evidence.use({ ...use(), noun: 'measure', recordId: measure.id, passage: 'annex B' });
    const draft = await evidenceIn(world);
    expect(draft.map((row) => [row.Supports, row['Page or passage']])).toEqual([
      ['Impact, risk or opportunity', SECRET],
      ['Measure', 'annex B'],
    ]);
    await api.assessment.complete({ assessmentId });
    const { sha256 } = await api.signOff.read({ assessmentId });
    await api.signOff.sign({
      ...{ assessmentId, sha256: mustHave(sha256), step: 'prepared', jobTitle: 'CFO', minutes: '' },
      by: { from: 'company', memberId: founderAsMember.id },
      signedOn: new Date().toISOString().slice(0, 10),
    });
    const [signature] = (await api.signOff.read({ assessmentId })).standing;
    await api.evidence.use({ ...use(), noun: 'sign-off', recordId: mustHave(signature).id, passage: 'item 4' });
    const about = { url: null, note: '', datedOn: null, validUntil: null, ownerId: null };
    await api.evidence.change({ id, ...about, title: 'Renamed since', seenVersion: version });
    const told = (rows: Awaited<ReturnType<typeof evidenceIn>>) =>
      rows.map((row) => [row.Title, row['Supported record'], row['Date of the document']]);
    const whenCompleted = [
      ['Renamed since', 'Prepared: Ada Founder', null],
      [title, component.title, '2025-01-31'],
      [title, measure.title, '2025-01-31'],
    ].sort();
    expect(told(await evidenceIn(world)).sort()).toEqual(whenCompleted);
    const [frozen] = await api.frozenResults.listFrozen({ assessmentId });
    await api.evidence.remove({ id });
    expect(told(await evidenceIn(world, mustHave(frozen).id)).sort()).toEqual(whenCompleted);
    const json = await jsonOf(world, 'json', mustHave(frozen).id);
    expect(json.evidence).toMatchObject([{ title, file: { revision: 1 } }, { title: 'Renamed since' }]);
  });

  it('has neither a sheet nor a list of evidence where the format of the result has none', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    await api.assessment.complete({ assessmentId });
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `update assessment_snapshots set result = (result::jsonb - 'evidence' || '{"format": 8}')::text
         where assessment_id = $1`,
        [assessmentId],
      ),
    );
    const [frozen] = await api.frozenResults.listFrozen({ assessmentId });
    for (const id of [undefined, mustHave(frozen).id]) {
      expect([...readWorkbook((await fileOf(world, 'workbook', id)).bytes).keys()]).not.toContain('Evidence');
      expect((await jsonOf(world, 'json', id)).evidence).toBeNull();
    }
  });

  it('says so when the assessment has been reopened', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    await api.assessment.complete({ assessmentId });
    await api.assessment.reopen({ assessmentId, reason: REASON });
    const [only] = await api.frozenResults.listFrozen({ assessmentId });
    const { state } = await jsonOf(world, 'json', mustHave(only).id);
    expect(state).toMatchObject({ isReopened: false, record: { standing: 'open-again' } });
  });

  it('is refused when the result belongs to another assessment or holds no inputs', async () => {
    const { api, assessmentId, first } = await completedTwice();
    const ask = (frozenId: string, of = assessmentId) =>
      api.files.ask({ assessmentId: of, id: randomUUID() as MadeFileId, kind: 'json', frozenId });
    await expect(ask(randomUUID())).rejects.toMatchObject(notFound);
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    await expect(ask(first.id, copy.id)).rejects.toMatchObject(notFound);
    await asOwner(database.ownerUrl, (client) =>
      client.query('update assessment_snapshots set result = $1 where id = $2', [
        '{"dashboard":{},"deselectedTopics":[],"format":1,"thresholdsReason":""}',
        first.id,
      ]),
    );
    await expect(ask(first.id)).rejects.toMatchObject(notFound);
    expect((await api.frozenResults.listFrozen({ assessmentId })).map(({ hasInputs }) => hasInputs)).toEqual([
      true,
      false,
    ]);
  });

  it('compares with the previous year as frozen by then, and says so where that year was not frozen', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    await api.assessment.complete({ assessmentId: next.id, versionReason: 'Applied early' });
    const [frozen] = await api.frozenResults.listFrozen({ assessmentId: next.id });
    await api.assessment.reopen({ assessmentId, reason: REASON });
    const { version, ...fields } = component;
    await api.components.update({ ...fields, assessmentId, title: 'Renamed too late', seenVersion: version });
    await api.assessment.complete({ assessmentId });
    const ofNext = { ...world, assessmentId: next.id };
    const wordsOf = async () =>
      (await openPdf((await fileOf(ofNext, 'report', mustHave(frozen).id)).bytes)).pages.join(' ');
    const compared = await wordsOf();
    expect(compared).toContain('Each year has its own thresholds');
    expect(compared).not.toContain('Renamed too late');
    await asOwner(database.ownerUrl, (client) =>
      client.query('delete from assessment_snapshots where assessment_id = $1', [assessmentId]),
    );
    expect(await wordsOf()).toContain('had no frozen result when this one was frozen');
  });
});

describe('the list of frozen results', () => {
  it('names the approver of each and whether the approval is still valid, and is empty where nothing was frozen', async () => {
    const { api, assessmentId, first, second } = await completedTwice();
    expect(first.approved).toMatchObject({ by: 'Ada Founder', stands: false });
    expect(second.approved).toBeNull();
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    expect(await api.frozenResults.listFrozen({ assessmentId: copy.id })).toEqual([]);
  });
});
