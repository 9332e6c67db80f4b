import type { Block } from '#analyst/blocks/answer.ts';
import { blocks, list, named, sentence } from '#analyst/blocks/say.ts';
import { componentSource } from '#domain/chat/sources.ts';
import { allTexts } from '#domain/components/component-texts.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import { type AskedWord, askedWords } from '#domain/search/asked-words.ts';
import { ASKING_WORDS, stem, wordsOf } from '#domain/words/stems.ts';

/** Asks for everything on a subject, not for the history of one thing. */
export const ON_SOMETHING =
  /\b(anything|something|everything|sth|what (do|have|did) (we|you) (have|got|know|record(ed)?|list(ed)?|stated?|identif(y|ied)|found)|what is there|entries|items)\b.*\b(on|about|regarding|concerning|with|under|for)\b|^(and |ok |so |well |, )*what about\b|\bwhat(['’]?s| is) (in )?there\b(?=\W*$)/i;

const MOST = 12;
const JOINED = /\b(and|or)\b|,/i;

/** The components whose title or texts contain what was asked for, or one of several alternatives. */
function speakingOf(question: string, { components }: QueryData['current']) {
  const asked = askedWords(question).filter(({ stem: root, isWeak }) => !isWeak && !ASKING_WORDS.has(root));
  if (asked.length === 0) return [];
  const isHeld = (stems: ReadonlySet<string>) => (word: AskedWord) =>
    [word.stem, ...word.same, ...word.alike].some((one) => stems.has(one));
  return components.filter((component) => {
    const text = `${component.title}\n${allTexts(component)}`;
    // 'Whistle-blower' and 'whistleblower'.
    const stems = new Set(wordsOf(`${text.replace(/-/g, ' ')}\n${text.replace(/-/g, '')}`).map(stem));
    return JOINED.test(question) ? asked.some(isHeld(stems)) : asked.every(isHeld(stems));
  });
}

/**
 * Lists texts that mention the words asked for, in addition to the rows that a query finds; empty if there are none or the question does
 * not ask for this.
 */
export function mentioned(question: string, query: Query | null, data: QueryData): Block[] {
  const isOfRows = query === null || (query.noun === 'component' && query.where.length <= 1);
  if (!isOfRows || !ON_SOMETHING.test(question)) return [];
  const found = new Set(query ? evaluate({ ...query, first: null }, data).rows.map(({ id }) => id) : []);
  const speaking = speakingOf(question, data.current).filter(({ id }) => !found.has(id));
  if (speaking.length === 0) return [];
  return blocks(
    sentence(
      query
        ? `The texts of ${found.size > 0 ? 'other entries' : 'these entries'} mention it too:`
        : 'The texts of these entries mention it:',
    ),
    list(speaking.slice(0, MOST).map((each) => named(componentSource(data.current, each)))),
  );
}
