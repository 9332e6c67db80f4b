import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedRefusal } from './embedded-refusal.ts';

export interface FolderLock {
  release(): void;
}

/** SQLite's "database is locked". */
const busy = 5;

/**
 * Makes this process the only server on a data folder, or refuses with a sentence that names the holder.
 * The kernel keeps this lock for SQLite (the only file lock that Node offers) and drops it when the process dies, however it dies: there
 * is no stale lock to detect and no process id to mistake for another's. The file `server.pid` next to it is only for the sentence.
 */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const holderFile = join(dataDir, 'server.pid');
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new EmbeddedRefusal(
      `The data folder ${dataDir} is in use by ${readHolder(holderFile)}. Stop that server first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderFile, `${process.pid}\n${hostname()}\n`, { mode: 0o600 });
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

function readHolder(holderFile: string): string {
  try {
    const [pid, host] = readFileSync(holderFile, 'utf8').split('\n');
    if (pid && host) return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    // Locked, but its holder has not yet written this file.
  }
  return 'another server that is just starting';
}
