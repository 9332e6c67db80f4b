import { ASKING_WORDS, stem, subjectStems, wordsOf } from '#domain/words/stems.ts';
import { likeWords } from '#domain/words/synonyms.ts';

export interface RankedRow<Row> {
  row: Row;
  /** How well its texts match the words: the sum of the weights of the distinctive words, at most about five for each. */
  score: number;
  /** The share of the question that occurs in its texts, 0 to 1. */
  share: number;
}

/** A matching word in the title says more about a row than one in its texts. */
const IN_TITLE = 2;
/** A word that occurs often says little more than one that occurs twice. */
const SATURATION = 1.2;
/** A word of the question that occurs in no row counts against all rows, but less than a word that occurs only in other rows. */
const UNKNOWN = 0.5;
/** The weight of a word that is only similar to the one in the question. */
const ALIKE = 0.7;
const TITLE_ITSELF = 50;

/** Ranks rows by the distinctive words that their texts share with a question, best first; stems in `except` do not count. */
export function rowsNamed<Row>(
  text: string,
  rows: readonly Row[],
  textOf: (row: Row) => string,
  titleOf: (row: Row) => string,
  except: ReadonlySet<string> = new Set(),
): RankedRow<Row>[] {
  const said = new Set(stemsIn(text));
  const asked = [...new Set(subjectStems(inWords(text)))].filter(
    (word) => !ASKING_WORDS.has(word) && !except.has(word) && word.length > 2 && !/^\d/.test(word),
  );
  const indexed = rows.map((row) => ({
    row,
    title: new Set(stemsIn(titleOf(row))),
    words: countsOf(stemsIn(textOf(row))),
  }));
  const inRows = new Map<string, number>();
  for (const { title, words } of indexed) {
    for (const word of new Set([...title, ...words.keys()])) inRows.set(word, (inRows.get(word) ?? 0) + 1);
  }
  const weightOf = (word: string) => Math.log(1 + rows.length / (inRows.get(word) ?? 1)) / Math.log(1 + rows.length);
  const wanted = asked.map((word) => {
    const like = likeWords(word, inRows).map((other) => ({ word: other, part: other === word ? 1 : ALIKE }));
    return { like, weight: like.length > 0 ? Math.max(...like.map((one) => weightOf(one.word))) : UNKNOWN };
  });
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
  return indexed
    .map(({ row, title, words }) => {
      const own = subjectStems(inWords(titleOf(row)));
      let score = own.length > 1 && own.every((word) => said.has(word)) ? TITLE_ITSELF : 0;
      let found = 0;
      for (const { like, weight } of wanted) {
        const best = Math.max(
          0,
          ...like.map(({ word, part }) => {
            const times = words.get(word) ?? 0;
            const inText = (times * (1 + SATURATION)) / (times + SATURATION);
            return part * weightOf(word) * ((title.has(word) ? IN_TITLE : 0) + inText);
          }),
        );
        score += best;
        if (best > 0) found += weight;
      }
      return { row, score, share: all === 0 ? 0 : found / all };
    })
    .filter(({ score }) => score > 0)
    .toSorted((first, second) => second.score - first.score);
}

/** 'Commodity-driven' counts as two words. */
const inWords = (text: string) => text.replaceAll('-', ' ');
const stemsIn = (text: string) => wordsOf(inWords(text)).map(stem);

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
