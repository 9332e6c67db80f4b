import { type StrangeInName, strangeInName } from './name.ts';
import { personNameLengthProblem } from './person-name-length.ts';

export type PersonNameProblem = 'name-required' | 'name-too-long' | StrangeInName;

/**
 * What is wrong with a person's name, null when nothing is: it is one line without addresses and without what nobody sees, for it stands in
 * headers of mails and on other people's screens.
 */
export function personNameProblem(name: string): PersonNameProblem | null {
  return personNameLengthProblem(name) ?? strangeInName(name.trim());
}
