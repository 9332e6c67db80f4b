/**
 * Answers per second of an endpoint over HTTP, with a real session, beside pgbench sending the least SQL that yields the same data
 * through the wall: the same cluster, the same run, the same number of clients. Both take turns; the ratio is what counts.
 */

import { get } from 'node:http';
import { forget, signIn, startDemo } from './demo-server.ts';
import { asOwner, setComponentCount } from './grow-sample.ts';
import { answersPerSecond, type Question } from './http-load.ts';
import { insideWall, type LeastSelects } from './least-sql.ts';
import { requirePgbench, transactionsPerSecond } from './pgbench.ts';
import { type Reader, readReader } from './reader.ts';

const CLIENTS = 4;
/** Of each of three rounds, for each side. `npm run bench -- dashboard 1` is quick, and says little. */
const SECONDS = Number(process.argv[2] ?? 3);
const ROUNDS = 3;
const SIZES = [40, 500, 2000];

interface Compared {
  path: (reader: Reader) => string;
  least: (reader: Reader) => LeastSelects;
  /** @throws a sentence unless the selects read what the endpoint has answered */
  requireSame: (databaseUrl: string, reader: Reader, answer: object) => Promise<void>;
}

/**
 * Prints a line for each size, and the ratio a person waits for: unpacked, and packed as browsers ask.
 * @throws where pgbench would read anything else than the endpoint
 */
export async function compareWithPgbench({ path, least, requireSame }: Compared): Promise<void> {
  requirePgbench();
  const server = await startDemo();
  try {
    const cookie = await signIn(server);
    const reader = await readReader(server.url, cookie);
    const question = { url: server.url, path: path(reader), cookie };
    const statements = insideWall(reader, least(reader));
    console.log('components  answer kB  endpoint/s  pgbench/s  ratio  packed kB  packed/s');
    for (const size of SIZES) {
      await asOwner(server.ownerUrl, (client) => setComponentCount(client, reader.assessmentId, size));
      await requireSame(server.appUrl, reader, await read(question));
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

async function read({ url, path, cookie }: Question): Promise<object> {
  const answer = await fetch(url + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as object;
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
