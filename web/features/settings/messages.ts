/** What the settings screen says. Sentences of the specification, sections 2 and 8, are exact. */
export const settingsMessages = {
  title: 'Settings',
  subtitle: 'Manage your application preferences and account settings.',
  security: 'Privacy & Security',
  twoFactor: 'Two-Factor Authentication',
  twoFactorText: 'A second proof besides the password. Support switches it on for you.',
  contactSupport: 'Contact Support',
  contactSupportText: (email: string) => `Please email ${email} to enable 2FA.`,
  dangerZone: 'Danger Zone',
  deleteAccount: 'Delete Account',
  deleteAccountHint: 'Deleting an account cannot be undone.',
  deleteAccountText: (email: string) => `Please contact support at ${email} to delete your account.`,
  later: 'Notifications and changing your password come with a later version.',
} as const;
