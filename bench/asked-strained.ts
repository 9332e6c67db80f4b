/**
 * What the analyst does with words that it does not know, and with phrases that it knows as single words only. The practice
 * questions that it answers right are asked again in two ways: one word of each is put into an unknown one, which must be named or
 * declined; and two phrases in five are forgotten, under which every question should be declined at worst. Prints shares.
 *
 * `npm run bench -- asked-strained [practice-4]`
 */
import { Phrases, type Span } from '#analyst/question/phrases.ts';
import { judge } from './asked-judge.ts';
import { askedDesk, createTally, readQuestions, trainedAnalyst } from './asked-setting.ts';
import { requireSame } from './checked-baseline.ts';

const [set = 'practice-4'] = process.argv.slice(2);
const analyst = await trainedAnalyst();
const { desk, names } = await askedDesk();
const single = (await readQuestions(set)).filter(({ chain }) => chain === null);
const ask = (question: string) => analyst.answer({ question, query: null, before: null, earlier: [] }, desk);

/** In no table and in no text of the sample. */
const UNKNOWN = ['brackish', 'wistful', 'gnarled', 'mauve'];
const WORD = /[a-z]{5,}/gi;

/** A question with one of its words unknown, another one of the list each time. */
function* mutations(question: string) {
  for (const [at, { 0: word, index }] of [...question.matchAll(WORD)].entries())
    yield `${question.slice(0, index)}${UNKNOWN[at % UNKNOWN.length]}${question.slice(index + word.length)}`;
}

const tally = createTally();
let silent = 0;
let mutated = 0;
for (const question of single) {
  const right = await ask(question.question);
  if (right.reading?.kind !== 'query' || judge(question, right, names) !== 'right') continue;
  for (const asked of mutations(question.question)) {
    const answer = await ask(asked);
    const verdict = judge(question, answer, names);
    const unused = answer.reading?.unused ?? [];
    mutated += 1;
    if (answer.reading?.kind === 'query' && !UNKNOWN.some((word) => unused.includes(word))) silent += 1;
    tally.add('unknown word', verdict);
  }
}
requireSame('Whether questions were asked with an unknown word', mutated > 0, true);
tally.print('unknown words');
console.log(`answered without naming the unknown word: ${silent} of ${mutated}`);

/** The same phrases are forgotten each time. */
const SHARE = 0.4;
function isForgotten(phrase: string): boolean {
  let hash = 2166136261;
  for (const letter of phrase) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return (hash >>> 3) % 1000 < SHARE * 1000;
}

let forgotten = 0;
const find = Phrases.prototype.at;
Phrases.prototype.at = function at<Meaning>(
  this: Phrases<Meaning>,
  words: readonly string[],
  from: number,
  accepts: (meaning: Meaning) => boolean,
): Span<Meaning> | null {
  for (let end = words.length; end > from; ) {
    const span = find.call(
      this,
      words.slice(0, end),
      from,
      accepts as (meaning: unknown) => boolean,
    ) as Span<Meaning> | null;
    if (!span || span.to - from < 2 || !isForgotten(words.slice(from, span.to).join(' '))) return span;
    forgotten += 1;
    end = span.to - 1;
  }
  return null;
};

const forgetful = createTally();
for (const question of single) forgetful.add(question.kind, judge(question, await ask(question.question), names));
requireSame('Whether phrases were forgotten', forgotten > 0, true);
forgetful.print('forgotten');
