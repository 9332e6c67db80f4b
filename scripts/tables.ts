/** Writes `database/tables.ts` and `database/wall/wall.txt` from a freshly migrated database. Run it after adding a migration. */
import './pinned-node.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { furnishDatabase } from '#database/prepare.ts';
import { writeWallText } from '#database/wall/wall-text.ts';
import { readStandingWall, wallFile } from '#database/wall-guard.ts';
import { hashMigrations } from './tables/hash-migrations.ts';
import { readCatalogue } from './tables/read-catalogue.ts';
import { writeTypes } from './tables/write-types.ts';
import { root } from './web-build.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

const dataDir = await mkdtemp(join(tmpdir(), 'twofold-tables-'));
const cluster = await openEmbedded({ dataDir, password: 'owner-of-a-moment', log: silent, isThrowaway: true });
const client = new pg.Client({ connectionString: cluster.url });
try {
  const appUrl = await furnishDatabase(cluster.url, { password: 'login-of-a-moment' });
  await client.connect();
  await writeFile(join(root, 'database/tables.ts'), writeTypes(await readCatalogue(client)));
  const wall = await readStandingWall(client, decodeURIComponent(new URL(appUrl).username));
  await writeFile(wallFile, writeWallText({ wall, migrations: await hashMigrations() }));
  console.log('Wrote database/tables.ts and database/wall/wall.txt.');
} finally {
  await client.end();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
