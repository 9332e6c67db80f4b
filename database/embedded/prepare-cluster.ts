import { chown, mkdir, open, readdir, readFile, rename, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EmbeddedRefusal } from './embedded-refusal.ts';
import { endLeftovers } from './end-leftovers.ts';
import { programPath } from './find-programs.ts';
import type { Placement } from './placement.ts';
import { runProgram } from './run-program.ts';

/** The role that owns the embedded cluster, and the name of our database in it. */
export const owner = 'twofold';

/** The major version whose folders the installed programs can read. */
const major = '18';

/**
 * Creates the cluster unless it exists.
 *
 * `initdb` works in a separate folder, and one rename moves the finished cluster into place, so an existing cluster is always complete;
 * remains of an interrupted first start are deleted.
 *
 * Text is sorted by code point and uses Unicode letters according to PostgreSQL's own tables, not the system's, so that it is the same on
 * every machine and after every update. Queries request sorting for people explicitly (`collate "und-x-icu"`).
 * @throws {EmbeddedRefusal} if the folder contains anything else, which is never touched
 */
export async function prepareCluster(placement: Placement, password: string, isThrowaway: boolean): Promise<void> {
  const { folder } = placement;
  await clearDrafts(folder);
  const content = await readdir(folder).catch(() => undefined);
  if (content?.length === 0) await rmdir(folder);
  if (!content || content.length === 0) return makeCluster(placement, password, isThrowaway);

  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '') {
    throw new EmbeddedRefusal(`${folder} contains files, but no PostgreSQL cluster. Move them away or set DATA_DIR.`);
  }
  if (version !== major) {
    throw new EmbeddedRefusal(
      `${folder} was written by PostgreSQL ${version}. This Twofold uses PostgreSQL ${major} and cannot read it. Start the version that wrote it and export the data there.`,
    );
  }
}

const draftName = (folder: string): string => `${basename(folder)}.draft`;

async function makeCluster(placement: Placement, password: string, isThrowaway: boolean): Promise<void> {
  const { account, folder, programs } = placement;
  const draft = join(dirname(folder), draftName(folder));
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = account.ids;
  if (uid !== undefined && gid !== undefined) {
    await chown(passwordFile, uid, gid);
    await chown(draft, uid, gid);
  }
  const outcome = await runProgram(account, programPath(programs, 'initdb'), [
    `--pgdata=${join(draft, 'cluster')}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isThrowaway ? ['--no-sync'] : []),
  ]);
  if (!outcome.ok) {
    await clearDrafts(folder);
    throw new EmbeddedRefusal(
      `PostgreSQL could not create its folder ${folder}: ${(await tellFullDisk(dirname(folder))) ?? lastLines(outcome.output)}`,
    );
  }
  await rename(join(draft, 'cluster'), folder);
  await syncFolder(dirname(folder));
  await clearDrafts(folder);
}

/** The disk space of a new cluster, with its first log. */
const NEW_CLUSTER_MB = 100;

/** If the disk is full, `initdb` fails with a different message, and deletes what filled it. */
async function tellFullDisk(folder: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMb >= NEW_CLUSTER_MB) return undefined;
  return `No space left on the disk: it has ${freeMb} MB, and a new database needs ${NEW_CLUSTER_MB} MB. Make room, or set DATA_DIR to another disk.`;
}

async function clearDrafts(folder: string): Promise<void> {
  const draft = join(dirname(folder), draftName(folder));
  await endLeftovers(join(draft, 'cluster'));
  await rm(draft, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The last part of a program's output, which has its reason, as one line. */
export function lastLines(output: string): string {
  const lines = output.split('\n');
  // Lines that follow a full disk only report its consequences.
  const full = lines.find((line) => line.includes('No space left on device'));
  return full?.trim() || lines.slice(-4).join(' ').trim() || 'it gave no reason';
}
