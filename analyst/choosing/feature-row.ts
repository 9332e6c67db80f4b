/** A question as numbers: the known features that it has, and the weight of each. */
export interface FeatureRow {
  /** Positions among the known features. */
  places: readonly number[];
  counts: readonly number[];
}

/** The weight of each sort of feature: the subject of a question counts more than its exact words. */
const COUNTS: Readonly<Record<string, number>> = { b: 0.7, s: 0.4, t: 0.6 };

/** The known features of a question, scaled so that long questions with many features count the same as short ones. */
export function asRow(features: readonly string[], placeOf: (feature: string) => number | undefined): FeatureRow {
  const places: number[] = [];
  const counts: number[] = [];
  for (const feature of features) {
    const place = placeOf(feature);
    if (place === undefined) continue;
    places.push(place);
    counts.push(COUNTS[feature.slice(0, feature.indexOf(':'))] ?? 1);
  }
  const squared = counts.reduce((sum, count) => sum + count * count, 0);
  const length = Math.max(6, squared) ** 0.3;
  return { places, counts: counts.map((count) => count / length) };
}

/** Converts the score of each kind into a probability; the probabilities add up to 1. */
export function asShares(sums: Float64Array): Float64Array {
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}
