import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { LANDING_AFTER_ERROR } from '#contract/arrival.ts';
import { readSessionAnew } from '#web/features/account/session/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { authMessages as say } from './messages.ts';

/**
 * The check after signing in: forgets what an earlier visitor has loaded, asks the server who is signed in now, and continues on the page
 * that the person came from or that the server names. Any error leads to the company setup (product P3).
 */
export function useGoOn() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (next: string | null) => {
      queryClient.removeQueries({ type: 'inactive' });
      const session = await readSessionAnew(queryClient).catch(() => null);
      if (session && !session.user) {
        toast.error(say.error, { description: say.cookieMissing, id: 'auth' });
        return;
      }
      await navigate(next ?? session?.landing ?? LANDING_AFTER_ERROR, { replace: true });
    },
    [queryClient, navigate],
  );
}
