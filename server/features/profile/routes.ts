import { forPerson } from '#server/platform/http/access.ts';
import { setFullName } from './queries.ts';

const update = forPerson.profile.update.handler(async ({ context, input }) => {
  const { person, member, database, live } = context;
  await setFullName(database.persons, person.userId, input.fullName, context.now());
  // Colleagues read the name in the team's list.
  if (member) live.publish({ kind: 'company', companyId: member.companyId, noun: 'team', by: person.userId });
  return { fullName: input.fullName };
});

export const profileRoutes = { update };
