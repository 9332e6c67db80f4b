import { evaluate } from '#domain/query/evaluate.ts';
import { readSaidQuery } from '#domain/query/wording/say-query.ts';
import { stem, subjectStems, wordsOf } from '#domain/words/stems.ts';
import { likeWords } from '#domain/words/synonyms.ts';
import { offeringKind } from './all-kinds.ts';
import type { Block, Line } from './blocks/answer.ts';
import type { KindAnswer, KindInput } from './kinds/kind.ts';
import { answerQuery, dataFor } from './kinds/query.ts';

/** Long answers hold many words by chance: from this number of words on, each counts for less. */
const LONG = 250;
/** So near to the best one an offer has to be. */
const NEAR = 0.3;

/** What pressing an offer would answer; null if it has nothing to say. */
async function lookUp(offer: string, { data, desk }: KindInput): Promise<KindAnswer | null> {
  const query = readSaidQuery(offer);
  if (query) {
    const { total } = evaluate({ ...query, measure: null }, await dataFor(query, data, desk));
    return total === 0 ? null : answerQuery(query, data, desk);
  }
  return (await offeringKind(offer)?.answer({ question: offer, query: null, subjects: [], data, desk })) ?? null;
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

/**
 * The first offer, then those whose answers hold most of the words of the question, rare words counting more. Offers without an answer
 * are left out.
 */
export async function rankOffers(
  offers: readonly string[],
  { asked, query }: { asked: KindInput; query: unknown },
  most: number,
): Promise<string[]> {
  const found: { offer: string; words: ReadonlySet<string>; length: number }[] = [];
  for (const offer of offers) {
    const said = await lookUp(offer, asked);
    if (!said) continue;
    const words = wordsOf(`${offer} ${said.blocks.map(textOf).join(' ')}`);
    found.push({ offer, words: new Set(words.map(stem)), length: words.length });
  }
  const uses = new Map<string, number>();
  for (const { words } of found) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const wanted = [...new Set(subjectStems(asked.question))].map((word) => likeWords(word, uses));
  const fitOf = ({ words, length }: (typeof found)[number]) =>
    wanted.reduce((sum, alike) => {
      const held = alike.find((one) => words.has(one));
      return held === undefined ? sum : sum + Math.log(1 + found.length / (uses.get(held) ?? 1));
    }, 0) /
    (1 + length / LONG) ** 0.3;
  const kept = query ? found.slice(0, 1) : [];
  const ranked = found.slice(kept.length).map((each) => ({ ...each, fit: fitOf(each) }));
  const sorted = ranked.toSorted((one, other) => other.fit - one.fit);
  const near = sorted.filter(({ fit }) => fit > 0 && fit >= NEAR * (sorted[0]?.fit ?? 0));
  return [...kept, ...near].slice(0, most).map(({ offer }) => offer);
}
