import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import type { Undoing, UndoneChange } from './undone-acts.ts';

/** Undoes a change and says so, or why not. What it takes is fetched with the first one. Stable. */
export function useUndo(): (change: UndoneChange) => Promise<Undoing> {
  const client = useQueryClient();
  return useCallback(
    (change: UndoneChange) =>
      import('./undo-change.ts').then(
        ({ undoChange }) => undoChange(client, change),
        (): Undoing => {
          toast.error('Failed to undo: check the connection.', { id: 'undo' });
          return 'unanswered';
        },
      ),
    [client],
  );
}
