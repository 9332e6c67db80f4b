/** `npm run bench -- NAME` runs one of these. Each prints ratios of one run, because machines differ and are noisy. */
import '../scripts/pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const benches: Record<string, string> = {
  'whole-assessment': 'rate of the whole assessment beside pgbench, at 40, 500 and 2,000 components',
  dashboard: 'rate of the dashboard beside pgbench, at 40, 500 and 2,000 components',
  'as-of': 'time until the state as of a time is there, after 1,000, 20,000 and 100,000 changes',
  activity: 'time to the first page and to each filter of the activity, with 1,000, 100,000 and 1,000,000 lines',
  'many-companies': 'cost of both beside 1 company and beside [10000] companies of 40 components',
  files: 'time and peak memory of making each kind of file at 500 and 2,000 components, and of reading',
  package:
    'memory and time of an evidence package with 2,000 components and 2 GB of files, made, downloaded and checked',
  uploads: 'memory while 20 people upload and download 25 MB each at once',
  import: 'time, memory and presses of importing 2,000 rows in 60 columns, and a second file of the kind',
  'start-and-rest': 'time to ready, and memory at rest, beside a bare server',
  floods: 'memory and waiting times while the server is flooded, or of [one] flood',
  strangers: 'how long everybody else waits, and memory, while strangers send what is costly, or of [some] cases',
  'people-at-work': 'memory and waiting times while [100] people work',
  'browser-at-scale': 'frames on a phone with 2,000 components and 500 stakeholders',
  register: 'the register with 2,000 rows beside a bare virtual list of the same, or its [memory] over an hour of work',
  matrix: 'the matrix at 60 and 200 topics beside a bare SVG page of the same',
  lighthouse: 'Lighthouse on the main screens, or on [one]',
  asked: 'how well the built-in analyst answers, judged by what its answers hold, or the [practice] set',
  'ask-file':
    'the answers to the questions of a [file], one a line, with what each offer leads to, for a person to judge',
  'asked-builder': 'whether pressed queries answer what the questions of practice-3 ask',
  'asked-strained': 'what the built-in analyst does with words and phrases that it does not know, by a practice set',
  'long-questions': 'how long the built-in analyst holds everybody up with the longest questions',
  'assistant-proxy': "what the server adds to a language model's stream",
};

const [name = '', ...rest] = process.argv.slice(2);
if (Object.hasOwn(benches, name)) {
  const file = join(import.meta.dirname, `${name}.ts`);
  process.exitCode = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' }).status ?? 1;
} else {
  console.log('Usage: npm run bench -- NAME, which is one of');
  for (const [each, what] of Object.entries(benches)) console.log(`  ${each.padEnd(18)}${what}`);
  process.exitCode = name ? 1 : 0;
}
