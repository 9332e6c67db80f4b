import { z } from 'zod';
import { type FieldProblem, MAX_PASSWORD_LENGTH } from './auth-words.ts';
import { personName } from './person-name.ts';

/** RFC 5321: the longest address that mail can be sent to. */
export const MAX_EMAIL_LENGTH = 254;

// The message of each rule is a code, so that a form in the browser and the server's answer are put into the same words.
const code = (value: FieldProblem) => ({ error: value });

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, code('email-required'))
  .max(MAX_EMAIL_LENGTH, code('invalid-email'))
  .pipe(z.email(code('invalid-email')));

const fullName = personName({
  'name-required': 'name-required' satisfies FieldProblem,
  'name-too-long': 'name-too-long' satisfies FieldProblem,
  'name-invalid': 'name-invalid' satisfies FieldProblem,
});

/** Exactly as typed: no trimming, no change of case or form. */
const password = z.string().min(1, code('password-required')).max(MAX_PASSWORD_LENGTH, code('password-too-long'));
/** How long it must be is configuration, which the contract does not know: the server refuses by itself what is shorter. */
const newPassword = (minLength: number) => password.min(minLength, code('password-too-short'));

/** The secret of a mailed link. Anything else is answered like one that was used. */
const token = z.string().min(1).max(200);

/** Of the person's device, or one of her recovery codes; '' as long as she was not asked for one. */
const secondFactor = z.string().trim().max(100, code('two-factor-wrong')).default('');

export const signInInput = z.strictObject({ email, password, code: secondFactor });
export const signUpInput = (minPasswordLength = 1) =>
  z.strictObject({
    fullName,
    email,
    password: newPassword(minPasswordLength),
    /** Where to go on after the confirmation; see `keepNextPath`. */
    next: z.string().max(2000).optional(),
  });
export const confirmInput = z.strictObject({ token });
export const requestResetInput = z.strictObject({ email });
export const resetInput = (minPasswordLength = 1) =>
  z.strictObject({ token, newPassword: newPassword(minPasswordLength), code: secondFactor });
export const changePasswordInput = (minPasswordLength = 1) =>
  z.strictObject({
    /** Needed when the sign-in is older than ten minutes (product P10). */
    currentPassword: password.optional(),
    newPassword: newPassword(minPasswordLength),
  });

export type SignInInput = z.infer<typeof signInInput>;
export type SignUpInput = z.infer<ReturnType<typeof signUpInput>>;
export type ResetInput = z.infer<ReturnType<typeof resetInput>>;
export type ChangePasswordInput = z.infer<ReturnType<typeof changePasswordInput>>;
