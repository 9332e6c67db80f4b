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
