/** What was learnt from the example questions, in the form in which it is used. */
export interface Weights {
  /** The hash of each known feature of a question, ascending. */
  features: Uint32Array;
  /** For each feature a row with a number for each kind of question, in steps of that kind. */
  values: Int8Array;
  /** How much one step of a kind is worth. */
  steps: Float32Array;
}

/** Raised when the layout of the file changes. */
const FORMAT = 2;
/** Format, number of features, number of kinds. */
const HEADER = 3;

/** One file of the weights; numbers in the byte order of the machine, which also reads it. */
export function encodeWeights({ features, values, steps }: Weights): Uint8Array {
  const header = Uint32Array.of(FORMAT, features.length, steps.length);
  const parts = [header, steps, features, values].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** @throws when the bytes are no weights of this format. */
export function decodeWeights(bytes: Uint8Array): Weights {
  // A copy of its own begins at a place that numbers of four bytes may be read from.
  const { buffer } = new Uint8Array(bytes);
  const [format, count = 0, kinds = 0] = new Uint32Array(buffer, 0, HEADER);
  const stepsAt = HEADER * 4;
  const featuresAt = stepsAt + kinds * 4;
  const valuesAt = featuresAt + count * 4;
  if (format !== FORMAT || buffer.byteLength !== valuesAt + count * kinds) {
    throw new Error('What the analyst has learnt cannot be read.');
  }
  return {
    steps: new Float32Array(buffer, stepsAt, kinds),
    features: new Uint32Array(buffer, featuresAt, count),
    values: new Int8Array(buffer, valuesAt, count * kinds),
  };
}

/** A feature as a number; two of some tens of thousands hardly ever share one (FNV-1a, its bits mixed once more). */
export function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
