import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000, of which 43,000 are long enough to be chosen here. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

/** Shorter parts of a name are no words: they stand inside too many others. */
const SHORTEST_WORD = 3;
/** Fewer letters beside one's own words are an ornament and no password. */
const FEWEST_LETTERS = 4;

export interface PasswordOwner {
  email?: string;
  fullName?: string;
  /** The names of the companies she belongs to. */
  companies?: readonly string[];
}

/**
 * Whether a guesser would try this password early: it is on the list of the most common ones, or it is made of the words of
 * just this account (the person's name and address, her company's name, the product's) with little or something common beside.
 */
export function isCommonPassword(password: string, owner: PasswordOwner = {}): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower)) return true;
  const core = strip(lower);
  if (core === '') return false;
  const names = [owner.email ?? '', owner.fullName ?? '', ...(owner.companies ?? [])].map((name) => name.toLowerCase());
  const own = ['twofold', ...names, ...names.flatMap((name) => name.split(/[^\p{L}]+/u))].map(strip);
  if (own.includes(core)) return true;
  const words = own.filter((word) => word.length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), core);
  return rest !== core && (rest.length < FEWEST_LETTERS || common.has(rest));
}

/** Letters only, so that 'Anna.Berg-2026!' is seen as the name it is. */
const strip = (text: string) => text.replace(/[^\p{L}]/gu, '');
