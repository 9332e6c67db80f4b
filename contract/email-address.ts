import { z } from 'zod';
import { MAX_EMAIL } from '#domain/limits.ts';
import { hasStrangeLetters, normalizeEmail } from '#domain/people/email.ts';
import { says } from './issue-codes.ts';

/** An address in its stored form. Invitations and sign-up accept the same addresses. */
export const emailAddress = z
  .string()
  .overwrite(normalizeEmail)
  .min(1, says('email-required'))
  .max(MAX_EMAIL, says('invalid-email'))
  .check(({ value, issues }) => {
    if (hasStrangeLetters(value)) issues.push({ code: 'custom', message: says('email-letters'), input: value });
  })
  .pipe(z.email(says('invalid-email')));
