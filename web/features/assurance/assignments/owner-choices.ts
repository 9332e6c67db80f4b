import type { KnownWork } from './known-work.ts';
import { workFormMessages as say } from './messages.ts';

/** Who can be asked for a review: everybody but the current person. */
export const reviewerChoices = ({ people, me }: KnownWork): { value: string; label: string }[] =>
  people.filter(({ userId }) => userId !== me).map(({ userId, name }) => ({ value: userId as string, label: name }));

/** Who can be made responsible, with the current person first. */
export function ownerChoices({ people, me }: KnownWork): { value: string; label: string }[] {
  const own = people.filter(({ userId }) => userId === me);
  const others = people.filter(({ userId }) => userId !== me);
  return [
    ...own.map(({ userId, name }) => ({ value: userId as string, label: say.you(name) })),
    ...others.map(({ userId, name }) => ({ value: userId as string, label: name })),
  ];
}
