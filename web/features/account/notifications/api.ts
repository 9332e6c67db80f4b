import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { readLocalPreferences, writeLocalPreferences } from './local-preferences.ts';

/** The person's switches. The browser's copy is shown immediately; the server's answer replaces it. */
export const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.notifications, userId],
    queryFn: async ({ signal }) => {
      const preferences = await api.notifications.readPreferences(undefined, { signal });
      writeLocalPreferences(preferences);
      return preferences;
    },
    placeholderData: readLocalPreferences,
  });
