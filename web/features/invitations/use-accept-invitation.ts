import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sessionQuery } from '#web/features/session/api.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { InvitationLink } from './api.ts';
import { acceptRefusals, invitationMessages as say } from './messages.ts';

/** Joins the company and goes to its dashboard. */
export function useAcceptInvitation(link: InvitationLink) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.invitations.accept(link),
    onSuccess: async ({ companyName }) => {
      toast.success(say.success, { description: say.welcome(companyName) });
      // The guard of the next screen must see the new company, and nothing of an earlier one may be left.
      client.removeQueries({ predicate: (query) => query.queryKey !== sessionQuery.queryKey && !query.isActive() });
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
      await navigate('/app/dashboard', { replace: true });
    },
    onError: async (error) => {
      toast.error(say.error, { description: explainRefusal(acceptRefusals, error) ?? say.acceptFailed });
      await client.invalidateQueries({ queryKey: queryKeys.invitation });
    },
  });
}
