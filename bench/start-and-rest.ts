/** Time from start to ready, and memory at rest, against a bare HTTP server under the same Node in the same run. */

import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { found } from '#domain/found.ts';
import { requireSame } from './checked-baseline.ts';
import { forget, residentMegabytes, startDemo } from './demo-server.ts';

const RUNS = 5;

const first = await startDemo();
await first.stop();
const times: number[] = [];
const memory: number[] = [];
const answers: string[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const server = await startDemo(first.dataDir);
  times.push(server.readyAfterMs);
  answers.push(await answerOf(`${server.url}/healthz`));
  await sleep(3000);
  memory.push(await residentMegabytes(server.pid));
  await server.stop();
}
await forget(first);
const bare = await measureBare();
requireSame('Answers of the server and of the bare one, under one Node', answers, bare.answers);

print('first start, sample company stored', [first.readyAfterMs], 'ms');
print('start to ready', times, 'ms');
print('bare server to ready', bare.times, 'ms');
console.log(`ratio start / bare: ${(median(times) / median(bare.times)).toFixed(1)}`);
print('memory at rest (server process)', memory, 'MB');
print('memory at rest (bare server)', bare.memory, 'MB');
console.log(`ratio memory / bare: ${(median(memory) / median(bare.memory)).toFixed(1)}`);

async function measureBare() {
  const code = `require('node:http').createServer((_, r) => r.end('ok')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
  const result = { times: [] as number[], memory: [] as number[], answers: [] as string[] };
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    const port = await new Promise<string>((resolve) =>
      child.stdout.once('data', (said) => resolve(String(said).trim())),
    );
    result.times.push(performance.now() - startedAt);
    result.answers.push(await answerOf(`http://127.0.0.1:${port}/`));
    await sleep(500);
    result.memory.push(await residentMegabytes(found(child.pid, 'the server’s process')));
    child.kill();
  }
  return result;
}

/** A server that does not answer is not ready, whatever it says. */
async function answerOf(address: string): Promise<string> {
  return String((await fetch(address)).status);
}

function median(values: number[]): number {
  return found(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)], 'a measured value');
}

function print(what: string, values: number[], unit: string): void {
  const sorted = values.toSorted((a, b) => a - b).map((value) => value.toFixed(0));
  console.log(`${what}: median ${median(values).toFixed(0)} ${unit} (${sorted.join(', ')})`);
}
