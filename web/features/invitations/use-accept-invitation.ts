import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { AcceptanceObstacle } from '#contract/invitations.ts';
import { sessionQuery } from '#web/features/session/api.ts';
import { api, ORPCError } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { InvitationLink } from './api.ts';
import { obstacleSentences, invitationMessages as say } from './messages.ts';

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
      toast.error(say.error, { description: sentenceFor(error) });
      await client.invalidateQueries({ queryKey: ['invitation'] });
    },
  });
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof ORPCError) || error.code !== 'CANNOT_ACCEPT') return say.acceptFailed;
  const { obstacle, email } = error.data as { obstacle: AcceptanceObstacle; email: string };
  return obstacleSentences[obstacle](email);
}
