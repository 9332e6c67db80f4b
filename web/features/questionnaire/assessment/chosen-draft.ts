import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#web/lib/query-keys.ts';

const KEY = 'twofold-open-draft';

/** The draft that this tab works on, if there are several; undefined until one has been chosen. */
export function readChosenDraft(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Opens another draft in this tab; the screen shows that it is loading. */
export function chooseDraft(client: QueryClient, assessmentId: string): Promise<void> {
  try {
    sessionStorage.setItem(KEY, assessmentId);
  } catch {
    // Storage is not allowed: the draft of the next year is shown, as if none had been chosen.
  }
  return client.resetQueries({ queryKey: queryKeys.assessment });
}
