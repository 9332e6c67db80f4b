import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package with a trailing slash, for the sources and for the build. */
export const packageRoot = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return join(folder, '/');
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`There is no package.json above ${import.meta.dirname}.`);
  return findRoot(parent);
}
