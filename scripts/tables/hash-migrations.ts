import { createHash } from 'node:crypto';
import { readMigrations } from '#database/migrate.ts';
import { readDescribedWall } from '#database/wall-guard.ts';

/** One sha-256 over all migrations. */
export async function hashMigrations(): Promise<string> {
  const migrations = (await readMigrations()).map(({ id, sql }) => `${id}\n${sql.replaceAll('\r', '')}`);
  return createHash('sha256').update(migrations.join('\n')).digest('hex');
}

/** For the checks: what to do when a migration came after the description of the wall. */
export async function findOlderWall(): Promise<string> {
  const { migrations } = await readDescribedWall();
  return migrations === (await hashMigrations()) ? '' : 'database/wall/wall.txt is of other migrations: npm run tables';
}
