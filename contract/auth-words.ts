import { MAX_NAME } from '#domain/limits.ts';

/** The words and limits of the accounts that need no schema: the sign-in page reads them before any of the rest arrives. */

/**
 * The accounts' endpoints. They stand beside the contract table because they set cookies and have refusals of
 * their own. Each is a POST of JSON under `/api/auth`; an unknown key in a body is refused.
 */
export const AUTH_PATHS = {
  signIn: '/api/auth/sign-in',
  signUp: '/api/auth/sign-up',
  signOut: '/api/auth/sign-out',
  /** Spends the link of a confirmation mail: confirms the address and signs in. */
  confirm: '/api/auth/confirm',
  /** Answers alike whether the address is known or not. */
  requestReset: '/api/auth/request-reset',
  /** Spends the link of a reset mail: sets the password, ends all sessions, signs in. */
  reset: '/api/auth/reset',
  /** Ends all other sessions. */
  changePassword: '/api/auth/change-password',
} as const;

/** Every way in which an account's endpoint refuses, with its HTTP status. The browser owns the sentences. */
export const AUTH_REFUSALS = {
  malformed: 400,
  'not-signed-in': 401,
  'invalid-credentials': 401,
  'wrong-origin': 403,
  'email-not-confirmed': 403,
  'not-found': 404,
  'email-taken': 409,
  'link-invalid': 410,
  'email-required': 422,
  'invalid-email': 422,
  'name-required': 422,
  'name-too-long': 422,
  'name-invalid': 422,
  'password-required': 422,
  'password-too-short': 422,
  'password-too-long': 422,
  'password-common': 422,
  'current-password-required': 422,
  'current-password-wrong': 422,
  /** The password was right; the same request is to be sent again with a code. */
  'two-factor-required': 401,
  'two-factor-wrong': 401,
  /** Carries `retryAfterSeconds`, as the header Retry-After does. */
  'rate-limited': 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type AuthCode = keyof typeof AUTH_REFUSALS;

/** The body of a refusal. */
export interface AuthRefusal {
  code: AuthCode;
  retryAfterSeconds?: number;
}

export { MAX_PASSWORD as MAX_PASSWORD_LENGTH } from '#domain/people/password.ts';
/** In characters as a person counts them. */
export const MAX_NAME_LENGTH = MAX_NAME;

/** How long a sign-in counts as fresh enough to change the password without the current one (product P10). */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;
