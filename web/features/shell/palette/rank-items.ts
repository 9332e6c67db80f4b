import { splitSentences } from '#domain/search/sentences.ts';
import { beginsIn, fold } from '#domain/words/fold.ts';
import { stem } from '#domain/words/stems.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import type { SearchedTexts } from './searched-texts.ts';

/** The maximum number of items shown; others are found by typing more. */
export const MOST_SHOWN = 40;

export interface RankedGroup {
  /** Also the group's key in the list. */
  value: PaletteGroup;
  items: PaletteItem[];
}

export interface Ranking {
  groups: RankedGroup[];
  /** How many match, shown or not. */
  count: number;
  /** The sentence with the typed words, by the id of an item whose name does not contain all of them. */
  excerpts: ReadonlyMap<string, string>;
}

/** The groups listed before anything is typed. */
const atRest: ReadonlySet<PaletteGroup> = new Set(['pages', 'sections', 'commands']);

/** Ranks of matches that occur only in texts: the word as it was typed, or another form of it. */
const IN_TEXTS = 10;
const IN_TEXTS_AS_STEM = 5;

/**
 * The items in which every typed word occurs, best match first: a label that equals the words, then one that starts with them, then words
 * of it that start with them, then the rest of the label, then additional words, then texts. Groups are in the order of their best item.
 */
export function rankItems(items: readonly PaletteItem[], typed: string): Ranking {
  const query = fold(typed).trim();
  if (query === '') {
    const resting = items.filter(({ group }) => atRest.has(group));
    return { groups: groupInOrder(resting), count: resting.length, excerpts: new Map() };
  }
  const words = typedWords(query);
  const matches = items
    .map((item) => ({ item, rank: rankOf(item, query, words) }))
    .filter(({ rank }) => rank > 0)
    // Sorting is stable: equal matches keep the order in which the application lists them.
    .toSorted((a, b) => b.rank - a.rank);
  const shown = matches.slice(0, MOST_SHOWN);
  return {
    groups: groupInOrder(shown.map(({ item }) => item)),
    count: matches.length,
    excerpts: new Map(shown.flatMap(({ item, rank }) => (rank > IN_TEXTS ? [] : excerptFrom(item, words)))),
  };
}

function excerptFrom({ id, texts }: PaletteItem, words: readonly TypedWord[]): [id: string, excerpt: string][] {
  const starts = words.map(({ word, start }) => start ?? word);
  const excerpt = texts && excerptOf(texts, starts);
  return excerpt ? [[id, excerpt]] : [];
}

export interface TypedWord {
  /** Folded. */
  word: string;
  /** The beginning that all its forms share; null if the word is too short. */
  start: string | null;
}

/** What was typed, word by word. */
export function typedWords(typed: string): TypedWord[] {
  const query = fold(typed).trim();
  return query === '' ? [] : query.split(/\s+/).map((word) => ({ word, start: startOf(word) }));
}

function startOf(word: string): string | null {
  const root = stem(word).replace(/y$/, '');
  return word.length >= 5 && root.length >= 4 && word.startsWith(root) ? root : null;
}

function rankOf(item: PaletteItem, query: string, words: readonly TypedWord[]): number {
  const { label, rest } = foldedOf(item);
  if (label === query) return 100;
  if (label.startsWith(query)) return 90;
  return Math.min(...words.map((word) => rankWord(word, label, rest) || rankInTexts(word, item)));
}

function rankWord({ word }: TypedWord, label: string, rest: string): number {
  const begins = beginsIn(label, word);
  if (begins >= 0) return begins === 0 ? 80 : 70;
  if (label.includes(word)) return 50;
  if (beginsIn(rest, word) >= 0) return 40;
  return rest.includes(word) ? 20 : 0;
}

function rankInTexts({ word, start }: TypedWord, { texts }: PaletteItem): number {
  if (!texts) return 0;
  if (beginsIn(texts.folded, word) >= 0) return IN_TEXTS;
  return start !== null && beginsIn(texts.folded, start) >= 0 ? IN_TEXTS_AS_STEM : 0;
}

const foldedItems = new WeakMap<PaletteItem, { label: string; rest: string }>();

/** Folded once instead of with every letter. */
function foldedOf(item: PaletteItem) {
  const known = foldedItems.get(item);
  if (known) return known;
  const folded = { label: fold(item.label), rest: fold(`${item.below ?? item.detail} ${item.words}`) };
  foldedItems.set(item, folded);
  return folded;
}

function groupInOrder(items: readonly PaletteItem[]): RankedGroup[] {
  const groups = new Map<PaletteGroup, PaletteItem[]>();
  for (const item of items) {
    const group = groups.get(item.group);
    if (group) group.push(item);
    else groups.set(item.group, [item]);
  }
  return [...groups].map(([value, grouped]) => ({ value, items: grouped }));
}

/** The maximum length of an excerpt, in characters; about two lines of the palette. */
const LONGEST = 140;

/** The sentence of a row's texts with the most typed words, shortened around them; null if only names contain them. */
function excerptOf({ entries }: SearchedTexts, words: readonly string[]): string | null {
  let best = { text: '', at: 0, count: 0 };
  for (const { text, label } of entries) {
    if (text === label) continue;
    for (const sentence of splitSentences(text)) {
      const folded = fold(sentence.text);
      const places = words.map((word) => beginsIn(folded, word)).filter((at) => at >= 0);
      if (places.length > best.count) best = { text: sentence.text, at: Math.min(...places), count: places.length };
    }
  }
  return best.count === 0 ? null : shorten(best.text.replace(/\s+/g, ' '), best.at);
}

function shorten(text: string, at: number): string {
  if (text.length <= LONGEST) return text;
  const from = at < LONGEST / 2 ? 0 : text.lastIndexOf(' ', at - LONGEST / 4) + 1;
  const end = from + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end > from ? end : from + LONGEST)}${end < text.length ? ' …' : ''}`;
}
