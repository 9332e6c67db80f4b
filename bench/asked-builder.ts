/**
 * Whether the query that a person would press together for each question of a set is answered rightly. Prints shares, and what
 * failed.
 *
 * `npm run bench -- asked-builder [practice-3 | practice-4]`
 */
import { checkQuery } from '#domain/query/check.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { judge } from './asked-judge.ts';
import { askedDesk, createTally, readPressedQueries, readQuestions, trainedAnalyst } from './asked-setting.ts';
import { withoutBaseline } from './checked-baseline.ts';

const [set = 'practice-4'] = process.argv.slice(2);
withoutBaseline('answers are judged by what was written down before');
const analyst = await trainedAnalyst();
const { desk, names } = await askedDesk();
const questions = new Map((await readQuestions(set)).map((question) => [question.id, question]));

const tally = createTally();
const failed: string[] = [];
const unsaid = new Map<string, number>();
for (const { id, query, because = 'no reason given' } of await readPressedQueries(set)) {
  const question = questions.get(id);
  if (!question) throw new Error(`There is no question ${id}.`);
  if (query === null) {
    unsaid.set(because, (unsaid.get(because) ?? 0) + 1);
    continue;
  }
  const checked = checkQuery(query);
  if (!checked.ok) throw new Error(`${id} cannot be asked: ${JSON.stringify(checked.problems)}`);
  const asked = { question: sayQuery(checked.query), query: checked.query, before: null, earlier: [] };
  const verdict = judge(question, await analyst.answer(asked, desk), names);
  tally.add(question.kind, verdict);
  if (verdict !== 'right') failed.push(id);
}

tally.print('pressed');
console.log(`failed: ${failed.join(' ') || 'none'}`);
console.log('\nno query says it:');
for (const [because, times] of [...unsaid].toSorted(([, one], [, other]) => other - one))
  console.log(`${String(times).padStart(4)}  ${because}`);
