/**
 * What an evidence package of 2,000 components and 2 GB of files takes: the server's memory above rest while it is made and downloaded,
 * the memory of the process that checks it, and seconds. Aim: no more for 2 GB of files than for none.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileShape } from '#contract/files.ts';
import { found } from '#domain/found.ts';
import { requireSame } from './checked-baseline.ts';
import { forget, residentMegabytes, signIn, startDemo } from './demo-server.ts';
import { asOwner, setComponentCount } from './grow-sample.ts';
import { readReader } from './reader.ts';

const COMPONENTS = 2_000;
const FILES = 84;
const PIECES = 100;
const SAMPLED_MS = 50;

/** Files of 25 MB each, no two alike, each evidence of a component. */
const STORE = `
  with assessment as (select company_id, id from assessments where id = $1),
    member as (select user_id from memberships m join assessment on assessment.company_id = m.company_id order by m.created_at limit 1),
    stored as (
      insert into stored_files (company_id, id, bytes, added_by, sha256, media_type)
      select company_id, gen_random_uuid(), $3::int * 262144, user_id, encode(sha256(('file ' || n)::bytea), 'hex'), 'application/pdf'
      from assessment, member, generate_series(1, $2::int) n returning *),
    pieces as (
      insert into file_pieces (company_id, file_id, position, content)
      select company_id, id, n - 1, decode(repeat(md5(id::text || n), 16384), 'hex') from stored, generate_series(1, $3::int) n),
    evidence as (
      insert into evidence (company_id, id, kind, title, added_by)
      select company_id, id, 'file', 'Report ' || sha256, added_by from stored returning *),
    revisions as (
      insert into evidence_revisions (company_id, id, evidence_id, number, file_id, sha256, bytes, media_type, file_name, added_by)
      select company_id, gen_random_uuid(), id, 1, id, sha256, bytes, media_type, 'report.pdf', added_by from stored)
  insert into evidence_uses (company_id, id, assessment_id, evidence_id, noun, record_id, record_name, title, added_by)
  select company_id, gen_random_uuid(), $1::uuid, id, 'thresholds', $1::uuid::text, 'Thresholds', title, added_by from evidence`;

const server = await startDemo();
const path = join(tmpdir(), `twofold-bench-${randomUUID()}.zip`);
try {
  const cookie = await signIn(server);
  const { assessmentId } = await readReader(server.url, cookie);
  await asOwner(server.ownerUrl, (client) => setComponentCount(client, assessmentId, COMPONENTS));
  const without = await measure('no files', cookie, assessmentId);
  await asOwner(server.ownerUrl, async (client) => {
    await client.query(STORE, [assessmentId, FILES, PIECES]);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
  const withFiles = await measure(`${FILES} files of 25 MB`, cookie, assessmentId);
  const more = Math.floor((withFiles - without) / (PIECES * 262_144));
  requireSame('Files that one package has more than the other', FILES, more);
} finally {
  await server.stop();
  await forget(server);
  await rm(path, { force: true });
}

/** @returns bytes of the package */
async function measure(what: string, cookie: string, assessmentId: string): Promise<number> {
  await wait(3000);
  const rest = await residentMegabytes(server.pid);
  console.log(`${COMPONENTS} components, ${what}; the server at rest has ${rest.toFixed(0)} MB`);
  const files = `${server.url}/api/assessments/${assessmentId}/files`;
  const id = randomUUID();
  const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
  const tell = ({ peak, seconds }: Taken) =>
    `${(peak - rest).toFixed(0)} MB above rest at its peak, ${seconds.toFixed(1)} s`;

  const made = await take(async () => {
    const asked = await fetch(files, { method: 'POST', headers, body: JSON.stringify({ id, kind: 'package' }) });
    if (!asked.ok) throw new Error(`asking answered ${asked.status} ${await asked.text()}`);
    for (;;) {
      const listed = (await (await fetch(files, { headers: { cookie } })).json()) as FileShape[];
      const file = found(
        listed.find((each) => each.id === id),
        'the package',
      );
      if (file.made) return file.made;
      if (file.state === 'failed') throw new Error(`it failed: ${server.log().at(-1)}`);
      await wait(200);
    }
  });
  console.log(`  made         ${tell(made)}, ${(made.answer.bytes / 1e6).toFixed(0)} MB`);

  const downloaded = await take(async () => {
    const answer = await fetch(`${files}/${id}/content`, { headers: { cookie } });
    await pipeline(Readable.fromWeb(found(answer.body, 'the content') as never), createWriteStream(path));
  });
  console.log(`  downloaded   ${tell(downloaded)}`);

  const { peak, seconds } = await verify([
    '--package',
    path,
    '--fingerprint',
    found(made.answer.fingerprint, 'its fingerprint'),
  ]);
  console.log(`  checked      ${peak.toFixed(0)} MB in all, ${seconds.toFixed(1)} s`);
  await fetch(`${files}/${id}`, { method: 'DELETE', headers });
  return made.answer.bytes;
}

interface Taken {
  peak: number;
  seconds: number;
}

/** Does something, and says how much memory the server had meanwhile at most. */
async function take<T>(work: () => Promise<T>): Promise<Taken & { answer: T }> {
  const startedAt = performance.now();
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes(server.pid));
  }, SAMPLED_MS);
  try {
    const answer = await work();
    return { answer, peak, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    clearInterval(timer);
  }
}

/** Runs the command; files that no hash fits are what it has to find, since theirs were made up. */
async function verify(args: readonly string[]): Promise<Taken> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/verify.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, SAMPLED_MS);
  await new Promise((done) => child.once('exit', done));
  clearInterval(timer);
  return { peak, seconds: (performance.now() - startedAt) / 1000 };
}
