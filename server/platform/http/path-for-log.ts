import { OUTBOX } from './outbox-page.ts';

/** Longer ones are nobody's address, and a log is read by people. */
const LONGEST = 200;

/** A path as the log keeps it: cut, and without the secret in the address of the outbox. */
export function pathForLog(path: string): string {
  if (path.startsWith(`${OUTBOX}/`)) return `${OUTBOX}/…`;
  return path.length <= LONGEST ? path : `${path.slice(0, LONGEST)}… (${path.length} characters)`;
}
