import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Example } from './expand-examples.ts';
import { featuresOf } from './features.ts';
import { INTENT_IDS, type IntentId } from './intents.ts';

export interface Guess {
  intent: IntentId;
  /** 0 to 1; all guesses of a question add up to 1. */
  share: number;
}

export interface Classifier {
  /** Every intent, the likeliest first. */
  guess(question: string): Guess[];
}

const ROUNDS = 8;
const STEP = 0.35;
/** Keeps weights small, so that a single word decides nothing. */
const SHRINK = 1e-3;
/** Worked on before the event loop gets its turn. */
const ROWS_AT_ONCE = 60;
/** Below it a class is as good as decided and is not worked on. */
const SETTLED = 1e-3;
/** How much each sort of feature counts: what a question speaks of more than its exact words. */
const COUNTS: Readonly<Record<string, number>> = { c: 1.5, cc: 0.3, b: 0.7, s: 0.4, t: 0.4 };

/**
 * Learns from the examples: multinomial logistic regression over `featuresOf`, with steps that adapt to each weight.
 * Deterministic, so that the same question is always understood the same way. Takes about a second, in slices.
 */
export async function trainClassifier(examples: readonly Example[], rounds = ROUNDS): Promise<Classifier> {
  const vocabulary = new Map<string, number>();
  const rows = examples.map(({ question, intent, weight }) => {
    const features = featuresOf(question);
    for (const feature of features) if (!vocabulary.has(feature)) vocabulary.set(feature, vocabulary.size);
    return { features: scaled(features, vocabulary), intent: INTENT_IDS.indexOf(intent), weight };
  });
  const classes = INTENT_IDS.length;
  const weights = new Float64Array(vocabulary.size * classes);
  const squares = new Float64Array(vocabulary.size * classes).fill(1e-6);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, index] of shuffled(rows.length, round).entries()) {
      // Others are served meanwhile.
      if (place % ROWS_AT_ONCE === 0) await nextTurn();
      const { features, intent, weight } = rows[index]!;
      const shares = softmax(sums(features, weights, classes));
      for (let label = 0; label < classes; label += 1) {
        const error = weight * (shares[label]! - (label === intent ? 1 : 0));
        if (Math.abs(error) < SETTLED) continue;
        for (const [feature, value] of features) {
          const at = feature * classes + label;
          const gradient = error * value + SHRINK * weights[at]!;
          squares[at] = squares[at]! + gradient * gradient;
          weights[at] = weights[at]! - (STEP * gradient) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  return {
    guess(question) {
      const shares = softmax(sums(scaled(featuresOf(question), vocabulary), weights, classes));
      return INTENT_IDS.map((intent, label) => ({ intent, share: shares[label]! })).toSorted(
        (first, second) => second.share - first.share,
      );
    },
  };
}

/** The known features with their values; long questions have more of them, and each question counts alike. */
function scaled(features: readonly string[], vocabulary: ReadonlyMap<string, number>): [number, number][] {
  const found = features.flatMap((feature): [number, number][] => {
    const index = vocabulary.get(feature);
    return index === undefined ? [] : [[index, COUNTS[feature.slice(0, feature.indexOf(':'))] ?? 1]];
  });
  const length =
    Math.max(
      6,
      found.reduce((sum, [, value]) => sum + value * value, 0),
    ) ** 0.4;
  return found.map(([feature, value]) => [feature, value / length]);
}

function sums(features: readonly [number, number][], weights: Float64Array, classes: number): Float64Array {
  const result = new Float64Array(classes);
  for (const [feature, value] of features) {
    for (let label = 0; label < classes; label += 1)
      result[label] = result[label]! + value * weights[feature * classes + label]!;
  }
  return result;
}

function softmax(values: Float64Array): Float64Array {
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const total = powers.reduce((sum, value) => sum + value, 0);
  return powers.map((value) => value / total);
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
