import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnswerRoom } from '#server/platform/http/response-memory-limit.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningVisit, startBehindWire, visit } from './running-visit.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startBehindWire>>;
let full: RunningVisit;
let other: RunningVisit;
let path: string;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startBehindWire(database);
  full = await visit(server.url, 'full@example.com');
  other = await visit(server.url, 'other@example.com');
  const begun = await full.ask('POST', '/api/assessments', { copyOf: null });
  const { id } = (await begun.json()) as { id: string };
  path = `/api/assessments/${id}`;
  // As much as one assessment may contain.
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into materiality_components (company_id, assessment_id, topic_id, kind, title, description, justification)
       select company_id, assessment_id, id, 'impact', 'Impact ' || n, repeat('x', 20000), repeat('x', 20000)
       from (select * from materiality_topics where assessment_id = $1 limit 1) topic, generate_series(1, 500) n`,
      [id],
    ),
  );
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Requests the whole assessment, reads the beginning of the answer, and then stops reading. */
function readBeginning(headers: string[] = [], asked = ''): Promise<{ head: string; socket: Socket }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        [`GET ${path}${asked} HTTP/1.1`, 'Host: localhost', `Cookie: ${full.cookie}`, ...headers, '\r\n'].join('\r\n'),
      ),
    );
    socket.once('data', (piece) => {
      socket.pause();
      resolve({ head: String(piece).split('\r\n\r\n')[0] ?? '', socket });
    });
    socket.once('error', reject);
  });
}

describe('readers who receive a large answer slowly', () => {
  it.each([
    ['plain', [], 2],
    // Compressed it is small enough to be sent at once, so that more are served one after the other.
    ['packed', ['Accept-Encoding: gzip'], 20],
    ['as it stood at a time', [], 2, '/as-of?at=9999-12-31T23:59:59.999Z'],
  ])(
    'are limited per company, and nobody else waits for them: %s',
    async (_, headers, most, asked = '') => {
      const readers = await Promise.all(Array.from({ length: 20 }, () => readBeginning(headers, asked)));
      const statuses = readers.map(({ head }) => Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]));
      const served = statuses.filter((status) => status === 200).length;
      expect(served).toBeLessThanOrEqual(most);
      expect(statuses.filter((status) => status === 503).length).toBe(20 - served);
      for (const { head } of readers.filter((reader) => reader.head.includes(' 503 ')))
        expect(head).toMatch(/retry-after: 5/i);
      // None of them occupies a connection to the database.
      const { rows } = await asOwner(database.ownerUrl, (client) =>
        client.query(
          `select state from pg_stat_activity
            where datname = current_database() and state <> 'idle' and query ~ 'whole_assessment|commit' and pid <> pg_backend_pid()`,
        ),
      );
      expect(rows).toEqual([]);
      expect((await other.ask('GET', '/api/dashboard')).status).toBe(200);
      for (const { socket } of readers) socket.destroy();
      const again = await eventually('room for the answer', async () => {
        const answer = await full.ask('GET', path);
        return answer.status === 200 ? answer.text() : null;
      });
      expect(again.length).toBeGreaterThan(20_000_000);
    },
    30_000,
  );
});

describe('senders who send their bodies slowly', () => {
  it('block nobody else', async () => {
    const { hostname, port, host } = new URL(server.url);
    const head = ['POST /api/auth/sign-in HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json'];
    const sockets = Array.from({ length: 120 }, (_, index) => {
      const length = index % 2 ? 'Content-Length: 4000' : 'Transfer-Encoding: chunked';
      const socket = connect(Number(port), hostname, () =>
        socket.write([...head, `Origin: ${server.url}`, length, '', index % 2 ? '{' : '1\r\n{\r\n'].join('\r\n')),
      );
      return socket.on('error', () => undefined);
    });
    // Waits until all of them are being read, and past the second over which answers are counted.
    await sleep(2500);
    const answers = await Promise.all(Array.from({ length: 10 }, () => other.ask('GET', '/api/session')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    for (const socket of sockets) socket.destroy();
  });
});

/** The destination of an answer, without a socket. */
class Reader extends EventEmitter {
  closed = false;
  isCut = false;
  end() {
    this.closed = true;
    this.emit('close');
  }
  destroy() {
    this.isCut = true;
    this.end();
    return this;
  }
}

describe('the room for answers', () => {
  const most = { ofCompany: 10_000_000, ofAll: 15_000_000 };
  /** A room in which the size of each company's answers is known. */
  async function open(sizes: Record<string, number>) {
    const clock = { now: 0 };
    const room = createAnswerRoom(most, () => clock.now);
    for (const [company, bytes] of Object.entries(sizes)) mustHave(await room.enter(company, company)).made(bytes);
    const read = async (company: string) => {
      const reader = new Reader();
      const place = await room.enter(company, company, reader as never);
      place?.made(mustHave(sizes[company]));
      return place && reader;
    };
    return { room, clock, read };
  }

  it('is returned when an answer was received, and goes to the next in line', async () => {
    const { read } = await open({ a: 6_000_000 });
    const first = mustHave(await read('a'));
    const second = read('a');
    first.end();
    expect((await second)?.isCut).toBe(false);
  });

  it('is refused to a request that would wait too long', async () => {
    const { read } = await open({ a: 6_000_000 });
    await read('a');
    const others = Array.from({ length: 30 }, () => read('a'));
    expect((await Promise.all(others)).every((one) => one === null)).toBe(true);
  });

  it('is limited per company and in total', async () => {
    const { read } = await open({ a: 6_000_000, b: 6_000_000, c: 6_000_000, d: 1_000_000 });
    expect(await Promise.all([read('a'), read('b')])).not.toContain(null);
    const [c, d] = await Promise.all([read('c'), read('d')]);
    expect([c === null, d === null]).toEqual([true, false]);
  });

  it('is taken from the reader who has held most for a long time, once someone needs it', async () => {
    const { clock, read } = await open({ a: 6_000_000, b: 8_000_000, c: 6_000_000, d: 500_000 });
    const [a, b, d] = [await read('a'), await read('b'), await read('d')].map(mustHave);
    clock.now = 10_001;
    expect(await read('c')).not.toBeNull();
    expect([a?.isCut, b?.isCut, d?.isCut]).toEqual([false, true, false]);
  });

  it('is taken after a second from a company that holds more than the one in need, and never from one that holds as little', async () => {
    const { clock, read } = await open({ a: 5_000_000, b: 4_000_000, c: 4_000_000 });
    const [first, second, b] = [await read('a'), await read('a'), await read('b')].map(mustHave);
    const waiting = read('c');
    clock.now = 1001;
    expect(await waiting).not.toBeNull();
    expect([first?.isCut, second?.isCut, b?.isCut]).toEqual([true, false, false]);
    clock.now = 2002;
    expect(await read('c')).toBeNull();
  });

  it('lets an answer larger than the whole room pass alone', async () => {
    const { read } = await open({ a: 20_000_000 });
    expect(await read('a')).not.toBeNull();
  });

  it('holds one answer at a time for a company whose answers are of unknown size', async () => {
    const room = createAnswerRoom(most);
    const first = mustHave(await room.enter('a', 'one'));
    const second = room.enter('a', 'two', new Reader() as never);
    const others = room.enter('b', 'three');
    expect(await others).not.toBeNull();
    first.made(9_000_000);
    expect(await second).not.toBeNull();
  });
});
