import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { beginningIn, enterAnotherPlace, type WayOutInput } from '#web/features/company/offboarding/api.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { InvitationLink } from './api.ts';
import { acceptRefusals, invitationMessages as say } from './messages.ts';

/** Joins the company, in the same step leaving the one before where there is one, and goes to where she begins in it. */
export function useAcceptInvitation(link: InvitationLink) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (leaving?: WayOutInput) => api.invitations.accept({ ...link, ...(leaving && { leaving }) }),
    onSuccess: async ({ companyName }) => {
      toast.success(say.success, { description: say.welcome(companyName) });
      await enterAnotherPlace(client);
      await navigate(beginningIn(client), { replace: true });
    },
    onError: async (error) => {
      toast.error(say.error, { description: explainRefusal(acceptRefusals, error) ?? say.acceptFailed });
      await client.invalidateQueries({ queryKey: queryKeys.invitation });
    },
  });
}
