import { forPerson } from '#server/platform/http/access.ts';
import { setFullName } from './queries.ts';

const update = forPerson.profile.update.handler(async ({ context, input }) => {
  const { person, database } = context;
  await setFullName(database.persons, person.userId, input.fullName, context.now());
  return { fullName: input.fullName };
});

export const profileRoutes = { update };
