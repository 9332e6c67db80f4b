/** A word of a question. */
export interface Word {
  /** As the person typed it; the parts of 'isn't' and 'short-term' are separate words. */
  typed: string;
  /** In lower case, with spelling corrected. */
  text: string;
}

const PIECES =
  /\besrs (?:set )?1\b(?!\.\d)|\b(?:article|paragraph|annex|appendix|directive|regulation|ar) \d+(?:[./]\d+)*\b|\bw\/o?\b|\bw\/|#|'em\b|\b(?:bp|gov|sbm|iro|mdr|[esg]\d)-\d+|\d+\+|[\p{L}\p{N}]+(?:['.,][\p{L}\p{N}]+)*|[,;:?!+&<>=≥≤%"()-]/giu;
const NEGATED = /^(.+)n't$/;
const CLITIC = /'(?:s|re|ve|ll|d|m)$/;
const MARKS: Readonly<Record<string, string>> = {
  '&': 'and',
  '+': 'and',
  '≥': '>=',
  '≤': '<=',
  '#': 'number',
  'w/': 'with',
  'w/o': 'without',
  "'em": 'them',
  // No form of 'new'.
  news: 'information',
  yr: 'year',
  yrs: 'years',
};
const IRREGULAR: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' };

/** Splits a question into its words and the punctuation that matters, in normalized spelling. The time depends on its length. */
export function readWords(question: string): Word[] {
  const plain = question
    .normalize('NFKC')
    .replace(/[’‘´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—−]/g, '-');
  return [...plain.matchAll(PIECES)].flatMap(([typed], index, all) => {
    const text = typed.toLowerCase();
    // The number of a law is part of its name.
    if (/^\p{L}+ .*\d$/u.test(text)) return [{ typed, text: text.replaceAll(' ', '') }];
    if (text === '-') return isRangeDash(all, index) ? [{ typed, text: 'to' }] : [];
    if (/^\d+\+$/.test(text)) return [text.slice(0, -1), 'plus'].map((part) => ({ typed, text: part }));
    const negated = NEGATED.exec(text)?.[1];
    if (negated !== undefined) return [IRREGULAR[negated] ?? negated, 'not'].map((part) => ({ typed, text: part }));
    if (/^\p{L}+,\p{L}/u.test(text)) return text.split(',').map((part) => ({ typed: part, text: part }));
    return [{ typed, text: MARKS[text] ?? text.replace(CLITIC, '') }];
  });
}

/** A dash between two numbers or two standards means 'to'; any other dash only joins words. */
function isRangeDash(all: readonly RegExpExecArray[], index: number): boolean {
  return [/^\d+(?:[.,]\d+)?$/, /^[esg]\d$/i].some((end) =>
    [index - 1, index + 1].every((at) => end.test(all[at]?.[0] ?? '')),
  );
}

/** Returns the form that singular and plural share: 'risk', 'opportunity', 'process'. */
export function formOf(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /s$/.test(word) && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** Words by first letter and length: a slip hits the first letter and is one longer or shorter at most. */
export type Shelves = ReadonlyMap<string, readonly string[]>;
export const shelve = (forms: Iterable<string>): Shelves => Map.groupBy(forms, (form) => `${form[0]}${form.length}`);

/** The words of a name or a label, without signs. */
export const wordsIn = (text: string): string[] =>
  readWords(text)
    .map((word) => word.text)
    .filter(isWord);

/** Letters and digits; else it is a sign. */
export const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
