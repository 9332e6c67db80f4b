import { MAX_EMAIL } from '#domain/limits.ts';
import { encodePunycode } from './punycode.ts';

/** Starts a label that encodes letters beyond ASCII. */
export const PREFIX = 'xn--';
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ascii = /^[\x00-\x7f]*$/;

/**
 * The form in which addresses are compared and stored: trimmed, in lower case, with the host in its ASCII form (`anna@müller.example` is
 * `anna@xn--mller-kva.example`). One mailbox has one form.
 */
export function normalizeEmail(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  return ascii.test(plain) || at < 0 ? plain : plain.slice(0, at + 1) + toAsciiHost(plain.slice(at + 1));
}

/** A host with letters beyond ASCII in its ASCII form (IDNA). Anything that is not a host is returned unchanged. */
function toAsciiHost(host: string): string {
  const composed = host.normalize('NFKC').toLowerCase().normalize('NFC').replaceAll('。', '.');
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(composed)) return host;
  return composed
    .split('.')
    .map((label) => (ascii.test(label) ? label : PREFIX + encodePunycode(label)))
    .join('.');
}

/**
 * Whether this is an address with a dot in the host and at most 254 characters; before the @, only ASCII is allowed, which every mail
 * server accepts.
 */
export function isEmail(address: string): boolean {
  const stored = normalizeEmail(address);
  return (
    stored.length <= MAX_EMAIL &&
    /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/.test(stored) &&
    ascii.test(stored)
  );
}

export type EmailProblem = 'email-required' | 'invalid-email' | 'email-letters';

/** What is wrong with a typed address, apart from blanks around it; null if nothing is. */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim();
  if (address === '') return 'email-required';
  if (hasStrangeLetters(address)) return 'email-letters';
  return isEmail(address) ? null : 'invalid-email';
}

/** Whether an otherwise valid address has characters beyond ASCII before the @, which many mail servers do not accept. */
export function hasStrangeLetters(address: string): boolean {
  const [local = '', ...hosts] = address.trim().split('@');
  return hosts.length === 1 && !ascii.test(local) && /^[\p{L}\p{M}\p{N}._%+'’-]+$/u.test(local);
}
