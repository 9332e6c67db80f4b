import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type Programs, programPath } from './find-programs.ts';
import { runProgram } from './run-program.ts';

/** The account under which PostgreSQL's programs run. PostgreSQL refuses to run as root. */
export interface Account {
  /** Words that are put before the program. */
  readonly prefix: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

/** Our own account, which is all that an ordinary user needs. */
export const ownAccount: Account = { prefix: [], ids: {} };

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether our user id has a name. Containers often run under a bare number, and `initdb` requires a name. */
export function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/**
 * Our own account inside a user namespace that maps our id to that of a named ordinary user. Nothing changes for the file system, so it
 * works inside a folder that only root may enter.
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

/** The machine's user for PostgreSQL, otherwise its user `nobody`. */
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

/** Tested by trying, not derived from modes, because namespaces, parent folders and security modules also matter. */
export async function canWriteIn(account: Account, folder: string): Promise<boolean> {
  return (await runProgram(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder])).ok;
}

export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return (await runProgram(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).ok;
}

export async function canRun(account: Account, programs: Programs): Promise<boolean> {
  return (await runProgram(account, programPath(programs, 'postgres'), ['--version'])).ok;
}
