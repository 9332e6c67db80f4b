/**
 * What the same requests cost beside one company and beside many: a database that grows must not slow anybody down. Aim: at most
 * 1.1 times. `npm run bench -- many-companies 10000`, the number of companies that are added; they hold 40 components each.
 */

import { requireSame } from './checked-baseline.ts';
import { forget, signIn, startDemo } from './demo-server.ts';
import { asOwner, copyCompany, setComponentCount } from './grow-sample.ts';
import { answersPerSecond } from './http-load.ts';
import { readListSizes } from './list-sizes.ts';
import { readReader } from './reader.ts';

const companies = Number(process.argv[2] ?? 10_000);
const CLIENTS = 4;
const SECONDS = 4;
const ROUNDS = 5;

const [alone, crowded] = [await startDemo(), await startDemo()];
try {
  const asks = await Promise.all([alone, crowded].map(prepare));
  const startedAt = performance.now();
  await asOwner(crowded.ownerUrl, (client) => copyCompany(client, asks[1]?.reader.companyId ?? '', companies));
  console.log(`filled with ${companies} companies in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  for (const name of ['whole', 'dashboard'] as const) {
    const [one = {}, many] = await Promise.all(
      asks.map((ask) => readListSizes(ask[name].url + ask[name].path, ask[name].cookie)),
    );
    requireSame(`Rows of ${name}, beside many companies and beside one`, many, one);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // In turns, so that other load on the machine affects both.
      const rates: number[] = [];
      for (const ask of asks) rates.push(await answersPerSecond(ask[name], CLIENTS, SECONDS));
      const [one = 1, many = 1] = rates;
      ratios.push(one / many);
      console.log(`${name}: ${one.toFixed(0)}/s beside one company, ${many.toFixed(0)}/s beside ${companies}`);
    }
    console.log(`${name}: cost ${ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]?.toFixed(2)} times (median)`);
  }
} finally {
  for (const server of [alone, crowded]) {
    await server.stop();
    await forget(server);
  }
}

async function prepare(server: typeof alone) {
  const cookie = await signIn(server);
  const reader = await readReader(server.url, cookie);
  await asOwner(server.ownerUrl, (client) => setComponentCount(client, reader.assessmentId, 40));
  const question = (path: string) => ({ url: server.url, path, cookie });
  return {
    reader,
    whole: question(`/api/assessments/${reader.assessmentId}`),
    dashboard: question(`/api/dashboard?assessmentId=${reader.assessmentId}`),
  };
}
