import { foreignLanguage } from '#analyst/language/foreign-language.ts';
import { normalise } from '#analyst/language/normalise.ts';
import { inEnglish, languageByWords } from '#analyst/language/translate.ts';
import { namesTopic } from '#analyst/reading/list-filters.ts';
import { splitNegation } from '#analyst/reading/negation.ts';
import { readSlots, type Slots } from '#analyst/reading/slots.ts';
import { certainIntent } from './certain-wordings.ts';
import type { Classifier, Guess } from './classifier.ts';
import type { IntentId } from './intents.ts';

/** How a question was understood. */
export interface Understanding {
  /** What was asked, slips put right, in English where it was asked in a language that is read. */
  question: string;
  /** Null when the analyst is too unsure to answer; it then offers `offers`. */
  intent: IntentId | null;
  /** The likeliest kinds, the likeliest first. */
  offers: IntentId[];
  /** What the examples make of it; empty where they were not asked. */
  guesses: readonly Guess[];
  slots: Slots;
  /** The language it was asked in, when that was not English. */
  language: string | null;
  /** Its words leave no doubt, so that what they name changes nothing. */
  isCertain: boolean;
}

export type Understand = (question: string, earlier?: readonly string[]) => Understanding;

/**
 * Below this share of certainty the analyst offers instead of answering. At this value 2 in 100 of some 5,600 questions that it
 * had not learnt were taken for something else, and 80 in 100 for what they were; at 0.6 it would be nearly 4 and 85. Questions
 * of others, whose authors did not know the kinds, are harder: there it was 5 in 100.
 */
const SURE = 0.75;
/** Questions that continue the one before: 'and the risks?', 'only social ones'. */
const CONTINUES = /^(and|what about|how about|only|just|also|same for|the same for|now|but|or|then|for|those|these)\b/;

/** Makes the function that understands questions. */
export function createUnderstand(classifier: Classifier): Understand {
  return (question, earlier = []) => understand(classifier, question, earlier);
}

function understand(known: Classifier, typed: string, earlier: readonly string[]): Understanding {
  const language = foreignLanguage(typed) ?? languageByWords(typed);
  if (language) {
    const english = inEnglish(typed, language);
    return english === null ? notRead(typed, language) : { ...understandEnglish(known, english, []), language };
  }
  return understandEnglish(known, typed, earlier);
}

function understandEnglish(known: Classifier, typed: string, earlier: readonly string[]): Understanding {
  const question = known.correct(typed);
  const text = normalise(question);
  const slots = readSlots(question);
  const certain = certainIntent(text);
  // What is taken out of a list says nothing of the kind of question: 'all risks except water' lists risks.
  const isList = slots.except?.about !== undefined && PLURAL.test(text);
  const guesses = withRule(known.guess(isList ? splitNegation(text).said : question), certain);
  if (certain && DECIDED.has(certain)) {
    const others = decide(guesses).offers.filter((offer) => offer !== certain);
    const offers = [certain, ...others].slice(0, 3);
    return { question, intent: certain, offers, guesses, slots, language: null, isCertain: true };
  }
  const before = earlier.at(-1);
  const decided = decide(guesses);
  if (before && text.split(' ').length <= 6 && (CONTINUES.test(question.trim().toLowerCase()) || !decided.intent)) {
    const continued = continueFrom(known, before, question);
    if (continued) return continued;
  }
  return { question, ...decided, guesses, slots, language: null, isCertain: certain !== null };
}

function notRead(question: string, language: string): Understanding {
  const intent = 'other-language';
  return { question, intent, offers: [intent], guesses: [], slots: {}, language, isCertain: true };
}

/** Kinds that a wording alone decides: what is refused must not depend on examples. */
const DECIDED: ReadonlySet<IntentId> = new Set(['off-subject', 'do-for-me', 'assistant']);

/** Elsewhere a wording counts as much as all examples together. */
function withRule(guesses: readonly Guess[], certain: IntentId | null): Guess[] {
  return guesses
    .map(({ intent, share }) => ({ intent, share: certain ? (share + Number(intent === certain)) / 2 : share }))
    .toSorted((first, second) => second.share - first.share);
}

/** The likeliest kind where it is likely enough, and the three to offer. */
function decide(guesses: readonly Guess[]): Pick<Understanding, 'intent' | 'offers'> {
  const [first] = guesses;
  return {
    intent: first && first.share >= SURE ? first.intent : null,
    offers: guesses.slice(0, 3).map(({ intent }) => intent),
  };
}

/** Longest message that is taken for a name alone. */
const BARE_WORDS = 3;
/** Several are asked for, whatever else is named. */
const PLURAL = /\b(risks|impacts|opportunities|components|topics|how many|list|all)\b/;
/** From this fit on a component's words speak for a question about it, the more the better they fit, up to a bound. */
const SPEAKS = 1.6;
const SPEAKS_MOST = 3;
/** How much the odds of 'one subject in detail' grow with each unit of fit. */
const WEIGHS = 1.5;
/** A kind that the examples thought next to impossible may still be what a well fitting component shows. */
const LEAST_SHARE = 0.02;
/** Where nothing is named there is hardly a subject to tell about. */
const NOTHING_NAMED = 0.3;

/** Whether it is worth looking up what the words name before deciding. */
export function needsLookup({ isCertain, slots }: Understanding): boolean {
  return !isCertain && slots.about !== undefined;
}

/** The understanding once it is known what the words name in this assessment. */
export function withLookup(
  understanding: Understanding,
  found: { topics: readonly object[]; components: readonly { fit: number; isNamed: boolean }[] },
): Understanding {
  const { question } = understanding;
  const best = found.components[0];
  const fit = Math.min(best?.fit ?? 0, SPEAKS + SPEAKS_MOST) - SPEAKS;
  const speaks = fit <= 0 ? 0 : PLURAL.test(question.toLowerCase()) ? fit / 3 : fit;
  const factor = found.topics.length === 0 && !best?.isNamed && fit <= 0 ? NOTHING_NAMED : Math.exp(WEIGHS * speaks);
  const decided = decide(weighDetail(understanding.guesses, factor));
  // A few words that name something and ask nothing: tell about it.
  const isBare = decided.intent === null && question.trim().split(/\s+/).length <= BARE_WORDS;
  return isBare && (found.topics.length > 0 || best?.isNamed)
    ? { ...understanding, ...decided, intent: 'detail' }
    : { ...understanding, ...decided };
}

function weighDetail(guesses: readonly Guess[], factor: number): Guess[] {
  const weighed = guesses.map(({ intent, share }) => ({
    intent,
    share: intent === 'detail' ? Math.max(share, LEAST_SHARE) * factor : share,
  }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0);
  return weighed
    .map(({ intent, share }) => ({ intent, share: share / total }))
    .toSorted((first, second) => second.share - first.share);
}

/** A short question after another one asks the same of something else. */
function continueFrom(known: Classifier, before: string, question: string): Understanding | null {
  const earlier = understand(known, before, []);
  if (!earlier.intent || ['assistant', 'off-subject', 'other-language', 'do-for-me'].includes(earlier.intent))
    return null;
  const own = readSlots(question);
  const isNamed = own.about !== undefined && namesTopic(own.about);
  if (!isNamed && !own.kind && !own.categories && !own.sort && !own.polarity && !own.order) return null;
  const about = !isNamed && { about: earlier.slots.about, listAbout: earlier.slots.listAbout };
  const slots = { ...earlier.slots, ...own, ...about } as Slots;
  return { ...earlier, question, slots };
}
