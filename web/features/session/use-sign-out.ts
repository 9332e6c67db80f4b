import { useMutation } from '@tanstack/react-query';
import { forgetDrafts } from '#web/lib/drafts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { sessionMessages as say } from './messages.ts';

async function signOut(): Promise<void> {
  const response = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok && response.status !== 401) throw new Error(`sign-out answered ${response.status}`);
}

/** Signs out and goes to the landing page, or where `leave` goes: by a full page load, which leaves nothing of the company in memory. */
export function useSignOut(leave = () => window.location.assign('/')) {
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      forgetDrafts();
      leave();
    },
    onError: () => toast.error(say.signOutFailed, { description: say.signOutFailedText }),
  });
}
