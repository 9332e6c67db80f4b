import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingInvitationShape } from '#contract/invitations.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { pendingInvitationsQuery } from './api.ts';
import { inviteMessages as say } from './messages.ts';
import { tellAccessDenied } from './tell-failure.ts';

interface DeleteInvitationDialogProps {
  invitation: PendingInvitationShape | null;
  onClose: () => void;
}

export function DeleteInvitationDialog({ invitation, onClose }: DeleteInvitationDialogProps) {
  const client = useQueryClient();
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(invitation);
  if (invitation && invitation !== shown) setShown(invitation);
  const remove = useMutation({
    mutationFn: ({ id }: PendingInvitationShape) => api.invitations.remove({ id }),
    onSuccess: ({ id }) => {
      client.setQueryData(pendingInvitationsQuery.queryKey, (pending) => pending?.filter((one) => one.id !== id));
      toast.success(say.deleted);
    },
    onError: (error) => {
      const code = codeOf(error);
      if (code === 'access-denied') return tellAccessDenied(say.onlyAdminsDelete, client);
      toast.error(say.deleteFailed, code === 'already-processed' ? { description: say.acceptedText } : {});
      for (const { queryKey } of [pendingInvitationsQuery, teamQuery]) void client.invalidateQueries({ queryKey });
    },
    onSettled: onClose,
  });
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={invitation !== null}
      onOpenChange={(open) => !open && onClose()}
      title={say.deleteTitle}
      description={say.deleteText(shown.email)}
      confirmLabel={say.delete}
      busyText={say.deleting}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.isPending || remove.mutate(shown)}
    />
  );
}
