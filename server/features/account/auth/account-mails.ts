import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';
import type { AccountMail } from '#server/platform/sessions/account-mailer.ts';

// Secrets stand behind the '#': browsers send that part to no server, so they are in no log and no Referer.
const confirmUrl = (publicUrl: string, token: string) => `${publicUrl}/auth#confirm=${token}`;
const resetUrl = (publicUrl: string, token: string) => `${publicUrl}/auth#reset=${token}`;

/** Confirms an address. `next` is not in the link; the server keeps it beside the secret. */
export function confirmationMail(publicUrl: string, { name, token }: { name: string; token: string }): AccountMail {
  return composeMail({
    subject: 'Confirm your email address for Twofold',
    heading: `Welcome, ${nameInMail(name)}`,
    paragraphs: [
      'Confirm your email address to finish creating your account. The link signs you in.',
      'It works once and for 24 hours.',
    ],
    action: { label: 'Confirm address', url: confirmUrl(publicUrl, token) },
    notes: ['If you did not create an account, do not follow the link. Without it nothing happens.'],
  });
}

/** To the owner of an address with which somebody tried to sign up again. */
export function addressTakenMail(publicUrl: string, { name }: { name: string }): AccountMail {
  return composeMail({
    subject: 'You already have a Twofold account',
    heading: `Hello, ${nameInMail(name)}`,
    paragraphs: [
      'Somebody tried to create an account with this email address. You have one already, so none was created.',
      'If it was you, sign in instead. If you forgot your password, choose "Forgot password?" there.',
    ],
    action: { label: 'Sign in', url: `${publicUrl}/auth` },
    notes: ['If it was not you, there is nothing to do: your account and your password are unchanged.'],
  });
}

export function resetMail(publicUrl: string, { name, token }: { name: string; token: string }): AccountMail {
  return composeMail({
    subject: 'Set a new password for Twofold',
    heading: `Hello, ${nameInMail(name)}`,
    paragraphs: [
      'Somebody asked for a new password for your account. If it was you, choose one with this link.',
      'It works once and for 30 minutes. Setting a new password signs you out everywhere else.',
    ],
    action: { label: 'Set new password', url: resetUrl(publicUrl, token) },
    notes: ['If it was not you, there is nothing to do: your password is unchanged.'],
  });
}

export function passwordChangedMail(publicUrl: string, { name }: { name: string }): AccountMail {
  return composeMail({
    subject: 'Your Twofold password was changed',
    heading: `Hello, ${nameInMail(name)}`,
    paragraphs: [
      'The password of your account was just changed. All other browsers and devices have been signed out.',
      'If it was not you, set a new password at once: choose "Forgot password?" on the sign-in page.',
    ],
    action: { label: 'Open sign-in page', url: `${publicUrl}/auth` },
  });
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface NewSignIn {
  name: string;
  /** As `browserName` guesses it. */
  browser: string;
  /** The client's address or, with IPv6, its network. */
  address: string;
  at: Date;
}

export function newSignInMail(publicUrl: string, { name, browser, address, at }: NewSignIn): AccountMail {
  return composeMail({
    subject: 'New sign-in to your Twofold account',
    heading: `Hello, ${nameInMail(name)}`,
    paragraphs: [
      'Your account was just used from a browser that it did not know.',
      `${browser}, from the address ${address}, on ${moment.format(at)} (UTC).`,
      'If it was you, there is nothing to do.',
      'If it was not you, set a new password at once: choose "Forgot password?" on the sign-in page. That signs out everybody else.',
    ],
    action: { label: 'Open sign-in page', url: `${publicUrl}/auth` },
    notes: ['You can switch such mails off in the settings, under System Updates.'],
  });
}
