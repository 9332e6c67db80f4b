import { type Classifier, type Guess, trainClassifier } from './classifier.ts';
import { expandExamples } from './expand-examples.ts';
import type { IntentId } from './intents.ts';
import { foreignLanguage } from './language.ts';
import { normalise } from './normalise.ts';
import { certainIntent } from './rules.ts';
import { namesTopic, readSlots, type Slots } from './slots.ts';

/** How a question was understood. */
export interface Understanding {
  /** Null when the analyst is too unsure to answer; it then offers `offers`. */
  intent: IntentId | null;
  /** The likeliest kinds, the likeliest first. */
  offers: IntentId[];
  slots: Slots;
  language: string | null;
  /** Its words leave no doubt, so that what they name changes nothing. */
  isCertain: boolean;
}

export type Understand = (question: string, earlier?: readonly string[]) => Understanding;

/** Below this share of certainty the analyst offers instead of answering. */
const SURE = 0.45;
/** Or where the second guess is nearly as likely as the first. */
const AHEAD = 1.35;
/** Questions that continue the one before: 'and the risks?', 'only social ones'. */
const CONTINUES = /^(and|what about|how about|only|just|also|same for|the same for|now|but|or|then|for|those|these)\b/;

let classifier: Promise<Classifier> | undefined;

/** Learns the examples once per process, without holding the event loop for long. */
export function loadClassifier(): Promise<Classifier> {
  classifier ??= trainClassifier(expandExamples());
  return classifier;
}

/** Makes the function that understands questions. */
export async function createUnderstand(): Promise<Understand> {
  const known = await loadClassifier();
  return (question, earlier = []) => understand(known, question, earlier);
}

function understand(known: Classifier, question: string, earlier: readonly string[]): Understanding {
  const language = foreignLanguage(question);
  if (language) return { intent: 'other-language', offers: ['other-language'], slots: {}, language, isCertain: true };
  const text = normalise(question);
  const slots = readSlots(question);
  const certain = certainIntent(text);
  const guesses = guessWithClauses(known, question);
  const offers = guesses.slice(0, 3).map(({ intent }) => intent);
  if (certain) {
    const others = offers.filter((offer) => offer !== certain);
    return { intent: certain, offers: [certain, ...others].slice(0, 3), slots, language, isCertain: true };
  }
  const before = earlier.at(-1);
  const [first, second] = guesses;
  const isSure = first!.share >= SURE && first!.share >= AHEAD * second!.share;
  if (before && text.split(' ').length <= 6 && (CONTINUES.test(question.trim().toLowerCase()) || !isSure)) {
    const continued = continueFrom(known, before, question);
    if (continued) return continued;
  }
  return { intent: isSure ? first!.intent : null, offers, slots, language, isCertain: false };
}

/** Where a message falls into parts: the question is often only one of them. */
const BETWEEN = /[.?!;:]+\s+|\s+[-–]\s+|,\s+(?=\S+\s+\S+\s+\S+)/;

/** The guesses for the whole message, in equal parts with those for its clearest clause. */
function guessWithClauses(known: Classifier, question: string): Guess[] {
  const whole = known.guess(question);
  const clauses = question.split(BETWEEN).filter((clause) => clause.trim().split(/\s+/).length >= 2);
  if (clauses.length < 2) return whole;
  const clearest = clauses
    .map((clause) => known.guess(clause))
    .reduce((best, guesses) => (guesses[0]!.share > best[0]!.share ? guesses : best));
  const shareOf = new Map(clearest.map(({ intent, share }) => [intent, share]));
  return whole
    .map(({ intent, share }) => ({ intent, share: (share + shareOf.get(intent)!) / 2 }))
    .toSorted((first, second) => second.share - first.share);
}

/** Kinds that a named component turns into a question about it. */
const YIELDS: ReadonlySet<IntentId | null> = new Set([
  null,
  'components',
  'topics',
  'off-subject',
  'not-in-data',
  'suggestions',
  'gaps',
  'comparison',
  'method',
]);
/** Longest message that is taken for a name alone. */
const BARE_WORDS = 3;
/** Several are asked for, whatever else is named. */
const PLURAL = /\b(risks|impacts|opportunities|components|topics|how many|list|all)\b/;

/** Whether it is worth looking up what the words name before deciding. */
export function needsLookup({ intent, isCertain, slots }: Understanding): boolean {
  return !isCertain && slots.about !== undefined && (YIELDS.has(intent) || intent === 'detail');
}

/** The understanding once it is known what the words name in this assessment. */
export function withLookup(
  understanding: Understanding,
  found: { topics: readonly object[]; components: readonly { isNamed: boolean }[] },
  question: string,
): Understanding {
  const isComponent = found.components.some(({ isNamed }) => isNamed);
  const isSubject = YIELDS.has(understanding.intent) && isComponent && !PLURAL.test(question.toLowerCase());
  // A few words that name something and ask nothing: tell about it.
  const isBare = understanding.intent === null && question.trim().split(/\s+/).length <= BARE_WORDS;
  return isSubject || (isBare && found.topics.length + found.components.length > 0)
    ? { ...understanding, intent: 'detail' }
    : understanding;
}

/** A short question after another one asks the same of something else. */
function continueFrom(known: Classifier, before: string, question: string): Understanding | null {
  const earlier = understand(known, before, []);
  if (!earlier.intent || ['assistant', 'off-subject', 'other-language', 'do-for-me'].includes(earlier.intent))
    return null;
  const own = readSlots(question);
  const isNamed = own.about !== undefined && namesTopic(own.about);
  if (!isNamed && !own.kind && !own.category && !own.sort && !own.polarity && !own.order) return null;
  const slots = { ...earlier.slots, ...own, ...(!isNamed && { about: earlier.slots.about }) } as Slots;
  return { ...earlier, slots };
}
