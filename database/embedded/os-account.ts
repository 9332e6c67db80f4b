import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type Programs, programPath } from './find-programs.ts';
import { runProgram } from './run-program.ts';

/** Under whose name PostgreSQL's programs run. PostgreSQL refuses to run as root. */
export interface Account {
  /** Words put before the program. */
  readonly prefix: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

/** Ourselves, which is all an ordinary user needs. */
export const ownAccount: Account = { prefix: [], ids: {} };

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether our user id has a name. Containers like to run under a bare number, and `initdb` insists on a name. */
export function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/**
 * Ourselves seen through a user namespace that shows our id as that of a named ordinary user: to the file system
 * nothing changes, so it works inside a folder that only root may enter.
 */
export async function namespaceAccount(): Promise<Account | undefined> {
  if (process.platform !== 'linux') return undefined;
  const mask = (await readUsers()).find((user) => user.uid !== 0);
  if (!mask) return undefined;
  return {
    prefix: ['unshare', '--user', `--map-user=${mask.uid}`, `--map-group=${mask.gid}`, '--'],
    ids: {},
  };
}

/** The machine's user for PostgreSQL, or else its user for nobody's things. */
export async function systemAccount(): Promise<(Account & { readonly ids: { uid: number; gid: number } }) | undefined> {
  const users = await readUsers();
  const user = ['postgres', '_postgres', 'nobody']
    .map((name) => users.find((candidate) => candidate.name === name))
    .find((candidate) => candidate !== undefined && candidate.uid > 0 && candidate.gid > 0);
  return user && { prefix: [], ids: { uid: user.uid, gid: user.gid } };
}

async function readUsers(): Promise<{ name: string; uid: number; gid: number }[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** Tried, not derived from modes: namespaces, ancestors and security modules all have a say. */
export async function canWriteIn(account: Account, folder: string): Promise<boolean> {
  return (await runProgram(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder])).ok;
}

export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return (await runProgram(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).ok;
}

export async function canRun(account: Account, programs: Programs): Promise<boolean> {
  return (await runProgram(account, programPath(programs, 'postgres'), ['--version'])).ok;
}
