import type { Block } from '#analyst/blocks/answer.ts';
import { blocks, list, named, sentence } from '#analyst/blocks/say.ts';
import { componentSource } from '#analyst/blocks/sources.ts';
import { allTexts } from '#domain/components/component-texts.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/noun.ts';
import type { Query } from '#domain/query/query.ts';
import { askedWords } from '#domain/search/asked-words.ts';
import { ASKING_WORDS, stem, wordsOf } from '#domain/words/stems.ts';

/** Asks for what there is on something, not for the story of one thing. */
export const ON_SOMETHING =
  /\b(anything|something|sth|what (do|have|did) (we|you) (have|got|know|record(ed)?|list(ed)?|stated?|identif(y|ied)|found)|entries|items)\b.*\b(on|about|regarding|concerning|with|under|for)\b/i;

const MOST = 12;

/** What speaks of the words asked for beside what a query finds: rows under other topics, by their texts. */
export function mentionedBesides(question: string, query: Query, data: QueryData): Block[] {
  if (query.noun !== 'component' || query.where.length > 1 || !ON_SOMETHING.test(question)) return [];
  const asked = askedWords(question).filter(({ stem: root, isWeak }) => !isWeak && !ASKING_WORDS.has(root));
  if (asked.length === 0) return [];
  const found = new Set(evaluate({ ...query, first: null }, data).rows.map(({ id }) => id));
  const speaking = data.current.components.filter((component) => {
    if (found.has(component.id)) return false;
    const text = `${component.title}\n${allTexts(component)}`;
    // 'Whistle-blower' and 'whistleblower'.
    const stems = new Set(wordsOf(`${text.replace(/-/g, ' ')}\n${text.replace(/-/g, '')}`).map(stem));
    return asked.every(({ stem: root, same }) => [root, ...same].some((one) => stems.has(one)));
  });
  if (speaking.length === 0) return [];
  return blocks(
    sentence(`In the texts of ${found.size > 0 ? 'others' : 'these'} it comes up as well:`),
    list(speaking.slice(0, MOST).map((each) => named(componentSource(data.current, each)))),
  );
}
