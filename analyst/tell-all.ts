import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { kindOf } from './all-kinds.ts';
import type { Answer, Block } from './blocks/answer.ts';
import { blocks, offers, sentence } from './blocks/say.ts';
import type { ShownRows } from './choosing/subjects-of.ts';
import { sayKept } from './kept-conditions.ts';
import { offersTexts, quote } from './kinds/facts.ts';
import type { KindAnswer } from './kinds/kind.ts';
import type { ReadQuestion } from './question/read-question.ts';
import { told, wordsOf } from './unsure.ts';

/** If a query leaves over at least this share of the question, the unused words are looked up in the texts. */
const MUCH_LEFT = 0.35;
/** These answers come from the rows of the assessment, not from its words: an unknown word in the question was not used. */
const OF_OURS: readonly AnswerKind[] = ['why', 'next', 'overview', 'thresholds', 'suggestions'];

/** Builds an answer, with the words of the question that it did not use and what the texts say about them. */
export function tellAll(
  id: AnswerKind,
  said: KindAnswer,
  read: ReadQuestion,
  question: string,
  current: AssessmentData,
): Answer {
  const strange = OF_OURS.includes(id) ? read.strange.filter((word) => kindOf(id)?.asksBy?.test(word) !== true) : [];
  // An answer without queries only lists mentions, so it has used every word.
  const left = id === 'query' && said.queries ? read.unused : strange;
  // An answer of the questionnaire contains the words by which it was found.
  const shown = said.queries?.[0]?.noun === 'answer' ? JSON.stringify(said.blocks).toLowerCase() : '';
  const reason = id === 'query' ? (/\band (why)\W*$/i.exec(question)?.[1] ?? null) : null;
  const unused = [
    ...left.filter((word) => !shown.includes(word.toLowerCase())),
    // Rows give no reasons: 'Which topics are not material, and why?'
    ...(reason !== null && !left.includes(reason) ? [reason] : []),
  ];
  const isLittle = read.understood < 1 - MUCH_LEFT;
  const quoted = unused.length > 0 ? quote(question, current, isLittle ? [] : unused) : [];
  return told(id, { ...said, blocks: blocks(notUsed(unused, current), said.blocks, quoted) }, unused);
}

/** Adds, below the first sentence, what a follow-up keeps of the question before. */
export function withKept(said: KindAnswer, question: string, shown: ShownRows, current: AssessmentData): KindAnswer {
  const kept = sayKept(question, said.queries?.[0], shown?.query ?? null, current);
  const [first, ...rest] = said.blocks;
  return kept && first ? { ...said, blocks: [first, kept, ...rest] } : said;
}

/** Lists unused words, so that none is silently ignored. */
const notUsed = (unused: readonly string[], current: AssessmentData): Block[] =>
  unused.length === 0
    ? []
    : blocks(sentence('Not used: ', ...wordsOf(unused), '.'), offers(...offersTexts(unused.join(' '), current)));
