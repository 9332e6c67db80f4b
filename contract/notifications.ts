import { z } from 'zod';
import type { NotificationPreferences } from '#domain/people/notification-preferences.ts';
import { endpointFor } from './endpoint.ts';

export const notificationPreferences = z.strictObject({
  email: z.boolean(),
  assessmentReminders: z.boolean(),
  reportUpdates: z.boolean(),
  systemUpdates: z.boolean(),
  mentions: z.boolean(),
  assignments: z.boolean(),
  reviewRequests: z.boolean(),
  signatures: z.boolean(),
  dueDates: z.boolean(),
  weeklyDigest: z.boolean(),
}) satisfies z.ZodType<NotificationPreferences>;

/** A person's switches. The server stores them as well as the browser, because reminder emails must respect them (product P13). */
export const notifications = {
  readPreferences: endpointFor.person
    .reads()
    .route({
      method: 'GET',
      path: '/notification-preferences',
      summary: 'Returns the caller’s email notification settings',
    })
    .output(notificationPreferences),
  savePreferences: endpointFor.person
    .changes('notifications', { tells: 'nobody' })
    .route({
      method: 'PUT',
      path: '/notification-preferences',
      summary: 'Changes the caller’s email notification settings',
    })
    .input(notificationPreferences)
    .output(notificationPreferences),
};
