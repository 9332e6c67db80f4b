/** How much script each page may bring, and whether it keeps to it. `node scripts/size-budget.ts` prints the figures. */
import './pinned-node.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ScreenName, screenNames, screens } from '#contract/screens.ts';
import { ensureWebIsBuilt, manifestFile, webFolder } from './web-build.ts';
import { type Manifest, scriptsOf } from './web-pages/built-files.ts';
import { sourcesOf } from './web-pages/sources-of.ts';

const parts = [
  { title: 'frame of the application', sources: sourcesOf('start'), before: [], budget: 230 },
  {
    title: 'matrix',
    sources: ['features/results/matrix/matrix-chart.tsx', 'features/results/matrix/save-matrix.ts'],
    before: sourcesOf('start'),
    budget: 40,
  },
];

/** Script that a page or a part brings, in kilobytes of 1000 bytes, gzipped. */
interface Measured {
  title: string;
  kilobytes: number;
  budget: number;
}

/** Measures the build at hand; builds first when it is not of these sources. */
export async function measureScripts(): Promise<Measured[]> {
  await ensureWebIsBuilt();
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const filesOf = (sources: readonly string[]) => new Set(sources.flatMap((source) => scriptsOf(manifest, source)));
  const ofScreens = screenNames.map(async (name) => ({
    title: name,
    kilobytes: await weigh(await scriptsNamedIn(name)),
    budget: screens[name].budget,
  }));
  const ofParts = parts.map(async ({ title, sources, before, budget }) => ({
    title,
    kilobytes: await weigh(subtract(filesOf(sources), filesOf(before))),
    budget,
  }));
  return Promise.all([...ofScreens, ...ofParts]);
}

/** All scripts that a screen's page makes the browser load: before it is shown, and directly after. */
async function scriptsNamedIn(name: ScreenName): Promise<Set<string>> {
  const html = await readFile(join(webFolder, 'pages', `${name}.html`), 'utf8');
  const named = [...html.matchAll(/(?:src|href|data-scripts)="([^"]+)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  );
  return new Set(named.filter((url) => url.endsWith('.js')));
}

const subtract = (files: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...files].filter((file) => !others.has(file)));

async function weigh(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(webFolder, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** For the checks: which pages bring more than they may; empty when none does. */
export async function findHeavyPages(): Promise<string> {
  const heavy = (await measureScripts()).filter(({ kilobytes, budget }) => kilobytes > budget);
  return heavy.map(describe).join('\n');
}

function describe({ title, kilobytes, budget }: Measured): string {
  return `${title}: ${kilobytes.toFixed(1)} of ${budget} kB of script`;
}

if (import.meta.main) {
  for (const measured of await measureScripts()) {
    const isHeavy = measured.kilobytes > measured.budget;
    console.log(`${isHeavy ? '✗' : '✓'} ${describe(measured)}`);
    if (isHeavy) process.exitCode = 1;
  }
}
