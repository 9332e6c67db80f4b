import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/web-build.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';

/** What the tests leave behind to be looked at; git ignores it. */
const ARTEFACTS = join(root, 'test-results', 'design-system');
const WIDTHS = [375, 1440];

const browser = openBrowser();
let server: PreviewServer;
let url: string;
beforeAll(async () => {
  // Built as developers have it: the gallery is left out of what people get.
  const configFile = join(root, 'vite.config.ts');
  const outDir = join(root, 'test-results', 'web-for-developers');
  await build({ configFile, mode: 'development', logLevel: 'error', build: { outDir, minify: false } });
  server = await preview({
    configFile,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  url = mustHave(mustHave(server.resolvedUrls).local[0]).replace(/\/$/, '');
  mkdirSync(ARTEFACTS, { recursive: true });
}, 120_000);
afterAll(() => server?.close());

describe('the gallery of components', () => {
  it('shows every part, in both themes and at both ends of the widths, without a violation', async () => {
    const { page } = await browser.visit({ reducedMotion: 'reduce' });
    await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${url}/dev/ui`);
    await page.getByRole('heading', { name: 'Components' }).waitFor();
    await page.getByRole('group', { name: 'Materiality matrix' }).first().waitFor();
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const name = `${width}-${colorScheme}`;
        await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), fullPage: true });
        found.push(...(await findViolations(page)).map((line) => `${name}: ${line}`));
      }
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      if (reach > width) found.push(`${width}: the page is ${reach} px wide`);
    }
    expect(found).toEqual([]);
  }, 120_000);

  it('is not part of what people get', async () => {
    const manifest = readFileSync(join(root, 'dist', 'web.manifest.json'), 'utf8');
    expect(manifest).not.toContain('gallery');
    expect(manifest).not.toContain('dev-ui');
  });
});
