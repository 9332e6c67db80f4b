import type { QueryClient } from '@tanstack/react-query';
import { normalizeEmail } from '#domain/people/email.ts';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { codeOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { pendingInvitationsQuery } from './api.ts';
import { inviteRefusals, inviteMessages as say } from './messages.ts';

/** Says why an invitation was not sent. */
export function tellInviteFailure(error: unknown, email: string, client: QueryClient): void {
  const code = codeOf(error);
  if (code === 'access-denied') {
    tellAccessDenied(say.onlyAdminsInvite, client);
    return;
  }
  if (code === 'already-invited') void client.invalidateQueries({ queryKey: pendingInvitationsQuery.queryKey });
  const { title = say.sendFailed, ...more } = explainRefusal(inviteRefusals, error, email) ?? {};
  toast.error(title, more);
}

/** The sentence shown at the address field as well, if the address is what cannot be invited. */
export function refusalAtAddress(error: unknown, { email }: { email: string }): Record<string, string> {
  const isOfAddress = ['already-invited', 'already-member', 'cannot-invite-self'].includes(codeOf(error) ?? '');
  const said = isOfAddress ? explainRefusal(inviteRefusals, error, normalizeEmail(email)) : undefined;
  return said ? { email: said.description } : {};
}

/** Reports that the person's role is no longer what this screen assumes. */
export function tellAccessDenied(description: string, client: QueryClient): void {
  toast.error(say.accessDenied, { description });
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
