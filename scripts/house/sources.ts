import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { root } from '../web-build.ts';

/** The rooms of the code, without its tests. */
export const CODE_ROOMS = [
  'domain',
  'drawing',
  'contract',
  'database',
  'sample',
  'documents',
  'analyst',
  'server',
  'web',
  'scripts',
  'bench',
] as const;

/** A TypeScript file of the repository. */
export interface Source {
  /** From the repository's root, with '/': 'server/app.ts'. */
  readonly path: string;
  readonly text: string;
  /** The repository's own files that it imports, including imports of types, as paths from the root. */
  readonly imports: readonly string[];
  /** Those that it needs at run time, without imports of types only. */
  readonly runtimeImports: readonly string[];
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, also across several lines. */
const importedFrom = /\b(?:(?:import|export)\s[\w\s{},*$]*\bfrom\s*|import\s*\(?\s*)['"]([^'"]+)['"]/g;

/** What a text imports, as it is written there. */
export function listSpecifiers(text: string): string[] {
  return [...text.matchAll(importedFrom)].flatMap(([, specifier]) => specifier ?? []);
}

/** `import type …`, `export type …`, and lists in which each name is a type. */
const forTypesAlone =
  /\b(?:import|export)\s+(?:type\s[^;]*?|\{\s*(?:type\s+[\w$]+(?:\s+as\s+[\w$]+)?\s*,?\s*)+\}\s*)from\s*['"][^'"]+['"]/g;

/** What a text imports at run time, without types. */
export const listRuntimeSpecifiers = (text: string): string[] => listSpecifiers(text.replace(forTypesAlone, ''));

/** Every `.ts` and `.tsx` file of these rooms; a room that does not exist has none. */
export function readSources(rooms: readonly string[]): Source[] {
  return rooms.flatMap((room) => listFiles(room).filter((path) => /\.tsx?$/.test(path))).map(readSource);
}

/** All files below a folder, as paths from the repository's root. */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const toPaths = (specifiers: readonly string[]) => specifiers.flatMap((specifier) => toPath(path, specifier) ?? []);
  return { path, text, imports: toPaths(listSpecifiers(text)), runtimeImports: toPaths(listRuntimeSpecifiers(text)) };
}

/** The file that a specifier means; undefined for a package. */
function toPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier));
  return undefined;
}
