/**
 * Requests per second of the endpoint that loads a whole assessment, against the same SQL sent by a bare client loop, and by
 * pgbench where it is installed. Both sides take turns in one run, because machines are noisy; the ratio is what counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Member } from '#database/doors.ts';
import { openDatabase } from '#database/open.ts';
import type { AssessmentId, CompanyId, UserId } from '#domain/ids.ts';
import { readWhole } from '#server/features/assessment/read-whole.ts';
import { type DemoServer, forget, signIn, startDemo } from './demo-server.ts';

const CONCURRENCY = 4;
const SECONDS = 4;
const ROUNDS = 3;

const server = await startDemo();
try {
  const cookie = await signIn(server);
  const ask = async (path: string) => {
    const response = await fetch(server.url + path, { headers: { cookie } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const { user, company } = await ask('/api/session');
  const [assessment] = (await ask('/api/assessments')).filter((row: { status: string }) => row.status === 'draft');
  const path = `/api/assessments/${assessment.id}`;
  const statements = await recordStatements(server, user.id, company.id, assessment.id);
  console.log(`${statements.length} statements a request, ${JSON.stringify(await ask(path)).length} bytes of JSON`);

  const pool = new pg.Pool({ connectionString: server.appUrl, max: CONCURRENCY });
  const replay = async () => {
    const client = await pool.connect();
    try {
      for (const { text, values } of statements) await client.query(text, values);
    } finally {
      client.release();
    }
  };
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const endpoint = await perSecond(() => ask(path));
    const bare = await perSecond(replay);
    ratios.push(endpoint / bare);
    console.log(
      `round ${round}: endpoint ${endpoint.toFixed(0)}/s, the same SQL ${bare.toFixed(0)}/s, ratio ${(endpoint / bare).toFixed(2)}`,
    );
  }
  await pool.end();
  console.log(`median ratio endpoint / same SQL: ${ratios.toSorted((a, b) => a - b)[1]!.toFixed(2)}`);
  await runPgbench(server, statements);
} finally {
  await server.stop();
  await forget(server);
}

interface Statement {
  text: string;
  values: unknown[];
}

/** What one request sends to PostgreSQL: session, membership, and the whole assessment. */
async function recordStatements(
  { appUrl }: DemoServer,
  userId: string,
  companyId: string,
  assessmentId: string,
): Promise<Statement[]> {
  const database = await openDatabase(appUrl, { poolSize: 1 });
  const client = await database.pool.connect();
  const statements: Statement[] = [];
  const { query } = client;
  client.query = ((text: unknown, values: unknown[] = []) => {
    if (typeof text === 'string') statements.push({ text, values });
    return Reflect.apply(query, client, [text, values]);
  }) as typeof query;
  client.release();
  const member: Member = {
    userId: userId as UserId,
    companyId: companyId as CompanyId,
    role: 'admin',
    requestId: 'bench',
  };
  await database.whoAsks({ tokenHash: 'none', now: new Date(), signedInAfter: new Date(0) });
  await database.inCompany(member, (tx) => readWhole(tx, assessmentId as AssessmentId));
  client.query = query;
  await database.close();
  return statements;
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  const startedAt = performance.now();
  const worker = async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return (done * 1000) / (performance.now() - startedAt);
}

async function runPgbench({ appUrl }: DemoServer, statements: Statement[]): Promise<void> {
  if (spawnSync('pgbench', ['--version']).status !== 0) {
    console.log('pgbench is not installed; left out.');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'twofold-pgbench-'));
  const script = join(folder, 'whole.sql');
  await writeFile(script, `${statements.map(inline).join(';\n')};\n`);
  const run = spawnSync('pgbench', ['-n', '-f', script, '-c', String(CONCURRENCY), '-T', String(SECONDS), appUrl], {
    encoding: 'utf8',
  });
  console.log(run.status === 0 ? `pgbench, the same SQL: ${/tps = [\d.]+/.exec(run.stdout)?.[0]}` : run.stderr);
  await rm(folder, { recursive: true });
}

function inline({ text, values }: Statement): string {
  return text
    .replace(/\$(\d+)/g, (_, index) => pg.escapeLiteral(String(values[Number(index) - 1])))
    .replace(/\s+/g, ' ')
    .trim();
}
