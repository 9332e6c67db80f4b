import { LEARNT_KINDS } from './learnt-kinds.ts';

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
