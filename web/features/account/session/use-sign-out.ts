import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { forgetDrafts } from '#web/lib/drafts.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { sessionMessages as say } from './messages.ts';

/** Signs out and goes to the landing page, or where `leave` goes, with a full page load, so that no company data stays in memory. */
export function useSignOut(leave = () => window.location.assign('/')) {
  return useMutation({
    mutationFn: () => api.auth.signOut({}),
    onSuccess: () => {
      forgetDrafts();
      leave();
    },
    onError: () => toast.error(say.signOutFailed, { description: say.signOutFailedText }),
  });
}
