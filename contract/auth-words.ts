import { MAX_NAME } from '#domain/limits.ts';
import type { IssueCode } from './issue-codes.ts';

/** The words and limits of the accounts that need no schema: the sign-in page reads them before any of the rest arrives. */

/** The field errors of account inputs: codes of the issues in a `malformed` refusal. */
export const FIELD_PROBLEMS = [
  'email-required',
  'invalid-email',
  'email-letters',
  'name-required',
  'name-too-long',
  'name-invalid',
  'name-has-address',
  'password-required',
  'password-too-short',
  'password-too-long',
  'two-factor-wrong',
] as const satisfies readonly IssueCode[];
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

export const isFieldProblem = (text: string): text is FieldProblem =>
  (FIELD_PROBLEMS as readonly string[]).includes(text);

export { MAX_PASSWORD as MAX_PASSWORD_LENGTH } from '#domain/people/password.ts';
/** In visible characters. */
export const MAX_NAME_LENGTH = MAX_NAME;

/** How long a sign-in counts as fresh enough to change the password without the current one (product P10). */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;
