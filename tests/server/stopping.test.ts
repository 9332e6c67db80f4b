import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { changeIsWaiting, startBehindWire, visit, whileCompaniesAreHeld } from './running-visit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** One request on a kept-alive connection; an error is reported by its code. */
function ask(url: string, cookie: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const asking = request(`${url}/api/company`, { agent, headers: { cookie, origin: url } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    asking.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asking.end();
  });
}

it('cuts off nobody who keeps sending requests while it stops, and does not wait for idle connections', async () => {
  const server = await startBehindWire(database);
  const { cookie } = await visit(server.url, 'keeps-asking@example.com');
  const agent = new Agent({ keepAlive: true });
  const outcomes: (number | string)[] = [];
  let isOver = false;
  const crowd = Array.from({ length: 16 }, async () => {
    while (!isOver) {
      const outcome = await ask(server.url, cookie, agent);
      outcomes.push(outcome);
      if (outcome === 'ECONNREFUSED') return;
    }
  });
  await expect.poll(() => outcomes.length).toBeGreaterThan(50);
  const startedAt = performance.now();
  await server.stop();
  const ms = performance.now() - startedAt;
  isOver = true;
  await Promise.all(crowd);
  agent.destroy();
  expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'ECONNREFUSED')).toEqual([]);
  expect(outcomes.at(-1)).toBe('ECONNREFUSED');
  // The server waits for nobody's next request, however long that connection stays.
  expect(ms).toBeLessThan(30_000);
});

it('tells clients in its last answers that the connection closes, so that their next request goes elsewhere', async () => {
  const server = await startBehindWire(database);
  const { cookie, ask: askOnce, company } = await visit(server.url, 'last-answer@example.com');
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const busy = new Agent({ keepAlive: true, maxSockets: 1 });
  const connectionOf = (agent: Agent, method: string, body?: object) =>
    new Promise<string | undefined>((resolve, reject) => {
      const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
      const asking = request(`${server.url}/api/company`, { agent, method, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      });
      asking.on('error', reject);
      asking.end(body && JSON.stringify(body));
    });
  expect(await connectionOf(kept, 'GET')).toBe('200 keep-alive');
  const { version } = (await (await askOnce('GET', '/api/company')).json()) as { version: number };
  let stopped: Promise<void> | undefined;
  const { late, underWay } = await whileCompaniesAreHeld(database, async () => {
    const underWay = connectionOf(busy, 'PUT', { ...company, name: 'Renamed', version });
    await changeIsWaiting(database);
    stopped = server.stop();
    await new Promise((resolve) => setTimeout(resolve, 150));
    return { late: await connectionOf(kept, 'GET'), underWay };
  });
  expect(late).toBe('200 close');
  expect(await underWay).toBe('200 close');
  await stopped;
  kept.destroy();
  busy.destroy();
});
