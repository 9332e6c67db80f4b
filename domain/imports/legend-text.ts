import { fold } from '#domain/words/fold.ts';
import type { ImportedCell } from './cell.ts';
import { levelNamed } from './level-words.ts';

/** A scale that is said outside the headings: in a row above or below them, in a legend, or on another sheet. */
export interface ScaleLegend {
  low: number;
  high: number;
  /** The words at its ends; null if it says none. */
  ends: { low: string; high: string } | null;
  /** The scores that it is about; null for all. */
  about: 'severity' | 'likelihood' | null;
  /** The column below or above which it stands, if it is for this column only. */
  column: number | null;
}

/** Words that say that a text is about a scale, folded. */
export const ABOUT_SCALES =
  /scale|scor|rating|rated|skal|bewert|stufe|punkt|echelle|bareme|notation|\bnote\b|\bniveau\b|escala|puntua|\bnivel\b|scala|punteggi|\blivello\b|schaal|ocen|legend|\bkey\b|leyenda|\blevel\b/;
const ABOUT_LIKELIHOOD = /likelihood|probab|wahrschein|eintritt|vraisembl|waarschijn|prawdopod/;
const ABOUT_SEVERITY =
  /severity|magnitude|schwere|gravit|gravedad|ernst|ausmass|umfang|scope|irremed|unumkehr|dotkliw|impact|auswirk|impatt|hohe/;

/** The number of characters of a text that are read. */
export const LONGEST = 400;

/** A step of a scale and its name, folded. */
export interface Step {
  at: number;
  word: string;
}

/**
 * What a text says of a scale: '1 = low … 4 = very high', '1 (low) to 4 (high)', 'Scores from 1 to 4'; null if nothing.
 * @param isByHeadings whether it stands directly above or below a heading, where a range alone says enough
 */
export function legendIn(cell: ImportedCell | undefined, isByHeadings = false): ScaleLegend | null {
  if (typeof cell !== 'string') return null;
  const text = fold(cell.slice(0, LONGEST).replaceAll('ß', 'ss'));
  const saysScale = ABOUT_SCALES.test(text) || (isByHeadings && /^\s*\(?[01]\s?\D/.test(text));
  const after = [...text.matchAll(/(?<![\p{L}\d.,])(\d{1,3})\s?[=:–—(-]\s?(\p{L}[^\d;,|/\n()]*)/gu)];
  const before = [...text.matchAll(/(\p{L}[\p{L} ]*)\((\d{1,3})\)/gu)];
  const steps = [
    ...after.map(([, at, word]) => ({ at: Number(at), word: word ?? '' })),
    ...(after.length > 0 ? [] : before.map(([, word, at]) => ({ at: Number(at), word: word ?? '' }))),
  ];
  const about = aboutWhat(/^[^\d]*/.exec(text)?.[0] ?? '');
  const byWords = legendOf(steps, about, saysScale);
  if (byWords) return byWords;
  const listed = [...text.matchAll(/(?<![\p{L}\d.,])(\d{1,2})\s?[=:]\s?(?=[^\s;,|])/gu)].map(([, at]) => Number(at));
  const [begin = 2] = listed;
  const isListed = listed.length >= 3 && begin <= 1 && listed.every((at, nth) => at === begin + nth);
  if (isListed && (saysScale || about !== null))
    return { low: begin, high: begin + listed.length - 1, ends: null, about, column: null };
  const [, low, high] =
    /(?<![\d.,])([01])\s?(?:-|–|—|to|bis|a|al|tot|do|\.{2,3}|…)\s?(\d{1,3})(?![\d.,]*\d)/.exec(text) ?? [];
  if (!saysScale || low === undefined || Number(high) < 3 || Number(high) > 100) return null;
  return { low: Number(low), high: Number(high), ends: null, about, column: null };
}

/** The scores that a folded text is about. */
export function aboutWhat(text: string): ScaleLegend['about'] {
  const [severity, likelihood] = [ABOUT_SEVERITY.test(text), ABOUT_LIKELIHOOD.test(text)];
  return severity === likelihood ? null : severity ? 'severity' : 'likelihood';
}

/** The scale that these steps make: from 0 or 1 to at least 3, with words of levels at one of its ends. */
export function legendOf(steps: readonly Step[], about: ScaleLegend['about'], saysScale: boolean): ScaleLegend | null {
  const inOrder = [...steps].sort((one, other) => one.at - other.at);
  const [lowest, highest] = [inOrder[0], inOrder.at(-1)];
  if (!lowest || !highest || lowest.at > 1 || highest.at < 3 || highest.at > 100) return null;
  const isLevel = isLevelWord(lowest.word) || isLevelWord(highest.word);
  if (!saysScale && !isLevel) return null;
  const [low, high] = [wordsOf(lowest.word), wordsOf(highest.word)];
  const ends = low === '' || high === '' ? null : { low, high };
  return { low: lowest.at, high: highest.at, ends, about, column: null };
}

const wordsOf = (word: string) =>
  word
    .replace(/[^\p{L} ]+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ')
    .replace(/ (?:to|bis|a|al|tot|do|et|and|und)$/, '')
    .slice(0, 40);

/** Whether a text begins with the name of a level: 'very high, lasting damage'. */
export function isLevelWord(word: string): boolean {
  const words = wordsOf(fold(word)).split(' ');
  return [1, 2, 3].some((count) => levelNamed(words.slice(0, count).join(' ')) !== null);
}
