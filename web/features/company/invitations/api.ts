import { queryOptions } from '@tanstack/react-query';
import type { InvitationId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** Invitations that can still be accepted, newest first. For admins only. */
export const pendingInvitationsQuery = queryOptions({
  queryKey: queryKeys.invitations,
  queryFn: ({ signal }) => api.invitations.list(undefined, { signal }),
});

/** What the address of the invitation page contains. */
export interface InvitationLink {
  id: InvitationId;
  secret: string;
}

/** What a link invites this visitor to. Reloaded whenever the page is shown, because an invitation can be withdrawn at any time. */
export const invitationQuery = (link: InvitationLink, userId: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.invitation, link, userId],
    queryFn: ({ signal }) => api.invitations.open(link, { signal }),
    staleTime: 0,
  });

/** Invitations to the person's own confirmed address. */
export const ownInvitationsQuery = queryOptions({
  queryKey: queryKeys.ownInvitations,
  queryFn: ({ signal }) => api.invitations.listOwn(undefined, { signal }),
  staleTime: 0,
});
