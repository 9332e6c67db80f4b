import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { EvidenceList } from '#contract/evidence-shapes.ts';
import { uploadPath } from '#contract/evidence-uploads.ts';
import { FILE_PIECE_BYTES } from '#domain/limits.ts';
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

/** The server in its own process, on the test's database. */
async function startServer(more: Record<string, string> = {}): Promise<{ child: ChildProcess; url: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'twofold-dies-'));
  shareSecrets(dataDir);
  const { ownerUrl, appUrl } = database;
  const settings = { DATA_DIR: dataDir, DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, PORT: '0' };
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, ...more, LOG_LEVEL: 'silent' },
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

/** The processes started by the given one. */
const startedBy = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

const isGone = (pid: number) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => / Z /.test(stat),
    () => true,
  );

it.runIf(process.platform === 'linux')(
  'makes a file after its server was killed during the work, and leaves no process behind',
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

it('keeps no partial upload when its server was killed, and accepts the same file again', async () => {
  const small = { COMPANY_FILES_MB: '1' };
  const first = await startServer(small);
  const visitor = await visit(first.url, 'killed-over-an-upload@example.com');
  const { id: assessmentId } = (await (await visitor.ask('POST', '/api/assessments', { copyOf: null })).json()) as {
    id: string;
  };
  const content = Buffer.from('half of it, '.repeat(60_000));
  const fileId = randomUUID();
  const put = (url: string, id: string, body: RequestInit['body'], length = content.length) =>
    fetch(url + uploadPath(id, 'minutes.txt'), {
      method: 'PUT',
      headers: {
        ...{ 'content-type': 'application/octet-stream', 'content-length': String(length) },
        ...{ origin: url, cookie: visitor.cookie },
      },
      body,
      duplex: 'half',
    } as RequestInit);
  const begun = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(content.subarray(0, 400_000)) });
  const broken = put(first.url, fileId, begun).then(
    () => 'answered',
    () => 'broken off',
  );
  const rowsOf = (what: string) => asOwner(database.ownerUrl, async (client) => (await client.query(what)).rows);
  const pieces = `select position from file_pieces where file_id = '${fileId}'`;
  await eventually('a piece has arrived', async () => (await rowsOf(pieces)).length > 0);
  first.child.kill('SIGKILL');
  expect(await broken).toBe('broken off');

  const second = await startServer(small);
  const list = async () =>
    (await (
      await fetch(`${second.url}/api/assessments/${assessmentId}/evidence`, { headers: { cookie: visitor.cookie } })
    ).json()) as EvidenceList;
  expect(await list()).toMatchObject({ evidence: [], uses: [] });
  // The space stays reserved for an upload that may still be running; sending the same file again uses that reservation.
  const other = await put(second.url, randomUUID(), content);
  expect(await other.json()).toMatchObject({ code: 'no-space-for-file' });
  const again = await put(second.url, fileId, content);
  expect([again.status, await again.json()]).toMatchObject([200, { fileId, bytes: content.length }]);
  expect((await list()).space.used).toBe(content.length);
  expect(await rowsOf(pieces)).toHaveLength(Math.ceil(content.length / FILE_PIECE_BYTES));

  // An abandoned upload takes no space once it can no longer be in progress.
  await rowsOf(`update stored_files set sha256 = null, media_type = null, added_at = now() - interval '3 minutes'`);
  expect((await list()).space.used).toBe(0);
  expect((await put(second.url, randomUUID(), content)).status).toBe(200);
});
