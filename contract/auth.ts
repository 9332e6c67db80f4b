import { z } from 'zod';
import {
  changePasswordInput,
  confirmInput,
  deleteAccountInput,
  requestResetInput,
  resetInput,
  signInInput,
  signUpInput,
} from './auth-forms.ts';
import { endpointFor } from './endpoint.ts';

/** What a session begins or ends with is nobody else's to hear. */
const begins = () => endpointFor.visitor.changes('session', { tells: 'nobody' });
const done = z.object({});

/** The accounts. Whatever signs in, sets the session's cookie. */
export const auth = {
  signIn: begins()
    .refuses('invalid-credentials', 'email-not-confirmed', 'two-factor-required', 'two-factor-wrong', 'rate-limited')
    .route({ method: 'POST', path: '/auth/sign-in', summary: 'Sign in with a password' })
    .input(signInInput)
    .output(done),
  signUp: begins()
    .refuses('email-taken', 'password-too-short', 'password-common', 'rate-limited')
    .route({ method: 'POST', path: '/auth/sign-up', summary: 'Create an account; a mail may have to confirm it' })
    .input(signUpInput())
    .output(
      z.object({
        /** `confirmation-sent` also where the address was taken: nobody learns who has an account. */
        outcome: z.enum(['signed-in', 'confirmation-sent']),
      }),
    ),
  signOut: begins()
    .route({ method: 'POST', path: '/auth/sign-out', summary: 'Sign out here; being signed out already is no mistake' })
    .input(z.strictObject({}))
    .output(done),
  confirm: begins()
    .refuses('link-invalid')
    .route({ method: 'POST', path: '/auth/confirm', summary: 'Confirm an address by the mailed link, and sign in' })
    .input(confirmInput)
    .output(z.object({ next: z.string() })),
  requestReset: begins()
    .refuses('rate-limited')
    .route({
      method: 'POST',
      path: '/auth/request-reset',
      summary: 'Ask for a mail to replace a password; answered alike for every address',
    })
    .input(requestResetInput)
    .output(done),
  reset: begins()
    .refuses(
      'link-invalid',
      'password-too-short',
      'password-common',
      'two-factor-required',
      'two-factor-wrong',
      'rate-limited',
    )
    .route({
      method: 'POST',
      path: '/auth/reset',
      summary: 'Replace a password by the mailed link, end all sessions, and sign in',
    })
    .input(resetInput())
    .output(done),
  changePassword: endpointFor.person
    .changes('session', { tells: 'nobody' })
    .refuses(
      'password-too-short',
      'password-common',
      'current-password-required',
      'current-password-wrong',
      'rate-limited',
    )
    .route({ method: 'POST', path: '/auth/change-password', summary: 'Change the password; all other sessions end' })
    .input(changePasswordInput())
    .output(done),
  deleteAccount: endpointFor.person
    .changes('session', { tells: 'nobody' })
    .refuses('current-password-wrong', 'last-admin', 'not-found', 'rate-limited')
    .route({
      method: 'POST',
      path: '/auth/delete-account',
      summary: 'Delete one’s own account; a company in which nobody else is goes with it, at once or after the pause',
    })
    .input(deleteAccountInput)
    .output(done),
};
