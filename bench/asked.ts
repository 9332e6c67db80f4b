/**
 * How well the built-in analyst answers, judged by what its answers hold: which rows, which figures, which sentences. The held-back
 * questions print shares only: reading a failed one uses it up. The practice set is there to be read.
 *
 * `npm run bench -- asked [practice [ID…]]`
 *
 * With LLM_BASE_URL and LLM_MODEL set, that language model is asked instead, with the product's own tools, and judged alike. It reads
 * the questions, so the held-back set is not sent to it.
 */
import type { Answer, EarlierTurn } from '#analyst/analyst.ts';
import type { Query } from '#domain/query/query.ts';
import type { TurnMessage } from '#server/features/assistant/chat/answerer.ts';
import { type AskedQuestion, holds, judge, readAnswer } from './asked-judge.ts';
import { configuredModel, modelAsker } from './asked-model.ts';
import { askedDesk, createTally, readQuestions, trainedAnalyst } from './asked-setting.ts';
import { withoutBaseline } from './checked-baseline.ts';

const [set = 'held-back', ...only] = process.argv.slice(2);
const isPractice = set.startsWith('practice');
withoutBaseline('answers are judged by what was written down before');
const { desk, names } = await askedDesk();
const settings = configuredModel();
if (settings && !isPractice) throw new Error('The held-back questions are not sent to a model. Name a practice set.');
const analyst = settings ? null : await trainedAnalyst();
const askModel = settings && modelAsker(settings, desk);
const said = new Map<string, TurnMessage[]>();
if (settings) console.log(`Asking ${settings.name} at ${new URL(settings.baseUrl).host}.`);

/** Asks the analyst, or the configured model in the same conversation. */
async function ask(question: AskedQuestion, before: Query | null): Promise<Answer> {
  const chain = question.chain ?? '';
  if (analyst)
    return analyst.answer({ question: question.question, query: null, before, earlier: turns.get(chain) ?? [] }, desk);
  if (!askModel) throw new Error('There is nobody to ask.');
  const messages: TurnMessage[] = [
    ...((question.chain !== null && said.get(chain)) || []),
    { role: 'user', content: question.question },
  ];
  const { answer, text } = await askModel(messages);
  said.set(chain, [...messages, { role: 'assistant', content: text }]);
  return answer;
}

const tally = createTally();
const times: number[] = [];
let [asked, led] = [0, 0];
const before = new Map<string, Query>();
const turns = new Map<string, EarlierTurn[]>();
for (const question of await readQuestions(set)) {
  // A model takes minutes for each question, so it gets only the questions that were named.
  if (askModel && only.length > 0 && !only.includes(question.id)) continue;
  const last = before.get(question.chain ?? '') ?? null;
  const startedAt = performance.now();
  const answer = await ask(question, last);
  times.push(performance.now() - startedAt);
  const next = answer.reading?.queries[0];
  if (question.chain !== null && answer.reading)
    turns.set(question.chain, [
      ...(turns.get(question.chain) ?? []),
      { question: question.question, kind: answer.reading.kind },
    ]);
  if (question.chain !== null && next) before.set(question.chain, next);
  const verdict = judge(question, answer, names);
  tally.add(question.kind, verdict);
  asked += 1;
  const isLed = verdict === 'declined' && (await leadsThere(question, answer, last));
  if (isLed) led += 1;
  const isShown = only.length > 0 ? only.includes(question.id) : verdict !== 'right';
  if (isPractice && isShown) {
    console.log(`\n${question.id} ${verdict}${isLed ? ', one press' : ''} (${question.kind}): ${question.question}`);
    console.log(`  expected: ${JSON.stringify(question.expect).slice(0, 300)}`);
    console.log(`  reading: ${JSON.stringify(answer.reading).slice(0, 500)}`);
    console.log(
      `  ${readAnswer(answer)
        .slice(0, only.length > 0 ? 4000 : 400)
        .replaceAll('\n', '\n  ')}`,
    );
  }
}

/** Whether the nearest sentences shown, or pressing one of the offers, give the right answer. */
async function leadsThere(question: AskedQuestion, { blocks }: Answer, before: Query | null): Promise<boolean> {
  if (holds(question, { blocks, reading: null }, names)) return true;
  for (const offered of blocks.flatMap((block) => (block.is === 'offers' ? block.questions : []))) {
    if (!analyst) return false;
    const pressed = await analyst.answer({ question: offered, query: null, before, earlier: [] }, desk);
    if (judge(question, pressed, names) === 'right') return true;
  }
  return false;
}

tally.print(isPractice ? 'practice' : 'held-back');
console.log('aim              at least 85 %  at most 2 %');
console.log(`declined, and one press of an offer answers it: ${((100 * led) / asked).toFixed(1)} % of all`);
console.log('partial: not what was wanted, and the answer begins by naming the words that it did not use');
const sorted = times.toSorted((one, other) => one - other);
console.log(
  `in this process: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms`,
);
