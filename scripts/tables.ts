/**
 * Writes `database/tables.ts`, `database/schema/` and `database/wall/wall.txt` from a newly created database. Run it after changing SQL.
 */
import './pinned-node.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { furnishDatabase } from '#database/prepare.ts';
import { writeWallText } from '#database/wall/wall-text.ts';
import { readStandingWall, wallFile } from '#database/wall-guard.ts';
import { asksReasonFile } from './tables/find-older.ts';
import { hashMigrations } from './tables/hash-migrations.ts';
import { readCatalogue } from './tables/read-catalogue.ts';
import { writeAsksReason } from './tables/write-asks-reason.ts';
import { readSchema } from './tables/write-schema.ts';
import { writeTypes } from './tables/write-types.ts';
import { root } from './web-build.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

// First, because the database is created with this file.
await writeFile(asksReasonFile, writeAsksReason());

const dataDir = await mkdtemp(join(tmpdir(), 'twofold-tables-'));
const cluster = await openEmbedded({ dataDir, password: 'owner-of-a-moment', log: silent, isThrowaway: true });
const client = new pg.Client({ connectionString: cluster.url });
try {
  const appUrl = await furnishDatabase(cluster.url, { password: 'login-of-a-moment' });
  await client.connect();
  await writeFile(join(root, 'database/tables.ts'), writeTypes(await readCatalogue(client)));
  const schema = join(root, 'database/schema');
  await rm(schema, { recursive: true, force: true });
  await mkdir(schema);
  for (const [table, text] of await readSchema(client)) await writeFile(join(schema, `${table}.sql`), text);
  const wall = await readStandingWall(client, decodeURIComponent(new URL(appUrl).username));
  await writeFile(wallFile, writeWallText({ wall, migrations: await hashMigrations() }));
  console.log('Wrote database/tables.ts, database/schema/ and database/wall/wall.txt.');
} finally {
  await client.end();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
