import { readSources } from './sources.ts';

/** The rooms whose folders have a direction. In `scripts/`, `bench/` and `tests/` a folder holds the parts of the file above it. */
const rooms = ['domain', 'drawing', 'contract', 'database', 'sample', 'documents', 'analyst', 'server', 'web'];

/** `server/features/company/team` and the like; `domain/results`; the room itself for a file that lies in no folder. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  const isGrouped = folders[1] === 'features' || folders[1] === 'platform';
  return folders.slice(0, isGrouped ? 3 : 2).join('/');
}

/**
 * Every pair of folders that import each other, types included, with one import of each direction. Such folders are one folder with two
 * names: neither can be read, moved or tested without the other.
 */
export function findFolderPairs(): string[] {
  const ways = new Map<string, string>();
  for (const { path, imports } of readSources(rooms)) {
    for (const target of imports) {
      ways.set(`${folderOf(path)} → ${folderOf(target)}`, `${path} imports ${target}`);
    }
  }
  return [...ways].flatMap(([way, example]) => {
    const [one, other] = way.split(' → ');
    const back = ways.get(`${other} → ${one}`);
    return one && other && one < other && back ? [`${one} ↔ ${other}: ${example}, ${back}`] : [];
  });
}
