import { forPerson } from '#server/platform/http/access.ts';
import { readPreferences as read, savePreferences as save } from './queries.ts';

const readPreferences = forPerson.notifications.readPreferences.handler(({ context }) =>
  read(context.database.persons, context.person.userId),
);

const savePreferences = forPerson.notifications.savePreferences.handler(({ context, input }) =>
  save(context.database.persons, context.person.userId, input),
);

export const notificationsRoutes = { readPreferences, savePreferences };
