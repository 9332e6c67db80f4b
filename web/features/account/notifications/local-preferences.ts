import { notificationPreferences } from '#contract/notifications.ts';
import type { NotificationPreferences } from '#domain/people/notification-preferences.ts';

/** The name in local storage (product P13). */
const KEY = 'notification-preferences';

/** The browser's copy; undefined if there is none or it cannot be read. */
export function readLocalPreferences(): NotificationPreferences | undefined {
  try {
    return notificationPreferences.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function writeLocalPreferences(preferences: NotificationPreferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Storage is full or not allowed; the server keeps the preferences anyway.
  }
}
