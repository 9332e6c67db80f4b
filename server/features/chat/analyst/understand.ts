import { type Classifier, trainClassifier } from './classifier.ts';
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
  if (language) return { intent: 'other-language', offers: ['other-language'], slots: {}, language };
  const text = normalise(question);
  const slots = readSlots(question);
  const certain = certainIntent(text);
  const guesses = known.guess(question);
  const offers = guesses.slice(0, 3).map(({ intent }) => intent);
  if (certain)
    return { intent: certain, offers: [certain, ...offers.filter((o) => o !== certain)].slice(0, 3), slots, language };
  const before = earlier.at(-1);
  const [first, second] = guesses;
  const isSure = first!.share >= SURE && first!.share >= AHEAD * second!.share;
  if (before && text.split(' ').length <= 6 && (CONTINUES.test(question.trim().toLowerCase()) || !isSure)) {
    const continued = continueFrom(known, before, question);
    if (continued) return continued;
  }
  return { intent: isSure ? first!.intent : null, offers, slots, language };
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
