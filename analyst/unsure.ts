import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { kindOf } from './all-kinds.ts';
import type { Answer } from './blocks/answer.ts';
import { blocks, joined, offers, sentence, strong } from './blocks/say.ts';
import { certaintyOfSort } from './choosing/certainty.ts';
import { isOnTexts, isUnsure, nearest, quote } from './kinds/facts.ts';
import type { KindAnswer, KindInput } from './kinds/kind.ts';
import { offersOfKinds } from './offers-of-kinds.ts';
import type { ReadQuestion } from './question/read-question.ts';

/** Turns the answer of a kind into the answer to a question. */
export const told = (
  kind: AnswerKind,
  { blocks: said, queries = [] }: KindAnswer,
  unused: readonly string[] = [],
): Answer => ({ blocks: said, reading: { kind, queries, unused: [...unused] } });

/** Lists words that were not used, in a sentence. */
export const wordsOf = (unused: readonly string[]) => joined(unused.map((word) => [strong(word)]));

const ALWAYS = ['Which topics are material?', 'Give me an overview of the assessment', 'What can you do?'] as const;

/** Says that there is no earlier answer: a follow-up to a question without an answer is not answered. */
export const NOTHING_BEFORE = told('unsure', {
  blocks: blocks(
    sentence(
      'I could not answer your previous question, so I do not know what this one refers to. Ask it as a complete question:',
    ),
    offers('Which topics are material?', 'List the highest impacts, risks and opportunities', 'What can you do?'),
  ),
});

/** What could not be told of a question for certain. */
export interface Unsure {
  asked: KindInput;
  read: Pick<ReadQuestion, 'query' | 'unused' | 'means'>;
  /** The kinds that its wording is likely to ask for, likeliest first. */
  kinds: readonly AnswerKind[];
  /** What would have been answered. */
  own?: readonly string[];
}

/** Offers a reading that is not certain instead of answering, and what other kinds of answers say: one click asks each. */
export async function offerReading({ asked, read: { query, unused, means }, kinds, own }: Unsure): Promise<Answer> {
  const said = await offersOfKinds({ asked, kinds, query, unused, means, own });
  const offered = blocks(
    sentence(
      'I am not sure what you mean',
      ...(unused.length > 0 ? [': I could not use ', ...wordsOf(unused)] : []),
      said.length > 0 ? '. Is it one of these?' : '. Ask in other words, or start here:',
    ),
    offers(...(said.length > 0 ? said : ALWAYS)),
  );
  return query
    ? told('offered', { blocks: offered, queries: [query] }, unused)
    : told('unsure', { blocks: offered }, unused);
}

/** Gives what the texts say on the subject; otherwise, says that nothing is certain, and offers what could be meant. */
export async function answerUnsure(unsure: Unsure): Promise<Answer> {
  const { asked } = unsure;
  const isOfTexts =
    certaintyOfSort(asked.question, 'facts', asked.query) > 0 && !isUnsure(asked.question, asked.data.current);
  const quoted = isOfTexts ? quote(asked.question, asked.data.current) : [];
  return quoted.length > 0 ? told('facts', { blocks: quoted }) : notFound(unsure);
}

/** Says that no sentence answers the question, shows the nearest ones, and offers other kinds of answers. */
export async function notFound({ asked, read: { query, unused, means }, kinds }: Unsure): Promise<Answer> {
  const { question, data } = asked;
  const known = query && leadsToRows(query, asked) ? query : null;
  const said = await offersOfKinds({ asked, kinds, query: known, unused, means });
  const standing = kinds.flatMap((id) => kindOf(id)?.offer ?? []).filter((offer) => !isOnTexts(offer));
  return told('unsure', {
    blocks: blocks(
      nearest(question, data.current),
      said.length > 0 && sentence('I am not sure what you mean. Is it one of these?'),
      offers(...new Set(said.length > 0 ? said : [...standing, ...ALWAYS].slice(0, ALWAYS.length))),
    ),
  });
}

/** Changes and evidence are looked up when they are asked for. */
const leadsToRows = (query: Query, { data }: KindInput) =>
  query.noun === 'change' || query.noun === 'evidence' || evaluate(query, data).total > 0;

/** Declines a question about somebody whom nothing in the assessment knows. */
export async function declineStranger(name: string, { asked, read, kinds }: Unsure): Promise<Answer> {
  const said = await offersOfKinds({ asked, kinds, query: read.query, unused: [], means: read.means });
  return told(
    'unsure',
    {
      blocks: blocks(
        sentence(
          'I know nothing about ',
          strong(name),
          ': this assessment does not mention it, and I only answer about your own company.',
          said.length > 0 && ' About your company, I can answer:',
        ),
        offers(...(said.length > 0 ? said : ALWAYS)),
      ),
    },
    [name],
  );
}
