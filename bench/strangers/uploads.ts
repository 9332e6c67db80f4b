import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadPath } from '#contract/evidence-uploads.ts';
import { again, slowReaders } from '../flood-kinds.ts';
import { type Place, post, type Stranger, type StrangersCase } from './case.ts';

/** How long a crowd keeps its places, in milliseconds. */
const LASTS_MS = 25_000;
const FILE_BYTES = 100_000;
const BODY_BYTES = 13_000_000;

/** A request of which a few bytes come each second, begun again as soon as it is answered or cut. */
interface Dribble {
  of: Stranger;
  request: string;
  type: string;
  bytes: number;
}

async function dribble(url: string, each: (index: number) => Dribble, connections: number, signal: AbortSignal) {
  await again(connections, url, signal, async (socket, index) => {
    const { of, request, type, bytes } = each(index);
    const head = [`${request} HTTP/1.1`, `host: ${new URL(url).host}`, `origin: ${url}`, `cookie: ${of.cookie}`];
    socket.write([...head, `content-type: ${type}`, `content-length: ${bytes}`, '\r\n'].join('\r\n'));
    let isAnswered = false;
    socket.on('data', () => {
      isAnswered = true;
    });
    while (!socket.destroyed && !isAnswered && !signal.aborted) {
      socket.write('some bytes, ');
      await sleep(1000);
    }
  });
}

const uploadOf = (of: Stranger): Dribble => ({
  of,
  request: `PUT ${uploadPath(randomUUID(), 'a.txt')}`,
  type: 'application/octet-stream',
  bytes: FILE_BYTES,
});
const importOf = (of: Stranger): Dribble => ({
  of,
  request: 'POST /api/imports/read',
  type: 'application/json',
  bytes: BODY_BYTES,
});

/** What somebody beside a crowd does again and again: how often it went well, and how long it took at most. */
async function beside(signal: AbortSignal, work: () => Promise<Response>): Promise<string> {
  let went = 0;
  let longest = 0;
  const refused = new Map<number, number>();
  while (!signal.aborted) {
    const startedAt = performance.now();
    const { ok, status } = await work();
    longest = Math.max(longest, performance.now() - startedAt);
    if (ok) went += 1;
    else refused.set(status, (refused.get(status) ?? 0) + 1);
    await sleep(200);
  }
  const others = [...refused].map(([status, times]) => `, ${times} times ${status}`).join('');
  return `beside it ${went} went well${others}, the longest after ${longest.toFixed(0)} ms`;
}

function upload({ url }: Place, { cookie }: Stranger): Promise<Response> {
  const headers = { 'content-type': 'application/octet-stream', origin: url, cookie };
  return fetch(url + uploadPath(randomUUID(), 'mine.txt'), { method: 'PUT', headers, body: randomUUID().repeat(2000) });
}

const companies = async ({ newCompany }: Place, count: number) => {
  const made: Stranger[] = [];
  for (let number = 0; number < count; number += 1) made.push(await newCompany(`Crowd ${number}`));
  return made;
};
const nth = <T>(some: readonly T[], index: number): T => some[index % some.length] as T;

/** A crowd that dribbles, and one honest company that goes on beside it. */
function crowd(
  name: string,
  what: string,
  { count, connections, of }: { count: number; connections: number; of: (stranger: Stranger) => Dribble },
  work: (place: Place, honest: Stranger) => Promise<Response>,
): StrangersCase {
  return {
    name,
    what,
    prepare: async (place) => {
      const strangers = await companies(place, count);
      const honest = await place.newCompany('Honest');
      return async (signal) => {
        const ends = AbortSignal.any([signal, AbortSignal.timeout(LASTS_MS)]);
        const crowding = dribble(place.url, (index) => of(nth(strangers, index)), connections, ends);
        await sleep(2000);
        const said = await beside(ends, () => work(place, honest));
        await crowding;
        return said;
      };
    },
  };
}

interface AskedFile {
  id: string;
  state: string;
}

const filesOf = ({ assessmentId }: Stranger) => `/api/assessments/${assessmentId}/files`;

async function askFor(place: Place, who: Stranger, kind: string, signal: AbortSignal): Promise<string> {
  const id = randomUUID();
  const answer = await post(place, who, filesOf(who), JSON.stringify({ id, kind }), signal);
  if (!answer.ok) throw new Error(`a file was answered ${answer.status} ${await answer.text()}`);
  return id;
}

/** @returns seconds until the file was there */
async function isMade({ url }: Place, who: Stranger, id: string, signal: AbortSignal): Promise<number> {
  for (const startedAt = performance.now(); ; await sleep(100)) {
    const answer = await fetch(url + filesOf(who), { headers: { cookie: who.cookie }, signal });
    const file = ((await answer.json()) as AskedFile[]).find((one) => one.id === id);
    if (file?.state === 'made') return (performance.now() - startedAt) / 1000;
    if (file?.state === 'failed') throw new Error('a file could not be made');
  }
}

const queue: StrangersCase = {
  name: 'packages',
  what: 'five packages and five workbooks of two companies, another asks for a JSON',
  prepare: async (place) => {
    const [packs, books] = [await place.newCompany('Packages'), await place.newCompany('Workbooks')];
    const honest = await place.newCompany('Honest');
    return async (signal) => {
      const alone = await isMade(place, honest, await askFor(place, honest, 'json', signal), signal);
      const asked: [Stranger, string][] = [];
      for (let number = 0; number < 5; number += 1) {
        asked.push([packs, await askFor(place, packs, 'package', signal)]);
        asked.push([books, await askFor(place, books, 'workbook', signal)]);
      }
      const behind = await isMade(place, honest, await askFor(place, honest, 'json', signal), signal);
      await Promise.all(asked.map(([who, id]) => isMade(place, who, id, signal)));
      return `a JSON alone after ${alone.toFixed(1)} s, behind them after ${behind.toFixed(1)} s`;
    };
  },
};

const readers: StrangersCase = {
  name: 'readers',
  what: 'three companies read answers over 300 slow connections, another reads its own',
  prepare: async (place) => {
    const strangers = await companies(place, 3);
    const honest = await place.newCompany('Honest');
    return async (signal) => {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(LASTS_MS)]);
      const flooding = strangers.map(({ cookie, assessmentId }) =>
        slowReaders(100, { cookie, path: `/api/assessments/${assessmentId}` })(place.url, ends),
      );
      const { cookie, assessmentId } = honest;
      const read = () => fetch(`${place.url}/api/assessments/${assessmentId}`, { headers: { cookie } });
      const said = await beside(ends, async () => {
        const answer = await read();
        await answer.arrayBuffer();
        return answer;
      });
      await Promise.all(flooding);
      return said;
    };
  },
};

const readFile = (place: Place, honest: Stranger) =>
  post(
    place,
    honest,
    '/api/imports/read',
    JSON.stringify({ content: Buffer.from('a,b\n'.repeat(9000)).toString('base64') }),
    AbortSignal.timeout(30_000),
  );

/** Companies that hold what all share, each for as long as it can. */
export const crowds: readonly StrangersCase[] = [
  crowd(
    'half-open',
    'three companies send 90 uploads very slowly, a fourth uploads a file',
    { count: 3, connections: 90, of: uploadOf },
    upload,
  ),
  crowd(
    'half-open-many',
    '70 companies send one upload each very slowly, another uploads a file',
    { count: 70, connections: 70, of: uploadOf },
    upload,
  ),
  crowd(
    'bodies',
    'five companies send bodies of 13 MB very slowly, another sends one of 50 kB',
    { count: 5, connections: 10, of: importOf },
    readFile,
  ),
  readers,
  queue,
];
