/**
 * How well the built-in analyst understands: on questions held back from its making, and on its own examples with each
 * line left out in turn. Prints shares only, never a failed question: whoever reads one has used it up. The practice
 * set is there to be read: its failures are printed, and the held-back questions are not even loaded.
 *
 * node bench/assistant.ts [practice]
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Analyst, createAnalystThat } from '#analyst/analyst.ts';
import { lookUpNames } from '#analyst/answering/plan-look-ups.ts';
import { type Example, readExamples } from '#analyst/training/examples.ts';
import { train } from '#analyst/training/train.ts';
import { createClassifier } from '#analyst/understanding/classifier.ts';
import { createUnderstand, needsLookup, type Understand, withLookup } from '#analyst/understanding/understand.ts';
import { decodeWeights, encodeWeights } from '#analyst/understanding/weights.ts';
import type { WholeAssessment } from '#contract/assessment.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { answerByAnalyst } from '#server/features/chat/answer-by-analyst.ts';
import { createCitations } from '#server/features/chat/citations.ts';
import { findTool } from '#server/features/chat/tools/find.ts';
import type { ToolContext } from '#server/features/chat/tools/tool-context.ts';
import { createLog } from '#server/platform/log/log.ts';
import { judge } from './assistant-judge.ts';
import { readQuestions } from './assistant-questions.ts';

const withResult = (sample: typeof sampleCompany.currentYear) => {
  const { assessment, ...data } = toAssessmentData(sample, randomUUID);
  const versioned = <Row>(rows: readonly Row[]) => rows.map((row) => ({ ...row, version: 1 }));
  const whole = {
    assessment: { ...assessment, thresholdsAdopted: null, version: 1 },
    topics: [...data.topics],
    selections: versioned(data.selections),
    responses: versioned(data.responses),
    scores: versioned(data.scores),
    components: versioned(data.components),
    stakeholders: versioned(data.stakeholders),
  } as WholeAssessment;
  return { whole, dashboard: buildDashboard(whole) };
};
const current = withResult(sampleCompany.currentYear);
const earlier = withResult(sampleCompany.earlierYear);
const newContext = (): ToolContext => ({
  citations: createCitations(),
  queries: [],
  assessment: async () => current,
  earlier: async () => earlier,
  changes: async () => [],
});

const log = createLog('silent');

/** The whole answer as the reader gets it, and how long its first words took in milliseconds. */
async function answer(analyst: Analyst, question: string): Promise<{ text: string; firstMs: number }> {
  const startedAt = performance.now();
  let firstMs = Number.NaN;
  let text = '';
  const events = answerByAnalyst(analyst, {
    context: newContext(),
    messages: [{ role: 'user', content: question }],
    signal: new AbortController().signal,
    requireAccess: async () => {},
    log,
  });
  for await (const event of events) {
    if (event.type !== 'text') continue;
    if (text === '') firstMs = performance.now() - startedAt;
    text += event.text;
  }
  return { text, firstMs };
}

const isPractice = process.argv[2] === 'practice';
const questions = await readQuestions(isPractice ? 'practice' : 'held-back');

/** The practice questions are among the examples by now: each is asked of a classifier that has not learnt it. */
const FOLDS = isPractice ? 5 : 1;
const questionsFile = new URL('../analyst/training/questions.tsv', import.meta.url);
const examples = readExamples(await readFile(questionsFile, 'utf8'));
/** Learns as the build does, through the form in which the server reads it. */
const learn = (from: readonly Example[]) => createClassifier(decodeWeights(encodeWeights(train(from))));
const learners: { understand: Understand; analyst: Analyst }[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const unknown = new Set(
    isPractice ? questions.filter((_, at) => at % FOLDS === fold).map((asked) => inLetters(asked.question)) : [],
  );
  const understand = createUnderstand(learn(examples.filter(({ question }) => !unknown.has(inLetters(question)))));
  const analyst = createAnalystThat(understand);
  await answer(analyst, 'hello');
  learners.push({ understand, analyst });
}
const tally = new Map<string, { all: number; right: number; inThree: number; wrong: number }>();
const times: number[] = [];
for (const [place, asked] of questions.entries()) {
  const { question, label, subject } = asked;
  const learner = learners[place % FOLDS];
  if (!learner) continue;
  const { understand, analyst } = learner;
  const understanding = await understandWithNames(understand, question);
  const { text, firstMs } = await answer(analyst, question);
  times.push(firstMs);
  const { isRight, isInThree, isWrong } = judge(asked, understanding, text);
  const row = tally.get(label) ?? { all: 0, right: 0, inThree: 0, wrong: 0 };
  row.all += 1;
  row.right += Number(isRight);
  row.inThree += Number(isInThree);
  row.wrong += Number(isWrong);
  tally.set(label, row);
  if (isPractice && !isRight) {
    const { intent, offers } = understanding;
    console.log(`${subject === undefined ? label : `${label} (${subject})`}: ${question}`);
    console.log(`    ${intent ?? `unsure: ${offers.join(', ')}`}`);
  }
}

/** How the analyst understands a question once it has looked up what its words name, as it does before it answers. */
async function understandWithNames(understand: Understand, question: string) {
  const first = understand(question);
  if (!needsLookup(first)) return first;
  return withLookup(first, await findTool.run(newContext(), lookUpNames(first.question).input));
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`.padStart(8);
const print = (name: string, row: { all: number; right: number; inThree: number; wrong: number }) =>
  console.log(
    `${name.padEnd(18)}${String(row.all).padStart(4)}${percent(row.right, row.all)}${percent(row.inThree, row.all)}${percent(row.wrong, row.all)}`,
  );
console.log(`${`${isPractice ? 'practice' : 'held-back'} label`.padEnd(18)} all   right  in 3 offers  wrong`);
for (const [label, row] of tally) print(label, row);
const sum = { all: 0, right: 0, inThree: 0, wrong: 0 };
for (const row of tally.values()) {
  for (const key of ['all', 'right', 'inThree', 'wrong'] as const) sum[key] += row[key];
}
print('all', sum);
console.log('aim                    85.0 %  95.0 %   3.0 %');
const sorted = times.toSorted((first, second) => first - second);
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1);
console.log(`first words, in this process: median ${at(0.5)} ms, 95 in 100 within ${at(0.95)} ms`);

if (!isPractice) {
  // Short questions come to several minds: where the very words were learnt, nothing was measured.
  const learnt = new Set(examples.map(({ question }) => inLetters(question)));
  const same = questions.filter(({ question }) => learnt.has(inLetters(question))).length;
  console.log(`${same} of the ${questions.length} stand word for word among the examples`);
  crossValidate();
}

function inLetters(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The examples against themselves, each line unknown to the classifier that judges it; without the rules. */
function crossValidate(folds = 5): void {
  let [all, right, inThree] = [0, 0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const known = learn(examples.filter(({ line }) => line % folds !== fold));
    for (const { question, intent, line, weight } of examples) {
      if (line % folds !== fold) continue;
      const guesses = known.guess(question);
      const share = weight * weight;
      all += share;
      if (guesses[0]?.intent === intent) right += share;
      if (guesses.slice(0, 3).some((guess) => guess.intent === intent)) inThree += share;
    }
  }
  const lines = new Set(examples.map(({ line }) => line)).size;
  console.log(
    `own examples (${lines} lines, ${examples.length} questions), line left out: right ${percent(right, all).trim()}, in three ${percent(inThree, all).trim()}`,
  );
}
