import { sharesOf, sumOf, type Weights } from '#analyst/choosing/classifier.ts';
import { featuresOf, knownAmong } from '#analyst/choosing/features.ts';
import { LEARNT_KINDS } from '#analyst/choosing/learnt-kinds.ts';
import type { Example } from './examples.ts';

const ROUNDS = 6;
const STEP = 0.35;
/** Keeps the weights small, so that no single word decides. */
const SHRINK = 1e-3;
/** Below this error, a kind counts as learned and is skipped. */
const SETTLED = 1e-3;
/** Pairs of words are too many to learn those that were seen once. */
const PAIRS = /^[bs]:/;
/** The highest number of steps that a weight can be: few, so that the file packs well; more tell no more questions apart. */
const MOST_STEPS = 31;

/** What a feature speaks for each kind, and the sum of the squared steps towards it. */
interface Learning {
  weights: number[];
  squares: number[];
}

/**
 * Trains the classifier on the examples, with a step size for each weight. Deterministic, so that the same question is always understood
 * in the same way. Takes a few seconds of processor time.
 */
export function train(examples: readonly Example[]): Weights {
  const featureSets = examples.map(({ question }) => featuresOf(question));
  const alike = (value: number) => LEARNT_KINDS.map(() => value);
  const learning = new Map(
    learnable(featureSets).map((feature) => [feature, { weights: alike(0), squares: alike(1e-6) }]),
  );
  const rows = featureSets.map((features) => knownAmong(features, learning));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of shuffled(rows.length, round)) {
      const [row, example] = [rows[index], examples[index]];
      if (row && example) learnOne(row, example);
    }
  }
  return inSteps(learning);
}

/** Every feature that is learnt. */
function learnable(featureSets: readonly (readonly string[])[]): string[] {
  const once = new Set<string>();
  return featureSets.flat().filter((feature) => !PAIRS.test(feature) || once.has(feature) || !once.add(feature));
}

/** One step towards what one example says. */
function learnOne(row: ReturnType<typeof knownAmong<Learning>>, example: Example): void {
  const shares = sharesOf(LEARNT_KINDS.map((_, kind) => sumOf(row, ({ weights }) => weights[kind])));
  LEARNT_KINDS.forEach((id, kind) => {
    const error = example.weight * ((shares[kind] ?? 0) - (id === example.kind ? 1 : 0));
    if (Math.abs(error) < SETTLED) return;
    for (const { learnt, count } of row) {
      const known = learnt.weights[kind] ?? 0;
      const gradient = error * count + SHRINK * known;
      const square = (learnt.squares[kind] ?? 0) + gradient * gradient;
      learnt.squares[kind] = square;
      learnt.weights[kind] = known - (STEP * gradient) / Math.sqrt(square);
    }
  });
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

/** The weights in whole steps. */
function inSteps(learning: ReadonlyMap<string, Learning>): Weights {
  const learnt = [...learning];
  const steps = LEARNT_KINDS.map((_, kind) =>
    learnt.reduce((most, [, { weights }]) => Math.max(most, Math.abs(weights[kind] ?? 0) / MOST_STEPS), 0),
  );
  const features = learnt.map(([feature, { weights }]) => [
    feature,
    weights.map((weight, kind) => Math.round(weight / (steps[kind] || 1))),
  ]);
  return { steps, features: Object.fromEntries(features) };
}
