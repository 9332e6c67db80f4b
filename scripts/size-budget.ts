/** How much script each page may bring, and whether it keeps to it. `node scripts/size-budget.ts` prints the figures. */
import './pinned-node.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureWebIsBuilt, manifestFile, webFolder } from './web-build.ts';
import { type Manifest, scriptsOf } from './web-pages/built-files.ts';

interface Budget {
  page: string;
  /** Sources whose files, with everything they import, the page loads before it can be used. */
  sources: readonly string[];
  /** What is there already when it is loaded. */
  after?: readonly string[];
  /** In kilobytes of 1000 bytes, gzipped. */
  atMost: number;
}

const app = ['index.html', 'main.tsx'];
const shell = 'routes/app-shell.tsx';
const budgets: readonly Budget[] = [
  { page: 'Landing page', sources: ['features/public/still-page.ts'], atMost: 15 },
  { page: 'Sign-in page', sources: [...app, 'routes/auth.tsx'], atMost: 150 },
  { page: 'Frame of the application', sources: [...app, shell], atMost: 230 },
  {
    page: 'Matrix',
    sources: ['features/matrix/matrix-chart.tsx', 'features/matrix/save-matrix.tsx'],
    after: [...app, shell],
    atMost: 40,
  },
];

/** A page's script, measured. */
interface Measured {
  page: string;
  kilobytes: number;
  atMost: number;
}

/** Measures the build at hand; builds first when it is not of these sources. */
export async function measureScripts(): Promise<Measured[]> {
  await ensureWebIsBuilt();
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const filesOf = (sources: readonly string[]) => new Set(sources.flatMap((source) => scriptsOf(manifest, source)));
  return Promise.all(
    budgets.map(async ({ page, sources, after = [], atMost }) => {
      const isThere = filesOf(after);
      const files = [...filesOf(sources)].filter((file) => !isThere.has(file));
      const sizes = await Promise.all(
        files.map(async (file) => gzipSync(await readFile(join(webFolder, file)), { level: 9 }).length),
      );
      return { page, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, atMost };
    }),
  );
}

/** For the checks: which pages bring more than they may; empty when none does. */
export async function findHeavyPages(): Promise<string> {
  const heavy = (await measureScripts()).filter(({ kilobytes, atMost }) => kilobytes > atMost);
  return heavy.map(describe).join('\n');
}

function describe({ page, kilobytes, atMost }: Measured): string {
  return `${page}: ${kilobytes.toFixed(1)} of ${atMost} kB of script`;
}

if (import.meta.main) {
  for (const measured of await measureScripts()) {
    const isHeavy = measured.kilobytes > measured.atMost;
    console.log(`${isHeavy ? '✗' : '✓'} ${describe(measured)}`);
    if (isHeavy) process.exitCode = 1;
  }
}
