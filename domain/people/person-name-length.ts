import { MAX_NAME } from '#domain/limits.ts';

/**
 * Whether a name is there and not too long, counted in characters as people count them. For a page that must not include the rest of the
 * rule: the server reports it at the same field.
 */
export function personNameLengthProblem(name: string): 'name-required' | 'name-too-long' | null {
  const said = name.trim();
  if (said === '') return 'name-required';
  return [...said].length > MAX_NAME ? 'name-too-long' : null;
}
