import { z } from 'zod';
import { ROLES } from '#domain/people/permissions.ts';
import { instant, membershipId } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';

export const role = z.enum(ROLES, says('unknown-role'));

export const teamMemberShape = z.object({
  id: membershipId,
  fullName: z.string(),
  email: z.string(),
  role,
  createdAt: instant,
  /** True in the row of the person who asks. */
  isSelf: z.boolean(),
});
export type TeamMemberShape = z.infer<typeof teamMemberShape>;

// Two admins who each hold the other's membership while their own is looked at would wait for ever.
const underItsLock = { membership: 'own-lock' } as const;

export const team = {
  list: endpointFor
    .member('team.view')
    .reads()
    .route({ method: 'GET', path: '/team', summary: 'The members of the company, oldest first' })
    .output(z.array(teamMemberShape)),
  changeRole: endpointFor
    .member('team.change-role')
    .changes('team', underItsLock)
    .refuses('not-found', 'last-admin', 'cannot-change-own-role')
    .route({ method: 'PUT', path: '/team/{id}/role', summary: 'Promote or demote a member; it takes effect at once' })
    .input(z.strictObject({ id: membershipId, role }))
    .output(teamMemberShape),
  remove: endpointFor
    .member('team.remove-member')
    .changes('team', underItsLock)
    .refuses('not-found', 'last-admin', 'cannot-remove-self')
    .route({ method: 'DELETE', path: '/team/{id}', summary: 'End a membership; the account stays', successStatus: 200 })
    .input(z.strictObject({ id: membershipId }))
    .output(z.object({ id: membershipId, fullName: z.string() })),
};
