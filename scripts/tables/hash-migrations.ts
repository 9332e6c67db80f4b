import { createHash } from 'node:crypto';
import { readMigrations } from '#database/migrate.ts';
import { readRepeatableFiles } from '#database/repeatable-files.ts';

/** One sha-256 over all migrations and the files that are laid after them. */
export async function hashMigrations(): Promise<string> {
  const files = [...(await readMigrations()), ...(await readRepeatableFiles())];
  const texts = files.map(({ id, sql }) => `${id}\n${sql.replaceAll('\r', '')}`);
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}
