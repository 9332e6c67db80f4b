import { forgetDevices } from '#server/platform/sessions/devices.ts';
import { findPersonByAddress, type OperatorTools, tellAccessChanged } from './tools.ts';

/**
 * Ends a person's sessions immediately, even on open screens, for example after a laptop has been lost or while it is not clear who is
 * using the account. Their browsers are forgotten as well, so each has to sign in as a new one. The password stays the same.
 * @returns the number of sessions that ended
 */
export async function signOut(tools: OperatorTools, address: string): Promise<number> {
  const person = await findPersonByAddress(tools, address);
  const { persons } = tools.database;
  const ended = await persons.deleteFrom('userSessions').where('userId', '=', person.id).returning('id').execute();
  await forgetDevices(persons, person.id);
  await tellAccessChanged(tools, person.id);
  return ended.length;
}

/** Does the same for everyone, for example after a backup or a server has fallen into the wrong hands. */
export async function signOutEverybody(tools: OperatorTools): Promise<number> {
  const { persons } = tools.database;
  const ended = await persons.deleteFrom('userSessions').returning(['id', 'userId']).execute();
  for (const userId of new Set(ended.map((row) => row.userId))) await tellAccessChanged(tools, userId);
  return ended.length;
}
