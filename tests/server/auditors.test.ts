import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_COMPLETIONS_PATH } from '#contract/chat-completions.ts';
import type { AssessmentId, ChatSessionId, CommentId, CompanyId, ComponentId, MadeFileId } from '#domain/ids.ts';
import { auditEnd } from '#domain/people/audit.ts';
import { ACTIONS, can } from '#domain/people/permissions.ts';
import { endAuditsOfAll } from '#server/features/company/team/end-audits.ts';
import { makeAskedFile } from '#server/features/documents/files/make-asked-file.ts';
import { createLog } from '#server/platform/log/log.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';
import { dayAfter, joinAsAuditor, readInvitationLink } from '../shared/join-company.ts';
import { listenTo } from '../shared/listen-to.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundLinkedWorld, type LinkedWorld, SECRET } from '../shared/world.ts';
import { type Endpoint, endpoints, inputOf, outcomeOf } from './endpoints.ts';

const dayIn = dayAfter;

let database: TestDatabase;
let app: TestApp;
let now = Date.now();
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database, {}, {}, {}, () => new Date(now));
});
afterAll(() => database.close());

const owner = (sql: string, values: unknown[]) => asOwner(database.ownerUrl, (client) => client.query(sql, values));

const inviteAuditor = (admin: Visitor, assessments: AssessmentId[] | null = null, lastDay = dayIn(30, now)) =>
  joinAsAuditor(app, admin, { assessments, lastDay });

/** What an auditor may do; everything else is refused. This list is policy: add every new permission of auditors here. */
it('lets an auditor read, export, ask and leave, and nothing else', () => {
  expect(ACTIONS.filter((action) => can('auditor', action)).sort()).toEqual([
    'assessment.take-along',
    'assessment.view',
    'audit.work',
    'chat.use',
    'comments.mark-read',
    'comments.write',
    'company.leave',
    'company.view',
    'evidence.view',
    'profile.edit',
    'team.view',
  ]);
});

describe('an auditor of one assessment', () => {
  let theirs: LinkedWorld;
  let auditor: Visitor;
  let audited: AssessmentId;
  beforeAll(async () => {
    theirs = await foundLinkedWorld(app);
    // Auditors may read what belongs to the company rather than to an assessment.
    await owner(`update companies set name = 'Audited AG' where id = $1`, [theirs.company.id]);
    await owner(`update register_views set name = 'of the company', contents = '{}' where company_id = $1`, [
      theirs.company.id,
    ]);
    await owner(`update assessments set status = 'completed', completed_at = now() where id = $1`, [
      theirs.assessmentId,
    ]);
    ({ id: audited } = await theirs.api.assessment.begin({ copyOf: null }));
    const { topics } = await theirs.api.assessment.read({ assessmentId: audited });
    await theirs.api.components.create({
      assessmentId: audited,
      id: randomUUID() as ComponentId,
      topicId: mustHave(topics[0]).id,
      ...componentFields,
      title: 'Hers to read',
      description: '',
      justification: '',
      companyBusinessArea: '',
    });
    auditor = await inviteAuditor(theirs, [audited]);
  });

  const wide: Endpoint[] = [];

  it.each(endpoints.filter(({ meta }) => meta.access === 'member'))(
    '$name shows nothing of another assessment, and changes nothing',
    async (endpoint) => {
      const { meta } = endpoint;
      if (meta.access !== 'member') return;
      // The auditor leaves only at the end, and may read the company's wording of its scales.
      if (endpoint.noun === 'offboarding' || (endpoint.noun === 'scales' && meta.effect.kind === 'reads')) return;
      const outcome = await outcomeOf(auditor.api, endpoint, inputOf(endpoint.name, theirs));
      expect(JSON.stringify(outcome)).not.toContain(SECRET);
      if (!can('auditor', meta.action)) {
        expect(outcome).toMatchObject({ status: 403, code: 'access-denied' });
        return;
      }
      if (meta.effect.kind === 'changes') {
        expect(['not-found', 'malformed', 'not-own-comment']).toContain(outcome.code);
        return;
      }
      const seen = await outcomeOf(theirs.api, endpoint, inputOf(endpoint.name, theirs));
      if (JSON.stringify(seen).includes(SECRET)) wide.push(endpoint);
    },
  );

  it('would find a leak: many of these endpoints return the text to colleagues', () => {
    expect(wide.length).toBeGreaterThan(12);
  });

  it('exports files that hold nothing of another assessment', async () => {
    const log = createLog('silent');
    const documentOf = async ({ api, cookie }: Visitor) => {
      const { id } = await api.files.ask({ assessmentId: audited, id: randomUUID() as MadeFileId, kind: 'word' });
      const job = { companyId: theirs.company.id as CompanyId, fileId: id };
      const parts = { database, now: () => new Date(now), log, version: '1' };
      await makeAskedFile(parts, job, new AbortController().signal);
      const answer = await app.request(`/api/assessments/${audited}/files/${id}/content`, { cookie });
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      return new TextDecoder().decode(mustHave(files['word/document.xml']));
    };
    // The document lists components dropped since the year before by name.
    expect(await documentOf(theirs)).toContain(theirs.component.title);
    const hers = await documentOf(auditor);
    expect(hers).toContain('Hers to read');
    expect(hers).not.toContain(theirs.component.title);
  });

  it('can read what the invitation covers', async () => {
    const whole = await auditor.api.assessment.read({ assessmentId: audited });
    expect(whole.components.map(({ title }) => title)).toEqual(['Hers to read']);
    expect((await auditor.api.assessment.list()).map(({ id }) => id)).toEqual([audited]);
    expect(JSON.stringify(await auditor.api.history.ofAssessment({ assessmentId: audited }))).toContain('Hers to read');
    expect(await auditor.api.session.read()).toMatchObject({
      role: 'auditor',
      landing: '/app/audit',
      audit: { assessments: [audited] },
    });
  });

  it('gets assistant answers based on it alone', async () => {
    const title = 'Asked by the auditor';
    const chat = await auditor.api.chat.createSession({
      id: randomUUID() as ChatSessionId,
      assessmentId: audited,
      title,
    });
    const answer = await app.request(CHAT_COMPLETIONS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      cookie: auditor.cookie,
      body: JSON.stringify({
        model: 'any',
        messages: [{ role: 'user', content: 'List all impacts, risks and opportunities of all years' }],
        metadata: { session_id: chat.id },
      }),
    });
    const said = await answer.text();
    expect(said).toContain('Hers to read');
    expect(said).not.toContain(SECRET);
  });

  it('is told that there are earlier results that they may not read, and nothing about them', async () => {
    const [, her] = await theirs.api.team.list();
    const { id } = mustHave(her);
    const read = (api = auditor.api) => api.dashboard.read({ assessmentId: audited });
    const seen = await read();
    expect([seen.hidesEarlier, seen.choices.map((choice) => choice.id)]).toEqual([true, [audited]]);
    expect((await read(theirs.api)).hidesEarlier).toBe(false);
    await theirs.api.team.setAudit({ id, lastDay: dayIn(30), assessments: null });
    expect((await read()).hidesEarlier).toBe(false);
    await theirs.api.team.setAudit({ id, lastDay: dayIn(30), assessments: [theirs.assessmentId] });
    expect((await auditor.api.dashboard.read({ assessmentId: theirs.assessmentId })).hidesEarlier).toBe(false);
    await theirs.api.team.setAudit({ id, lastDay: dayIn(30), assessments: [audited] });
  });

  it('can read another assessment as soon as they are given access', async () => {
    const [, her] = await theirs.api.team.list();
    const { id } = mustHave(her);
    await expect(auditor.api.assessment.read({ assessmentId: theirs.assessmentId })).rejects.toMatchObject({
      code: 'not-found',
    });
    await theirs.api.team.setAudit({ id, lastDay: dayIn(30), assessments: null });
    expect(JSON.stringify(await auditor.api.assessment.read({ assessmentId: theirs.assessmentId }))).toContain(SECRET);
    await theirs.api.team.setAudit({ id, lastDay: dayIn(30), assessments: [audited] });
    await expect(auditor.api.assessment.read({ assessmentId: theirs.assessmentId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

it('restricts auditors in the database too: every table below an assessment has the policy', async () => {
  const { rows } = await owner(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'assessment_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
       select from pg_policy p where p.polrelid = c.oid and p.polname = 'read_assessments' and not p.polpermissive)`,
    [],
  );
  expect(rows).toEqual([]);
});

describe('an audit', () => {
  it('ends automatically on its last day, and the session says why', async () => {
    const founder = await foundThroughTheDoor(app, 'Fristlicht AG');
    const lastDay = dayIn(2, now);
    const auditor = await inviteAuditor(founder, null, lastDay);
    const begun = now;
    try {
      now = auditEnd(lastDay).getTime() - 1;
      expect(await auditor.api.session.read()).toMatchObject({ role: 'auditor' });
      now += 1;
      await expect(auditor.api.assessment.list()).rejects.toMatchObject({ code: 'no-company' });
      expect(await auditor.api.session.read()).toMatchObject({
        role: null,
        company: null,
        landing: '/company-setup',
        parting: { companyName: 'Fristlicht AG', reason: 'audit-over' },
      });
      expect(await founder.api.team.list()).toHaveLength(1);
    } finally {
      now = begun;
    }
  });

  it('ends on an open stream as well: the auditor is informed, and receives no later event', async () => {
    const founder = await foundThroughTheDoor(app);
    const lastDay = dayIn(2, now);
    const auditor = await inviteAuditor(founder, null, lastDay);
    const colleague = await inviteAuditor(founder, null, dayIn(20, now));
    const [hers, theirs] = [await listenTo(app, auditor), await listenTo(app, colleague)];
    const change = async (name: string) => {
      const { version } = await founder.api.company.read();
      await founder.api.company.update({ name, industry: 'other', size: 'small', version });
    };
    const begun = now;
    try {
      now = auditEnd(lastDay).getTime() - 1;
      await change('Before its end');
      await eventually('she is told', () => hers.heard.some(({ event }) => event === 'changed'));
      const before = hers.heard.length;
      now += 1;
      await change('After its end');
      await eventually('she is told that it is over', () => hers.heard.some(({ event }) => event === 'access'));
      await eventually('others hear on', () => theirs.heard.filter(({ event }) => event === 'changed').length > 1);
      expect(hers.heard.slice(before).map(({ event }) => event)).toEqual(['access']);
      await expect(auditor.api.assessment.list()).rejects.toMatchObject({ code: 'no-company' });
    } finally {
      now = begun;
    }
  });

  it('also ends for auditors who send no request', async () => {
    const founder = await foundThroughTheDoor(app);
    const lastDay = dayIn(1, now);
    await inviteAuditor(founder, null, lastDay);
    await endAuditsOfAll({ database, now: () => new Date(auditEnd(lastDay).getTime() - 1) });
    expect(await founder.api.team.list()).toHaveLength(2);
    await endAuditsOfAll({ database, now: () => auditEnd(lastDay) });
    expect(await founder.api.team.list()).toHaveLength(1);
  });

  it('can be extended, and ends earlier when the auditor is removed', async () => {
    const founder = await foundThroughTheDoor(app);
    const auditor = await inviteAuditor(founder, null, dayIn(1, now));
    const { id } = mustHave((await founder.api.team.list())[1]);
    const later = dayIn(90, now);
    expect(await founder.api.team.setAudit({ id, lastDay: later, assessments: null })).toMatchObject({
      audit: { until: auditEnd(later).toISOString(), assessments: null },
    });
    await founder.api.team.remove({ id });
    expect(await auditor.api.session.read()).toMatchObject({ role: null, parting: { reason: 'removed' } });
    // Invited again, the auditor gets access as before.
    await founder.api.invitations.send({
      email: auditor.email,
      role: 'auditor',
      lastDay: dayIn(5, now),
      assessments: null,
    });
    await auditor.api.invitations.accept(readInvitationLink(app.mailbox.to(auditor.email).at(-1)?.text ?? ''));
    expect(await auditor.api.session.read()).toMatchObject({ role: 'auditor' });
  });

  it('is refused for a day in the past, a day too far ahead, and an assessment of another company', async () => {
    const founder = await foundThroughTheDoor(app);
    const stranger = await foundThroughTheDoor(app);
    const email = `${randomUUID()}@example.com`;
    const invite = (lastDay: string, assessments: AssessmentId[] | null = null) =>
      founder.api.invitations.send({ email, role: 'auditor', lastDay, assessments });
    await expect(invite(dayIn(-1, now))).rejects.toMatchObject({ code: 'audit-day-past' });
    await expect(invite(dayIn(6 * 366, now))).rejects.toMatchObject({ code: 'audit-day-too-far' });
    await expect(invite('soon')).rejects.toMatchObject({ code: 'malformed' });
    await expect(invite(dayIn(1, now), [])).rejects.toMatchObject({ code: 'malformed' });
    await expect(invite(dayIn(1, now), [stranger.draft.assessment.id])).rejects.toMatchObject({ code: 'not-found' });
    await expect(founder.api.invitations.send({ email, role: 'auditor' } as never)).rejects.toMatchObject({
      code: 'malformed',
    });
    expect(app.mailbox.to(email)).toEqual([]);
  });

  it('allows one invitation: a second is refused while the first is valid, and while the audit lasts', async () => {
    const founder = await foundThroughTheDoor(app);
    const visitor = await app.signUp('Aud Itor');
    const form = { email: visitor.email, role: 'auditor', lastDay: dayIn(3, now), assessments: null } as const;
    await founder.api.invitations.send(form);
    const mail = mustHave(app.mailbox.to(visitor.email).at(-1));
    expect(mail.text).toContain('You can read everything but cannot change anything.');
    await expect(founder.api.invitations.send(form)).rejects.toMatchObject({ code: 'already-invited' });
    await visitor.api.invitations.accept(readInvitationLink(mail.text));
    await expect(founder.api.invitations.send(form)).rejects.toMatchObject({
      code: 'already-invited',
      data: { status: 'accepted' },
    });
  });

  it('makes nobody an admin, an owner or a signatory, and does not keep a company alive', async () => {
    const founder = await foundThroughTheDoor(app);
    const auditor = await inviteAuditor(founder);
    const { id } = mustHave((await founder.api.team.list())[1]);
    await expect(founder.api.team.changeRole({ id, role: 'admin' })).rejects.toMatchObject({ code: 'is-auditor' });
    await expect(founder.api.team.changeRole({ id, role: 'auditor' } as never)).rejects.toMatchObject({
      code: 'malformed',
    });
    await expect(founder.api.offboarding.leave({ how: 'leave', successor: id })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await founder.api.offboarding.wayOut()).toMatchObject({ way: 'delete', successors: [] });
    expect(await auditor.api.offboarding.wayOut()).toMatchObject({ way: 'leave' });
    const assessmentId = founder.draft.assessment.id;
    const { people } = await founder.api.assignments.list({ assessmentId });
    expect(people).toHaveLength(1);
    await auditor.api.offboarding.leave({ how: 'leave', successor: null });
    expect(await auditor.api.session.read()).toMatchObject({ company: null });
  });

  it('lets the auditor be mentioned only where they can read', async () => {
    const founder = await foundThroughTheDoor(app);
    const assessmentId = founder.draft.assessment.id;
    const completed = assessmentId;
    await owner(`update assessments set status = 'completed', completed_at = now() where id = $1`, [completed]);
    const { id: audited } = await founder.api.assessment.begin({ copyOf: null });
    const auditor = await inviteAuditor(founder, [audited]);
    const mention = (on: AssessmentId) =>
      founder.api.comments.add({
        assessmentId: on,
        noun: 'section',
        recordId: 'Organizational Information',
        id: randomUUID() as CommentId,
        threadId: null,
        body: 'Please look, @Aud Itor',
        chosen: [],
      });
    expect((await mention(completed)).at(-1)?.mentions).toEqual([]);
    expect((await mention(audited)).at(-1)?.mentions).toEqual([{ name: 'Aud Itor', hasLeft: false }]);
    expect((await auditor.api.comments.overview({ assessmentId: audited })).mentions).toHaveLength(1);
  });
});
