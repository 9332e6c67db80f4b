/** Which emails a person wants (product P14). */
export interface NotificationPreferences {
  /** The main switch: if it is off, no emails of any kind are sent. */
  email: boolean;
  assessmentReminders: boolean;
  reportUpdates: boolean;
  systemUpdates: boolean;
  /** Someone has named the person in a comment. */
  mentions: boolean;
  /** A colleague has made the person the owner of something. */
  assignments: boolean;
  /** A colleague has asked the person for a review. */
  reviewRequests: boolean;
  /** A result is waiting for a signature that the person may record. */
  signatures: boolean;
  /** Items of the person are due or overdue. */
  dueDates: boolean;
  /** The state of the person's own work, once a week. */
  weeklyDigest: boolean;
}

/** The defaults until someone changes a switch (product P14). */
export const DEFAULT_NOTIFICATIONS: NotificationPreferences = {
  email: true,
  assessmentReminders: true,
  reportUpdates: false,
  systemUpdates: true,
  mentions: true,
  assignments: true,
  reviewRequests: true,
  signatures: true,
  dueDates: true,
  weeklyDigest: true,
};

export type NoticeKind = Exclude<keyof NotificationPreferences, 'email'>;

/**
 * Whether a person wants emails of this kind. Emails that they requested or that protect their account (confirmation, invitation,
 * password reset, password changed) are sent whatever the switches say.
 */
export function wantsNotice(preferences: NotificationPreferences, kind: NoticeKind): boolean {
  return preferences.email && preferences[kind];
}
