import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { kindOf } from './all-kinds.ts';
import type { Answer } from './blocks/answer.ts';
import { blocks, joined, offers, sentence, strong } from './blocks/say.ts';
import { certaintyOfSort } from './choosing/certainty.ts';
import { foundNothing, isOnTexts, offersTexts, quote } from './kinds/facts.ts';
import type { KindAnswer, KindInput } from './kinds/kind.ts';
import type { ReadQuestion } from './question/read-question.ts';

/** Turns the answer of a kind into the answer to a question. */
export const told = (
  kind: AnswerKind,
  { blocks: said, queries = [] }: KindAnswer,
  unused: readonly string[] = [],
): Answer => ({ blocks: said, reading: { kind, queries, unused: [...unused] } });

/** Lists words that were not used, in a sentence. */
export const wordsOf = (unused: readonly string[]) => joined(unused.map((word) => [strong(word)]));

/** Says that there is no earlier answer: a follow-up to a question without an answer is not answered. */
export const NOTHING_BEFORE = told('unsure', {
  blocks: blocks(
    sentence(
      'I could not answer your previous question, so I do not know what this one refers to. Ask it as a complete question:',
    ),
    offers('Which topics are material?', 'List the highest impacts, risks and opportunities', 'What can you do?'),
  ),
});

/** Offers a reading that is not certain instead of answering: it is shown as chips and in words, and one click asks it. */
export function offerReading({ query, unused }: ReadQuestion, current: AssessmentData): Answer {
  const said = blocks(
    sentence(
      'I am not sure what you mean',
      ...(unused.length > 0 ? [': I could not use ', ...wordsOf(unused)] : []),
      '. Is it one of these?',
    ),
    offers(...(query ? [sayQuery(query)] : []), ...offersTexts(unused.join(' '), current)),
  );
  return query ? told('offered', { blocks: said, queries: [query] }, unused) : told('unsure', { blocks: said }, unused);
}

/** Gives what the texts say on the subject; otherwise, offers what could be meant. */
export function answerUnsure(question: string, kinds: readonly AnswerKind[], asked: KindInput): Answer {
  const { current } = asked.data;
  const isOfTexts = certaintyOfSort(asked.question, 'facts', asked.query) > 0;
  const quoted = isOfTexts ? quote(asked.question, current) : [];
  if (quoted.length > 0) return told('facts', { blocks: quoted });
  const meant = kinds
    .flatMap((id) => kindOf(id)?.offer ?? [])
    .filter((offer) => !isOnTexts(offer) || quote(offer, current).length > 0);
  return told('unsure', {
    blocks: blocks(
      foundNothing(question).slice(0, 1),
      sentence('I am not sure what you mean. Perhaps:'),
      offers(...new Set(meant)),
    ),
  });
}
