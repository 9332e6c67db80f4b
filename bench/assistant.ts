/**
 * How well the built-in analyst understands: on questions held back from its making, and on its own examples with each
 * pattern left out in turn. Prints shares only, never a failed question: whoever reads one has used it up. The practice
 * set is there to be read: its failures are printed, and the held-back questions are not even loaded.
 *
 * node bench/assistant.ts [practice]
 */
import { randomUUID } from 'node:crypto';
import type { WholeAssessment } from '#contract/assessment.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { createAnalyst } from '#server/features/chat/analyst/analyst-model.ts';
import { trainClassifier } from '#server/features/chat/analyst/classifier.ts';
import { expandExamples } from '#server/features/chat/analyst/expand-examples.ts';
import { lookUp } from '#server/features/chat/analyst/plan.ts';
import {
  createUnderstand,
  needsLookup,
  type Understand,
  withLookup,
} from '#server/features/chat/analyst/understand.ts';
import { answerQuestion } from '#server/features/chat/answer-question.ts';
import { createSourceBook } from '#server/features/chat/source-book.ts';
import type { Desk } from '#server/features/chat/tools/desk.ts';
import { findTool } from '#server/features/chat/tools/find.ts';
import { createLog } from '#server/platform/log/log.ts';
import { type ChatModel, MODEL_LIMITS } from '#server/platform/model/chat-model.ts';
import { type JudgedQuestion, judge } from './assistant-judge.ts';

const onDesk = (sample: typeof sampleCompany.currentYear) => {
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
const current = onDesk(sampleCompany.currentYear);
const earlier = onDesk(sampleCompany.earlierYear);
const newDesk = (): Desk => ({
  book: createSourceBook(),
  assessment: async () => current,
  earlier: async () => earlier,
  changes: async () => [],
});

const log = createLog('silent');

/** The whole answer as the reader gets it, and how long its first words took in milliseconds. */
async function answer(analyst: ChatModel, question: string): Promise<{ text: string; firstMs: number }> {
  const startedAt = performance.now();
  let firstMs = Number.NaN;
  let text = '';
  const events = answerQuestion({
    model: analyst,
    limits: MODEL_LIMITS,
    desk: newDesk(),
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
const questions: readonly JudgedQuestion[] = isPractice
  ? (await import('./assistant-practice.ts')).practiceQuestions
  : (await import('./assistant-held-back.ts')).heldBackQuestions;

/** The practice questions are among the examples by now: each is asked of a classifier that has not learnt it. */
const FOLDS = isPractice ? 5 : 1;
const examples = expandExamples();
const learners: { understand: Understand; analyst: ChatModel }[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const unknown = new Set(
    isPractice ? questions.filter((_, at) => at % FOLDS === fold).map((asked) => asked.question) : [],
  );
  const learnt = trainClassifier(examples.filter((example) => !unknown.has(example.question)));
  const understand = await createUnderstand(learnt);
  const analyst = createAnalyst(async () => understand);
  await answer(analyst, 'hello');
  learners.push({ understand, analyst });
}
const tally = new Map<string, { all: number; right: number; inThree: number; wrong: number }>();
const times: number[] = [];
for (const [place, asked] of questions.entries()) {
  const { question, intent: label, subject } = asked;
  const { understand, analyst } = learners[place % FOLDS]!;
  const understanding = await understandOnDesk(understand, question);
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
async function understandOnDesk(understand: Understand, question: string) {
  const first = understand(question);
  if (!needsLookup(first)) return first;
  return withLookup(first, await findTool.run(newDesk(), lookUp(first.question).input as { about: string }));
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
const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
console.log(`first words, in this process: median ${at(0.5)} ms, 95 in 100 within ${at(0.95)} ms`);

if (!isPractice) {
  // Short questions come to several minds: where the very words were learnt, nothing was measured.
  const learnt = new Set(expandExamples().map(({ question }) => inLetters(question)));
  const same = questions.filter(({ question }) => learnt.has(inLetters(question))).length;
  console.log(`${same} of the ${questions.length} stand word for word among the examples`);
  await crossValidate();
}

function inLetters(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The examples against themselves, each pattern unknown to the classifier that judges it; without the rules. */
async function crossValidate(folds = 5): Promise<void> {
  const examples = expandExamples();
  let [all, right, inThree] = [0, 0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const known = await trainClassifier(examples.filter(({ pattern }) => pattern % folds !== fold));
    for (const { question, intent, pattern, weight } of examples) {
      if (pattern % folds !== fold) continue;
      const guesses = known.guess(question);
      const share = weight * weight;
      all += share;
      if (guesses[0]!.intent === intent) right += share;
      if (guesses.slice(0, 3).some((guess) => guess.intent === intent)) inThree += share;
    }
  }
  const patterns = new Set(examples.map(({ pattern }) => pattern)).size;
  console.log(
    `own examples (${patterns} patterns, ${examples.length} questions), pattern left out: right ${percent(right, all).trim()}, in three ${percent(inThree, all).trim()}`,
  );
}
