import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppScreenName, appScreenNames, publicScreenNames, screens } from '#contract/screens.ts';
import { openBrowser } from '../shared/browser.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { scriptOf } from './hold-back.ts';
import { welcome } from './newcomer.ts';

const web = join(import.meta.dirname, '../../web');
const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Opens a browser signed in as someone who may see the screen. */
async function visitorOf(name: AppScreenName): Promise<Page> {
  const { who } = screens[name];
  if (who === 'visitor') return (await browser.visit()).page;
  return (await welcome(browser, app, { company: who === 'newcomer' ? null : 'Nordhafen Foods' })).page;
}

describe('every screen in the table', () => {
  it('has its own file, and every file there is a screen', () => {
    const files = readdirSync(join(web, 'routes')).filter((file) => file.endsWith('.tsx'));
    expect(files.toSorted()).toEqual(appScreenNames.map((name) => `${name}.tsx`).toSorted());
    for (const name of publicScreenNames) expect(existsSync(join(web, 'pages', `${name}.tsx`))).toBe(true);
  });

  it.each(publicScreenNames)('%s is built as a separate page and needs no JavaScript', async (name) => {
    const { page } = await browser.visit({ javaScriptEnabled: false });
    expect((await page.goto(app.url + screens[name].path))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it.each(appScreenNames)('%s is served with its outline and scripts, and rendered by the router', async (name) => {
    const page = await visitorOf(name);
    const answer = await page.goto(app.url + screens[name].path);
    expect(answer?.status()).toBe(200);
    const html = (await answer?.text()) ?? '';
    expect(html).toMatch(/<div id="outline"><[^>]+>/);
    expect(html).toMatch(new RegExp(`data-scripts="[^"]*/${scriptOf(`routes/${name}.tsx`)}`));
    await page.locator('#outline').waitFor({ state: 'detached' });
    await page.getByRole('main').waitFor();
    expect(new URL(page.url()).pathname).toBe(screens[name].path);
    const text = await page.getByRole('main').textContent();
    expect(text).not.toMatch(/Page not found|Unexpected Application Error/);
  });
});
