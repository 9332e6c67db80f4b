import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** How many entries are drawn; the rest is reached by typing more. */
export const MOST_SHOWN = 40;

export interface RankedGroup {
  /** Also the group's key in the list. */
  value: PaletteGroup;
  items: PaletteItem[];
}

export interface Ranking {
  groups: RankedGroup[];
  /** How many match, drawn or not. */
  count: number;
}

/** What stands in the list before anything is typed. */
const atRest: ReadonlySet<PaletteGroup> = new Set(['pages', 'sections', 'commands']);

/**
 * The entries in which every typed word occurs, the best match first: a label that is the words, then one that begins with them, then
 * words that begin so, then the rest of the label, then what is known besides. Groups stand in the order of their best entry.
 */
export function rankItems(items: readonly PaletteItem[], typed: string): Ranking {
  const query = fold(typed).trim();
  if (query === '') {
    const resting = items.filter(({ group }) => atRest.has(group));
    return { groups: groupInOrder(resting), count: resting.length };
  }
  const words = query.split(/\s+/);
  const matches = items
    .map((item) => ({ item, rank: rankOf(item, query, words) }))
    .filter(({ rank }) => rank > 0)
    // Sorting is stable: equal matches keep the order in which the application lists them.
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
  return { groups: groupInOrder(matches.slice(0, MOST_SHOWN)), count: matches.length };
}

function rankOf(item: PaletteItem, query: string, words: readonly string[]): number {
  const label = fold(item.label);
  if (label === query) return 100;
  if (label.startsWith(query)) return 90;
  const rest = fold(`${item.detail} ${item.words}`);
  return Math.min(...words.map((word) => rankWord(word, label, rest)));
}

function rankWord(word: string, label: string, rest: string): number {
  const begins = beginsIn(label, word);
  if (begins >= 0) return begins === 0 ? 80 : 70;
  if (label.includes(word)) return 50;
  if (beginsIn(rest, word) >= 0) return 40;
  return rest.includes(word) ? 20 : 0;
}

/** Where in the text a word begins with this, or -1. */
function beginsIn(text: string, start: string): number {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  }
  return -1;
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

/** Without case and accents, so that 'uber' finds 'Über'. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
