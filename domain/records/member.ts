import { record } from './record.ts';

export const member = record({
  noun: 'member',
  table: 'memberships',
  below: 'company',
  label: 'Team member',
  carries: ['history'],
  goesAlong: [],
  // Joining accepts an invitation; losing the admin role ends the invitations that the person sent.
  told: { as: 'team', makesStale: ['team', 'company', 'invitations', 'wayOut', 'history', 'assignments'] },
});
