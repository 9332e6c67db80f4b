import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { findBrokenRules } from './house/rules.ts';
import { listSpecifiers } from './house/sources.ts';
import { findMissingFromLock } from './lock-file.ts';
import { findHeavyPages } from './size-budget.ts';
import { findOlderDescriptions } from './tables/find-older.ts';
import { root } from './web-build.ts';

export interface Check {
  readonly title: string;
  /** Resolves to the problems; empty if there are none. */
  readonly run: () => Promise<string>;
}

/** All checks that read the sources, or what is built from them, without running them. */
export const checks: readonly Check[] = [
  {
    title: 'The formatter and the linter find nothing (biome)',
    run: () => runTool('@biomejs/biome/bin/biome', ['ci', '.']),
  },
  {
    title: 'The types are right and the rooms keep to their imports (tsc -b)',
    run: () => runTool('typescript/bin/tsc', ['-b']),
  },
  { title: 'Nothing is unused (knip)', run: () => runTool('knip/bin/knip.js', ['--no-progress']) },
  { title: 'The lock file lists the packages of every system', run: findMissingFromLock },
  {
    title: 'The domain imports only itself; drawing and analyst import only the domain',
    run: findForeignImports,
  },
  { title: 'The server imports only the analyst’s port', run: findWaysPastThePort },
  { title: 'The code keeps the house rules (npm run house)', run: findBrokenRules },
  {
    title: 'The wall, schema and reason files match the SQL and the domain (npm run tables)',
    run: findOlderDescriptions,
  },
  { title: 'No page loads more script than its limit', run: findHeavyPages },
];

/** Runs checks in parallel and prints their results in order; returns how many failed. */
export async function runChecks(list: readonly Check[] = checks): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  const running = list.map(({ title, run }) => ({ title, end: run().catch((error: unknown) => String(error)) }));
  for (const { title, end } of running) {
    const wrong = await end;
    if (wrong) failed += 1;
    console.log(`${wrong ? '✗' : '✓'} ${title}${wrong ? `\n${wrong}` : ''}`);
  }
  return { passed: list.length - failed, failed };
}

function runTool(path: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? '' : output.trim() || `ended with code ${code}`));
  });
}

/** The compiler keeps rooms apart but lets any room import npm packages; these rooms may not. */
async function findForeignImports(): Promise<string> {
  const isOf = (room: string) => (specifier: string, folder: string) =>
    specifier.startsWith(`#${room}/`) ||
    (specifier.startsWith('.') && resolve(folder, specifier).startsWith(`${join(root, room)}/`));
  const isDomain = isOf('domain');
  const inDomain = await findImports('domain', (...specifier) => !isDomain(...specifier));
  const above = ['drawing', 'analyst'].map((room) =>
    findImports(room, (...specifier) => !isOf(room)(...specifier) && !isDomain(...specifier)),
  );
  return [...inDomain, ...(await Promise.all(above)).flat()].join('\n');
}

async function findWaysPastThePort(): Promise<string> {
  const isPast = (specifier: string) => specifier.startsWith('#analyst/') && specifier !== '#analyst/analyst.ts';
  return (await findImports('server', isPast)).join('\n');
}

/** Every forbidden import of a room, one sentence for each. */
async function findImports(room: string, isWrong: (specifier: string, folder: string) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const entry of await readdir(join(root, room), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    for (const specifier of listSpecifiers(await readFile(path, 'utf8'))) {
      if (isWrong(specifier, entry.parentPath)) wrong.push(`${relative(root, path)} imports ${specifier}`);
    }
  }
  return wrong;
}
