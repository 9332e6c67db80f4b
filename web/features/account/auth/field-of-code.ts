import type { AuthCode } from './messages.ts';

/** The field at which a refusal of the server is shown; other refusals concern the whole form and become a toast. */
export const fieldOfCode = {
  'email-required': 'email',
  'invalid-email': 'email',
  'email-letters': 'email',
  'name-required': 'fullName',
  'name-too-long': 'fullName',
  'name-invalid': 'fullName',
  'name-has-address': 'fullName',
  'password-required': 'password',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-common': 'password',
} as const satisfies Partial<Record<AuthCode, string>>;

export function isFieldCode(code: AuthCode): code is keyof typeof fieldOfCode {
  return Object.hasOwn(fieldOfCode, code);
}
