/** Memory of the server while 20 people upload, then download, 25 MB each at once, beside the same server at rest. */

import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadedFileShape } from '#contract/evidence-shapes.ts';
import { uploadPath } from '#contract/evidence-uploads.ts';
import { MAX_EVIDENCE_BYTES } from '#domain/limits.ts';
import { withoutBaseline } from './checked-baseline.ts';
import { forget, residentMegabytes, signIn, startDemo } from './demo-server.ts';

const PEOPLE = 20;
const MOST_ABOVE_REST_MB = 100;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

withoutBaseline(
  'memory is held against a fixed limit above the same server at rest, and each upload and download counts its bytes',
);
const server = await startDemo();
try {
  const cookie = await signIn(server);
  await sleep(3000);
  const rest = await residentMegabytes(server.pid);
  console.log(`at rest: ${rest.toFixed(0)} MB`);
  const people = Array.from({ length: PEOPLE }, (_, nth) => nth);
  const uploading = () => Promise.all(people.map((nth) => upload(cookie, nth)));
  const files = await measure('uploading', rest, uploading, MOST_ABOVE_REST_MB);
  const paths = await Promise.all(files.map((fileId, nth) => makeEvidence(cookie, fileId, nth)));
  await measure('downloading', rest, () => Promise.all(paths.map((path) => download(cookie, path))));
} finally {
  await server.stop();
  await forget(server);
}

/** Prints the most that the server held meanwhile. @param most what it may hold above rest, or the bench fails */
async function measure<T>(
  what: string,
  rest: number,
  work: () => Promise<T>,
  most = Number.POSITIVE_INFINITY,
): Promise<T> {
  let held = 0;
  let isDone = false;
  const startedAt = performance.now();
  const watching = (async () => {
    while (!isDone) {
      held = Math.max(held, await residentMegabytes(server.pid));
      await sleep(50);
    }
  })();
  const done = await work().finally(() => {
    isDone = true;
  });
  await watching;
  const seconds = (performance.now() - startedAt) / 1000;
  const above = held - rest;
  console.log(`${PEOPLE} ${what} 25 MB at once: ${above.toFixed(0)} MB above rest, in ${seconds.toFixed(1)} s`);
  if (above > most) process.exitCode = 1;
  return done;
}

/** Sends a file of its own, as fast as it is taken. */
async function upload(cookie: string, nth: number): Promise<string> {
  const sent = request(server.url + uploadPath(randomUUID(), `${nth}.txt`), {
    method: 'PUT',
    headers: {
      ...{ cookie, origin: server.url, 'content-type': 'application/octet-stream' },
      'content-length': MAX_EVIDENCE_BYTES,
    },
  });
  const answered = new Promise<string>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', async (response) => {
      const body = (await response.setEncoding('utf8').toArray()).join('');
      if (response.statusCode === 200) resolve(uploadedFileShape.parse(JSON.parse(body)).fileId);
      else reject(new Error(`an upload was answered ${response.statusCode} ${body}`));
    });
  });
  await pipeline(Readable.from(contentOf(nth)), sent);
  return answered;
}

/** 25 MB that nobody else has. */
function* contentOf(nth: number): Generator<Buffer> {
  const first = Buffer.from(`${nth} ${randomUUID()}\n`);
  yield first;
  for (let left = MAX_EVIDENCE_BYTES - first.length; left > 0; left -= CHUNK.length) yield CHUNK.subarray(0, left);
}

/** @returns where its file is */
async function makeEvidence(cookie: string, fileId: string, nth: number): Promise<string> {
  const id = randomUUID();
  const revisionId = randomUUID();
  const about = { title: `File ${nth}`, note: '', datedOn: null, validUntil: null, ownerId: null };
  const response = await fetch(`${server.url}/api/evidence`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ id, ...about, use: null },
      content: { kind: 'file', fileId, fileName: `${nth}.txt`, revisionId },
    }),
  });
  if (!response.ok) throw new Error(`evidence was answered ${response.status} ${await response.text()}`);
  return `/api/evidence/${id}/revisions/${revisionId}/content`;
}

async function download(cookie: string, path: string): Promise<void> {
  const response = await fetch(server.url + path, { headers: { cookie } });
  let bytes = 0;
  for await (const piece of response.body ?? []) bytes += piece.length;
  if (bytes !== MAX_EVIDENCE_BYTES) throw new Error(`a download was answered ${response.status} with ${bytes} bytes`);
}
