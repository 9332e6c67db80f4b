import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { readSaidQuery } from '#domain/query/wording/say-query.ts';
import { stem, subjectStems, wordsOf } from '#domain/words/stems.ts';
import { likeWords } from '#domain/words/synonyms.ts';
import { offeringKind } from './all-kinds.ts';
import type { Block, Line } from './blocks/answer.ts';
import type { KindInput } from './kinds/kind.ts';
import { answerQuery, dataFor } from './kinds/query.ts';

/** Long answers hold many words by chance: from this number of words on, each counts for less. */
const LONG = 250;
const LENGTH_COUNTS = 0.3;
/** So near to the best one an offer has to be. */
const NEAR = 0.3;
/** So many of one kind are offered: three lists alike would leave out what else may be meant. */
const MOST_OF_KIND = 2;

/** What an offer answers when it is pressed. */
export interface LookedUp {
  offer: string;
  kind: AnswerKind;
  blocks: readonly Block[];
  queries?: Query[];
}

/** What pressing an offer would answer; null if it has nothing to say. */
export async function lookUp(offer: string, { data, desk }: KindInput): Promise<LookedUp | null> {
  const query = readSaidQuery(offer);
  if (query) {
    const { total } = evaluate({ ...query, measure: null }, await dataFor(query, data, desk));
    return total === 0 ? null : { offer, kind: 'query', ...(await answerQuery(query, data, desk)) };
  }
  const kind = offeringKind(offer);
  const said = await kind?.answer({ question: offer, query: null, subjects: [], data, desk });
  return kind && said ? { offer, kind: kind.id, ...said } : null;
}

const textOfLine = (line: Line) =>
  line.map((part) => (!part ? '' : typeof part === 'string' ? part : 'strong' in part ? part.strong : '')).join('');

function textOf(block: Block): string {
  switch (block.is) {
    case 'sentence':
      return textOfLine(block.line);
    case 'list':
      return block.lines.map(textOfLine).join(' ');
    case 'table':
      return [...block.columns.map(({ label }) => label), ...block.rows.flat().map(textOfLine)].join(' ');
    case 'quote':
      return block.text;
    case 'offers':
      return '';
  }
}

/** Offers with how well their answers hold the words of a question, rare words counting more; the best first. */
function byWords(question: string, offers: readonly LookedUp[]): (LookedUp & { fit: number })[] {
  const said = offers.map((each) => {
    const words = wordsOf(`${each.offer} ${each.blocks.map(textOf).join(' ')}`);
    return { ...each, stems: new Set(words.map(stem)), length: words.length };
  });
  const uses = new Map<string, number>();
  for (const { stems } of said) for (const one of stems) uses.set(one, (uses.get(one) ?? 0) + 1);
  const wanted = [...new Set(subjectStems(question))].map((word) => likeWords(word, uses));
  return said
    .map(({ stems, length, ...each }) => {
      const held = wanted.flatMap((alike) => alike.find((one) => stems.has(one)) ?? []);
      const sum = held.reduce((all, one) => all + Math.log(1 + said.length / (uses.get(one) ?? 1)), 0);
      return { ...each, fit: sum / (1 + length / LONG) ** LENGTH_COUNTS };
    })
    .toSorted((one, other) => other.fit - one.fit);
}

/**
 * The reading, then the offers whose answers hold most of the question's words. An offer without an answer is left out.
 * @param first the offers of what was read, which stand first whatever their rows
 */
export async function rankOffers(
  offers: readonly string[],
  first: readonly string[],
  asked: KindInput,
  most: number,
): Promise<string[]> {
  const others = offers.filter((offer) => !first.includes(offer));
  const found = await Promise.all(others.map((offer) => lookUp(offer, asked)));
  const ranked = byWords(
    asked.question,
    found.filter((each) => each !== null),
  );
  const near = ranked.filter(({ fit }) => fit > 0 && fit >= NEAR * (ranked[0]?.fit ?? 0));
  const told = new Map<AnswerKind, number>([['query', first.length]]);
  const kept = near.filter(({ kind }) => {
    const before = told.get(kind) ?? 0;
    told.set(kind, before + 1);
    return before < MOST_OF_KIND;
  });
  return [...first, ...kept.map(({ offer }) => offer)].slice(0, most);
}
