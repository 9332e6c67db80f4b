import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import { DEFAULT_NOTIFICATIONS, type NotificationPreferences } from '#domain/people/notification-preferences.ts';

type Persons = Database['persons'];

const columns = [
  'email',
  'assessmentReminders',
  'reportUpdates',
  'systemUpdates',
  'mentions',
  'assignments',
  'reviewRequests',
  'signatures',
  'dueDates',
  'weeklyDigest',
] as const;

/** A person's switches; the defaults (product P14) until they change one. */
export async function readPreferences(persons: Persons, userId: UserId): Promise<NotificationPreferences> {
  const row = await persons
    .selectFrom('notificationPreferences')
    .select(columns)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? DEFAULT_NOTIFICATIONS;
}

export async function savePreferences(
  persons: Persons,
  userId: UserId,
  preferences: NotificationPreferences,
): Promise<NotificationPreferences> {
  return persons
    .insertInto('notificationPreferences')
    .values({ userId, ...preferences })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(preferences))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
