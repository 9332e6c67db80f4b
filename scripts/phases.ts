import { relative, sep } from 'node:path';
import { root } from './web-build.ts';

/** A part of a run and how long it took, in milliseconds. */
export interface Phase {
  readonly title: string;
  readonly ms: number;
}

/** A test file of a run; times in milliseconds since 1970. */
interface FileTimes {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** The folders of `tests/` as phases. Folders that ran side by side are one, because their times cannot be told apart. */
export function listTestPhases(files: readonly FileTimes[]): Phase[] {
  const phases: { folders: Set<string>; start: number; end: number }[] = [];
  for (const { name, startTime, endTime } of files.toSorted((a, b) => a.startTime - b.startTime)) {
    const [, folder = ''] = relative(root, name).split(sep);
    const last = phases.at(-1);
    if (last && (last.folders.has(folder) || startTime < last.end)) {
      last.folders.add(folder);
      last.end = Math.max(last.end, endTime);
    } else {
      phases.push({ folders: new Set([folder]), start: startTime, end: endTime });
    }
  }
  return phases.map(({ folders, start, end }) => ({
    title: `tests: ${[...folders].sort().join(', ')}`,
    ms: end - start,
  }));
}

/** One line for each phase, seconds first. */
export function phaseTable(phases: readonly Phase[]): string {
  return phases.map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`).join('\n');
}
