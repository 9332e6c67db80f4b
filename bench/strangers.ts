/**
 * What costly work of strangers does to everybody else: the longest wait of `/healthz` (aim: 100 ms), of another company's request (1 s),
 * and the server's memory above rest (100 MB). `npm run bench -- strangers`, or some of its cases by their names.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireSame } from './checked-baseline.ts';
import { forget, residentMegabytes, signIn, startDemo } from './demo-server.ts';
import { signUp } from './new-company.ts';
import { readReader } from './reader.ts';
import type { StrangersCase } from './strangers/case.ts';
import { crowds } from './strangers/uploads.ts';
import type { Waits } from './strangers/watch.ts';
import { workbooks } from './strangers/workbooks.ts';

const MOST = { healthMs: 100, otherMs: 1000, aboveRestMb: 100 };
/** How long one case may go on. */
const MOST_SECONDS = 120;

/** The machine with nobody else at work: what it says is in every other line, too. */
const nobody: StrangersCase = {
  name: 'nobody',
  what: 'nobody sends anything',
  prepare: async () => async () => {
    await sleep(5000);
    return 'nothing';
  },
};
const cases = [nobody, ...workbooks, ...crowds];

const wanted = process.argv.slice(2);
const server = await startDemo(undefined, { TRUST_PROXY: '1' });
let watcher: ChildProcess | undefined;
try {
  const { url } = server;
  const cookie = await signIn(server);
  const path = `/api/dashboard?assessmentId=${(await readReader(url, cookie)).assessmentId}`;
  watcher = fork(join(import.meta.dirname, 'strangers', 'watch.ts'), [url, cookie, path]);
  let address = 0;
  const newCompany = (name: string) => signUp(url, name, `10.1.${Math.floor(address / 250)}.${(address++ % 250) + 1}`);
  for (const each of cases) {
    if (wanted.length > 0 && !wanted.includes(each.name)) continue;
    await measure(each, await each.prepare({ url, newCompany }));
  }
} finally {
  watcher?.disconnect();
  await server.stop();
  await forget(server);
}

async function measure({ name, what }: StrangersCase, work: (signal: AbortSignal) => Promise<string>): Promise<void> {
  await sleep(3000);
  const quiet = await waited();
  requireSame('Requests of others at rest, and those answered with 200', quiet.asked, quiet.asked - quiet.failed);
  const rest = await residentMegabytes(server.pid);
  let most = rest;
  let mostOfChildren = 0;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      most = Math.max(most, await residentMegabytes(server.pid));
      mostOfChildren = Math.max(mostOfChildren, await ofChildren(server.pid));
      await sleep(20);
    }
  })();
  const before = await threadTimes(server.pid);
  const startedAt = performance.now();
  const said = await work(AbortSignal.timeout(MOST_SECONDS * 1000)).catch((error: unknown) => String(error));
  const seconds = (performance.now() - startedAt) / 1000;
  isDone = true;
  await watching;
  const { health, other, asked, failed } = await waited();
  const after = await threadTimes(server.pid);
  const above = most - rest;
  const isMet = health <= MOST.healthMs && other <= MOST.otherMs && above <= MOST.aboveRestMb;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} ${name} (${what}): /healthz waited ${health.toFixed(0)} ms, another company ${other.toFixed(0)} ms, ` +
      `server ${above.toFixed(0)} MB above ${rest.toFixed(0)}, processes beside it ${mostOfChildren.toFixed(0)} MB, ${seconds.toFixed(1)} s, its thread worked ${(after.worked - before.worked).toFixed(0)} ms of that and waited for a processor ${(after.queued - before.queued).toFixed(0)}; ` +
      `${asked} requests of others, ${failed} not answered with 200; ${said}`,
  );
  if (!isMet) process.exitCode = 1;
}

/** The longest waits since this was asked last. */
async function waited(): Promise<Waits> {
  watcher?.send('tell');
  const [waits] = await once(watcher as ChildProcess, 'message');
  return waits as Waits;
}

/**
 * How long the thread that serves everybody has had a processor, which other programs do not lengthen, and how long it has waited for one,
 * which is their doing; Linux only.
 */
async function threadTimes(pid: number): Promise<{ worked: number; queued: number }> {
  const [worked, queued] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ');
  return { worked: Number(worked) / 1e6, queued: Number(queued) / 1e6 };
}

/** What the processes hold together that a server has started, other than its database; Linux only. */
async function ofChildren(parent: number): Promise<number> {
  let megabytes = 0;
  for (const id of await readdir('/proc')) {
    if (!/^\d+$/.test(id)) continue;
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    if (!status.includes(`\nPPid:\t${parent}\n`) || !/^Name:\t(node|MainThread)/.test(status)) continue;
    megabytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }
  return megabytes;
}
