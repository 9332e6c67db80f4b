import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { eventually } from '../shared/eventually.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { holdBack, scriptOf } from './hold-back.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  await app.close();
});

const SIDEBAR_COOKIE = 'sidebar_state';
const REM = 16;
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const widthOf = async (page: Page) => (await navigation(page).boundingBox())?.width;
const mainHeading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });

describe('the routes', () => {
  it('each show their own screen', async () => {
    const { page } = await browser.visit();
    const open = async (path: string) => expect((await page.goto(app.url + path))?.status()).toBe(200);
    await open('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const anchor of ['#features', '#process', '#pricing'])
      await page.locator(anchor).waitFor({ state: 'attached' });
    await open('/demo');
    await page.getByRole('link', { name: 'Back to Home' }).first().waitFor();
    await open('/auth');
    await mainHeading(page, 'Sign In').waitFor();
    await open('/invitation');
    await page.getByText('No invitation ID provided').waitFor();
    await open('/company-setup');
    await page.waitForURL(`${app.url}/auth`);
    await open('/app');
    await page.waitForURL(`${app.url}/auth`);

    const { page: member } = await welcome(browser, app);
    const screens = [
      ['/app/assessment', 'Organizational Information'],
      ['/app/dashboard', 'Dashboard'],
      ['/app/activity', 'Activity'],
      ['/app/company', 'Company Information'],
      ['/app/profile', 'Personal Information'],
      ['/app/settings', 'Settings'],
    ] as const;
    for (const [path, name] of screens) {
      expect((await member.goto(app.url + path))?.status()).toBe(200);
      await mainHeading(member, name).waitFor();
      await member.getByRole('banner').getByText('Double Materiality Assessment', { exact: true }).waitFor();
    }
    expect((await member.goto(`${app.url}/app/chat`))?.status()).toBe(200);
    await member.getByRole('main').getByText('Ask questions about your materiality assessment data').waitFor();
    expect((await member.goto(`${app.url}/app`))?.status()).toBe(200);
    await member.waitForURL(/\/app\/assessment(\?|$)/);
  });

  it('are reached from the sidebar, group by group', async () => {
    const { page } = await welcome(browser, app);
    await page.goto(`${app.url}/app/profile`);
    const groups = {
      Assessment: {
        Home: 'home',
        Questionnaire: 'assessment',
        Register: 'register',
        Dashboard: 'dashboard',
        Disclosures: 'disclosures',
        Review: 'activity',
        'AI assistant': 'chat',
      },
      Account: { Company: 'company', Profile: 'profile', Settings: 'settings' },
    };
    for (const [group, links] of Object.entries(groups)) {
      const list = navigation(page).getByRole('list', { name: group });
      await expect.poll(() => list.getByRole('link').allInnerTexts()).toEqual(Object.keys(links));
      for (const [name, path] of Object.entries(links)) {
        await list.getByRole('link', { name }).click();
        await page.waitForURL(new RegExp(`/app/${path}(\\?|$)`));
        await expect.poll(() => list.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
        expect(await navigation(page).locator('[aria-current=page]').count()).toBe(1);
      }
    }
  });

  it('have tabs for the other views of an entry, which stays highlighted in the sidebar', async () => {
    const { page } = await welcome(browser, app);
    const entries = {
      Register: { Entries: 'register', 'Value chain': 'value-chain', Evidence: 'evidence' },
      Disclosures: {
        Requirements: 'disclosures',
        Conclusions: 'conclusions',
        'Result and sign-off': 'results',
        Comparison: 'compare',
      },
      Review: { Activity: 'activity', Audit: 'audit', 'Left out': 'left-out' },
    };
    const tabs = page.getByRole('navigation', { name: 'Views' });
    await page.goto(`${app.url}/app/home`);
    for (const [entry, views] of Object.entries(entries)) {
      await navigation(page).getByRole('link', { name: entry }).click();
      await expect.poll(() => tabs.getByRole('link').allInnerTexts()).toEqual(Object.keys(views));
      for (const [name, path] of Object.entries(views)) {
        await tabs.getByRole('link', { name, exact: true }).click();
        await page.waitForURL(new RegExp(`/app/${path}(\\?|$)`));
        await expect.poll(() => tabs.locator('[aria-current=page]').allInnerTexts()).toEqual([name]);
        expect(await navigation(page).locator('[aria-current=page]').allInnerTexts()).toEqual([entry]);
      }
    }
    await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
    await tabs.waitFor({ state: 'detached' });
    // The selected assessment is kept, and the import page belongs to the register.
    await page.goto(`${app.url}/app/register?assessment=00000000-0000-4000-8000-000000000000`);
    expect(await tabs.getByRole('link', { name: 'Value chain' }).getAttribute('href')).toContain('?assessment=0000');
    await page.goto(`${app.url}/app/import`);
    await tabs.waitFor();
    expect(await tabs.locator('[aria-current=page]').allInnerTexts()).toEqual(['Entries']);
  });

  it('lead to the link that was clicked last, even while the previous screen is loading', async () => {
    const { page } = await welcome(browser, app);
    await page.goto(`${app.url}/app/profile`);
    const [assessment, dashboard] = await Promise.all([
      holdBack(page, '**/api/assessments/draft'),
      holdBack(page, `**/${scriptOf('routes/dashboard.tsx')}`),
    ]);
    await navigation(page).getByRole('link', { name: 'Questionnaire' }).click();
    await page.getByText('Loading assessment...').first().waitFor();
    await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
    await dashboard.asked;
    assessment.release();
    await mainHeading(page, 'Organizational Information').waitFor();
    dashboard.release();
    await page.waitForURL(`${app.url}/app/dashboard`);
    await mainHeading(page, 'Dashboard').waitFor();
  });

  it('show the 404 page for any other path, which is logged', async () => {
    const { page } = await browser.visit();
    const { url, lines } = await startLogging();
    for (const path of ['/no/such/page', '/app/nowhere', '/index.html']) {
      expect((await page.goto(url + path))?.status()).toBe(404);
      await page.getByRole('heading', { name: '404', exact: true }).waitFor();
      await page.getByText('Oops! Page not found', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
      await page.waitForURL(`${url}/`);
      const isLogged = (line: string) => line.includes('page not found') && JSON.parse(line).path === path;
      await eventually(`${path} is logged`, () => lines.some(isLogged));
    }
    expect(lines.filter((line) => line.includes('page not found'))).toHaveLength(3);
  });
});

describe('the sidebar', () => {
  it('keeps its place next to pages with and without a scroll bar, and a dialog dims the space of the scroll bar', async () => {
    const { page } = await welcome(browser, app);
    await page.goto(`${app.url}/app/home`);
    await mainHeading(page, 'Home').waitFor();
    const look = () =>
      page.evaluate(() => {
        const { scrollbarGutter, backgroundColor } = getComputedStyle(document.documentElement);
        return { scrollbarGutter, backgroundColor, dimmed: document.querySelector('.dims-page') !== null };
      });
    const before = await look();
    expect(before).toMatchObject({ scrollbarGutter: 'stable', dimmed: false });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await expect.poll(async () => (await look()).backgroundColor).not.toBe(before.backgroundColor);
    await page.keyboard.press('Escape');
    await expect.poll(look).toEqual(before);
  });

  it('is toggled with Ctrl+B, and keeps its state for seven days', async () => {
    const { page, context } = await welcome(browser, app);
    await page.goto(`${app.url}/app/profile`);
    await navigation(page).waitFor();
    await expect.poll(() => widthOf(page)).toBeCloseTo(16 * REM, -1);
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(page)).toBeCloseTo(3 * REM, -1);
    const cookie = (await context.cookies()).find(({ name }) => name === SIDEBAR_COOKIE);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);

    await page.reload();
    await mainHeading(page, 'Personal Information').waitFor();
    expect(await widthOf(page)).toBeLessThanOrEqual(3 * REM);
    await navigation(page).getByRole('link', { name: 'Settings' }).click();
    await mainHeading(page, 'Settings').waitFor();
    // The button does the same as the keys.
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect.poll(() => widthOf(page)).toBeGreaterThan(15 * REM);
    await page.reload();
    await mainHeading(page, 'Settings').waitFor();
    expect(await widthOf(page)).toBeGreaterThan(15 * REM);
  });

  it('becomes a sheet below 768 pixels', async () => {
    const { page } = await welcome(browser, app, { viewport: { width: 768, height: 800 } });
    await page.goto(`${app.url}/app/profile`);
    await navigation(page).waitFor();
    // Next to a table there is room for icons only, unless the user chooses otherwise.
    expect(await widthOf(page)).toBeLessThanOrEqual(3 * REM);
    await page.setViewportSize({ width: 767, height: 800 });
    await navigation(page).waitFor({ state: 'detached' });
    const sheet = page.getByRole('dialog', { name: 'Main navigation' });
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await sheet.waitFor();
    expect((await sheet.boundingBox())?.width).toBeCloseTo(18 * REM, 1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+b');
    await sheet.getByRole('link', { name: 'Dashboard' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await mainHeading(page, 'Dashboard').waitFor();
    // The state of the sheet does not affect wide screens.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => widthOf(page)).toBeGreaterThan(15 * REM);
  });

  it('signs out to the landing page, after which nothing of the company can be seen', async () => {
    const { page } = await welcome(browser, app, { company: 'Vertraulich Foods' });
    await page.goto(`${app.url}/app/company`);
    await page.getByText('Vertraulich Foods', { exact: true }).first().waitFor();
    await page.goto(`${app.url}/app/assessment?section=stakeholder-mapping`);
    const readKept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await page.getByRole('button', { name: 'Add stakeholder', exact: true }).click();
    await page.getByRole('form', { name: 'New stakeholder' }).getByLabel('Names').fill('unsaved words');
    await expect.poll(readKept).toContain('unsaved words');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign out and discard' }).click();
    await page.waitForURL(`${app.url}/`);
    expect(await readKept()).not.toMatch(/unsaved words|Vertraulich/);
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === '/auth');
    await page.goto(`${app.url}/app`);
    await page.waitForURL(({ pathname }) => pathname === '/auth');
    expect(await page.getByText('Vertraulich Foods').count()).toBe(0);
  });
});

/** Runs in the page: whether every script that it names has loaded. The outline shows that it is loading before any has. */
function hasItsScripts(): boolean {
  const arrived = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const named = document.body.dataset.scripts?.split(' ') ?? [];
  return named.length > 0 && named.every((script) => arrived.includes(script));
}

describe('a lost connection', () => {
  it('is reported while a screen loads, and the screen appears as soon as the connection is back', async () => {
    const { context } = await welcome(browser, app);
    const screens = [
      {
        path: '/app/dashboard',
        call: '**/api/dashboard*',
        loading: 'Loading dashboard...',
        failed: 'Could not load the dashboard',
        loaded: 'Start by going to the Assessment tab...',
      },
      {
        path: '/app/assessment',
        call: '**/api/assessments/draft',
        loading: 'Loading assessment...',
        failed: 'Could not load the assessment',
        loaded: 'Organizational Information',
      },
      {
        path: '/app/profile',
        call: '**/api/session',
        loading: 'Loading...',
        failed: 'Could not reach Twofold',
        loaded: 'Personal Information',
      },
    ];
    const opened = await Promise.all(
      screens.map(async (screen) => {
        const page = await context.newPage();
        const { release } = await holdBack(page, screen.call);
        await page.goto(app.url + screen.path);
        await page.getByText(screen.loading, { exact: true }).first().waitFor();
        await page.waitForFunction(hasItsScripts);
        return { ...screen, page, release };
      }),
    );
    await context.setOffline(true);
    for (const { release } of opened) release();
    for (const { page, failed } of opened) {
      await page.getByText(failed, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    }
    await context.setOffline(false);
    for (const { page, loaded } of opened) await page.getByText(loaded, { exact: true }).first().waitFor();
  });

  it('leaves the outline if the application has not loaded yet, and the page restarts when the connection is back', async () => {
    const { page, context } = await welcome(browser, app);
    const { asked, release } = await holdBack(page, `**/${scriptOf('main.tsx')}`);
    await page.goto(`${app.url}/app/dashboard`);
    await asked;
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    release();
    await failed;
    await page.getByText('Loading dashboard...').first().waitFor();
    await context.setOffline(false);
    await mainHeading(page, 'Dashboard').waitFor();
  });

  it('is shown in the header, and does not move anything when it appears or disappears', async () => {
    const { page, context } = await welcome(browser, app);
    await page.goto(`${app.url}/app/profile`);
    await mainHeading(page, 'Personal Information').waitFor();
    const note = page.getByText('You are offline.', { exact: false });
    const header = page.locator('header').filter({ has: page.getByRole('button', { name: /^Search/ }) });
    const placeOfMain = async () => mustHave(await page.getByRole('main').boundingBox());
    for (const width of [1440, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const before = await placeOfMain();
      await context.setOffline(true);
      await note.waitFor();
      expect(await placeOfMain()).toEqual(before);
      const [inner, outer] = [mustHave(await note.boundingBox()), mustHave(await header.boundingBox())];
      expect(inner.y).toBeGreaterThanOrEqual(outer.y);
      expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await context.setOffline(false);
      await note.waitFor({ state: 'detached' });
      expect(await placeOfMain()).toEqual(before);
    }
  });

  it('leaves the application in place when a screen cannot be loaded', async () => {
    const { page, context } = await welcome(browser, app);
    await page.goto(`${app.url}/app/profile`);
    await mainHeading(page, 'Personal Information').waitFor();
    await context.setOffline(true);
    await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('This screen is not available offline').waitFor();
    await page.getByText('You are offline.', { exact: false }).waitFor();
    await navigation(page).getByRole('link', { name: 'Profile' }).waitFor();
    await context.setOffline(false);
    await page.waitForURL(`${app.url}/app/dashboard`);
    await mainHeading(page, 'Dashboard').waitFor();
  });
});

/** A second server on the same database, in a separate process with a readable log; it ends with this file. */
async function startLogging(): Promise<{ url: string; lines: string[] }> {
  const program = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url));
  const settings = { DATA_DIR: app.dataDir, DATABASE_URL: app.ownerUrl, PORT: '0', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  stops.push(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      const ready = /ready at (\S+)/.exec(line);
      if (ready) resolve(mustHave(ready[1]));
    });
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${lines.join('\n')}`)));
  });
  return { url, lines };
}
