import { z } from 'zod';
import { personName } from './person-name.ts';

/**
 * The accounts' endpoints. They stand beside the contract table (ruling 25) because they set cookies and have refusals of
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
  /** Carries `retryAfterSeconds`, as the header Retry-After does. */
  'rate-limited': 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type AuthCode = keyof typeof AUTH_REFUSALS;

export const authRefusal = z.object({
  code: z.enum(Object.keys(AUTH_REFUSALS) as [AuthCode, ...AuthCode[]]),
  retryAfterSeconds: z.int().positive().optional(),
});
export type AuthRefusal = z.infer<typeof authRefusal>;

/** Longer ones are refused before anything is computed from them. */
export const MAX_PASSWORD_LENGTH = 128;
/** RFC 5321: the longest address that mail can be sent to. */
export const MAX_EMAIL_LENGTH = 254;

// The message of each rule is the code of its refusal, so that a form in the browser and the server answer alike.
const code = (value: AuthCode) => ({ error: value });

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, code('email-required'))
  .max(MAX_EMAIL_LENGTH, code('invalid-email'))
  .pipe(z.email(code('invalid-email')));

const fullName = personName({
  required: 'name-required' satisfies AuthCode,
  tooLong: 'name-too-long' satisfies AuthCode,
  invalid: 'name-invalid' satisfies AuthCode,
});

/** Exactly as typed: no trimming, no change of case or form. */
const password = z.string().min(1, code('password-required')).max(MAX_PASSWORD_LENGTH, code('password-too-long'));
const newPassword = (minLength: number) => password.min(minLength, code('password-too-short'));

/** The secret of a mailed link. Anything else is answered like one that was used. */
const token = z.string().min(1).max(200);

export const signInInput = z.strictObject({ email, password });
export const signUpInput = (minPasswordLength: number) =>
  z.strictObject({
    fullName,
    email,
    password: newPassword(minPasswordLength),
    /** Where to go on after the confirmation; see `keepNextPath`. */
    next: z.string().max(2000).optional(),
  });
export const confirmInput = z.strictObject({ token });
export const requestResetInput = z.strictObject({ email });
export const resetInput = (minPasswordLength: number) =>
  z.strictObject({ token, newPassword: newPassword(minPasswordLength) });
export const changePasswordInput = (minPasswordLength: number) =>
  z.strictObject({
    /** Needed when the sign-in is older than ten minutes (ruling 11). */
    currentPassword: password.optional(),
    newPassword: newPassword(minPasswordLength),
  });

export const signUpAnswer = z.object({
  /** `confirmation-sent` also where the address was taken: nobody learns who has an account. */
  outcome: z.enum(['signed-in', 'confirmation-sent']),
});
export type SignUpAnswer = z.infer<typeof signUpAnswer>;

export const confirmAnswer = z.object({ next: z.string() });

/** How long a sign-in counts as fresh enough to change the password without the current one (ruling 11). */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

const ownPages = ['/company-setup', '/invitation', '/app'];

/**
 * A path of this application to go on to after signing in, or null. Given by links, so everything that could lead to
 * another site (`//host`, `/\host`, a scheme, control characters) or to a page that is no destination is refused.
 */
export function keepNextPath(text: string | null | undefined): string | null {
  if (!text || text.length > 2000 || !/^\/[a-z]/.test(text) || /[\\\p{Cc}\s]/u.test(text)) return null;
  const base = 'http://here.invalid';
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.origin !== base) return null;
  const isOwn = ownPages.some((page) => url.pathname === page || url.pathname.startsWith(`${page}/`));
  return isOwn ? url.pathname + url.search + url.hash : null;
}
