import { MAX_NAME } from '#domain/limits.ts';

/**
 * Whether a name is present and not too long, counted in visible characters. For a page that must not load the rest of the rule: the
 * server reports it at the same field.
 */
export function personNameLengthProblem(name: string): 'name-required' | 'name-too-long' | null {
  const said = name.trim();
  if (said === '') return 'name-required';
  return [...said].length > MAX_NAME ? 'name-too-long' : null;
}
