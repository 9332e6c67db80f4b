/**
 * JSON with the same text for the same value, for hashing: keys in code-unit order, no white space, undefined keys left out.
 * @throws {TypeError} for a number that JSON cannot represent (NaN, Infinity)
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, nested: unknown) => {
    if (typeof nested === 'number' && !Number.isFinite(nested)) throw new TypeError(`${nested} has no JSON form`);
    return isPlainObject(nested) ? sortKeys(nested) : nested;
  });
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1)));
}
