import { readSources, type Source } from './sources.ts';

/** The rooms whose folders have a direction. In `scripts/`, `bench/` and `tests/` a folder holds the parts of the file above it. */
const rooms = ['domain', 'contract', 'database', 'sample', 'analyst', 'server', 'web'];

/** How many pairs of folders may import each other, over all rooms. */
export const MOST_PAIRS = 2;

/**
 * Pairs that are known and are being untied. A pair that is untied leaves this list; none is added.
 * Folders that import each other are one folder with two names: neither can be read, moved or tested without the other.
 */
const knownPairs: readonly string[] = [
  'domain ↔ domain/assessment',
  'web/features/assessment ↔ web/features/components',
  'web/features/assessment ↔ web/features/questionnaire',
  'web/features/assessment ↔ web/features/scores',
  'web/features/assessment ↔ web/features/stakeholders',
  'web/features/assessment ↔ web/features/topics',
  'web/features/public ↔ web/routes',
];

/** Two folders that import each other, with one import of each direction to look at. */
export interface FolderPair {
  /** 'web/features/a ↔ web/features/b' */
  readonly name: string;
  readonly imports: readonly string[];
}

/** `server/features/team` and the like; `domain/results`; the room itself for a file that lies in no folder. */
function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  const isGrouped = folders[1] === 'features' || folders[1] === 'platform';
  return folders.slice(0, isGrouped ? 3 : 2).join('/');
}

/** Every pair of folders that import each other, types included. */
export function findFolderPairs(sources: readonly Source[] = readSources(rooms)): FolderPair[] {
  const ways = new Map<string, string>();
  for (const { path, imports } of sources) {
    for (const target of imports) {
      ways.set(`${folderOf(path)} → ${folderOf(target)}`, `${path} imports ${target}`);
    }
  }
  return [...ways].flatMap(([way, example]) => {
    const [one, other] = way.split(' → ');
    const back = ways.get(`${other} → ${one}`);
    return one && other && one < other && back ? [{ name: `${one} ↔ ${other}`, imports: [example, back] }] : [];
  });
}

/** For the checks: pairs that are new; empty when none is. */
export async function findNewFolderPairs(): Promise<string> {
  const found = findFolderPairs().filter(({ name }) => !knownPairs.includes(name));
  return found.map(({ name, imports }) => [`${name} import each other:`, ...imports].join('\n  ')).join('\n');
}
