import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { OwnInvitationShape } from '#contract/invitations.ts';
import { beginningIn, enterAnotherPlace } from '#web/features/company/offboarding/api.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { ownInvitationsQuery } from './api.ts';
import { ownInvitationMessages, invitationMessages as say } from './messages.ts';

/** Accepting or declining an invitation to the person's own address. */
export function useOwnInvitation({ id, companyName }: OwnInvitationShape) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const readAgain = () => void client.invalidateQueries({ queryKey: ownInvitationsQuery.queryKey });
  const join = useMutation({
    mutationFn: () => api.invitations.acceptOwn({ id }),
    onSuccess: async (joined) => {
      toast.success(say.success, { description: say.welcome(joined.companyName) });
      await enterAnotherPlace(client);
      await navigate(beginningIn(client), { replace: true });
    },
    onError: () => {
      toast.error(say.error, { description: say.acceptFailed });
      readAgain();
    },
  });
  const decline = useMutation({
    mutationFn: () => api.invitations.declineOwn({ id }),
    onSuccess: () => {
      toast.success(ownInvitationMessages.declined(companyName));
      client.setQueryData(ownInvitationsQuery.queryKey, (own) => own?.filter((one) => one.id !== id));
    },
    onError: () => {
      toast.error(ownInvitationMessages.declineFailed);
      readAgain();
    },
  });
  return { join, decline };
}
