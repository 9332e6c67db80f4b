import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { readCsv } from '../shared/read-csv.ts';
import { componentFields, foundWorld, SECRET } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const ask = (cookie: string, assessmentId: AssessmentId, asked: Record<string, string> = {}) =>
  app.request(`/api/assessments/${assessmentId}/history.csv?${new URLSearchParams(asked)}`, { cookie });

/** The rows of a downloaded file, keyed by column name. */
async function rowsOf(response: Response): Promise<Record<string, string>[]> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [names = [], ...rows] = readCsv(new TextDecoder().decode(bytes), ',');
  return rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])));
}

const RECORD = `
  insert into history (company_id, assessment_id, table_name, row_id, action, old, new)
  select company_id, assessment_id, 'materiality_components', id, 'update',
    jsonb_build_object('impact_severity', n % 5), jsonb_build_object('impact_severity', 1 + n % 5)
  from materiality_components, generate_series(1, $2::int) n where assessment_id = $1 and title = $3`;

describe('the CSV export of the activity', () => {
  it('lists for each change who made it, when, what it was, the old and new values, the reason and who undid it', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, cookie, component, draft } = world;
    const ben = await joinCompany(app, world, 'user', 'Ben Colleague');
    const { version, ...fields } = component;
    const change = { ...fields, title: 'Mühle, "neu"', impactSeverity: 5 as const };
    await ben.api.components.update({ assessmentId, ...change, seenVersion: version });
    const [line] = (await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id })).changes;
    await api.undo.change({ assessmentId, id: mustHave(line).id });
    await api.components.remove({ assessmentId, id: component.id, reason: 'Counted twice' });

    const rows = await rowsOf(await ask(cookie, assessmentId, { noun: 'component', timeZone: 'Europe/Berlin' }));
    const topic = `${mustHave(draft.topics[0]).code} ${mustHave(draft.topics[0]).name}`;
    const alike = { What: 'Impact, risk or opportunity', Topic: topic, 'Time zone': 'Europe/Berlin' };
    const ofBen = rows.filter((row) => row.Change === line?.id);
    expect(ofBen).toMatchObject([
      {
        ...alike,
        Who: 'Ben Colleague',
        Action: 'changed',
        Field: 'Title',
        To: 'Mühle, "neu"',
        'Undone by': 'Ada Founder',
      },
      { ...alike, Name: 'Mühle, "neu"', Field: 'Severity', From: '4', To: '5', Reason: '' },
    ]);
    expect(ofBen[0]?.When).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
    expect(new Date(mustHave(ofBen[0]?.When)).toISOString().slice(0, 19)).toBe(line?.at.slice(0, 19));
    expect(rows[0]).toMatchObject({ Who: 'Ada Founder', Action: 'deleted', Reason: 'Counted twice' });
    const severity = rows.find(({ Action, Field }) => Action === 'deleted' && Field === 'Severity');
    expect(severity).toMatchObject({ From: '4', To: '' });
    const begun = rows.find(({ Action, Field }) => Action === 'added' && Field === 'Severity');
    expect(begun).toMatchObject({ From: '', To: '4' });
    expect(
      (await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id })).changes[2],
    ).toMatchObject({
      id: line?.id,
      undone: { by: 'Ada Founder' },
    });
  });

  it('holds exactly the lines that the filter shows, however many pages they fill', async () => {
    const { api, assessmentId, cookie, topicId, component } = await foundWorld(app);
    await asOwner(database.ownerUrl, (client) => client.query(RECORD, [assessmentId, 500, component.title]));
    for (const filter of [
      {},
      { noun: 'component' },
      { did: 'changed' },
      { topicId },
      { lacking: 'reason' },
      { noun: 'member' },
    ] as const) {
      const shown: string[] = [];
      type Page = Awaited<ReturnType<typeof api.history.ofAssessment>>;
      for (let before: string | null | undefined; before !== null; ) {
        const page: Page = await api.history.ofAssessment({ assessmentId, ...filter, ...(before && { before }) });
        shown.push(...page.changes.map(({ id }) => id));
        before = page.next;
      }
      const rows = await rowsOf(await ask(cookie, assessmentId, filter));
      expect([...new Set(rows.map(({ Change }) => Change))]).toEqual(shown);
    }
  });

  it('shows one moment: changes written during the download are not in it', async () => {
    const { api, assessmentId, cookie, component } = await foundWorld(app);
    await asOwner(database.ownerUrl, (client) => client.query(RECORD, [assessmentId, 1_000, component.title]));
    const response = await ask(cookie, assessmentId, { noun: 'component' });
    const [newest] = (await api.history.ofAssessment({ assessmentId, noun: 'component' })).changes;
    await api.undo.change({ assessmentId, id: mustHave(newest).id }).catch(() => undefined);
    await api.components.remove({ assessmentId, id: component.id });
    const rows = await rowsOf(response);
    expect(new Set(rows.map(({ Change }) => Change)).size).toBe(1_001);
    expect(rows[0]).toMatchObject({ Change: newest?.id, 'Undone by': '' });
    expect(rows.filter(({ Action }) => Action === 'deleted')).toEqual([]);
  });

  it('holds tens of thousands of lines, with only a few in memory at a time', async () => {
    const { assessmentId, cookie, component } = await foundWorld(app);
    await asOwner(database.ownerUrl, (client) => client.query(RECORD, [assessmentId, 20_000, component.title]));
    const response = await ask(cookie, assessmentId, { noun: 'component' });
    let [lines, largest] = [0, 0];
    for await (const piece of mustHave(response.body) as unknown as AsyncIterable<Uint8Array>) {
      largest = Math.max(largest, piece.length);
      for (const byte of piece) if (byte === 10) lines += 1;
    }
    // The heading, one row per change, and the component's initial values.
    expect(lines).toBeGreaterThan(20_001);
    expect(lines).toBeLessThan(20_100);
    expect(largest).toBeLessThan(256 * 1024);
  });

  it('is named after company, assessment and day, and runs nothing in a spreadsheet', async () => {
    const { api, assessmentId, cookie, draft, topicId } = await foundWorld(app);
    await api.assessment.rename({ assessmentId, name: 'Prüfung: a/b "c"', version: draft.assessment.version });
    const id = randomUUID() as ComponentId;
    await api.components.create({ assessmentId, ...componentFields, financialEffects: [], topicId, id, title: '=1+1' });
    const response = await ask(cookie, assessmentId);
    const disposition = mustHave(response.headers.get('content-disposition'));
    const name = decodeURIComponent(mustHave(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1]));
    expect(name).toMatch(
      new RegExp(`^Activity ${SECRET} Ltd - Prüfung a b c \\(draft\\) - 20\\d\\d-\\d\\d-\\d\\d\\.csv$`),
    );
    expect((await rowsOf(response)).find(({ Name }) => Name?.includes('1+1'))).toMatchObject({ Name: "'=1+1" });
  });

  it('is refused to other companies and strangers, and reports what is wrong with a query', async () => {
    const world = await foundWorld(app);
    const other = await foundWorld(app, 'other');
    for (const [cookie, status, code] of [
      [other.cookie, 404, 'not-found'],
      ['', 401, 'not-signed-in'],
    ] as const) {
      const response = await ask(cookie, world.assessmentId);
      const text = await response.text();
      expect([response.status, JSON.parse(text).code]).toEqual([status, code]);
      expect(text).not.toContain(SECRET);
    }
    const response = await ask(world.cookie, world.assessmentId, { timeZone: 'Mars/Olympus' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'malformed', data: { issues: [{ path: ['timeZone'], code: 'invalid' }] } },
    ]);
  });

  it('fails instead of ending as a short file when the reader loses their membership during the download', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    await asOwner(database.ownerUrl, (client) => client.query(RECORD, [assessmentId, 2_000, component.title]));
    const ben = await joinCompany(app, world, 'user', 'Ben Colleague');
    const response = await ask(ben.cookie, assessmentId);
    const members = await api.team.list();
    await api.team.remove({ id: mustHave(members.find(({ fullName }) => fullName === 'Ben Colleague')).id });
    await expect(response.text()).rejects.toThrow();
  });
});
