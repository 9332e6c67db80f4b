import { createHash } from 'node:crypto';
import { readMigrations } from '#database/migrate.ts';
import { readRepeatableFiles } from '#database/repeatable-files.ts';

/** One SHA-256 of all migrations and of the files that are applied after them. */
export async function hashMigrations(): Promise<string> {
  const files = [...(await readMigrations()), ...(await readRepeatableFiles())];
  const texts = files.map(({ id, sql }) => `${id}\n${sql.replaceAll('\r', '')}`);
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}
