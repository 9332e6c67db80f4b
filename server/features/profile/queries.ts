import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';

export async function setFullName(persons: Database['persons'], userId: UserId, name: string, at: Date): Promise<void> {
  await persons
    .updateTable('users')
    .set({ name, updatedAt: at })
    .where('id', '=', userId)
    .where('name', '!=', name)
    .execute();
}
