import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isGuessable, wordWithoutOrnaments } from '#domain/people/guessable-password.ts';

/**
 * About 49,000 passwords as one line of JSON, of which 43,000 are long enough to be chosen here. Read each time: passwords are chosen
 * rarely and hashing takes a hundred times as long, while the list would stay in memory for ever.
 */
const LIST = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');

/** Shorter parts of a name do not count as words, because they occur in too many others. */
const SHORTEST_WORD = 3;
/** Fewer additional letters are only decoration. */
const FEWEST_LETTERS = 4;

/**
 * Words about this product, and common names for logins of any business: guessers try them before they know anything about the person.
 */
const EXPECTED = [
  'twofold',
  'materiality',
  'sustainability',
  'nachhaltigkeit',
  'esrs',
  'csrd',
  'company',
  'login',
  'account',
  'office',
];

export interface PasswordOwner {
  email?: string;
  fullName?: string;
  /** The names of the companies that the person belongs to. */
  companies?: readonly string[];
}

/**
 * Whether someone would guess this password early: it follows common patterns (repeats, sequences, a season and its year), it is on the
 * list of the most common ones, with or without an ornament, or it is made of the words of this account (the person's name and address,
 * their company's name, the product's) with little or something common added.
 */
export async function isCommonPassword(password: string, owner: PasswordOwner = {}): Promise<boolean> {
  if (isGuessable(password)) return true;
  const list = await readFile(LIST, 'utf8');
  // The text between two quotation marks is a word, or the comma between two words.
  const isListed = (word: string) => word !== ',' && word !== '' && list.includes(JSON.stringify(word));
  const lower = password.toLowerCase();
  if (isListed(lower) || isListed(wordWithoutOrnaments(password))) return true;
  const core = strip(lower);
  if (core === '') return false;
  const names = [owner.email ?? '', owner.fullName ?? '', ...(owner.companies ?? [])].map((name) => name.toLowerCase());
  const own = [...EXPECTED, ...names, ...names.flatMap((name) => name.split(/[^\p{L}]+/u))].map(strip);
  if (own.includes(core)) return true;
  const words = own.filter((word) => word.length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), core);
  return rest !== core && (rest.length < FEWEST_LETTERS || isListed(rest));
}

/** Keeps only letters, so that 'Anna.Berg-2026!' is recognized as the name. */
const strip = (text: string) => text.replace(/[^\p{L}]/gu, '');
