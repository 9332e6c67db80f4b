import { OUTBOX } from './outbox-page.ts';

/** Longer paths are not real addresses, and people read the log. */
const LONGEST = 200;

/** A path in the form in which it is logged: shortened, and without the secret in the address of the outbox. */
export function pathForLog(path: string): string {
  if (path.startsWith(`${OUTBOX}/`)) return `${OUTBOX}/…`;
  return path.length <= LONGEST ? path : `${path.slice(0, LONGEST)}… (${path.length} characters)`;
}
