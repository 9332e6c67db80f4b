import { readMigrations } from '#database/migrate.ts';
import type { Database } from '#database/open.ts';
import { findHolesAsServed, readStanding, tryRoom } from '#database/standing.ts';
import type { Log } from '#server/platform/log/log.ts';
import { askFirst } from './faults.ts';
import type { Troubles } from './troubles.ts';

/** How old the result of the wall check may be, in milliseconds: reading the catalogue takes longer than everything else together. */
const WALL_MS = 30_000;

/**
 * The answer of `/readyz`: why no traffic should be sent here, or null. The database must respond, accept changes, be migrated, contain
 * the functions that each start creates and the wall between companies, and have disk space if a save found none. It is checked each
 * time, so that past problems disappear; the wall is checked in parallel, and known a moment later.
 */
export function createReadiness(
  { pool }: Pick<Database, 'pool'>,
  troubles: Troubles,
  log: Log,
  { wallMs = WALL_MS } = {},
): () => Promise<string | null> {
  const ids = readMigrations().then((migrations) => migrations.map(({ id }) => id));
  // The wall was checked during the start.
  let wall = { holes: 0, at: performance.now() };
  let isLooking = false;

  const lookAtWall = async () => {
    if (isLooking || performance.now() - wall.at < wallMs) return;
    isLooking = true;
    try {
      const holes = await findHolesAsServed(pool);
      if (holes.length > 0 && wall.holes === 0) log.error({ holes }, 'the wall between companies has holes');
      wall = { holes: holes.length, at: performance.now() };
    } catch {
      // Whether the database responds is checked below.
    } finally {
      isLooking = false;
    }
  };

  const look = async (): Promise<string | null> => {
    if (troubles.isDiskFull) {
      await tryRoom(pool);
      troubles.haveRoom();
    }
    const { isReadOnly, migrations, missing } = await readStanding(pool);
    if (isReadOnly) return 'the database is a standby or read-only';
    const own = await ids;
    if (!own.every((id) => migrations.includes(id))) return 'the database is not migrated';
    if (missing.length > 0) return `the database lacks objects that a start creates: ${missing.join(', ')}`;
    // The wall of a newer version is for that version to judge.
    if (migrations.length > own.length) return null;
    void lookAtWall();
    return wall.holes > 0 ? 'the wall between companies differs from what this version creates' : null;
  };

  return () =>
    askFirst(look()).catch((error: unknown) =>
      troubles.tell(error) === 'storage-full' ? 'the disk of the database is full' : 'the database does not answer',
    );
}
