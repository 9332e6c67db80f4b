import { featuresOf, knownAmong } from './features.ts';
import { LEARNT_KINDS, type LearntKind } from './learnt-kinds.ts';

/** What was learnt from the example questions, as the build writes it down. */
export interface Weights {
  /** How much one step is worth, for each kind of question. */
  steps: readonly number[];
  /** By each known feature of a question how much it speaks for each kind, in whole steps. */
  features: Readonly<Record<string, readonly number[]>>;
}

/** Reads weights from JSON. @throws when it holds none for the kinds that there are. */
export function readWeights(json: string): Weights {
  const weights: Weights = JSON.parse(json);
  if (weights.steps?.length === LEARNT_KINDS.length) return weights;
  throw new Error('What the analyst has learnt cannot be read.');
}

/** How likely each kind is that a question asks for, from 0 to 1; all add up to 1. */
export type Classifier = (question: string) => Map<LearntKind, number>;

/** Judges questions by what was learnt from the examples: multinomial logistic regression over `featuresOf`. */
export function createClassifier({ features, steps }: Weights): Classifier {
  const known = new Map(Object.entries(features));
  return (question) => {
    const found = knownAmong(featuresOf(question), known);
    const shares = sharesOf(steps.map((step, kind) => step * sumOf(found, (weights) => weights[kind])));
    return new Map(LEARNT_KINDS.map((kind, place) => [kind, shares[place] ?? 0]));
  };
}

/** What the features of a question say together, each as much as it counts. */
export const sumOf = <Learnt>(
  found: readonly { learnt: Learnt; count: number }[],
  weightIn: (learnt: Learnt) => number | undefined,
): number => found.reduce((sum, { learnt, count }) => sum + count * (weightIn(learnt) ?? 0), 0);

/** How likely each kind is, from the sum that speaks for it; adds up to 1. */
export function sharesOf(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}
