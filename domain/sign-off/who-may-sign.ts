import type { Role } from '#domain/people/permissions.ts';
import { isSamePerson, maySign } from './decide-signing.ts';
import type { SignOffStep } from './sign-off.ts';

interface Member {
  fullName: string;
  role: Role;
}

/** Who has already signed a step, by the name at the time. */
interface Signed {
  name: string;
}

/**
 * The members who can be asked for a step: their role allows it, and they have not signed another step, unless the company allows one
 * person several. Somebody from outside the company can sign as well.
 */
export function whoMaySign<Person extends Member>(
  step: SignOffStep,
  members: readonly Person[],
  standing: readonly Signed[],
  onePersonMaySign: boolean,
): Person[] {
  return members.filter((member) => maySign(member.role, step) && (onePersonMaySign || !hasSigned(member, standing)));
}

/** Whether a member has signed one of the steps, or somebody recorded one for them. */
export const hasSigned = ({ fullName }: Pick<Member, 'fullName'>, standing: readonly Signed[]): boolean =>
  standing.some(({ name }) => isSamePerson({ userId: null, name }, { userId: null, name: fullName }));
