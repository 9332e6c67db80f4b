import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommentId, EvidenceId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { createTestApp, type TestApp, type Visitor } from '../shared/front-door.ts';
import { joinAsAuditor, joinCompany } from '../shared/join-company.ts';
import { listenTo } from '../shared/listen-to.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
/** A second server on the same database. */
let other: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  other = createTestApp(database, { secrets: app.config.secrets });
});
afterAll(() => database.close());

const response = { section: 'S', fieldName: 'Q', fieldValue: 'A', fieldType: 'text', seenVersion: null } as const;
const about = { note: '', datedOn: null, validUntil: null, ownerId: null };
const content = { kind: 'link', url: 'https://example.org/report' } as const;

/** Two assessments, the first completed; an auditor of that one only, and an auditor of both. */
async function foundTwo() {
  const founder = await foundWorld(app);
  const { api, assessmentId: audited } = founder;
  await api.assessment.complete({ assessmentId: audited });
  const { id: draft } = await api.assessment.begin({ copyOf: null });
  const bounded = await joinAsAuditor(app, founder, { assessments: [audited] });
  const unbounded = await joinAsAuditor(app, founder);
  return { founder, api, audited, draft, bounded, unbounded };
}

/** The nouns that a stream reports as changed. */
async function changesHeardBy(visitor: Visitor, at: TestApp) {
  const stream = await listenTo(at, visitor);
  return () =>
    stream.heard.flatMap(({ event, data }) => (event === 'changed' ? [(data as { noun: string }).noun] : []));
}

const rename = async ({ api }: Pick<Visitor, 'api'>, name: string) => {
  const { version } = await api.company.read();
  await api.company.update({ name, industry: 'other', size: 'small', version });
};

it.each(['the same server', 'another server'])(
  'notifies an auditor of one assessment about that one, and about nothing in another: on %s',
  async (where) => {
    const { founder, api, audited, draft, bounded, unbounded } = await foundTwo();
    const at = where === 'another server' ? other : app;
    const [heard, heardByAll] = [await changesHeardBy(bounded, at), await changesHeardBy(unbounded, at)];
    // Earlier changes may only be reported now.
    await rename(founder, 'Before');
    await eventually('both listen', () => [heard, heardByAll].every((each) => each().includes('company')));
    const [before, beforeByAll] = [heard().length, heardByAll().length];

    await api.questionnaire.saveResponses({ assessmentId: draft, responses: [response] });
    const id = randomUUID() as EvidenceId;
    const { evidence } = await api.evidence.add({ ...about, id, title: 'Elsewhere', content, use: null });
    await api.evidence.change({ ...about, id, title: 'Anew', url: content.url, seenVersion: evidence.version });
    await api.assessment.remove({ assessmentId: draft });
    await api.assessment.restore({ assessmentId: draft });
    await eventually('who reads both is told', () =>
      ['questionnaire', 'evidence', 'assessment'].every((noun) => heardByAll().slice(beforeByAll).includes(noun)),
    );
    // Reported last: anything before it would have arrived by now.
    await rename(founder, 'After');
    await eventually('the auditor is told of the company', () => heard().length > before);
    expect(heard().slice(before)).toEqual(['company']);

    const { id: used, version: seenVersion } = founder.evidence.evidence;
    await api.evidence.change({ ...about, id: used, title: 'Used here', url: null, seenVersion });
    await api.comments.add({
      ...{ assessmentId: audited, noun: 'component', recordId: founder.component.id },
      ...{ id: randomUUID() as CommentId, threadId: null, body: 'Look', chosen: [] },
    });
    await eventually('the auditor is told of what they read', () =>
      ['evidence', 'comments'].every((noun) => heard().includes(noun)),
    );
  },
);

it('does not notify an auditor when a colleague opens something: it may belong to another assessment', async () => {
  const { founder, bounded } = await foundTwo();
  const uma = await joinCompany(app, founder, 'user', 'Uma User');
  const told = await Promise.all([bounded, founder].map(presenceToldTo));
  const [toAuditor, toFounder] = [mustHave(told[0]), mustHave(told[1])];
  const hers = await app.request('/api/live', { cookie: uma.cookie });
  await eventually('both are told that she is here', () => toAuditor() > 0 && toFounder() > 0);
  const [before, beforeToFounder] = [toAuditor(), toFounder()];
  await uma.api.presence.report({ at: { noun: 'component', recordId: randomUUID() } });
  await eventually('a colleague is told', () => toFounder() > beforeToFounder);
  expect(toAuditor()).toBe(before);
  await hers.body?.cancel();
  await eventually('the auditor is told that she has gone', () => toAuditor() > before);
});

/** How often a stream reports presence. */
async function presenceToldTo({ cookie }: Visitor) {
  let text = '';
  const heard = (part: string) => {
    text += part;
  };
  const { body } = await app.request('/api/live', { cookie });
  void mustHave(body)
    .pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: heard }))
    .catch(() => undefined);
  return () => text.split('event: presence').length - 1;
}
