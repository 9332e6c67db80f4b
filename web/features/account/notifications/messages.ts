import type { NotificationPreferences } from '#domain/people/notification-preferences.ts';

/** Texts of the notification switches. Labels and toasts are fixed texts (product P1). */
export const notificationMessages = {
  title: 'Notifications',
  loading: 'Loading notification preferences...',
  loadFailed: 'Could not load your notification preferences.',
  switches: {
    email: {
      label: 'Email Notifications',
      hint: 'Receive notifications via email. Turning this off also turns off the notifications below.',
    },
    assessmentReminders: { label: 'Assessment Reminders', hint: 'Reminders about incomplete assessments.' },
    reportUpdates: { label: 'Report Updates', hint: 'Notifications when new reports are available.' },
    systemUpdates: {
      label: 'System Updates',
      hint: 'Important system and security updates, such as a sign-in from a new browser.',
    },
    mentions: { label: 'Mentions', hint: 'When a colleague mentions you in a comment.' },
    assignments: { label: 'Assignments', hint: 'When a colleague makes you the owner of an item.' },
    reviewRequests: { label: 'Review Requests', hint: 'When a colleague asks you to review an item.' },
    signatures: {
      label: 'Signatures',
      hint: 'When a completed assessment is waiting for a signature that you can record.',
    },
    dueDates: { label: 'Due Dates', hint: 'Your items that are overdue or due within three days.' },
    weeklyDigest: { label: 'Weekly Digest', hint: 'Your open items and reviews, every Monday.' },
  } satisfies Record<keyof NotificationPreferences, { label: string; hint: string }>,
  groups: { work: 'Work given to you', assessment: 'Assessment', account: 'Account' },
  always: 'Account emails are always sent: confirmations, invitations and password changes.',
  saved: 'Settings Updated',
  savedText: 'Your notification preferences have been saved.',
  error: 'Error',
  saveFailed: 'Could not save your notification preferences. Please try again.',
} as const;
