/**
 * A value that a test cannot go on without.
 *
 * @throws if it is missing; the trace names the line.
 */
export function mustHave<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`There is ${String(value)} where the test needs a value.`);
  return value;
}
