import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';

/** Texts of the settings screen. Fixed texts must stay word for word (product P1). */
export const settingsMessages = {
  title: 'Settings',
  subtitle: 'Manage your application preferences and account settings.',
  security: 'Privacy & Security',

  twoFactor: 'Two-Factor Authentication',
  twoFactorText: 'A second step when you sign in. Ask support to turn it on.',
  contactSupport: 'Contact Support',
  contactSupportText: (email: string) => `Please email ${email} to enable 2FA.`,

  password: 'Password',
  passwordText: 'Changing your password signs you out everywhere else.',
  changePassword: 'Change Password',
  currentPassword: 'Current Password',
  currentPasswordHint: 'Required because you signed in more than ten minutes ago.',
  newPassword: 'New Password',
  newPasswordHint: (minLength: number) => `At least ${minLength} characters.`,
  confirmPassword: 'Confirm Password',
  updatePassword: 'Update Password',
  updating: 'Updating...',
  cancel: 'Cancel',
  fillInAll: 'Please fill in all password fields.',
  noMatch: "New passwords don't match.",
  passwordUpdated: 'Password updated',
  passwordUpdatedText: 'All other browsers and devices have been signed out.',
  passwordFailed: 'Failed to update password.',

  sessions: 'Active Sessions',
  sessionsText: 'Where you are signed in.',
  sessionsLoading: 'Loading active sessions...',
  sessionsFailed: 'Could not load your active sessions.',
  thisBrowser: 'This browser',
  signedIn: (moment: string) => `Signed in ${moment}`,
  lastUsed: (day: string) => `last used ${day}`,
  signOutThere: 'Sign out',
  signOutOf: (browser: string) => `Sign out of ${browser}`,
  signingOut: 'Signing out...',
  signedOut: (browser: string) => `${browser} has been signed out`,
  signOutOthers: 'Sign out everywhere else',
  othersSignedOut: (count: number) =>
    count === 1 ? 'One other session has been signed out' : `${count} other sessions have been signed out`,
  signOutFailed: 'Could not end that session. Please try again.',

  dangerZone: 'Danger Zone',
  deleteAccount: 'Delete Account',
  deleteAccountHint: 'Deleting an account cannot be undone.',
  deleteTitle: 'Delete your account?',
  deleteGoes: 'Your name, email address, password, settings and private chats are deleted immediately, everywhere.',
  deleteStays: 'Your entries and their history stay with your company, under the name “Deleted account”.',
  deleteCloses: (company: string, day: string) =>
    `${company} has no other members. It will be closed now, and all its data will be deleted on ${day}.`,
  deleteTakesAlong: (company: string) => `${company} has no other members and will also be deleted.`,
  deleteForGood: 'This cannot be undone. You can use the same email address for a new account.',
  deletePasswordHint: (email: string) =>
    `Forgot it? Sign out and set a new one first. If you cannot: Please contact support at ${email} to delete your account.`,
  deletePasswordMissing: 'Enter your password.',
  deleteSuccessorMissing: 'Choose the new admin.',
  deleting: 'Deleting...',
  deleteFailed: 'Could not delete the account. Please try again.',
} as const;

/** Why the account was not deleted, and the field at which this is shown. */
export const deleteAccountRefusals: Explanations<
  typeof api.auth.deleteAccount,
  { field?: 'currentPassword' | 'successor'; sentence: string }
> = {
  'current-password-wrong': () => ({ field: 'currentPassword', sentence: 'The password is incorrect.' }),
  'last-admin': () => ({ field: 'successor', sentence: settingsMessages.deleteSuccessorMissing }),
  'not-found': () => ({
    field: 'successor',
    sentence: 'This person is no longer a member of the company. Choose someone else.',
  }),
  'rate-limited': ({ retryAfterSeconds }) => ({
    sentence: `Too many attempts. Please wait ${Math.ceil(retryAfterSeconds / 60)} minutes and try again.`,
  }),
};
