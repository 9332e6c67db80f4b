import { MAX_NAME } from '#domain/limits.ts';

export type PersonNameProblem = 'name-required' | 'name-too-long' | 'name-invalid';

/**
 * What is wrong with a person's name, null when nothing is: it is one line without control or unpaired characters, for it
 * stands in headers of mails and on other people's screens. Its length is counted in characters as a person counts them.
 */
export function personNameProblem(name: string): PersonNameProblem | null {
  const said = name.trim();
  if (said === '') return 'name-required';
  if ([...said].length > MAX_NAME) return 'name-too-long';
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(said) ? 'name-invalid' : null;
}
