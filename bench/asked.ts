/**
 * How well the built-in analyst answers, judged by what its answers hold: which rows, which figures, which sentences. The held-back
 * questions print shares only: whoever reads a failed one has used it up. The practice set is there to be read.
 *
 * `npm run bench -- asked [practice [ID…]]`
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createAnalyst, type Desk } from '#analyst/analyst.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import type { QueryData } from '#domain/query/noun.ts';
import type { Query } from '#domain/query/query.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { stakeholderGroups } from '#domain/reference/options.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { ensureAnalystIsTrained } from '../scripts/analyst-weights.ts';
import { applyEdits } from './asked-edits.ts';
import { type AskedQuestion, judge, type Names, readAnswer, type Verdict } from './asked-judge.ts';

await ensureAnalystIsTrained();
const folder = import.meta.dirname;
const weights = brotliDecompressSync(await readFile(join(folder, '..', 'dist', 'analyst.weights')));
const analyst = createAnalyst(weights);
const [set = 'held-back', ...only] = process.argv.slice(2);
const isPractice = set.startsWith('practice');
const lines = (await readFile(join(folder, 'asked', `${set}.jsonl`), 'utf8')).trim();
const asked = lines.split('\n').map((line) => JSON.parse(line) as AskedQuestion);

const edits = JSON.parse(await readFile(join(folder, 'asked', 'edits.json'), 'utf8'));
const current = toAssessmentData(sampleCompany.currentYear, randomUUID);
const changes: QueriedChange[] = applyEdits(current, edits);
const data: QueryData = {
  current,
  earlier: toAssessmentData(sampleCompany.earlierYear, randomUUID),
  changes: [],
  requirements: disclosureRequirements,
};
const desk: Desk = { data: async () => data, changes: async () => changes };

const aliases = new Map<string, string>();
for (const { title } of [...data.current.components, ...(data.earlier?.components ?? [])])
  aliases.set(title.toLowerCase().replace(/[’‘]/g, "'"), title);
for (const { code, name } of data.current.topics) {
  aliases.set(code.toLowerCase(), code);
  aliases.set(`${code} ${name}`.toLowerCase().replace(/[’‘]/g, "'"), code);
}
for (const standard of ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'])
  aliases.set(standard.toLowerCase(), standard);
for (const { label } of stakeholderGroups) {
  aliases.set(label.toLowerCase(), label);
  aliases.set(label.replace(/ \(.*$/, '').toLowerCase(), label);
}
const names: Names = { aliases };

const tally = new Map<string, Record<Verdict, number>>();
const times: number[] = [];
const before = new Map<string, Query>();
for (const question of asked) {
  const last = before.get(question.chain ?? '') ?? null;
  const startedAt = performance.now();
  const answer = await analyst.answer({ question: question.question, query: null, before: last }, desk);
  times.push(performance.now() - startedAt);
  const next = answer.reading?.queries[0];
  if (question.chain !== null && next) before.set(question.chain, next);
  const verdict = judge(question, answer, names);
  const row = tally.get(question.kind) ?? { right: 0, wrong: 0, partial: 0, declined: 0 };
  row[verdict] += 1;
  tally.set(question.kind, row);
  const isShown = only.length > 0 ? only.includes(question.id) : verdict !== 'right';
  if (isPractice && isShown) {
    console.log(`\n${question.id} ${verdict} (${question.kind}): ${question.question}`);
    console.log(`  expected: ${JSON.stringify(question.expect).slice(0, 300)}`);
    console.log(`  reading: ${JSON.stringify(answer.reading).slice(0, 500)}`);
    console.log(
      `  ${readAnswer(answer)
        .slice(0, only.length > 0 ? 4000 : 400)
        .replaceAll('\n', '\n  ')}`,
    );
  }
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`.padStart(9);
const print = (name: string, { right, wrong, partial, declined }: Record<Verdict, number>) => {
  const all = right + wrong + partial + declined;
  console.log(
    `${name.padEnd(14)}${String(all).padStart(4)}${percent(right, all)}${percent(wrong, all)}${percent(partial, all)}${percent(declined, all)}`,
  );
};
console.log(`\n${(isPractice ? 'practice' : 'held-back').padEnd(14)} all    right    wrong  partial declined`);
for (const [kind, row] of tally) print(kind, row);
const sum = { right: 0, wrong: 0, partial: 0, declined: 0 };
for (const row of tally.values())
  for (const key of ['right', 'wrong', 'partial', 'declined'] as const) sum[key] += row[key];
print('all', sum);
console.log('aim              at least 85 %  at most 2 %');
console.log('partial: not what was wanted, and the answer begins by naming the words that it did not use');
const sorted = times.toSorted((one, other) => one - other);
console.log(
  `in this process: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms`,
);
