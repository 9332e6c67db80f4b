import { cleanName } from '#domain/people/name.ts';

/** Longer names would have room for a message of their own. */
const LONGEST = 80;

/** A person's or a company's name as our emails show it: strangers choose the names (product P11). */
export function nameInMail(name: string): string {
  const signs = [...cleanName(name)];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : signs.join('');
}
