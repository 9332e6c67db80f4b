import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { codeOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { explainDeleteFailure, explainSaveFailure } from './save-failure.ts';

/**
 * Reports a failed save: the fixed sentence as title (for example 'Failed to save section data.'), below it why, and that the input is
 * kept. Not for conflicts: see `conflictsOf` and `useConflictQuestion`.
 *
 * @param readAgain the query of the record: requested again if that was deleted or completed in the meantime. Stable
 */
export function useSaveFailure(
  readAgain: QueryKey,
): (error: unknown, title: string, deed?: 'saving' | 'deleting') => void {
  const client = useQueryClient();
  return useCallback(
    (error: unknown, title: string, deed: 'saving' | 'deleting' = 'saving') => {
      const description = deed === 'saving' ? explainSaveFailure(error) : explainDeleteFailure(error);
      toast.error(title, { description, id: 'save-failed' });
      const code = codeOf(error);
      // The guard reads the session again and sends the person to sign in.
      if (code === 'not-signed-in' || code === 'no-company')
        void client.invalidateQueries({ queryKey: queryKeys.session });
      if (code === 'assessment-completed' || code === 'not-found') {
        void client.invalidateQueries({ queryKey: readAgain });
      }
    },
    [client, readAgain],
  );
}
