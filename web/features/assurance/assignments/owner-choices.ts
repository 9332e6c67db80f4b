import type { KnownWork } from './known-work.ts';
import { workFormMessages as say } from './messages.ts';

/** Who can be made responsible, with the current person first. */
export function ownerChoices({ people, me }: KnownWork): { value: string; label: string }[] {
  const own = people.filter(({ userId }) => userId === me);
  const others = people.filter(({ userId }) => userId !== me);
  return [
    ...own.map(({ userId, name }) => ({ value: userId as string, label: say.you(name) })),
    ...others.map(({ userId, name }) => ({ value: userId as string, label: name })),
  ];
}
