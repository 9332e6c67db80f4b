import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../web-build.ts';

/** A line of the table in `bench/run.ts`: `'many-companies': 'cost of …`. */
const listed = /^ {2}'?([\w-]+)'?:\s*['"\n]/gm;

/** The names of `bench/checked-baseline.ts` and of what builds on it. */
const isChecked = /\b(?:requireSame\w*|withoutBaseline)\(/;

/** The benches that neither check their baseline nor say why they have none. */
export function findUncheckedBenches(): string[] {
  const [, names = ''] = readFileSync(join(root, 'bench/run.ts'), 'utf8').split('const benches');
  return [...names.matchAll(listed)]
    .map(([, name]) => `bench/${name}.ts`)
    .filter((path) => !existsSync(join(root, path)) || !isChecked.test(readFileSync(join(root, path), 'utf8')));
}
