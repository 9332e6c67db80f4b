import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#web/features/session/api.ts';
import { ORPCError } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { pendingInvitationsQuery } from './api.ts';
import { inviteMessages as say } from './messages.ts';

/** Says why an invitation was not sent. */
export function tellInviteFailure(error: unknown, email: string, client: QueryClient): void {
  const code = error instanceof ORPCError ? error.code : '';
  const data = (error instanceof ORPCError ? error.data : {}) as { status?: string; retryAfterSeconds?: number };
  switch (code) {
    case 'ALREADY_INVITED':
      void client.invalidateQueries({ queryKey: pendingInvitationsQuery.queryKey });
      toast.error(say.alreadyExists, { description: say.alreadyExistsText(email, data.status ?? 'pending') });
      return;
    case 'ALREADY_MEMBER':
      toast.error(say.sendFailed, { description: say.alreadyMemberText(email) });
      return;
    case 'CANNOT_INVITE_SELF':
      toast.error(say.sendFailed, { description: say.selfText });
      return;
    case 'RATE_LIMITED':
      toast.error(say.sendFailed, {
        description: say.rateLimitedText(Math.ceil((data.retryAfterSeconds ?? 60) / 60)),
      });
      return;
    case 'FORBIDDEN':
      tellAccessDenied(say.onlyAdminsInvite, client);
      return;
    default:
      toast.error(say.sendFailed);
  }
}

/** Her role is not what this screen believes. */
export function tellAccessDenied(description: string, client: QueryClient): void {
  toast.error(say.accessDenied, { description });
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
