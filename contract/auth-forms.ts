import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from './auth-words.ts';
import { isStorable, membershipId } from './base.ts';
import { emailAddress } from './email-address.ts';
import { says } from './issue-codes.ts';
import { personName } from './person-name.ts';

const fullName = personName({
  'name-required': says('name-required'),
  'name-too-long': says('name-too-long'),
  'name-invalid': says('name-invalid'),
  'name-has-address': says('name-has-address'),
});

/** Exactly as typed: no trimming, no change of case or form. */
const password = z.string().min(1, says('password-required')).max(MAX_PASSWORD_LENGTH, says('password-too-long'));
/** The minimum length is configuration, which the contract does not know: the server refuses shorter ones. */
const newPassword = (minLength: number) => password.min(minLength, says('password-too-short'));

/** The secret of an emailed link. Any other text gets the same response as a used one. */
const token = z.string().min(1).max(200).refine(isStorable, says('not-storable'));

/** From the person's device, or one of their recovery codes; '' as long as none was requested. */
const secondFactor = z.string().trim().max(100, says('two-factor-wrong')).default('');

export const signInInput = z.strictObject({ email: emailAddress, password, code: secondFactor });
export const signUpInput = (minPasswordLength = 1) =>
  z.strictObject({
    fullName,
    email: emailAddress,
    password: newPassword(minPasswordLength),
    /** Where to continue after the confirmation; see `keepNextPath`. */
    next: z.string().max(2000).optional(),
  });
export const confirmInput = z.strictObject({ token });
export const requestResetInput = z.strictObject({ email: emailAddress });
export const resetInput = (minPasswordLength = 1) =>
  z.strictObject({ token, newPassword: newPassword(minPasswordLength), code: secondFactor });
export const changePasswordInput = (minPasswordLength = 1) =>
  z.strictObject({
    /** Required if the sign-in is more than ten minutes old (product P10). */
    currentPassword: password.optional(),
    newPassword: newPassword(minPasswordLength),
  });
export const deleteAccountInput = z.strictObject({
  currentPassword: password,
  /** The member who becomes an admin, if the last admin leaves and others stay. */
  successor: membershipId.nullable(),
});

export type SignInInput = z.infer<typeof signInInput>;
export type SignUpInput = z.infer<ReturnType<typeof signUpInput>>;
export type ResetInput = z.infer<ReturnType<typeof resetInput>>;
export type ChangePasswordInput = z.infer<ReturnType<typeof changePasswordInput>>;
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;
