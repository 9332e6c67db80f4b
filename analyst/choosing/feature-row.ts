/** A question as numbers: which of the known features it has, and how much each counts. */
export interface FeatureRow {
  /** Places among the known features. */
  places: readonly number[];
  counts: readonly number[];
}

/** How much each sort of feature counts: what a question speaks of more than its exact words. */
const COUNTS: Readonly<Record<string, number>> = { b: 0.7, s: 0.4, t: 0.6 };

/** The known features of a question; a long question has more of them, and each question counts alike. */
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

/** How likely each kind is, from the sum that speaks for it; adds up to 1. */
export function asShares(sums: Float64Array): Float64Array {
  const highest = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}
