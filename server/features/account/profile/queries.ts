import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';

/** Sets the name and keeps the previous one, because the history shows names as they were at the time. */
export async function setFullName(persons: Database['persons'], userId: UserId, name: string, at: Date): Promise<void> {
  await persons.transaction().execute(async (tx) => {
    const person = await tx.selectFrom('users').select('name').where('id', '=', userId).forUpdate().executeTakeFirst();
    if (!person || person.name === name) return;
    await tx.insertInto('earlierNames').values({ userId, name: person.name }).execute();
    await tx.updateTable('users').set({ name, updatedAt: at }).where('id', '=', userId).execute();
  });
}
