/**
 * Memory of the server and waiting times while people work: each has a company with the sample's components, an open live stream,
 * loads the questionnaire and the dashboard packed as a browser does, and saves. Aim: at most 250 MB under 100 people.
 * `npm run bench -- people-at-work 100`.
 */

import { randomUUID } from 'node:crypto';
import { get, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { requireSame } from './checked-baseline.ts';
import { forget, residentMegabytes, signIn, startDemo } from './demo-server.ts';
import { asOwner, spreadComponents } from './grow-sample.ts';
import { readReader } from './reader.ts';

const people = Number(process.argv[2] ?? 100);
const SECONDS = 30;
/** Between two deeds of a person, on average. */
const PAUSE_MS = 1500;

// Each person has a separate address; otherwise, the limits per address would stop them.
const server = await startDemo(undefined, { TRUST_PROXY: '1' });
try {
  const { assessmentId } = await readReader(server.url, await signIn(server));
  const atRest = await residentMegabytes(server.pid);
  const visitors: Visitor[] = [];
  for (let index = 0; index < people; index += 1) visitors.push(await signUp(index));
  await asOwner(server.ownerUrl, (client) => spreadComponents(client, assessmentId));
  const own = (
    await ask(
      { cookie: await signIn(server), address: '10.0.0.1', assessmentId },
      'GET',
      `/api/assessments/${assessmentId}`,
    )
  ).body;
  for (const visitor of visitors) {
    const { components } = (await ask(visitor, 'GET', `/api/assessments/${visitor.assessmentId}`)).body;
    requireSame('Components of the sample and of each person', own.components.length, components.length);
  }
  const waits: number[] = [];
  const memory: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const watch = async () => {
    while (performance.now() < until) {
      memory.push(await residentMegabytes(server.pid));
      await sleep(500);
    }
  };
  await Promise.all([watch(), ...visitors.map((visitor) => work(visitor, until, waits))]);
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)]?.toFixed(0);
  console.log(`before: ${atRest.toFixed(0)} MB`);
  console.log(
    `${people} people for ${SECONDS} s: highest ${Math.max(...memory).toFixed(0)} MB, at the end ${memory.at(-1)?.toFixed(0)} MB`,
  );
  console.log(
    `${waits.length} requests, half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, all within ${at(0.9999)} ms`,
  );
} finally {
  await server.stop();
  await forget(server);
}

interface Visitor {
  cookie: string;
  address: string;
  assessmentId: string;
}

async function signUp(index: number): Promise<Visitor> {
  const visitor = { cookie: '', address: `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`, assessmentId: '' };
  const account = {
    fullName: `Person ${index}`,
    email: `${randomUUID()}@example.com`,
    password: 'an-invented-password-7',
  };
  const { cookies } = await ask(visitor, 'POST', '/api/auth/sign-up', account);
  visitor.cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  await ask(visitor, 'POST', '/api/company', { name: `Company ${index}`, industry: 'food-beverage', size: 'large' });
  const { body } = await ask(visitor, 'POST', '/api/assessments', { copyOf: null });
  return { ...visitor, assessmentId: body.id };
}

async function work(visitor: Visitor, until: number, waits: number[]): Promise<void> {
  const stream = get(`${server.url}/api/live`, { headers: { cookie: visitor.cookie } }, (answer) => answer.resume());
  stream.on('error', () => undefined);
  const timed = async (method: string, path: string, body?: object) => {
    const startedAt = performance.now();
    const answer = await ask(visitor, method, path, body);
    waits.push(performance.now() - startedAt);
    return answer.body;
  };
  const whole = `/api/assessments/${visitor.assessmentId}`;
  while (performance.now() < until) {
    await timed('GET', '/api/session');
    const { components } = await timed('GET', whole);
    await sleep(Math.random() * 2 * PAUSE_MS);
    const chosen = components[Math.floor(Math.random() * components.length)];
    if (!chosen) throw new Error('There is no component to change.');
    const { version, ...component } = chosen;
    const justification = `${component.justification.slice(0, 300)} ${Math.random()}`;
    await timed('PUT', `${whole}/components/${component.id}`, { ...component, justification, seenVersion: version });
    await sleep(Math.random() * 2 * PAUSE_MS);
    await timed('GET', `/api/dashboard?assessmentId=${visitor.assessmentId}`);
    await sleep(Math.random() * 2 * PAUSE_MS);
  }
  stream.destroy();
}

interface Answer {
  /** What the answers have that the script reads. */
  body: { id: string; components: { id: string; version: number; justification: string }[] };
  cookies: string[];
}

function ask({ cookie, address }: Visitor, method: string, path: string, body?: object): Promise<Answer> {
  const headers = {
    origin: server.url,
    cookie,
    'x-forwarded-for': address,
    'accept-encoding': 'gzip',
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { method, headers }, async (answer) => {
      const pieces: Buffer[] = await answer.toArray();
      const packed = Buffer.concat(pieces);
      const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(packed) : packed).toString();
      if ((answer.statusCode ?? 500) >= 300)
        return reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      resolve({ body: JSON.parse(text || '{}'), cookies: answer.headers['set-cookie'] ?? [] });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
