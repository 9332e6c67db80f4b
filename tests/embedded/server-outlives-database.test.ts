import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '#server/main.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { eventually } from '../shared/eventually.ts';
import { newFolder, readPostmasterPid } from './held-server.ts';

it('keeps the server alive when PostgreSQL is killed during work, and serves again automatically', async () => {
  const dataDir = await newFolder();
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, dataDir);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const server = await startServer(read.config);
  onTestFinished(() => server.close());
  const ask = async (path: string) => (await fetch(server.url + path)).status;
  for (let death = 1; death <= 3; death += 1) {
    let isOver = false;
    const statuses = new Set<number>();
    const crowd = Array.from({ length: 8 }, async () => {
      while (!isOver) statuses.add(await askForReset(server.url));
    });
    process.kill(await readPostmasterPid(dataDir), 'SIGKILL');
    await eventually('the server is not ready', async () => (await ask('/readyz')) === 503);
    expect(await ask('/healthz')).toBe(200);
    await eventually('the server is ready again', async () => (await ask('/readyz')) === 200);
    isOver = true;
    await Promise.all(crowd);
    expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  }
});

/** A request that needs several queries. */
async function askForReset(url: string): Promise<number> {
  const response = await fetch(`${url}/api/auth/request-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: '{"email":"nobody@example.com"}',
  });
  return response.status;
}
