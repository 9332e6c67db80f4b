import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/web-build.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';

/** Where the tests leave screenshots for inspection; git ignores them. */
const ARTEFACTS = join(root, 'test-results', 'design-system');
const WIDTHS = [375, 1440];

const browser = openBrowser();
let server: PreviewServer;
let url: string;
beforeAll(async () => {
  // A development build, as the gallery is left out of the production build.
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
});
afterAll(() => server?.close());

describe('the gallery of components', () => {
  it('shows every component in both themes, at the narrowest and the widest width, without a violation', async () => {
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
  });

  it('has a matrix of two hundred topics whose marks for several topics open by keyboard and by mouse', async () => {
    const { page } = await browser.visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${url}/dev/ui`);
    await page.getByText('Two hundred', { exact: true }).click();
    const marks = page.getByRole('list', { name: 'Topics on the matrix, highest first' }).getByRole('button');
    await expect.poll(() => marks.count()).toBeGreaterThan(50);
    expect(await marks.count()).toBeLessThan(200);
    const several = page.getByRole('button', { name: /^\d+ topics near impact / });
    const name = mustHave(await several.first().getAttribute('aria-label'));
    const codes = name.replace(/^[^:]+: /, '').split('; ');

    await several.first().press('Enter');
    const dialog = page.getByRole('dialog', { name: /^\d+ topics near impact / });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(codes.length);
    expect(codes.length).toBe(Number.parseInt(name, 10));
    await expect.poll(() => focusedText(page)).toContain(mustHave(codes[0]).split(' ')[0]);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);

    const box = mustHave(await several.first().boundingBox());
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await dialog.getByRole('listitem').last().getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Topic opened').waitFor();
  });

  it('shows rows of the register, evidence and a conflict without a server', async () => {
    const { page } = await browser.visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const asked: string[] = [];
    await page.route('**/api/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 503 });
    });
    await page.goto(`${url}/dev/ui`);
    const register = page.getByRole('region', { name: 'Register', exact: true });
    // The heading of their group counts as one too.
    await expect.poll(() => register.getByRole('rowheader').count()).toBe(5);
    await register
      .getByRole('row', { name: /Water scarcity/ })
      .getByText('20', { exact: true })
      .waitFor();
    await page.getByRole('region', { name: 'Evidence', exact: true }).getByText('Meter readings').waitFor();
    await page.getByRole('button', { name: 'Open conflict' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Two of three wells ran dry in August 2025.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.screenshot({ path: join(ARTEFACTS, 'conflict.png') });
    expect(asked.filter((path) => path !== '/api/session')).toEqual([]);
  });

  it('is not part of the production build', async () => {
    const manifest = readFileSync(join(root, 'dist', 'web.manifest.json'), 'utf8');
    expect(manifest).not.toContain('gallery');
    expect(manifest).not.toContain('dev-ui');
  });
});

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
