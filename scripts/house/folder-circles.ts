import { dirname } from 'node:path/posix';
import { readSources, type Source } from './sources.ts';

/** The rooms whose folders have a direction. In `scripts/`, `bench/` and `tests/` a folder holds the parts of the file above it. */
const rooms = ['domain', 'drawing', 'contract', 'database', 'sample', 'documents', 'analyst', 'server', 'web'];

/** Imports from one folder into others: by the folder they lead to, one of them as an example. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Circles of folders in these rooms, each with the imports that close it, types included. Every folder counts by itself, also one
 * inside another. Folders in a circle are one folder with several names: none can be read, moved or tested without the others.
 */
export function findFolderCircles(sources: readonly Source[] = readSources(rooms)): string[] {
  const graph = readGraph(sources);
  return findCircles(graph).map((circle) => {
    const imports = circle.flatMap((folder) =>
      [...(graph.get(folder) ?? [])].flatMap(([target, example]) => (circle.includes(target) ? [example] : [])),
    );
    return [circle.join(', '), ...imports].join('\n    ');
  });
}

function readGraph(sources: readonly Source[]): Graph {
  const graph = new Map<string, Map<string, string>>();
  for (const { path, imports } of sources) {
    const targets = graph.get(dirname(path)) ?? new Map<string, string>();
    graph.set(dirname(path), targets);
    for (const target of imports) {
      if (dirname(target) !== dirname(path)) targets.set(dirname(target), `${path} imports ${target}`);
    }
  }
  return graph;
}

/** Tarjan's strongly connected components of more than one folder, each in alphabetical order. */
function findCircles(graph: Graph): string[][] {
  const circles: string[][] = [];
  /** The order in which folders are first seen. */
  const seenAt = new Map<string, number>();
  const stack: string[] = [];
  const visit = (folder: string): number => {
    const at = seenAt.size;
    seenAt.set(folder, at);
    stack.push(folder);
    let earliest = at;
    for (const target of graph.get(folder)?.keys() ?? []) {
      if (!seenAt.has(target)) earliest = Math.min(earliest, visit(target));
      else if (stack.includes(target)) earliest = Math.min(earliest, seenAt.get(target) ?? at);
    }
    if (earliest === at) {
      const circle = stack.splice(stack.indexOf(folder));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return earliest;
  };
  for (const folder of graph.keys()) if (!seenAt.has(folder)) visit(folder);
  return circles;
}
