import type { Option } from '#domain/reference/option.ts';
import { singular } from './topic-meanings.ts';
import { tokensOf } from './word-parts.ts';

/** Words of this length may differ in a letter and still be taken for each other. */
const LONG = 5;

/** The option whose label is most like a text; only suggested, and null if none is like it, or two are. */
export function likeliest(options: readonly Option[], text: string): { id: string; isSure: false } | null {
  const said = tokensOf(text).filter((word) => word.length > 2);
  if (said.length === 0) return null;
  const scored = options.map(({ id, label }) => {
    const words = tokensOf(label);
    return { id, score: said.filter((word) => words.some((other) => isLike(word, other))).length / said.length };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const [first, second] = scored.filter(({ score }) => score === best);
  return best > 0.5 && first && !second ? { id: first.id, isSure: false } : null;
}

/** Whether two words differ at most in their ending for number, or in one letter. */
export function isLike(one: string, other: string): boolean {
  if (singular(one) === singular(other)) return true;
  if (Math.min(one.length, other.length) < LONG || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, others] = [one.slice(at), other.slice(at)];
  return rest.slice(1) === others.slice(1) || rest.slice(1) === others || rest === others.slice(1);
}
