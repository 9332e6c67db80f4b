import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId } from '#domain/ids.ts';
import { BODY_BYTES, createBodyGate } from '#server/platform/http/body-gate.ts';
import { createOverload } from '#server/platform/http/overload.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, ORIGIN, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** An endless body in pieces of 64 kB, with the number of pieces that were read. */
function endlessBody() {
  const taken = { pieces: 0 };
  const piece = new TextEncoder().encode(' '.repeat(65_536));
  const stream = new ReadableStream(
    {
      pull(controller) {
        taken.pieces += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken };
}

const send = (path: string, method: string, body: BodyInit, cookie?: string) =>
  app.request(path, {
    method,
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
    ...(cookie && { cookie }),
  } as RequestInit);

describe('a request body', () => {
  it('is not read at all when the endpoint requires a sign-in and there is none', async () => {
    const { assessmentId } = await foundWorld(app);
    const { stream, taken } = endlessBody();
    const answer = await send(`/api/assessments/${assessmentId}/components`, 'POST', stream);
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'not-signed-in']);
    // Creating the request already takes the first piece.
    expect(taken.pieces).toBeLessThanOrEqual(1);
  });

  it('is read from anyone as far as a sign-in needs, and no further', async () => {
    const { stream, taken } = endlessBody();
    const answer = await send('/api/auth/sign-in', 'POST', stream);
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too-large']);
    expect(taken.pieces).toBeLessThanOrEqual(2);
  });

  it('of a member is limited by its endpoint, whether or not its length is announced', async () => {
    const { assessmentId, cookie } = await foundWorld(app);
    const { stream, taken } = endlessBody();
    const path = `/api/assessments/${assessmentId}/components`;
    expect((await send(path, 'POST', stream, cookie)).status).toBe(413);
    expect(taken.pieces * 65_536).toBeLessThan(BODY_BYTES.row * 1.2);
    const told = await app.request(path, {
      method: 'POST',
      body: '{}',
      cookie,
      headers: { 'content-type': 'application/json', 'content-length': String(BODY_BYTES.row + 1) },
    });
    expect(told.status).toBe(413);
  });

  it('needs room within the limits of its company and of all, and frees it afterwards', async () => {
    const gate = createBodyGate({ ofCompany: 100_000, ofAll: 150_000 });
    const request = (bytes: number) =>
      new Request(ORIGIN, { method: 'POST', body: 'x', headers: { 'content-length': String(bytes) } });
    const admit = (company: string) => gate.admit(request(60_000), 'row', company);
    const first = await admit('a');
    expect(await admit('a')).toEqual({ ok: false, code: 'too-busy' });
    expect((await admit('b')).ok).toBe(true);
    expect(await admit('c')).toEqual({ ok: false, code: 'too-busy' });
    if (first.ok) {
      first.done();
      first.done();
    }
    expect((await admit('c')).ok).toBe(true);
    expect(await admit('d')).toEqual({ ok: false, code: 'too-busy' });
    // A form without long texts always finds room.
    expect((await gate.admit(request(1000), 'row', 'd')).ok).toBe(true);
  });

  it('that is still arriving gives way to one of a company that has less under way', async () => {
    const gate = createBodyGate({ ofCompany: 100_000, ofAll: 200_000 });
    const admit = (company: string, bytes: number, body: RequestInit['body'] = 'x') => {
      const headers = { 'content-length': String(bytes) };
      const request = new Request(ORIGIN, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
      return gate.admit(request, 'row', company);
    };
    const halfOpen = () => new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new Uint8Array(9)) });
    const [small, large, whole] = [admit('a', 40_000, halfOpen()), admit('a', 60_000, halfOpen()), admit('b', 100_000)];
    expect((await whole).ok).toBe(true);
    // Company c would have as much under way as a, and the body of b has arrived, so nothing gives way.
    expect(await admit('c', 100_000)).toEqual({ ok: false, code: 'too-busy' });
    expect((await admit('c', 50_000)).ok).toBe(true);
    expect(await large).toEqual({ ok: false, code: 'too-busy' });
    expect(await Promise.race([small, 'still coming'])).toBe('still coming');
  });
});

describe('an assessment', () => {
  it('holds a limited amount of text, and keeps what it has', async () => {
    const { api, assessmentId, topicId } = await foundWorld(app);
    const long = 'ü'.repeat(20_000);
    const texts = { description: long, justification: long, severityReason: '' };
    const create = (title: string) =>
      api.components.create({
        ...componentFields,
        ...texts,
        title,
        assessmentId,
        topicId,
        id: randomUUID() as ComponentId,
      });
    await create('Fits');
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `insert into materiality_components (company_id, assessment_id, topic_id, kind, title, description, justification)
         select company_id, assessment_id, topic_id, kind, title || n, repeat('x', 20000), repeat('x', 20000)
         from materiality_components, generate_series(1, 500) n where assessment_id = $1 and title = 'Fits'`,
        [assessmentId],
      ),
    );
    await expect(create('One too many')).rejects.toMatchObject({ code: 'too-much-text', data: { most: 20_000_000 } });
    const { components } = await api.assessment.read({ assessmentId });
    expect(components.some(({ title }) => title === 'One too many')).toBe(false);
  });
});

describe('a company', () => {
  it('shows how much of its limits it uses', async () => {
    const { api, assessmentId, topicId } = await foundWorld(app);
    const before = await api.assessment.readUse();
    expect([before.assessments, before.open.map(({ id }) => id)]).toEqual([1, [assessmentId]]);
    const description = 'ü'.repeat(5000);
    const id = randomUUID() as ComponentId;
    await api.components.create({ ...componentFields, description, title: 'Long', assessmentId, topicId, id });
    const grown = mustHave((await api.assessment.readUse()).open[0]).bytes - mustHave(before.open[0]).bytes;
    // UTF-8 uses two bytes for each of these letters; the row has other fields as well.
    expect(grown).toBeGreaterThan(10_000);
    expect(grown).toBeLessThan(12_000);
    await api.assessment.remove({ assessmentId });
    // A deleted draft can be restored, so it counts; nobody can write in it meanwhile.
    expect(await api.assessment.readUse()).toEqual({ assessments: 1, open: [] });
  });

  it('can start and complete only so many assessments an hour', async () => {
    const hurried = createTestApp(database, {}, { assessmentBegun: 3, assessmentCompleted: 1 });
    const { api, assessmentId } = await foundWorld(hurried);
    await api.assessment.complete({ assessmentId });
    await expect(api.assessment.complete({ assessmentId })).rejects.toMatchObject({ code: 'rate-limited' });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    // A refused request writes nothing, and is not counted.
    await expect(api.assessment.begin({ copyOf: null })).rejects.toMatchObject({ code: 'draft-exists' });
    await api.assessment.remove({ assessmentId: next.id });
    await api.assessment.begin({ copyOf: null });
    const { drafts } = await api.assessment.readDraft();
    await api.assessment.remove({ assessmentId: mustHave(drafts[0]).id });
    await expect(api.assessment.begin({ copyOf: null })).rejects.toMatchObject({ code: 'rate-limited' });
  });
});

/** Requests per second that the simulated server can answer. */
const CAPACITY = 100;

/** Simulates ten seconds of a server that answers one request at a time: each wait in milliseconds, and the number refused. */
function play(arrivals: number, callers = 100) {
  let now = 0;
  const overload = createOverload(() => now);
  const waiting: { since: number; leave: () => void }[] = [];
  const waits: number[] = [];
  let turnedAway = 0;
  let arrived = 0;
  for (now = 0; now < 10_000; now += 1) {
    if (now % (1000 / arrivals) < 1) {
      arrived += 1;
      const visit = overload.enter(String(arrived % callers));
      if (visit) waiting.push({ since: now, leave: visit.leave });
      else turnedAway += 1;
    }
    if (now % (1000 / CAPACITY) === 0) {
      const next = waiting.shift();
      next?.leave();
      if (next) waits.push(now - next.since);
    }
  }
  return { waits, turnedAway };
}

describe('a server', () => {
  it('refuses no request that it can answer', () => {
    const { waits, turnedAway } = play(CAPACITY * 0.9);
    expect(turnedAway).toBe(0);
    expect(Math.max(...waits)).toBeLessThan(100);
  });

  it('answers as many requests as ever under four times its capacity, each in less than two seconds', () => {
    const { waits, turnedAway } = play(CAPACITY * 4);
    expect(waits.length).toBeGreaterThan(CAPACITY * 10 * 0.95);
    expect(Math.max(...waits)).toBeLessThan(1500);
    expect(turnedAway).toBeGreaterThan(CAPACITY * 20);
  });

  it('keeps waits short when one caller sends many requests', () => {
    const { waits, turnedAway } = play(CAPACITY * 4, 1);
    expect(waits.length).toBeGreaterThan(CAPACITY * 10 * 0.95);
    expect(Math.max(...waits)).toBeLessThan(600);
    expect(turnedAway).toBeGreaterThan(CAPACITY * 20);
  });

  it('refuses further requests immediately while those inside wait for the database', async () => {
    // A server of its own: what others answered within the last second would raise the number that may wait.
    const server = createTestApp(database);
    const visitors = await Promise.all(Array.from({ length: 5 }, () => server.signUp()));
    const cookies = visitors.map((visitor) => visitor.cookie);
    const [cookie] = cookies;
    const told = await asOwner(database.ownerUrl, async (client) => {
      await client.query('begin');
      await client.query('lock table user_sessions in access exclusive mode');
      const asked = Array.from({ length: 50 }, (_, index) =>
        server.request('/api/session', { cookie: mustHave(cookies[index % cookies.length]) }),
      );
      const answers = await Promise.all(asked);
      await client.query('rollback');
      return Promise.all(
        answers.map(async (answer) => [(await answer.json()).code, answer.headers.get('retry-after')]),
      );
    });
    expect(told.filter(([code]) => code === 'too-busy')).toEqual(Array(10).fill(['too-busy', '5']));
    expect(told.filter(([code]) => code === 'database-away')).toHaveLength(40);
    expect((await server.request('/api/session', { cookie: mustHave(cookie) })).status).toBe(200);
  });

  it('keeps places for others when most waiting requests come from one caller', () => {
    const overload = createOverload(() => 0);
    const visits = Array.from({ length: 30 }, () => overload.enter('flooder'));
    expect(visits.filter((visit) => visit !== null)).toHaveLength(24);
    expect(Array.from({ length: 16 }, (_, index) => overload.enter(String(index))).every(Boolean)).toBe(true);
    expect(overload.enter('late')).toBeNull();
  });

  it('admits a few requests, however slow it is, and others once those are answered', () => {
    const overload = createOverload(() => 0);
    const visits = Array.from({ length: 40 }, (_, index) => overload.enter(String(index % 4)));
    expect(visits.every((visit) => visit !== null)).toBe(true);
    expect(overload.enter('5')).toBeNull();
    mustHave(visits[0]).leave();
    expect(overload.enter('5')).not.toBeNull();
  });
});
