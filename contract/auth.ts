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

/** The start or end of a session is not announced to anybody else. */
const begins = () => endpointFor.visitor.changes('session', { tells: 'nobody' });
const done = z.object({});

/** The account endpoints. Every endpoint that signs a person in sets the session cookie. */
export const auth = {
  signIn: begins()
    .refuses('invalid-credentials', 'email-not-confirmed', 'two-factor-required', 'two-factor-wrong', 'rate-limited')
    .route({ method: 'POST', path: '/auth/sign-in', summary: 'Signs in with a password' })
    .input(signInInput)
    .output(done),
  signUp: begins()
    .refuses('email-taken', 'password-too-short', 'password-common', 'rate-limited')
    .route({
      method: 'POST',
      path: '/auth/sign-up',
      summary: 'Creates an account; the email address may have to be confirmed by email',
    })
    .input(signUpInput())
    .output(
      z.object({
        /** `confirmation-sent` also if the address already had an account, so that nobody learns who has one. */
        outcome: z.enum(['signed-in', 'confirmation-sent']),
      }),
    ),
  signOut: begins()
    .route({
      method: 'POST',
      path: '/auth/sign-out',
      summary: 'Signs this browser out; not an error without a session',
    })
    .input(z.strictObject({}))
    .output(done),
  confirm: begins()
    .refuses('link-invalid')
    .route({
      method: 'POST',
      path: '/auth/confirm',
      summary: 'Confirms an email address with the emailed link, and signs in',
    })
    .input(confirmInput)
    .output(z.object({ next: z.string() })),
  requestReset: begins()
    .refuses('rate-limited')
    .route({
      method: 'POST',
      path: '/auth/request-reset',
      summary: 'Sends an email for resetting a password; the response is the same for every email address',
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
      summary: 'Resets a password with the emailed link, ends all sessions, and signs in',
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
    .route({
      method: 'POST',
      path: '/auth/change-password',
      summary: 'Changes the password and ends all other sessions',
    })
    .input(changePasswordInput())
    .output(done),
  deleteAccount: endpointFor.person
    .changes('session', { tells: 'nobody' })
    .refuses('current-password-wrong', 'last-admin', 'not-found', 'rate-limited')
    .route({
      method: 'POST',
      path: '/auth/delete-account',
      summary:
        'Deletes the caller’s account; a company with no other members is deleted with it, immediately or after the waiting period',
    })
    .input(deleteAccountInput)
    .output(done),
};
