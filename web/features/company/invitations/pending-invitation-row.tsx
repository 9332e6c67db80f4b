import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2, Trash2 } from 'lucide-react';
import type { PendingInvitationShape } from '#contract/invitations.ts';
import { sayAudit } from '#web/features/company/team/say-audit.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Address } from '#web/ui/display/address.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { pendingInvitationsQuery } from './api.ts';
import { inviteMessages as say } from './messages.ts';
import { tellAccessDenied } from './tell-failure.ts';

interface PendingInvitationRowProps {
  invitation: PendingInvitationShape;
  onDelete: () => void;
  /** Called with the link if the browser does not let us copy it. */
  onShowLink: (url: string) => void;
}

export function PendingInvitationRow({ invitation, onDelete, onShowLink }: PendingInvitationRowProps) {
  const { email, role, audit, expiresAt, invitedBy, isUndeliverable } = invitation;
  const client = useQueryClient();
  const copy = useMutation({
    mutationFn: () => api.invitations.copyLink({ id: invitation.id }),
    onSuccess: async ({ url }) => {
      try {
        await navigator.clipboard.writeText(url);
        toast.success(say.linkCopied, { description: say.linkCopiedText(email) });
      } catch {
        onShowLink(url);
      }
    },
    onError: (error) => {
      if (codeOf(error) === 'access-denied') return tellAccessDenied(say.onlyAdminsInvite, client);
      toast.error(say.copyFailed);
      void client.invalidateQueries({ queryKey: pendingInvitationsQuery.queryKey });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">
            <Address of={email} />
          </span>
          <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{say.roles[role]}</Badge>
          {isUndeliverable && <Badge tone="warning">{say.undeliverable}</Badge>}
        </p>
        <p className="text-xs break-words text-muted">
          {say.invitedBy(invitedBy)} · {say.expires(formatMoment(expiresAt))}
          {audit ? ` · ${sayAudit(audit)}` : null}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Button
          size="sm"
          aria-label={say.copyLinkFor(email)}
          busy={copy.isPending}
          busyText={say.copying}
          onClick={() => copy.mutate()}
        >
          <Link2 aria-hidden="true" />
          {say.copyLink}
        </Button>
        <IconButton variant="ghost" label={say.deleteFor(email)} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
