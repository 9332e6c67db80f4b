/**
 * Memory and waiting times while the server is flooded. Aims: at most 100 MB above rest, 99 of 100 normal requests under a second; at four
 * times the capacity at least 80 % of it answered within 2 s, the rest 503 with Retry-After.
 * `npm run bench -- floods`, or one of `bodies`, `pieces`, `dribble`, `readers`, `capacity`.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { found } from '#domain/found.ts';
import { requireSame } from './checked-baseline.ts';
import { forget, residentMegabytes, signIn, startDemo } from './demo-server.ts';
import { bodies, type Flood, slowReaders } from './flood-kinds.ts';
import { asOwner, setComponentCount } from './grow-sample.ts';
import { answersPerSecond, ask, asText, open } from './http-load.ts';
import { readListSizes } from './list-sizes.ts';
import { signUp } from './new-company.ts';
import { readReader } from './reader.ts';

const SECONDS = 25;
/** Between two normal requests. */
const PAUSE_MS = 25;
/** People who ask for more than the server can do. */
const SESSIONS = 20;
/** What makes an answer of 20 MB. */
const LONG_COMPONENTS = 510;

const wanted = process.argv[2];
const server = await startDemo(undefined, { TRUST_PROXY: '1' });
const { url } = server;
try {
  const cookie = await signIn(server);
  const { assessmentId } = await readReader(url, cookie);
  await asOwner(server.ownerUrl, (client) => setComponentCount(client, assessmentId, 40));
  const flooder = await signUp(url, 'Flooder');
  await fillUp(flooder.assessmentId);
  const normal = [
    '/api/session',
    `/api/dashboard?assessmentId=${assessmentId}`,
    '/api/assessments',
    `/api/assessments/${assessmentId}`,
  ].map((path) => ({ url, path, cookie }));
  const many: Normal = [];
  for (let session = 0; session < SESSIONS; session += 1) {
    const own = await signIn(server, `10.0.0.${session + 1}`);
    for (const question of normal) many.push({ ...question, cookie: own });
  }
  const big = { cookie: flooder.cookie, path: `/api/assessments/${flooder.assessmentId}` };
  const quiet = await work(normal, AbortSignal.timeout(4000));
  const answered = quiet.waits.length;
  requireSame('Requests at rest, and those answered with 200', answered + quiet.refused + quiet.failed, answered);
  const { components = 0 } = await readListSizes(url + big.path, big.cookie);
  requireSame('Long components in the answer for slow readers', components, LONG_COMPONENTS);
  await rest();

  const floods: Readonly<Record<string, readonly [what: string, flood: Flood]>> = {
    none: ['nobody floods', async () => undefined],
    bodies: ['200 bodies of 3.9 MB from nobody', bodies(200, { isInPieces: false, pauseMs: 0 })],
    pieces: ['the same in pieces', bodies(200, { isInPieces: true, pauseMs: 0 })],
    dribble: ['200 bodies that dribble', bodies(200, { isInPieces: true, pauseMs: 500 })],
    readers: ['500 slow readers of 20 MB', slowReaders(500, big)],
  };
  for (const [name, [what, flood]] of Object.entries(floods)) {
    if (wanted && wanted !== name) continue;
    await measure(what, flood, normal);
    await rest();
  }
  if (!wanted || wanted === 'capacity') await overCapacity(normal, many);
} finally {
  await server.stop();
  await forget(server);
}

type Normal = { url: string; path: string; cookie: string }[];

async function measure(what: string, flood: Flood, normal: Normal): Promise<void> {
  const atRest = await residentMegabytes(server.pid);
  const logged = server.log().length;
  const stop = new AbortController();
  const memory: number[] = [];
  const watch = async () => {
    while (!stop.signal.aborted) {
      memory.push(await residentMegabytes(server.pid));
      await sleep(100);
    }
  };
  const watching = [watch(), flood(url, stop.signal)];
  const { waits, refused, failed } = await work(normal, AbortSignal.timeout(SECONDS * 1000));
  stop.abort();
  await Promise.all(watching);
  const highest = Math.max(...memory);
  console.log(
    `${what}: ${atRest.toFixed(0)} MB at rest, highest ${highest.toFixed(0)} (${(highest - atRest).toFixed(0)} above); ` +
      `${waits.length} normal requests, ${describe(waits)}; ${refused} refused, ${failed} failed`,
  );
  tellLog(logged);
}

/** Asks at a steady pace, whether the last one was answered or not. */
async function work(normal: Normal, signal: AbortSignal, pauseMs = PAUSE_MS) {
  const idle: Awaited<ReturnType<typeof open>>[] = [];
  const result = { waits: [] as number[], refused: 0, failed: 0, withoutRetryAfter: 0 };
  const one = async (request: string) => {
    const startedAt = performance.now();
    try {
      const kept = idle.pop();
      const socket = kept && !kept.closed ? kept : await open(url);
      socket.on('error', () => undefined);
      const head = await ask(socket, request);
      socket.removeAllListeners('error');
      idle.push(socket);
      if (head.startsWith('HTTP/1.1 200')) result.waits.push(performance.now() - startedAt);
      else if (head.startsWith('HTTP/1.1 503')) {
        result.refused += 1;
        if (!/retry-after: \d/i.test(head)) result.withoutRetryAfter += 1;
      } else throw new Error(head);
    } catch {
      result.failed += 1;
    }
  };
  const under: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let sent = 0; !signal.aborted; ) {
    // As many as are due by now, because timers are not exact.
    for (const due = (performance.now() - startedAt) / pauseMs; sent < due; sent += 1) {
      under.push(one(asText(found(normal[sent % normal.length], 'a request'))));
    }
    await sleep(Math.max(1, pauseMs / 2));
  }
  await Promise.all(under);
  for (const socket of idle) socket.destroy();
  return result;
}

async function overCapacity(normal: Normal, many: Normal): Promise<void> {
  // All kinds of request are equally frequent, so this is the harmonic mean of their rates.
  const rates: number[] = [];
  for (const question of normal) rates.push(await answersPerSecond(question, 8, 3));
  const capacity = rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);
  await rest();
  const logged = server.log().length;
  const seconds = 12;
  const { waits, refused, failed, withoutRetryAfter } = await work(
    many,
    AbortSignal.timeout(seconds * 1000),
    1000 / (capacity * 4),
  );
  const inTime = waits.filter((ms) => ms <= 2000).length;
  console.log(
    `four times the capacity of ${capacity.toFixed(0)}/s: answered within 2 s ${((100 * inTime) / (capacity * seconds)).toFixed(0)} % of it, ` +
      `${describe(waits)}; ${waits.length - inTime} later, ${refused} refused (${withoutRetryAfter} without Retry-After), ${failed} failed`,
  );
  tellLog(logged);
}

function describe(waits: number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
  return `half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, all within ${at(1)} ms`;
}

/** What the server has warned of meanwhile, each sentence once. */
function tellLog(from: number): void {
  const counts = new Map<string, number>();
  for (const line of server.log().slice(from)) {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
    const said = err ? `${msg}: ${err.message}` : msg;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  for (const [said, count] of counts) console.log(`  log, ${count} times: ${said}`);
}

/** As much text as one assessment may hold. */
async function fillUp(assessmentId: string): Promise<void> {
  await asOwner(server.ownerUrl, (client) =>
    client.query(
      `insert into materiality_components (company_id, assessment_id, topic_id, kind, title, description, justification)
        select company_id, assessment_id, id, 'impact', 'Impact ' || n, repeat('a long text, ', 1500), repeat('a long text, ', 1500)
        from (select * from materiality_topics where assessment_id = $1 limit 1) topic, generate_series(1, ${LONG_COMPONENTS}) n`,
      [assessmentId],
    ),
  );
}

/** Until what the server needed is given back. */
function rest(): Promise<void> {
  return sleep(4000);
}
