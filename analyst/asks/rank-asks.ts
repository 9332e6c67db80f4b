import { normalise } from '#analyst/question/normalise.ts';
import { stem, wordsOf } from '#domain/words/stems.ts';
import type { Ask } from './ask.ts';
import { assessmentAsks } from './of-assessment.ts';
import { auditAsks } from './of-audit.ts';
import { decisionAsks } from './of-decisions.ts';
import { disclosureAsks } from './of-disclosures.ts';
import { evidenceAsks } from './of-evidence.ts';
import { measureAsks } from './of-measures.ts';
import { methodAsks } from './of-method.ts';
import { resultAsks } from './of-results.ts';
import { stakeholderAsks } from './of-stakeholders.ts';
import { thingAsks } from './of-things.ts';
import { valueChainAsks } from './of-value-chain.ts';
import { workAsks } from './of-work.ts';
import { yearAsks } from './of-years.ts';

/** Everything that is asked for; of what a question is about, the first one. */
export const allAsks: readonly Ask[] = [
  ...auditAsks,
  ...stakeholderAsks,
  ...assessmentAsks,
  ...disclosureAsks,
  ...valueChainAsks,
  ...evidenceAsks,
  ...workAsks,
  ...yearAsks,
  ...resultAsks,
  ...measureAsks,
  ...decisionAsks,
  ...thingAsks,
  ...methodAsks,
];

const THING = '{thing}';
const PERSON = '{person}';
const NUMBER = '{number}';
const GAPS: readonly string[] = [THING, PERSON, NUMBER];
/** Connect words and mean nothing themselves. */
const FILLERS = new Set(
  'a an the of to in on for and or at with is are was were be do does did have has had it'.split(' '),
);

const tokensOf = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => (GAPS.includes(word) ? [word] : wordsOf(word).map(stem)));

/** 'isnt', typed without its apostrophe. */
const RUN_ON = /\b(is|are|was|were|do|does|did|has|have|had|would|should|could|wo|ca)nt\b/g;

/** In small letters without accents, and without the signs that end a part of a sentence. */
export const plain = (text: string) =>
  normalise(text.toLowerCase().replace(RUN_ON, "$1n't"))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[?!,;:.](?= |$)/g, ' ');

const worded = allAsks.flatMap((ask) =>
  (ask.examples ?? []).map((text) => ({ ask, words: new Set(tokensOf(plain(text))) })),
);
const uses = new Map<string, number>();
for (const { words } of worded) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);

const FILLED = 0.25;
/** A gap is filled by any word, so it says little. */
const OF_GAP = 0.6;
/** How much a word says: the fewer examples have it, the more. */
const weightOf = (word: string): number =>
  Math.log(1 + worded.length / (uses.get(word) ?? 1)) * (FILLERS.has(word) ? FILLED : word === THING ? OF_GAP : 1);
const squares = new Map([...uses.keys(), ...GAPS].map((word) => [word, weightOf(word) ** 2]));
const sumOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + (squares.get(word) ?? 0), 0);
const sizeOf = (words: Iterable<string>) => Math.sqrt(sumOf(words));

/** The example questions as sets of words. */
const examples = worded.map((each) => ({ ...each, size: sizeOf(each.words) }));

/** The words of a question as examples have them, and those that none has. */
interface Masked {
  words: ReadonlySet<string>;
  rest: readonly string[];
  person: string | null;
  numbers: readonly number[];
}

/** Finds the person whose first or last name a word is. */
export function nameIn(people: readonly string[]): (word: string) => string | undefined {
  const names = people.map((name) => ({ name, parts: plain(name).split(' ') }));
  return (word) =>
    names.find(({ parts }) => parts.some((part) => part.length > 2 && part === word.replace(/'s?$/, '')))?.name;
}

/**
 * A question with names, numbers and everything that no example has replaced by gaps.
 * @param people full names of the team's members
 */
export function mask(question: string, people: readonly string[]): Masked {
  const typed = plain(question)
    .split(/\s+/)
    .filter((word) => word !== '');
  const nameOf = nameIn(people);
  const person = typed.map(nameOf).find((found) => found !== undefined) ?? null;
  const rest: string[] = [];
  const numbers: number[] = [];
  const words = typed.flatMap((word): string[] => {
    if (nameOf(word)) return [PERSON];
    if (/^\d+(?:[.,]\d+)?$/.test(word)) {
      numbers.push(Number(word.replace(',', '.')));
      return [NUMBER];
    }
    return tokensOf(word).map((token) => {
      if (uses.has(token)) return token;
      rest.push(word);
      return THING;
    });
  });
  return { words: new Set(words), rest: [...new Set(rest)], person, numbers };
}

/** From this fit on, what a question is like may be what it asks. */
export const PERHAPS_ASKED = 0.45;

/** An ask with how much the question is like its nearest example, from 0 to 1. */
export interface RankedAsk {
  ask: Ask;
  fit: number;
}

/** What a masked question may ask, by how much it is like one of the examples of that, the likest first. */
export function rankAsks({ words }: Masked): RankedAsk[] {
  const size = sizeOf(words);
  const best = new Map<Ask, number>();
  for (const example of examples) {
    const shared = sumOf([...example.words].filter((word) => words.has(word)));
    const fit = size === 0 ? 0 : shared / (size * example.size);
    if (fit > (best.get(example.ask) ?? 0)) best.set(example.ask, fit);
  }
  return allAsks
    .map((ask) => ({ ask, fit: best.get(ask) ?? 0 }))
    .filter(({ fit }) => fit >= PERHAPS_ASKED)
    .toSorted((one, other) => other.fit - one.fit);
}
