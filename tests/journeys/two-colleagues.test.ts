import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { welcome, welcomeColleague } from './newcomer.ts';

const QUIET_MS = 10_000;
const browser = openBrowser();
let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function openQuestionnaire(page: Page): Promise<void> {
  await page.goto(`${app.url}/app/assessment`);
  await page.getByRole('heading', { name: 'Organizational Information', exact: true }).waitFor();
}

/** Writes down what a page asks the server for; its event stream stays open and is asked for once. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/live') asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

describe('two colleagues on the questionnaire', () => {
  it('leave each other’s screens in peace while neither changes anything', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    await openQuestionnaire(founder.page);
    await openQuestionnaire(colleague.page);
    // What the opening itself asks for has come by now, and both streams are there.
    await founder.page.waitForTimeout(3000);
    await colleague.page.reload();
    await colleague.page.getByRole('heading', { name: 'Organizational Information', exact: true }).waitFor();
    await founder.page.waitForTimeout(1500);
    const asked = [watchRequests(founder.page), watchRequests(colleague.page)];
    await founder.page.waitForTimeout(QUIET_MS);
    expect(asked).toEqual([[], []]);
  });

  it('begin one draft between them when both open it for the first time', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    await Promise.all([openQuestionnaire(founder.page), openQuestionnaire(colleague.page)]);
    expect(await founder.call<unknown[]>('GET', '/api/assessments')).toHaveLength(1);
  });
});
