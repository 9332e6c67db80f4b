import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Example } from './expand-examples.ts';
import { featuresOf } from './features.ts';
import { INTENT_IDS, type IntentId } from './intents.ts';
import { createSpelling, type Spelling } from './spelling.ts';

export interface Guess {
  intent: IntentId;
  /** 0 to 1; all guesses of a question add up to 1. */
  share: number;
}

export interface Classifier {
  /** Every intent, the likeliest first. */
  guess(question: string): Guess[];
  correct: Spelling['correct'];
}

const ROUNDS = 6;
const STEP = 0.35;
/** Keeps weights small, so that a single word decides nothing. */
const SHRINK = 1e-3;
/** Worked on before the event loop gets its turn. */
const ROWS_AT_ONCE = 25;
/** Below it a class is as good as decided and is not worked on. */
const SETTLED = 1e-3;
/** How much each sort of feature counts: what a question speaks of more than its exact words. */
const COUNTS: Readonly<Record<string, number>> = { c: 1.5, cc: 0.3, b: 0.7, s: 0.4, t: 0.6 };
/** Pairs of words are too many to learn those that were seen once. */
const PAIRS = /^(b|s|cc):/;

/** A question as numbers: which features it has, and how much each counts. */
interface Row {
  features: Int32Array;
  values: Float64Array;
}

/**
 * Learns from the examples: multinomial logistic regression over `featuresOf`, with steps that adapt to each weight.
 * Deterministic, so that the same question is always understood the same way. Takes about two seconds, in slices.
 */
export async function trainClassifier(examples: readonly Example[], rounds = ROUNDS): Promise<Classifier> {
  const spelling = createSpelling();
  const vocabulary = new Map<string, number>();
  const once = new Set<string>();
  const featureSets: string[][] = [];
  // Others are served between the slices.
  await inSlices(examples, ({ question }) => {
    spelling.learn(question);
    const features = featuresOf(question);
    for (const feature of features) {
      if (vocabulary.has(feature)) continue;
      if (PAIRS.test(feature) && !once.has(feature)) once.add(feature);
      else vocabulary.set(feature, vocabulary.size);
    }
    featureSets.push(features);
  });
  const rows: Row[] = [];
  await inSlices(featureSets, (features) => rows.push(asRow(features, vocabulary)));
  const intents = examples.map(({ intent }) => INTENT_IDS.indexOf(intent));
  const classes = INTENT_IDS.length;
  const weights = new Float64Array(vocabulary.size * classes);
  const squares = new Float64Array(vocabulary.size * classes).fill(1e-6);
  for (let round = 0; round < rounds; round += 1) {
    await inSlices(shuffled(rows.length, round), (index) => {
      const { features, values } = rows[index]!;
      const shares = sharesOf(rows[index]!, weights, classes);
      for (let label = 0; label < classes; label += 1) {
        const error = examples[index]!.weight * (shares[label]! - (label === intents[index] ? 1 : 0));
        if (Math.abs(error) < SETTLED) continue;
        for (let place = 0; place < features.length; place += 1) {
          const at = features[place]! * classes + label;
          const gradient = error * values[place]! + SHRINK * weights[at]!;
          squares[at] = squares[at]! + gradient * gradient;
          weights[at] = weights[at]! - (STEP * gradient) / Math.sqrt(squares[at]!);
        }
      }
    });
  }
  return {
    correct: spelling.correct,
    guess(question) {
      const shares = sharesOf(asRow(featuresOf(question), vocabulary), weights, classes);
      return INTENT_IDS.map((intent, label) => ({ intent, share: shares[label]! })).toSorted(
        (first, second) => second.share - first.share,
      );
    },
  };
}

async function inSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    await nextTurn();
    items.slice(at, at + ROWS_AT_ONCE).forEach(work);
  }
}

/** The known features of a question; a long question has more of them, and each question counts alike. */
function asRow(features: readonly string[], vocabulary: ReadonlyMap<string, number>): Row {
  const known = features.filter((feature) => vocabulary.has(feature));
  const counts = known.map((feature) => COUNTS[feature.slice(0, feature.indexOf(':'))] ?? 1);
  const squared = counts.reduce((sum, count) => sum + count * count, 0);
  const length = Math.max(6, squared) ** 0.3;
  return {
    features: Int32Array.from(known, (feature) => vocabulary.get(feature)!),
    values: Float64Array.from(counts, (count) => count / length),
  };
}

/** How likely each kind is; adds up to 1. */
function sharesOf({ features, values }: Row, weights: Float64Array, classes: number): Float64Array {
  const shares = new Float64Array(classes);
  for (let place = 0; place < features.length; place += 1) {
    const at = features[place]! * classes;
    for (let label = 0; label < classes; label += 1) {
      shares[label] = shares[label]! + values[place]! * weights[at + label]!;
    }
  }
  const highest = shares.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let label = 0; label < classes; label += 1) {
    shares[label] = Math.exp(shares[label]! - highest);
    total += shares[label]!;
  }
  return shares.map((share) => share / total);
}

/** The order of a round: fixed, but another each round. */
function shuffled(length: number, round: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = 2654435761 * (round + 1);
  for (let index = length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}
