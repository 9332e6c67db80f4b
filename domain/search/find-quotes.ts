import { ASKING_WORDS } from '#domain/words/stems.ts';
import type { AskedWord } from './asked-words.ts';
import { askedWords } from './asked-words.ts';
import { findEntries, type WeighedWord } from './find-entries.ts';
import { type Context, levelsOf, readContext, type WrittenSentence } from './held-words.ts';
import type { SearchEntry } from './search-entry.ts';
import { isNumber, type WantedAmount, wantedAmount } from './wanted-amount.ts';

/** A sentence that answers a question, with its place. */
export interface Quote {
  entry: SearchEntry;
  /** As it is in `entry.text`. */
  text: string;
  /** The previous sentence, if this one cannot be understood without it. */
  before: string | null;
  after: string | null;
  /** How much of the question it covers, from `LEAST` to slightly above 1. */
  score: number;
  /** The words of the question that the text or its headings contain, as they were typed. */
  words: string[];
}

/** Below this fit, a sentence is about something else. */
const LEAST = 0.62;
/** Further sentences are quoted if they match almost as well as the best one. */
const NEAR = 0.8;
const MOST = 3;

/** A row's name or a topic's says less than a sentence written about it. */
const NAME_ONLY = 0.75;
/** For a question about the company itself, its own answers say more than the texts of a single risk. */
const OF_ITSELF = 1.08;
const ON_ITSELF = /\b(?:we|our|us|ours|the company(?:'s)?)\b/i;
/** A number directly next to the word that it counts; weighed more if any number might be meant. */
const BESIDE_NUMBER = { any: 1.18, unit: 1.06 } as const;
/** Exactly the kind of number that was asked for. */
const PLAIN_NUMBER = 1.15;
/** Stakeholders' views, if those are asked for. */
const THEIR_VIEW = 1.3;
const IS_SAID = /\b(?:is|was|are|were|been|be) said\b|\b(?:texts?|assessment|answers?) says?\b/i;
const ASKS_VIEW =
  /\b(?:say|says|said|think|thinks?|want|wants|expect|expects|ask|asks|asked|need|needs|wish|wishes|demand|demands|views?|concerns?|concerned|complain|complained|worry|worried|care|tell|told|announced?)\b/i;
/** A person's description says less than the texts about that person. */
const NAMES = 0.97;

/**
 * The sentences of an assessment's texts that answer a question of fact, best first; none if no sentence contains enough of what was
 * asked for, because a quotation about something else is worse than none.
 * @param entries the texts (`listTexts`)
 */
export function findQuotes(question: string, entries: readonly SearchEntry[]): Quote[] {
  const wanted = wantedAmount(question);
  const asked = wordsOfSubject(question, wanted);
  if (asked.length === 0) return [];
  const { found, words: weighed } = findEntries(asked, entries, wanted?.isIn ?? (() => true));
  // A synonym counts as the word itself, although the texts contain both.
  const words = weighed.map((word) => (wanted ? { ...wanted.alsoSaid(word), weight: word.weight } : word));
  const judge = {
    words,
    wanted,
    isOnItself: ON_ITSELF.test(question),
    asksView: ASKS_VIEW.test(question) && !IS_SAID.test(question),
    isNear: false,
  };
  const contextOf = readContext(entries);
  const quotes = found
    .flatMap((entry) => quotesFrom(contextOf(entry), judge))
    .filter(({ score }) => score >= LEAST)
    .toSorted((first, second) => second.score - first.score);
  const best = quotes[0]?.score ?? 0;
  return eachOnce(quotes.filter(({ score }) => score >= best * NEAR)).slice(0, MOST);
}

/** The share of a question's words that the nearest sentence holds at least, and how many sentences are near. */
const LEAST_NEAR = 0.3;
const MOST_NEAR = 2;

/**
 * The sentences that come nearest to a question that no sentence answers, best first: they hold some of its words, never enough to be an
 * answer. None if nothing comes near.
 * @param entries the texts (`listTexts`)
 */
export function findNearest(question: string, entries: readonly SearchEntry[]): Quote[] {
  // In 'Entries about zeppelins', 'entries' is not part of the subject.
  const asked = wordsOfSubject(question, null).filter(({ stem }) => !ASKING_WORDS.has(stem));
  if (asked.length === 0) return [];
  const { found, words } = findEntries(asked, entries, () => true);
  const judge: Judge = {
    // A word that occurs in no text does not help to find the nearest sentence.
    words: words.filter(({ isKnown }) => isKnown),
    wanted: null,
    isOnItself: ON_ITSELF.test(question),
    asksView: false,
    isNear: true,
  };
  const contextOf = readContext(entries);
  const quotes = found
    .flatMap((entry) => quotesFrom(contextOf(entry), judge))
    .filter(({ score }) => score >= LEAST_NEAR)
    .toSorted((first, second) => second.score - first.score);
  return eachOnce(quotes).slice(0, MOST_NEAR);
}

/** Removes duplicates, so that no sentence is quoted twice, not even as the neighbour of another. */
function eachOnce(quotes: readonly Quote[]): Quote[] {
  const told = new Set<string>();
  const once = (text: string | null) => (text === null || told.has(text) ? null : text);
  return quotes.flatMap((quote) => {
    if (told.has(quote.text)) return [];
    const own = { ...quote, before: once(quote.before), after: once(quote.after) };
    for (const text of [own.before, own.text, own.after]) if (text !== null) told.add(text);
    return [own];
  });
}

/** The words that an answer should contain, without those that only ask for a number; none counts for another that is also asked for. */
function wordsOfSubject(question: string, wanted: WantedAmount | null): AskedWord[] {
  const words = askedWords(question).filter(({ word }) => !wanted?.asksWith(word));
  const own = new Set(words.map(({ stem }) => stem));
  const isOther = (stem: string) => !own.has(stem);
  return words
    .map((word) => (wanted ? wanted.alsoSaid(word) : word))
    .map((word) => ({ ...word, same: word.same.filter(isOther), alike: word.alike.filter(isOther) }));
}

interface Judge {
  words: readonly WeighedWord[];
  wanted: WantedAmount | null;
  isOnItself: boolean;
  asksView: boolean;
  /** Sentences that hold only a part of what was asked for count too. */
  isNear: boolean;
}

function quotesFrom(context: Context, judge: Judge): Quote[] {
  const { words, wanted } = judge;
  const { entry, sentences } = context;
  return sentences.flatMap((sentence, index) => {
    if (wanted && !wanted.isIn(sentence.text)) return [];
    const levels = levelsOf(words, context, index);
    if (!isAbout(levels, entry, judge) || !isCounted(sentence, judge)) return [];
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const held = [...levels].reduce((sum, [{ weight }, { level }]) => sum + weight * level, 0);
    return [
      {
        entry,
        text: sentence.text,
        ...neighboursNeeded(words, sentences, index),
        score: (held / total) * standingOf(context, sentence, judge),
        words: [...levels].filter(([, { level }]) => level > 0).map(([{ word }]) => word),
      },
    ];
  });
}

/** Whether enough words of the subject occur: of two both, of more three fifths, and at least one in the sentence itself. */
function isAbout(
  levels: ReturnType<typeof levelsOf>,
  entry: SearchEntry,
  { wanted, asksView, isNear }: Judge,
): boolean {
  const subject = [...levels].filter(([{ isWeak }]) => !isWeak);
  if (isNear) return subject.some(([, { own }]) => own > 0);
  const count = subject.filter(([, { level }]) => level > 0).length;
  if (count < Math.max(Math.min(2, subject.length), Math.ceil(subject.length * 0.6))) return false;
  // The question text is the subject of its answer, and a named stakeholder is the subject of their view.
  const hasNumber = wanted !== null && subject.length > 1;
  const speaks = entry.noun === 'answer' || entry.noun === 'assessment' || hasNumber || (asksView && isView(entry));
  return subject.some(([, { own, named }]) => own > 0 || (speaks && named > 0));
}

const isView = ({ field }: SearchEntry) => field === 'relevantTopicsViews';

/** What raises or lowers a sentence, besides the words that it contains. */
function standingOf({ entry }: Context, sentence: WrittenSentence, judge: Judge): number {
  const { words, wanted, isOnItself, asksView } = judge;
  const subject = words.filter(({ isWeak }) => !isWeak).map(({ stem }) => stem);
  const isName = entry.field === 'title' || entry.field === 'name';
  const besideNumber = wanted?.kind === 'any' || wanted?.kind === 'count' ? BESIDE_NUMBER.any : BESIDE_NUMBER.unit;
  return (
    (isName ? NAME_ONLY : 1) *
    (isOnItself && entry.noun === 'answer' ? OF_ITSELF : 1) *
    (entry.field === 'stakeholderNames' ? NAMES : 1) *
    (asksView && isView(entry) ? THEIR_VIEW : 1) *
    (wanted?.isPlainlyIn(sentence.text) ? PLAIN_NUMBER : 1) *
    (wanted && isBesideNumber(sentence, subject) ? besideNumber : 1)
  );
}

/** Whether the counted thing occurs with its number, if a question names it: 'how many farms', 'about 140 farms'. */
function isCounted(sentence: WrittenSentence, { words, wanted }: Judge): boolean {
  const counted = words.filter(({ stem, isWeak }) => !isWeak && wanted?.counted.includes(stem));
  const stems = counted.flatMap(({ stem, same }) => [stem, ...same]);
  return counted.length === 0 || isBesideNumber(sentence, stems);
}

/** Whether a number is close before one of these words: '52 million kg of milk'. */
function isBesideNumber({ stems }: WrittenSentence, words: readonly string[]): boolean {
  return stems.some((one, at) => words.includes(one) && stems.slice(Math.max(0, at - 4), at).some(isNumber));
}

const POINTS_BACK = /^(?:it|they|this|these|those|that|its|their|he|she|both|such|here|there|then)\b/i;

function neighboursNeeded(words: readonly AskedWord[], sentences: readonly WrittenSentence[], index: number) {
  const [before, own, after] = [sentences[index - 1], sentences[index], sentences[index + 1]];
  const lacking = words.filter((word) => !word.isWeak && !own?.holds(word));
  const adds = (other: WrittenSentence | undefined) => other !== undefined && lacking.some(other.holds);
  const pointsBack = POINTS_BACK.test(own?.text ?? '') || before?.text.endsWith(':');
  const needsBefore = adds(before) || pointsBack;
  return {
    before: needsBefore ? (before?.text ?? null) : null,
    after: adds(after) && !adds(before) ? (after?.text ?? null) : null,
  };
}
