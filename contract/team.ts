import { z } from 'zod';
import { ROLES } from '#domain/people/permissions.ts';
import { endpointFor, instant, membershipId } from './base.ts';

export const role = z.enum(ROLES, 'Choose the role user or admin.');

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

const lastAdmin = {
  LAST_ADMIN: { status: 409, message: 'A company keeps at least one admin. Make somebody else an admin first.' },
} as const;

export const team = {
  list: endpointFor
    .member('team.view')
    .route({ method: 'GET', path: '/team', summary: 'The members of the company, oldest first' })
    .output(z.array(teamMemberShape)),
  changeRole: endpointFor
    .member('team.change-role')
    .route({ method: 'PUT', path: '/team/{id}/role', summary: 'Promote or demote a member; it takes effect at once' })
    .errors({
      ...lastAdmin,
      CANNOT_CHANGE_OWN_ROLE: { status: 409, message: 'You cannot change your own role.' },
    })
    .input(z.strictObject({ id: membershipId, role }))
    .output(teamMemberShape),
  remove: endpointFor
    .member('team.remove-member')
    .route({ method: 'DELETE', path: '/team/{id}', summary: 'End a membership; the account stays', successStatus: 200 })
    .errors({
      ...lastAdmin,
      CANNOT_REMOVE_SELF: { status: 409, message: 'You cannot remove yourself from the team.' },
    })
    .input(z.strictObject({ id: membershipId }))
    .output(z.object({ id: membershipId, fullName: z.string() })),
};
