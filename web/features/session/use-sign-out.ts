import { useMutation } from '@tanstack/react-query';
import { forgetDrafts } from '#web/lib/drafts.ts';
import { toast } from '#web/ui/toast-store.ts';

async function signOut(): Promise<void> {
  const response = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok && response.status !== 401) throw new Error(`sign-out answered ${response.status}`);
}

/** Signs out and goes to the landing page. A full page load leaves nothing of the company in memory. */
export function useSignOut() {
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      forgetDrafts();
      window.location.assign('/');
    },
    onError: () => toast.error('Error', { description: 'An unexpected error occurred. Please try again.' }),
  });
}
