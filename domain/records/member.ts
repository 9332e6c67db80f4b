import { record } from './record.ts';

export const member = record({
  noun: 'member',
  table: 'memberships',
  below: 'company',
  label: 'Team member',
  carries: ['history'],
  goesAlong: [],
  // Who joins has accepted an invitation, and with a role end those of the person who had it.
  told: { as: 'team', makesStale: ['team', 'company', 'invitations', 'wayOut', 'history', 'assignments'] },
});
