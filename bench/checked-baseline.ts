import { isDeepStrictEqual } from 'node:util';

/**
 * Every bench goes through here before it measures: what it compares with must do the same work as the product, or the ratio means
 * nothing. `npm run check` refuses a bench that calls neither this nor `withoutBaseline`.
 *
 * @param what what is counted or listed, for the sentence of the error
 * @throws a sentence where they differ, or where there is nothing to compare
 */
export function requireSame(what: string, product: unknown, baseline: unknown): void {
  if (isNothing(product)) throw new Error(`${what}: the product yields nothing, so there is nothing to measure.`);
  if (isDeepStrictEqual(product, baseline)) return;
  throw new Error(`${what}: the product yields ${say(product)}, the baseline ${say(baseline)}. They do unlike work.`);
}

/** Says before measuring why a bench compares with nothing else: it holds figures against fixed limits. */
export function withoutBaseline(reason: string): void {
  console.log(`No baseline: ${reason}.`);
}

const isNothing = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

const say = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};
