import { asRow, asShares, type FeatureRow } from '#analyst/choosing/feature-row.ts';
import { featuresOf } from '#analyst/choosing/features.ts';
import { LEARNT_KINDS } from '#analyst/choosing/learnt-kinds.ts';
import { hashFeature, type Weights } from '#analyst/choosing/weights.ts';
import type { Example } from './examples.ts';

const ROUNDS = 6;
const STEP = 0.35;
/** Keeps the weights small, so that no single word decides. */
const SHRINK = 1e-3;
/** Below this error, a kind counts as learned and is skipped. */
const SETTLED = 1e-3;
/** There are too many pairs of words to learn those that occurred only once. */
const PAIRS = /^(b|s|cc):/;
/** The maximum number of steps of a weight: small, so that the file compresses well; more steps do not improve the results. */
const MOST_STEPS = 31;

/**
 * Trains the classifier on the examples, with a step size for each weight. Deterministic, so that the same question is always understood
 * in the same way. Takes a few seconds of processor time.
 */
export function train(examples: readonly Example[]): Weights {
  const featureSets = examples.map(({ question }) => featuresOf(question));
  const vocabulary = collectVocabulary(featureSets);
  const rows = featureSets.map((features) => asRow(features, (feature) => vocabulary.get(feature)));
  const learnt = learn(examples, rows, vocabulary.size);
  return inSteps(learnt, vocabulary);
}

/** All features that are learned, with their positions. */
function collectVocabulary(featureSets: readonly (readonly string[])[]): Map<string, number> {
  const vocabulary = new Map<string, number>();
  const once = new Set<string>();
  for (const feature of featureSets.flat()) {
    if (vocabulary.has(feature)) continue;
    if (PAIRS.test(feature) && !once.has(feature)) once.add(feature);
    else vocabulary.set(feature, vocabulary.size);
  }
  return vocabulary;
}

const KINDS = LEARNT_KINDS.length;

function learn(examples: readonly Example[], rows: readonly FeatureRow[], features: number): Float64Array {
  const weights = new Float64Array(features * KINDS);
  const squares = new Float64Array(features * KINDS).fill(1e-6);
  const labels = examples.map(({ kind }) => LEARNT_KINDS.indexOf(kind));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of shuffled(rows.length, round)) {
      const [row, example] = [rows[index], examples[index]];
      if (row && example) learnOne(row, labels[index] ?? 0, example.weight, weights, squares);
    }
  }
  return weights;
}

/** Adjusts the weights for one example. */
function learnOne(
  { places, counts }: FeatureRow,
  label: number,
  weight: number,
  weights: Float64Array,
  squares: Float64Array,
): void {
  const shares = sharesOf(places, counts, weights);
  for (let kind = 0; kind < KINDS; kind += 1) {
    const error = weight * ((shares[kind] ?? 0) - (kind === label ? 1 : 0));
    if (Math.abs(error) < SETTLED) continue;
    for (let index = 0; index < places.length; index += 1) {
      const at = (places[index] ?? 0) * KINDS + kind;
      const known = weights[at] ?? 0;
      const gradient = error * (counts[index] ?? 0) + SHRINK * known;
      const square = (squares[at] ?? 0) + gradient * gradient;
      squares[at] = square;
      weights[at] = known - (STEP * gradient) / Math.sqrt(square);
    }
  }
}

function sharesOf(places: readonly number[], counts: readonly number[], weights: Float64Array): Float64Array {
  const sums = new Float64Array(KINDS);
  for (let index = 0; index < places.length; index += 1) {
    const from = (places[index] ?? 0) * KINDS;
    for (let kind = 0; kind < KINDS; kind += 1) {
      sums[kind] = (sums[kind] ?? 0) + (counts[index] ?? 0) * (weights[from + kind] ?? 0);
    }
  }
  return asShares(sums);
}

/** The order of the examples in a round: fixed, but different in each round. */
function shuffled(length: number, round: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, index) => index);
  let state = 2654435761 * (round + 1);
  for (let index = length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (index + 1);
    const moved = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

/** The weights in whole steps, with features in the order of their hashes. */
function inSteps(learnt: Float64Array, vocabulary: ReadonlyMap<string, number>): Weights {
  const steps = new Float32Array(KINDS);
  learnt.forEach((weight, at) => {
    const kind = at % KINDS;
    steps[kind] = Math.max(steps[kind] ?? 0, Math.abs(weight) / MOST_STEPS);
  });
  const byHash = [...vocabulary]
    .map(([feature, place]) => ({ hash: hashFeature(feature), place }))
    .toSorted((first, second) => first.hash - second.hash);
  const values = new Int8Array(learnt.length);
  byHash.forEach(({ place }, index) => {
    for (let kind = 0; kind < KINDS; kind += 1) {
      values[index * KINDS + kind] = Math.round((learnt[place * KINDS + kind] ?? 0) / (steps[kind] || 1));
    }
  });
  return { features: Uint32Array.from(byHash, ({ hash }) => hash), values, steps };
}
