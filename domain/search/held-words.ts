import { stem, wordsOf } from '#domain/words/stems.ts';
import type { AskedWord } from './asked-words.ts';
import type { SearchEntry } from './search-entry.ts';
import { splitSentences } from './sentences.ts';

/** How much a word counts, by its place. */
const LEVELS = { itself: 1, label: 0.8, besides: 0.55, row: 0.4, under: 0.35 } as const;
/** The weight of a word with the same or a similar meaning, if the texts contain the word asked for, and if they do not. */
const SAME = { known: 0.85, unknown: 0.9 } as const;
const ALIKE = { known: 0.6, unknown: 0.75 } as const;
/** A question is what its whole answer is about, even more than a sentence in which its words happen to occur. */
const IN_QUESTION = 1.02;
const IN_BOTH = 1.06;

/** A sentence with the stems of its words, in their order. */
export interface WrittenSentence {
  text: string;
  stems: readonly string[];
  holds: (word: AskedWord) => boolean;
}

/** A text in sentences, with the words around it. */
export interface Context {
  entry: SearchEntry;
  sentences: readonly WrittenSentence[];
  /** Stems of the row's name, of all its texts, and of what it belongs to. */
  label: ReadonlySet<string>;
  row: ReadonlySet<string>;
  under: ReadonlySet<string>;
}

/** Reads texts in sentences, each with the words of its row. */
export function readContext(entries: readonly SearchEntry[]): (entry: SearchEntry) => Context {
  const rows = Map.groupBy(entries, ({ noun, id }) => `${noun} ${id}`);
  const read = new Map<string, ReadonlySet<string>>();
  return (entry) => {
    const key = `${entry.noun} ${entry.id}`;
    const row = read.get(key) ?? new Set((rows.get(key) ?? []).flatMap(({ text }) => stemsIn(text)));
    read.set(key, row);
    return {
      entry,
      row,
      label: new Set(stemsIn(entry.label)),
      under: new Set(stemsIn(entry.under)),
      sentences: splitSentences(entry.text).map(({ text }) => {
        const stems = stemsIn(text);
        const set = new Set(stems);
        return { text, stems, holds: (word) => levelIn(set, word) > 0 };
      }),
    };
  };
}

interface HeldWord {
  /** 0 to 1, or slightly above for the answer to exactly this question. */
  level: number;
  /** For words in the sentence itself, and for words in the name of what it belongs to. */
  own: number;
  named: number;
}

/** How much of each word of the question is in a sentence or around it. */
export function levelsOf<Word extends AskedWord>(
  words: readonly Word[],
  { entry, sentences, label, row, under }: Context,
  index: number,
): Map<Word, HeldWord> {
  const inSentence = (at: number) => new Set(sentences[at]?.stems);
  const [itself, before, after] = [inSentence(index), inSentence(index - 1), inSentence(index + 1)];
  const isAnswer = entry.noun === 'answer' || entry.noun === 'assessment';
  const names = entry.noun === 'stakeholder' || isAnswer ? new Set([...label, ...under]) : label;
  return new Map(
    words.map((word) => {
      const own = levelIn(itself, word) * LEVELS.itself;
      const inName = levelIn(names, word);
      const named = inName * (isAnswer ? (own > 0 ? IN_BOTH : IN_QUESTION) : LEVELS.label);
      const around = Math.max(
        Math.max(levelIn(before, word), levelIn(after, word)) * LEVELS.besides,
        levelIn(row, word) * LEVELS.row,
        levelIn(under, word) * LEVELS.under,
      );
      return [word, { level: Math.max(own, named, around), own, named: inName }];
    }),
  );
}

function levelIn(stems: ReadonlySet<string>, { stem: own, same, alike, isKnown }: AskedWord): number {
  const known = isKnown ? 'known' : 'unknown';
  if (stems.has(own)) return 1;
  if (same.some((other) => stems.has(other))) return SAME[known];
  return alike.some((other) => stems.has(other)) ? ALIKE[known] : 0;
}

const stemsIn = (text: string): string[] => wordsOf(text.replace(/[-/]/g, ' ')).map(stem);
