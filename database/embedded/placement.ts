import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedRefusal } from './embedded-refusal.ts';
import type { Programs } from './find-programs.ts';
import {
  type Account,
  canEnter,
  canRun,
  canWriteIn,
  hasUserName,
  isRoot,
  namespaceAccount,
  ownAccount,
  systemAccount,
} from './os-account.ts';

/** Where the cluster is, which programs run it, and under which account. */
export interface Placement {
  readonly account: Account;
  readonly programs: Programs;
  /** The cluster's folder, with links resolved; it exists once the cluster has been created. */
  readonly folder: string;
}

/** For a cluster that cannot stay in the data folder. The programs are shared; each cluster has its own folder. */
const elsewhere = '/var/lib/twofold';

/**
 * Decides how PostgreSQL can run here, by trying.
 * An ordinary user runs it under their own name. Root cannot: an existing cluster runs as its owner; otherwise a user namespace keeps
 * everything where it is; where namespaces are forbidden, a system user takes over, and if that user cannot enter the data folder,
 * programs and cluster move to `/var/lib/twofold` and the data folder keeps a link.
 *
 * @throws {EmbeddedRefusal} if nothing works
 */
export async function findPlacement(dataDir: string, programs: Programs): Promise<Placement> {
  const home = join(dataDir, 'postgres');
  await undoHalfMove(home);
  const folder = await followLink(home);
  const namespace = await namespaceAccount();

  if (!isRoot()) {
    const isNameless = !hasUserName() && namespace !== undefined && (await canRun(namespace, programs));
    const account = isNameless ? namespace : ownAccount;
    await assertRuns(account, programs);
    return { account, programs, folder };
  }

  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) {
    const account = { prefix: [], ids: { uid: owner.uid, gid: owner.gid } };
    if (await canWriteIn(account, folder)) return { account, programs: await reachPrograms(account, programs), folder };
  }
  if (namespace && (await canWriteIn(namespace, dataDir)) && (await canRun(namespace, programs))) {
    if (!owner || owner.uid === 0) return { account: namespace, programs, folder };
  }
  return placeWithSystemUser(dataDir, home, folder, programs);
}

async function placeWithSystemUser(
  dataDir: string,
  home: string,
  folder: string,
  programs: Programs,
): Promise<Placement> {
  const account = await systemAccount();
  if (!account) {
    throw new EmbeddedRefusal(
      'PostgreSQL does not run as root, user namespaces are forbidden here, and there is no user postgres or nobody. Start Twofold as an ordinary user, or set DATABASE_URL.',
    );
  }
  const reachable = await reachPrograms(account, programs);
  if (folder !== home || !(await letThrough(dataDir, account))) {
    const target = folder === home ? await moveElsewhere(home) : folder;
    await mkdir(dirname(target), { recursive: true, mode: 0o711 });
    await giveTo(target, account.ids);
    return { account, programs: reachable, folder: target };
  }
  await giveTo(home, account.ids);
  return { account, programs: reachable, folder: home };
}

/** Lets others pass through the data folder (not list it), if its ancestors do; its files have their own modes. */
async function letThrough(dataDir: string, account: Account): Promise<boolean> {
  if (!(await canEnter(account, dirname(dataDir)))) return false;
  const { mode } = await stat(dataDir);
  await chmod(dataDir, (mode & 0o777) | 0o011);
  return canEnter(account, dataDir);
}

/** The link is created before the cluster, so that a cluster without a link never exists. */
async function moveElsewhere(home: string): Promise<string> {
  const target = join(elsewhere, randomBytes(6).toString('hex'), 'postgres');
  await makeElsewhere();
  await mkdir(dirname(target), { mode: 0o711 });
  if (await exists(home)) {
    await cp(home, target, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    await rename(home, `${home}.moved-away`);
  }
  await symlink(target, home);
  await rm(`${home}.moved-away`, { recursive: true, force: true });
  return target;
}

async function makeElsewhere(): Promise<void> {
  await mkdir(elsewhere, { recursive: true, mode: 0o755 }).catch((error: Error) => {
    throw new EmbeddedRefusal(
      `PostgreSQL does not run as root, and ${elsewhere}, where a system user could run it, cannot be created (${error.message}). Start Twofold as an ordinary user, or set DATABASE_URL.`,
    );
  });
}

/** For a move that was interrupted before the link was created: the original still counts. */
async function undoHalfMove(home: string): Promise<void> {
  const aside = `${home}.moved-away`;
  if (!(await exists(aside))) return;
  if (await exists(home)) await rm(aside, { recursive: true, force: true });
  else await rename(aside, home);
}

async function followLink(home: string): Promise<string> {
  const entry = await lstat(home).catch(() => undefined);
  return entry?.isSymbolicLink() ? readlink(home) : home;
}

const exists = async (path: string): Promise<boolean> => (await lstat(path).catch(() => undefined)) !== undefined;

/** Makes an account the owner of a whole existing cluster. */
async function giveTo(folder: string, ids: { uid: number; gid: number }): Promise<void> {
  if (!(await exists(folder))) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) await chown(path, ids.uid, ids.gid);
  }
  await chown(folder, ids.uid, ids.gid);
}

/** Programs that an account can run: npm's if the account can enter that folder, otherwise a copy. */
async function reachPrograms(account: Account, programs: Programs): Promise<Programs> {
  if (await canRun(account, programs)) return programs;
  const copy = { ...programs, home: join(elsewhere, `programs-${programs.version}`) };
  if (!(await exists(copy.home))) {
    const draft = `${copy.home}.${randomBytes(4).toString('hex')}`;
    await makeElsewhere();
    await cp(programs.home, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, copy.home).catch(async (error: NodeJS.ErrnoException) => {
      await rm(draft, { recursive: true, force: true });
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
  await assertRuns(account, copy);
  return copy;
}

async function assertRuns(account: Account, programs: Programs): Promise<void> {
  if (await canRun(account, programs)) return;
  throw new EmbeddedRefusal(
    `The embedded PostgreSQL in ${programs.home} does not run on this system. Set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}
