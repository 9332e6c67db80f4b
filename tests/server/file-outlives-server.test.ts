import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { mustHave } from '../shared/must-have.ts';
import { shareSecrets, visit } from './running-visit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const program = fileURLToPath(new URL('serve-until-told.ts', import.meta.url));

/** The server in a process of its own, on the test's database. */
async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'twofold-dies-'));
  shareSecrets(dataDir);
  const { ownerUrl, appUrl } = database;
  const settings = { DATA_DIR: dataDir, DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, PORT: '0' };
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, LOG_LEVEL: 'silent' },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = await new Promise<string>((resolve) => {
    createInterface(mustHave(child.stdout)).on('line', (line) => {
      const ready = /Twofold is ready at (\S+)/.exec(line)?.[1];
      if (ready) resolve(ready);
    });
  });
  return { child, url };
}

/** The processes that this one has started. */
const startedBy = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

const isGone = (pid: number) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => / Z /.test(stat),
    () => true,
  );

it.runIf(process.platform === 'linux')(
  'makes a file whose server was killed over it, and leaves no process behind',
  { timeout: 120_000 },
  async () => {
    const first = await startServer();
    const visitor = await visit(first.url, 'killed-over-a-file@example.com');
    const { id: assessmentId } = (await (await visitor.ask('POST', '/api/assessments', { copyOf: null })).json()) as {
      id: string;
    };
    const id = randomUUID();
    const asked = await visitor.ask('POST', `/api/assessments/${assessmentId}/files`, { id, kind: 'report' });
    expect(asked.status).toBe(201);
    const making = await eventually(
      'the file is being made',
      async () => (await startedBy(mustHave(first.child.pid)))[0],
    );
    first.child.kill('SIGKILL');
    await eventually('nobody makes it', () => isGone(making));
    const stateOf = async () =>
      (
        await asOwner(database.ownerUrl, (client) =>
          client.query('select state, attempts from made_files where id = $1', [id]),
        )
      ).rows[0];
    expect(await stateOf()).toMatchObject({ state: 'making', attempts: 1 });

    const second = await startServer();
    await eventually('it is made', async () => (await stateOf()).state === 'made', 90_000);
    expect(await stateOf()).toMatchObject({ attempts: 2 });
    const path = `/api/assessments/${assessmentId}/files/${id}/content`;
    const content = await fetch(second.url + path, { headers: { cookie: visitor.cookie } });
    expect(new TextDecoder().decode((await content.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  },
);
