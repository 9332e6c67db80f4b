import { type StrangeInName, strangeInPersonName } from './name.ts';
import { personNameLengthProblem } from './person-name-length.ts';

export type PersonNameProblem = 'name-required' | 'name-too-long' | StrangeInName;

/**
 * What is wrong with a person's name; null if nothing is. It must be one line without addresses and invisible characters, because it
 * appears in email headers and on other people's screens.
 */
export function personNameProblem(name: string): PersonNameProblem | null {
  return personNameLengthProblem(name) ?? strangeInPersonName(name.trim());
}
