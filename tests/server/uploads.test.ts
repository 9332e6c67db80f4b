import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadedFileShape } from '#contract/evidence-shapes.ts';
import { uploadPath } from '#contract/evidence-uploads.ts';
import { createUploadRoom } from '#server/platform/http/upload-room.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';

let database: TestDatabase;
let app: TestApp;
let mine: Awaited<ReturnType<typeof foundThroughTheDoor>>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  mine = await foundThroughTheDoor(app);
});
afterAll(() => database.close());

type Body = string | ReadableStream<Uint8Array>;

function put(cookie: string, id: string, body: Body, bytes: number, more = ''): Promise<Response> {
  return app.request(uploadPath(id, 'a.txt') + more, {
    ...{ method: 'PUT', cookie, body, duplex: 'half' },
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes) },
  } as never);
}

const send = (id: string, content: string, more = '') =>
  put(mine.cookie, id, content, Buffer.byteLength(content), more);

/** An upload that receives no more bytes until it is ended. */
function halfOpen(cookie: string, id: string = randomUUID(), bytes = 100_000) {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('begun'));
      end = () => controller.error(new Error('the line is cut'));
    },
  });
  const response = put(cookie, id, body, bytes);
  const answer = response.then(async (answered) => ({
    status: answered.status,
    code: ((await answered.json()) as { code?: string }).code,
  }));
  return { answer, connection: response.then(({ headers }) => headers.get('connection')), end: () => end() };
}

const owner = async (statement: string, values: unknown[] = []) =>
  (await asOwner(database.ownerUrl, (client) => client.query(statement, values))).rows;

const ARRIVING = 'select id from stored_files where sha256 is null';
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

describe('an upload', () => {
  it('is an endpoint of the contract: it accepts the parameters of its address, and issues name the field', async () => {
    for (const [id, more, path] of [
      ['no-id', '', ['fileId']],
      [randomUUID(), '&sha256=abc', ['sha256']],
      [randomUUID(), '&companyId=theirs', []],
    ] as const) {
      const answer = await send(id, 'text', more);
      const { code, data } = (await answer.json()) as { code: string; data: { issues: { path: string[] }[] } };
      expect([answer.status, code, data.issues.map((issue) => issue.path)]).toEqual([400, 'malformed', [path]]);
    }
  });

  it('is refused when it contains anything but bytes, or does not declare how many', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const ask = (init: object) =>
      app.request(uploadPath(randomUUID(), 'a.txt'), { method: 'PUT', cookie: mine.cookie, body: 'text', ...init });
    const asJson = await ask({ headers: { 'content-type': 'application/json', 'content-length': '4' } });
    expect([asJson.status, await asJson.json()]).toMatchObject([
      400,
      { code: 'malformed', data: { issues: [{ path: ['content-type'] }] } },
    ]);
    expect((await ask({ headers })).status).toBe(411);
    expect(await (await ask({ headers: { ...headers, 'content-length': '0' }, body: undefined })).json()).toEqual({
      code: 'empty-file',
    });
  });

  it('ends its connection when the rest is not awaited', async () => {
    const id = randomUUID();
    const first = halfOpen(mine.cookie, id);
    await expect.poll(() => owner(ARRIVING)).toHaveLength(1);
    const again = halfOpen(mine.cookie, id);
    expect(await first.answer).toEqual({ status: 409, code: 'file-sent-again' });
    expect(await first.connection).toBe('close');
    again.end();
    expect(await again.answer).toEqual({ status: 422, code: 'file-damaged' });
    expect(await again.connection).toBeNull();
  });
});

describe('uploads under one id', () => {
  it('are one upload if twelve are sent at the same time: one file is stored, and each sender gets the outcome', async () => {
    const content = randomUUID().repeat(20_000);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(id, content)));
    const told = await Promise.all(
      answers.map(async (answer) => {
        const said = await answer.json();
        return answer.status === 200 ? uploadedFileShape.parse(said).sha256 : (said as { code: string }).code;
      }),
    );
    expect(told.filter((one) => one !== sha256(content) && one !== 'file-sent-again')).toEqual([]);
    expect(told).toContain(sha256(content));
    expect(await owner('select sha256 from stored_files where id = $1', [id])).toEqual([{ sha256: sha256(content) }]);
    const [{ stored }] = await owner(
      `select encode(sha256(string_agg(content, ''::bytea order by position)), 'hex') as stored from file_pieces where file_id = $1`,
      [id],
    );
    expect(stored).toBe(sha256(content));
  });

  it('are not mixed when another server receives the second', async () => {
    const second = createTestApp(database, app.config);
    const first = halfOpen(mine.cookie);
    await expect.poll(() => owner(ARRIVING)).toHaveLength(1);
    const [{ id }] = await owner(ARRIVING);
    const whole = await second.request(uploadPath(id, 'a.txt'), {
      ...{ method: 'PUT', cookie: mine.cookie, body: 'x'.repeat(100_000) },
      headers: { 'content-type': 'application/octet-stream', 'content-length': '100000' },
    });
    expect(whole.status).toBe(200);
    first.end();
    expect(await first.answer).toEqual({ status: 422, code: 'file-damaged' });
    expect(await owner('select bytes::int from stored_files where id = $1', [id])).toEqual([{ bytes: 100_000 }]);
  });

  it('are refused when their bytes differ from those stored, or from those on their way', async () => {
    const id = randomUUID();
    expect((await send(id, 'first')).status).toBe(200);
    expect((await send(id, 'first')).status).toBe(200);
    for (const [content, more] of [
      ['longer', ''],
      ['other', ''],
      ['other', `&sha256=${sha256('other')}`],
    ] as const) {
      const answer = await send(id, content, more);
      expect([answer.status, await answer.json()]).toEqual([409, { code: 'file-id-taken' }]);
    }
    const onItsWay = halfOpen(mine.cookie, randomUUID());
    const { answer, end } = onItsWay;
    await expect.poll(() => owner(ARRIVING)).toHaveLength(1);
    const [{ id: begun }] = await owner(ARRIVING);
    expect((await send(begun, 'of another length')).status).toBe(409);
    end();
    expect(await answer).toEqual({ status: 422, code: 'file-damaged' });
  });
});

describe('uploads from several companies', () => {
  it('leave a place to a fourth company when three fill every place with half-open uploads', async () => {
    const open: ReturnType<typeof halfOpen>[] = [];
    for (let company = 1; company <= 3; company += 1) {
      const { cookie } = await foundThroughTheDoor(app);
      open.push(...Array.from({ length: 20 }, () => halfOpen(cookie)));
      await expect.poll(() => owner(ARRIVING), { timeout: 60_000 }).toHaveLength(20 * company);
    }
    for (let sent = 0; sent < 3; sent += 1) expect((await send(randomUUID(), `mine ${sent}`)).status).toBe(200);
    for (const { end } of open) end();
    const codes = (await Promise.all(open.map(({ answer }) => answer))).map(({ code }) => code);
    const busy = codes.filter((code) => code === 'too-busy').length;
    expect(busy).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 'file-damaged')).toHaveLength(60 - busy);
  });
});

describe('the room for uploads', () => {
  function open(most = { ofCompany: 4, ofAll: 6 }) {
    const clock = { now: 0 };
    const room = createUploadRoom(most, () => clock.now);
    const enter = (companyId: string, id: string = randomUUID()) => {
      const cut: string[] = [];
      const place = room.enter({ companyId, id, bytes: 1000, sha256: '' }, (code) => void cut.push(code));
      return typeof place === 'string' ? place : { ...place, cut };
    };
    return { clock, enter };
  }
  const entered = <Place>(place: Place | string) => {
    if (typeof place === 'string') throw new Error(place);
    return place;
  };

  it('has a limited number of places for a company', () => {
    const { enter } = open();
    for (let taken = 0; taken < 4; taken += 1) entered(enter('a'));
    expect(enter('a')).toBe('too-busy');
  });

  it('takes a place from the company that holds most, never from one that holds as few', () => {
    const { enter } = open();
    const a = [1, 2, 3, 4].map(() => entered(enter('a')));
    const b = [1, 2].map(() => entered(enter('b')));
    entered(enter('c'));
    expect([a, b].map((places) => places.filter(({ cut }) => cut.length > 0).length)).toEqual([1, 0]);
    entered(enter('c'));
    expect(a.filter(({ cut }) => cut.length > 0)).toHaveLength(2);
    // Every company holds two.
    expect(enter('c')).toBe('too-busy');
  });

  it('takes a place from a sender that sends next to nothing for five seconds, however few that company holds', () => {
    const { clock, enter } = open();
    const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((company) => entered(enter(company)));
    for (const place of places) place.waits();
    clock.now = 4000;
    expect(enter('g')).toBe('too-busy');
    clock.now = 6000;
    for (const place of places.slice(1)) place.hears(200_000);
    entered(enter('g'));
    expect(places.map(({ cut }) => cut)).toEqual([['too-busy'], [], [], [], [], []]);
  });

  it('does not count the server’s own delays against a sender', () => {
    const { clock, enter } = open({ ofCompany: 1, ofAll: 1 });
    const place = entered(enter('a'));
    place.waits();
    clock.now = 100;
    place.hears(1000);
    clock.now = 60_000;
    expect(enter('b')).toBe('too-busy');
  });
});
