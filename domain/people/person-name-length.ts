import { MAX_NAME } from '#domain/limits.ts';

/**
 * Whether a name is there, and not longer than names are; counted in characters as a person counts them. For a page that must not
 * carry the rest of the rule: the server says it at the same field.
 */
export function personNameLengthProblem(name: string): 'name-required' | 'name-too-long' | null {
  const said = name.trim();
  if (said === '') return 'name-required';
  return [...said].length > MAX_NAME ? 'name-too-long' : null;
}
