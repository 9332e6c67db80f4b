/** Time from start to ready, and memory at rest, against a bare HTTP server under the same Node in the same run. */

import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { found } from '#domain/found.ts';
import { forget, residentMegabytes, startDemo } from './demo-server.ts';

const RUNS = 5;

const first = await startDemo();
await first.stop();
const times: number[] = [];
const memory: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const server = await startDemo(first.dataDir);
  times.push(server.readyAfterMs);
  await sleep(3000);
  memory.push(await residentMegabytes(server.pid));
  await server.stop();
}
await forget(first);
const bare = await measureBare();

print('first start, sample company stored', [first.readyAfterMs], 'ms');
print('start to ready', times, 'ms');
print('bare server to ready', bare.times, 'ms');
console.log(`ratio start / bare: ${(median(times) / median(bare.times)).toFixed(1)}`);
print('memory at rest (server process)', memory, 'MB');
print('memory at rest (bare server)', bare.memory, 'MB');
console.log(`ratio memory / bare: ${(median(memory) / median(bare.memory)).toFixed(1)}`);

async function measureBare() {
  const code = `require('node:http').createServer((_, r) => r.end('ok')).listen(0, '127.0.0.1', () => console.log('ready'))`;
  const result = { times: [] as number[], memory: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    result.times.push(performance.now() - startedAt);
    await sleep(500);
    result.memory.push(await residentMegabytes(found(child.pid, 'the server’s process')));
    child.kill();
  }
  return result;
}

function median(values: number[]): number {
  return found(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)], 'a measured value');
}

function print(what: string, values: number[], unit: string): void {
  const sorted = values.toSorted((a, b) => a - b).map((value) => value.toFixed(0));
  console.log(`${what}: median ${median(values).toFixed(0)} ${unit} (${sorted.join(', ')})`);
}
