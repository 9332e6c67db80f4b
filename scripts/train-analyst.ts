/** Trains the built-in analyst on its example questions and saves the weights for the server. */
import './pinned-node.ts';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readExamples } from '#analyst/training/examples.ts';
import { train } from '#analyst/training/train.ts';
import { hashAnalyst, weightsFile, weightsStampFile } from './analyst-weights.ts';
import { root } from './web-build.ts';

const startedAt = performance.now();
const learntFrom = await hashAnalyst();
const examples = readExamples(await readFile(join(root, 'analyst', 'training', 'patterns.tsv'), 'utf8'));
const bytes = await promisify(brotliCompress)(JSON.stringify(train(examples)), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
});
await mkdir(dirname(weightsFile), { recursive: true });
await rm(weightsStampFile, { force: true });
// Written to another file and moved, so that a server never reads half of it.
await writeFile(`${weightsFile}.${process.pid}`, bytes);
await rename(`${weightsFile}.${process.pid}`, weightsFile);
await writeFile(weightsStampFile, learntFrom);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  `The analyst has learnt ${examples.length} example questions in ${seconds} s, ${Math.round(bytes.length / 1000)} kB.`,
);
