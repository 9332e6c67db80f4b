import { MAX_EMAIL } from '#domain/limits.ts';

/** The form in which addresses are compared and stored: trimmed, lower case. */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase();
}

/** True for what a browser's e-mail field accepts, with a dot in the host, at most 254 characters. */
export function isEmail(address: string): boolean {
  return (
    address.length <= MAX_EMAIL && /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/.test(address)
  );
}

export type EmailProblem = 'email-required' | 'invalid-email';

/** What is wrong with an address that somebody has typed, blanks around it apart; null when nothing is. */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim();
  if (address === '') return 'email-required';
  return isEmail(address) ? null : 'invalid-email';
}
