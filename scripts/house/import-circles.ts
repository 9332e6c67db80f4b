import { dirname } from 'node:path/posix';
import { findCircles } from './circles.ts';
import { readSources, type Source } from './sources.ts';

/**
 * The rooms in which imports between folders may go in one direction only. In `scripts/`, `bench/` and `tests/`, a folder contains the
 * parts of the file above it.
 */
const rooms = ['domain', 'drawing', 'contract', 'database', 'sample', 'documents', 'analyst', 'server', 'web'];

/**
 * Circles of folders in these rooms, each with an import for each direction, including types. Every folder counts separately, even one
 * inside another. Folders in a circle are one folder with several names: none can be read, moved or tested without the others.
 */
export function findFolderCircles(sources: readonly Source[] = readSources(rooms)): string[] {
  const ways = new Map<string, Map<string, string>>();
  for (const { path, imports } of sources) {
    const targets = ways.get(dirname(path)) ?? new Map<string, string>();
    ways.set(dirname(path), targets);
    for (const target of imports) {
      if (dirname(target) !== dirname(path)) targets.set(dirname(target), `${path} imports ${target}`);
    }
  }
  const graph = new Map([...ways].map(([folder, targets]) => [folder, [...targets.keys()]]));
  return findCircles(graph).map((circle) => {
    const imports = circle.flatMap((folder) =>
      [...(ways.get(folder) ?? [])].flatMap(([target, example]) => (circle.includes(target) ? [example] : [])),
    );
    return [circle.join(', '), ...imports].join('\n    ');
  });
}

/** Circles of files that need each other when they run, types not counted: they may be loaded in an order in which a value is missing. */
export function findFileCircles(sources: readonly Source[] = readSources(rooms)): string[] {
  return findCircles(new Map(sources.map(({ path, runtimeImports }) => [path, runtimeImports]))).map((circle) =>
    circle.join(', '),
  );
}
