/**
 * Answers per second of an endpoint over HTTP, with a real session, beside pgbench sending the least SQL that yields the same data
 * through the wall: the same cluster, the same run, the same number of clients. Both take turns; the ratio is what counts.
 */

import { get } from 'node:http';
import { forget, signIn, startDemo } from './demo-server.ts';
import { asOwner, setComponentCount } from './grow-sample.ts';
import { answersPerSecond, type Question } from './http-load.ts';
import type { Reader } from './least-sql.ts';
import { requirePgbench, transactionsPerSecond } from './pgbench.ts';

const CLIENTS = 4;
const SECONDS = 3;
const ROUNDS = 3;
const SIZES = [40, 500, 2000];

interface Compared {
  path: (reader: Reader) => string;
  least: (reader: Reader) => string[];
}

/** Prints a line for each size, and the ratio a person waits for: unpacked, and packed as browsers ask. */
export async function compareWithPgbench({ path, least }: Compared): Promise<void> {
  requirePgbench();
  const server = await startDemo();
  try {
    const cookie = await signIn(server);
    const reader = await readReader(server.url, cookie);
    const question = { url: server.url, path: path(reader), cookie };
    const statements = least(reader);
    console.log('components  answer kB  endpoint/s  pgbench/s  ratio  packed kB  packed/s');
    for (const size of SIZES) {
      await asOwner(server.ownerUrl, (client) => setComponentCount(client, reader.assessmentId, size));
      await answersPerSecond(question, CLIENTS, 1);
      const turns: { endpoint: number; least: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        turns.push({
          endpoint: await answersPerSecond(question, CLIENTS, SECONDS),
          least: await transactionsPerSecond(server.appUrl, statements, CLIENTS, SECONDS),
        });
      }
      turns.sort((a, b) => a.endpoint / a.least - b.endpoint / b.least);
      const { endpoint, least } = turns[Math.floor(ROUNDS / 2)] ?? { endpoint: 0, least: 1 };
      const packed = await answersPerSecond({ ...question, packed: true }, CLIENTS, SECONDS);
      const cells = [
        size,
        ((await bytesOf(question, 'identity')) / 1000).toFixed(0),
        endpoint.toFixed(0),
        least.toFixed(0),
        (endpoint / least).toFixed(2),
        ((await bytesOf(question, 'gzip, br')) / 1000).toFixed(0),
        packed.toFixed(0),
      ];
      console.log(cells.map((cell, index) => String(cell).padStart([10, 9, 10, 9, 5, 9, 8][index] ?? 0)).join('  '));
    }
  } finally {
    await server.stop();
    await forget(server);
  }
}

/** Who is signed in with this cookie, and her company's draft. */
export async function readReader(url: string, cookie: string): Promise<Reader> {
  const ask = async <T>(path: string) => (await (await fetch(url + path, { headers: { cookie } })).json()) as T;
  const { user, company } = await ask<Record<'user' | 'company', { id: string }>>('/api/session');
  const assessments = await ask<{ id: string; status: string }[]>('/api/assessments');
  const draft = assessments.find(({ status }) => status === 'draft');
  return { userId: user.id, companyId: company.id, assessmentId: draft?.id ?? '' };
}

/** Bytes on the wire; fetch itself would unpack them. */
async function bytesOf({ url, path, cookie }: Question, encoding: string): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    get(url + path, { headers: { cookie, 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
