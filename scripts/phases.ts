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

/** What runs in parallel, in the order of the groups in `vitest.config.ts`, by the folders of `tests/`. */
const groupOf: Readonly<Record<string, string>> = {
  domain: 'domain, analyst, web',
  drawing: 'domain, analyst, web',
  documents: 'domain, analyst, web',
  analyst: 'domain, analyst, web',
  web: 'domain, analyst, web',
  server: 'server, contract, database',
  contract: 'server, contract, database',
  database: 'server, contract, database',
};

/** The groups of tests as phases: from the start of the first file to the end of the last one. */
export function listTestPhases(files: readonly FileTimes[]): Phase[] {
  const groups = new Map<string, { start: number; end: number }>();
  for (const { name, startTime, endTime } of files.toSorted((a, b) => a.startTime - b.startTime)) {
    const [, folder = ''] = relative(root, name).split(sep);
    const group = groupOf[folder] ?? folder;
    const { start, end } = groups.get(group) ?? { start: startTime, end: endTime };
    groups.set(group, { start, end: Math.max(end, endTime) });
  }
  return [...groups].map(([group, { start, end }]) => ({ title: `tests: ${group}`, ms: end - start }));
}

/** One line for each phase, starting with the seconds. */
export function phaseTable(phases: readonly Phase[]): string {
  return phases.map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`).join('\n');
}
