import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';
import type { AccountMail } from '#server/platform/sessions/account-mailer.ts';

// Secrets come after the '#': browsers never send that part to a server, so they are in no log and no Referer.
const confirmUrl = (publicUrl: string, token: string) => `${publicUrl}/auth#confirm=${token}`;
const resetUrl = (publicUrl: string, token: string) => `${publicUrl}/auth#reset=${token}`;

/** Confirms an address. `next` is not in the link; the server stores it with the secret. */
export function confirmationMail(publicUrl: string, { name, token }: { name: string; token: string }): AccountMail {
  return composeMail({
    subject: 'Confirm your email address for Twofold',
    heading: `Welcome, ${nameInMail(name)}`,
    paragraphs: [
      'Confirm your email address to finish creating your account. The link signs you in.',
      'You can use it once, within 24 hours.',
    ],
    action: { label: 'Confirm address', url: confirmUrl(publicUrl, token) },
    notes: ['If you did not create an account, you can ignore this email. Nothing happens unless you follow the link.'],
  });
}

/** To the owner of an account whose address was used to sign up again. */
export function addressTakenMail(publicUrl: string, { name }: { name: string }): AccountMail {
  return composeMail({
    subject: 'You already have a Twofold account',
    heading: 'You already have an account',
    greeted: nameInMail(name),
    paragraphs: [
      'Someone tried to create an account with this email address. You already have an account, so no new one was created.',
      'If it was you, sign in instead. If you have forgotten your password, choose "Forgot password?" on the sign-in page.',
    ],
    action: { label: 'Sign in', url: `${publicUrl}/auth` },
    notes: ['If it was not you, you do not need to do anything. Your account and password have not changed.'],
  });
}

export function resetMail(publicUrl: string, { name, token }: { name: string; token: string }): AccountMail {
  return composeMail({
    subject: 'Reset your Twofold password',
    heading: 'Reset your password',
    greeted: nameInMail(name),
    paragraphs: [
      'Someone asked to reset the password for your account. If it was you, follow the link to set a new one.',
      'You can use the link once, within 30 minutes. Setting a new password signs you out everywhere else.',
    ],
    action: { label: 'Set new password', url: resetUrl(publicUrl, token) },
    notes: ['If it was not you, you do not need to do anything. Your password has not changed.'],
  });
}

export function passwordChangedMail(publicUrl: string, { name }: { name: string }): AccountMail {
  return composeMail({
    subject: 'Your Twofold password was changed',
    heading: 'Your password was changed',
    greeted: nameInMail(name),
    paragraphs: [
      'The password for your account has just been changed. All other browsers and devices have been signed out.',
      'If it was not you, set a new password immediately: choose "Forgot password?" on the sign-in page.',
    ],
    action: { label: 'Open sign-in page', url: `${publicUrl}/auth` },
  });
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface NewSignIn {
  name: string;
  /** As guessed by `browserName`. */
  browser: string;
  /** The client's address or, with IPv6, its network. */
  address: string;
  at: Date;
}

export function newSignInMail(publicUrl: string, { name, browser, address, at }: NewSignIn): AccountMail {
  return composeMail({
    subject: 'New sign-in to your Twofold account',
    heading: 'New sign-in to your account',
    greeted: nameInMail(name),
    paragraphs: [
      'Someone has just signed in to your account from a new browser:',
      `${browser}, from IP address ${address}, on ${moment.format(at)} (UTC).`,
      'If it was you, you do not need to do anything.',
      'If it was not you, set a new password immediately: choose "Forgot password?" on the sign-in page. This signs out everyone else.',
    ],
    action: { label: 'Open sign-in page', url: `${publicUrl}/auth` },
    notes: ['You can turn off these emails in your settings, under System Updates.'],
  });
}
