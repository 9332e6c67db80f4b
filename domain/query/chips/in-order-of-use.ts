/** What people sort and calculate by most, first. */
const MOST_USED = ['score', 'impactScore', 'financialScore', 'severity', 'likelihood'];

const placeOf = (name: string) => (MOST_USED.includes(name) ? MOST_USED.indexOf(name) : MOST_USED.length);

/** Puts the fields that are asked for most first, and keeps the order of the others. */
export const inOrderOfUse = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => placeOf(one) - placeOf(other));
