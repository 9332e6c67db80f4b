import { z } from 'zod';
import { type AuthCode, MAX_PASSWORD_LENGTH } from './auth-words.ts';
import { personName } from './person-name.ts';

export * from './auth-words.ts';

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
  'name-required': 'name-required' satisfies AuthCode,
  'name-too-long': 'name-too-long' satisfies AuthCode,
  'name-invalid': 'name-invalid' satisfies AuthCode,
});

/** Exactly as typed: no trimming, no change of case or form. */
const password = z.string().min(1, code('password-required')).max(MAX_PASSWORD_LENGTH, code('password-too-long'));
const newPassword = (minLength: number) => password.min(minLength, code('password-too-short'));

/** The secret of a mailed link. Anything else is answered like one that was used. */
const token = z.string().min(1).max(200);

/** Of the person's device, or one of her recovery codes; '' as long as she was not asked for one. */
const secondFactor = z.string().trim().max(100, code('two-factor-wrong')).default('');

export const signInInput = z.strictObject({ email, password, code: secondFactor });
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
  z.strictObject({ token, newPassword: newPassword(minPasswordLength), code: secondFactor });
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
