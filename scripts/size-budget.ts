/** How much script each page loads, and whether it is within its budget. `node scripts/size-budget.ts` prints the figures. */
import './pinned-node.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ScreenName, screenNames } from '#contract/screens.ts';
import { ensureWebIsBuilt, webFolder } from './web-build.ts';
import { describeWeight, isHeavy, type PageWeight } from './web-pages/script-budgets.ts';

/** Measures the pages of the existing build; builds first if it was not made from the current sources. */
async function weighPages(): Promise<PageWeight[]> {
  await ensureWebIsBuilt();
  return Promise.all(screenNames.map(async (name) => ({ name, kilobytes: await weigh(await scriptsNamedIn(name)) })));
}

/** All scripts that a screen's page makes the browser load, before the page is shown and directly after. */
async function scriptsNamedIn(name: ScreenName): Promise<Set<string>> {
  const html = await readFile(join(webFolder, 'pages', `${name}.html`), 'utf8');
  const named = [...html.matchAll(/(?:src|href|data-scripts)="([^"]+)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  );
  return new Set(named.filter((url) => url.endsWith('.js')));
}

async function weigh(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(webFolder, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** For the checks: which pages load more than they may; empty if none does. */
export async function findHeavyPages(): Promise<string> {
  return (await weighPages()).filter(isHeavy).map(describeWeight).join('\n');
}

if (import.meta.main) {
  for (const page of await weighPages()) {
    console.log(`${isHeavy(page) ? '✗' : '✓'} ${describeWeight(page)}`);
    if (isHeavy(page)) process.exitCode = 1;
  }
}
