/**
 * How long the built-in analyst holds everybody up with questions as long as one may be. Aim: at most 50 ms each.
 * `npm run bench -- long-questions`.
 */

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createAnalyst, type Desk } from '#analyst/analyst.ts';
import { found } from '#domain/found.ts';
import { MAX_CHAT_MESSAGE } from '#domain/limits.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { ensureAnalystIsTrained } from '../scripts/analyst-weights.ts';
import { NO_WORK } from '../tests/analyst/no-work.ts';
import { withoutBaseline } from './checked-baseline.ts';

withoutBaseline('each question is held against a fixed limit of 50 ms');
await ensureAnalystIsTrained();
const packed = await readFile(join(import.meta.dirname, '..', 'dist', 'analyst.weights'));
const weights = String(brotliDecompressSync(packed));
const startedAt = performance.now();
const analyst = createAnalyst(weights);
console.log(`weights read in ${(performance.now() - startedAt).toFixed(0)} ms, once`);

const letters = 'abcdefghijklmnopqrstuvwxyz';
const random = (below: number) => Math.floor(Math.random() * below);
const randomWord = (length: number) => Array.from({ length }, () => letters[random(26)]).join('');
const repeat = (piece: string) => piece.repeat(Math.ceil(MAX_CHAT_MESSAGE / piece.length));
const many = (word: () => string) => Array.from({ length: MAX_CHAT_MESSAGE / 2 }, word).join(' ');

/** Eight thousand characters each; what is random is made anew for each of the five rounds. */
const SORTS: Readonly<Record<string, () => string>> = {
  'random words': () => many(() => randomWord(3 + random(9))),
  'long words': () => many(() => randomWord(40)),
  'one word': () => randomWord(MAX_CHAT_MESSAGE),
  digits: () => many(() => String(random(10 ** random(9)))),
  'words of the subject': () =>
    many(() =>
      found(['risk', 'not', 'material', 'topics', 'scope', 'and', 'climate', 'write', 'severity'][random(9)], ''),
    ),
  'other scripts': () =>
    many(() => String.fromCodePoint(0x4e00 + random(5000), 0x430 + random(32), 0x1f300 + random(500))),
  'signs and blanks': () => repeat(` ${'"\'(,;:.-?!&'[random(11)]}`),
  'everything negated': () => repeat('not what is without, '),
};

const ROUNDS = 5;
const data = toAssessmentData(sampleCompany.currentYear, randomUUID);
const desk: Desk = {
  data: async () => ({ current: data, earlier: null, changes: [], requirements: disclosureRequirements }),
  ...NO_WORK,
  changes: async () => [],
  evidence: async () => [],
};
const ask = (question: string) => analyst.answer({ question, query: null, before: null, earlier: [] }, desk);
const times: number[] = [];
const first = process.threadCpuUsage();
await ask('Which topics are material?');
const { user, system } = process.threadCpuUsage(first);
console.log(`first question, a short one: ${((user + system) / 1000).toFixed(0)} ms, once`);
for (const [name, make] of Object.entries(SORTS)) {
  const own: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const question = make().slice(0, MAX_CHAT_MESSAGE);
    // Processor time of this thread, which other programs do not affect.
    const since = process.threadCpuUsage();
    // The answer never waits for anything, so a server could not serve anyone else in the meantime.
    await ask(question);
    const { user, system } = process.threadCpuUsage(since);
    own.push((user + system) / 1000);
  }
  times.push(...own);
  console.log(`${name}: ${own.map((ms) => ms.toFixed(0)).join(', ')} ms`);
}
console.log(`${times.length} questions: longest ${Math.max(...times).toFixed(0)} ms`);
