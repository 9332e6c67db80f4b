import { formOf } from './words.ts';

interface Branch<Meaning> {
  next: Map<string, Branch<Meaning>>;
  meanings: Meaning[];
}

/** Consecutive words with a meaning: from the first word up to, but not including, the end. */
export interface Span<Meaning> {
  from: number;
  to: number;
  meanings: readonly Meaning[];
}

/**
 * A dictionary of phrases and their meanings. The phrases in a table are written as people say them, separated by ' / '; 'high|top' are
 * alternatives, and 'the?' may be left out. Singular and plural match each other, unless a phrase has exactly that word: 'drop out',
 * 'drops out'.
 */
export class Phrases<Meaning> {
  readonly #root: Branch<Meaning> = { next: new Map(), meanings: [] };
  /** Every word of every phrase, in the form that singular and plural share. */
  readonly forms = new Set<string>();

  /** @param phrases as written in a table */
  add(phrases: string, ...meanings: Meaning[]): void {
    for (const phrase of phrases.split(' / ')) for (const words of spellOut(phrase)) this.addWords(words, ...meanings);
  }

  addWords(words: readonly string[], ...meanings: Meaning[]): void {
    let branch = this.#root;
    words.forEach((word, index) => {
      const key = index === words.length - 1 ? ending(word) : word;
      this.forms.add(formOf(word));
      const next = branch.next.get(key) ?? { next: new Map(), meanings: [] };
      branch.next.set(key, next);
      branch = next;
    });
    if (words.length > 0) branch.meanings.push(...meanings);
  }

  /** The longest phrase that starts at a word and has an accepted meaning. */
  at(words: readonly string[], from: number, accepts: (meaning: Meaning) => boolean): Span<Meaning> | null {
    let branch: Branch<Meaning> | undefined = this.#root;
    let longest: Span<Meaning> | null = null;
    for (let to = from; branch && to < words.length; to += 1) {
      const word: string = words[to] ?? '';
      const meanings: Meaning[] = branch.next.get(ending(word))?.meanings.filter(accepts) ?? [];
      if (meanings.length > 0) longest = { from, to: to + 1, meanings };
      branch = branch.next.get(word) ?? (isForm(word) ? branch.next.get(formOf(word)) : undefined);
    }
    return longest;
  }
}

/** The plural of a shorter word is a different word: 'ones'. */
const LEAST_LETTERS = 5;
/** In the plural, nouns that can be asked for do not start a phrase: 'which impacts score lowest'. */
const ASKED_FOR = new Set(['impacts', 'risks', 'topics', 'opportunities', 'stakeholders', 'changes']);
const isForm = (word: string) => word.length >= LEAST_LETTERS && !ASKED_FOR.has(word);

/** The last word of a phrase, in the form that singular and plural share. */
const ending = (word: string) => `${formOf(word)} `;

/** Expands a line with alternatives into all phrases that it stands for. */
function spellOut(phrase: string): string[][] {
  return phrase.split(' ').reduce<string[][]>(
    (begun, slot) => {
      const words = slot.replace(/\?$/, '').split('|');
      const longer = begun.flatMap((start) => words.map((word) => start.concat(word)));
      return slot.endsWith('?') ? begun.concat(longer) : longer;
    },
    [[]],
  );
}
