import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './web-build.ts';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Missing {
  readonly name: string;
  readonly version: string;
  /** The package that would install it on its system. */
  readonly parent: LockedPackage;
}

const path = join(root, 'package-lock.json');
const inFolder = (folder: string, name: string) => `${folder && `${folder}/`}node_modules/${name}`;

async function readLock(): Promise<{ packages: Record<string, LockedPackage> }> {
  return JSON.parse(await readFile(path, 'utf8'));
}

/**
 * Packages for other systems that are missing from the lock file. `npm install` leaves them out if the registry in use does not have
 * them, and then `npm ci` refuses the lock file everywhere.
 */
function listMissing(packages: Readonly<Record<string, LockedPackage>>): Missing[] {
  return Object.entries(packages).flatMap(([folder, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !listLevels(folder).some((level) => inFolder(level, name) in packages))
      .map(([name, version]) => ({ name, version, parent })),
  );
}

/** The places where Node would look for a dependency: in the package's own folder, and in the folders around it. */
function listLevels(folder: string): string[] {
  const parts = folder.split(/\/?node_modules\//);
  return parts.map((_, index) =>
    parts
      .slice(0, parts.length - index)
      .join('/node_modules/')
      .replace(/^\//, ''),
  );
}

/** Lists what is missing, one package on each line; empty if the lock file is complete. */
export async function findMissingFromLock(): Promise<string> {
  const missing = listMissing((await readLock()).packages);
  if (missing.length === 0) return '';
  return [...missing.map(({ name }) => `${name} is missing`), 'Run: node scripts/complete-lock.ts'].join('\n');
}

const cpus = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm'];
const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony', 'openbsd', 'netbsd', 'sunos'];

/**
 * Adds what is missing, with the system and processor taken from the names. It leaves out `resolved` and `integrity`, which npm gets from
 * the registry on the systems that install such a package.
 * @returns the names added
 */
export async function completeLock(): Promise<string[]> {
  const lock = await readLock();
  const missing = listMissing(lock.packages);
  for (const { name, version, parent } of missing) {
    const words = name.slice(name.lastIndexOf('/') + 1).split('-');
    const cpu = cpus.find((word) => words.includes(word));
    const os = systems.find((word) => words.includes(word));
    const isMusl = words.some((word) => word.startsWith('musl'));
    const isGnu = words.some((word) => word.startsWith('gnu'));
    Object.assign(lock.packages, {
      [inFolder('', name)]: {
        version,
        ...(cpu && { cpu: [cpu] }),
        ...(parent.dev && { dev: true }),
        ...(parent.license && { license: parent.license }),
        optional: true,
        ...(os && { os: [os] }),
        ...(os === 'linux' && (isMusl || isGnu) && { libc: [isMusl ? 'musl' : 'glibc'] }),
      },
    });
  }
  const sorted = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  await writeFile(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  return missing.map(({ name }) => name);
}
