import { createSpelling } from '#analyst/language/spelling.ts';
import { asRow, asShares } from './feature-row.ts';
import { featuresOf } from './features.ts';
import { INTENT_IDS, type IntentId } from './intents.ts';
import { hashFeature, type Weights } from './weights.ts';

export interface Guess {
  intent: IntentId;
  /** 0 to 1; all guesses of a question add up to 1. */
  share: number;
}

export interface Classifier {
  /** Every intent, the likeliest first. */
  guess(question: string): Guess[];
  /** Puts slips of the keyboard right. */
  correct(question: string): string;
}

/** Judges questions by what was learnt from the examples: multinomial logistic regression over `featuresOf`. */
export function createClassifier(weights: Weights): Classifier {
  const { features, values, steps, words } = weights;
  const kinds = steps.length;
  const placeOf = (feature: string) => findPlace(features, hashFeature(feature));
  return {
    correct: createSpelling(words),
    guess(question) {
      const sums = new Float64Array(kinds);
      const { places, counts } = asRow(featuresOf(question), placeOf);
      places.forEach((place, index) => {
        const count = counts[index] ?? 0;
        const row = values.subarray(place * kinds, (place + 1) * kinds);
        row.forEach((value, kind) => {
          sums[kind] = (sums[kind] ?? 0) + count * value * (steps[kind] ?? 0);
        });
      });
      const shares = asShares(sums);
      return INTENT_IDS.map((intent, kind) => ({ intent, share: shares[kind] ?? 0 })).toSorted(
        (first, second) => second.share - first.share,
      );
    },
  };
}

/** Where a number stands among ascending ones. */
function findPlace(ascending: Uint32Array, wanted: number): number | undefined {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === wanted ? from : undefined;
}
