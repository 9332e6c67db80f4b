import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { madeAtStart } from './create-json-queries.ts';
import { packageRoot } from './package-root.ts';
import { compareWalls } from './wall/compare-walls.ts';
import { readWall, type Wall } from './wall/read-wall.ts';
import { type DescribedWall, readWallText } from './wall/wall-text.ts';

export const wallFile = join(packageRoot, 'database', 'wall', 'wall.txt');

/** The wall as the migrations create it. */
export const readDescribedWall = async (): Promise<DescribedWall> => readWallText(await readFile(wallFile, 'utf8'));

/** The current wall in a database. `login` is the one that serves requests. */
export const readStandingWall = (client: pg.ClientBase, login: string): Promise<Wall> =>
  readWall(client, login, madeAtStart);

/** The same on an open connection, whose `search_path` is different while this runs. */
export async function findHoles(client: pg.ClientBase, login: string): Promise<string[]> {
  const { wall } = await readDescribedWall();
  return compareWalls(await readStandingWall(client, login), wall);
}

/**
 * Differences between the wall and what the migrations create, one sentence each; empty if it is intact.
 *
 * @param login the login that serves requests
 */
export async function findHolesInTheWall(ownerUrl: string, login: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await findHoles(client, login);
  } finally {
    await client.end();
  }
}
