import { asRow, asShares } from './feature-row.ts';
import { featuresOf } from './features.ts';
import { LEARNT_KINDS, type LearntKind } from './learnt-kinds.ts';
import { hashFeature, type Weights } from './weights.ts';

export interface Guess {
  kind: LearntKind;
  /** From 0 to 1; all guesses for a question add up to 1. */
  share: number;
}

export interface Classifier {
  /** All kinds, likeliest first. */
  guess(question: string): Guess[];
}

/** Creates a classifier for questions from trained weights: multinomial logistic regression over `featuresOf`. */
export function createClassifier(weights: Weights): Classifier {
  const { features, values, steps } = weights;
  const kinds = steps.length;
  const placeOf = (feature: string) => findPlace(features, hashFeature(feature));
  return {
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
      return LEARNT_KINDS.map((kind, place) => ({ kind, share: shares[place] ?? 0 })).toSorted(
        (first, second) => second.share - first.share,
      );
    },
  };
}

/** Finds the position of a number in an ascending list. */
function findPlace(ascending: Uint32Array, wanted: number): number | undefined {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ascending[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === wanted ? from : undefined;
}
