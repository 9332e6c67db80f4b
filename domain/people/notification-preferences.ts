/** What a person wants to be told by email (product P14). */
export interface NotificationPreferences {
  /** The main switch: off silences the others. */
  email: boolean;
  assessmentReminders: boolean;
  reportUpdates: boolean;
  systemUpdates: boolean;
  /** Somebody has named her in a comment. */
  mentions: boolean;
  /** What is hers falls due or is overdue. */
  dueDates: boolean;
  /** How her own work stands, once a week. */
  weeklyDigest: boolean;
}

/** What holds until somebody touches a switch (product P14). */
export const DEFAULT_NOTIFICATIONS: NotificationPreferences = {
  email: true,
  assessmentReminders: true,
  reportUpdates: false,
  systemUpdates: true,
  mentions: true,
  dueDates: true,
  weeklyDigest: true,
};

export type NoticeKind = Exclude<keyof NotificationPreferences, 'email'>;

/**
 * Whether a person wants mails of this kind. Mails that she asked for herself or that belong to her account's safety
 * (confirmation, invitation, password reset, password changed) are sent whatever the switches say.
 */
export function wantsNotice(preferences: NotificationPreferences, kind: NoticeKind): boolean {
  return preferences.email && preferences[kind];
}
