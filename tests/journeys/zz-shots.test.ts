import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it("shots", async () => {
  const { page, readDraft } = await welcome(browser, app);
  const topic = mustHave((await readDraft()).topics[0]);
  const open = (section: string) => page.goto(`${app.url}/app/assessment?section=${section}`);
  await open('impact-materiality');
  await press(page, `Add impact to ${topic.name}`);
  const form = page.getByRole('form', { name: 'New impact' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Dust from the mill');
  for (const scheme of ['light','dark'] as const) for (const width of [375,768,1440]) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 1000 });
    await form.getByRole('slider', { name: 'Severity', exact: true }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/f-form-${scheme}-${width}.png` });
  }
  await form.getByRole('button', { name: 'Save impact' }).click();
  await form.waitFor({ state: 'detached' });
  for (const [name, path] of [['row','/app/assessment?section=impact-materiality'],['home','/app/home'],['screening','/app/assessment?section=materiality-scoring']] as const)
  for (const scheme of ['light','dark'] as const) for (const width of [375,1440]) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(`${app.url}${path}`);
    await page.getByText(/Score missing|Not scored/).first().waitFor().catch(() => undefined);
    await page.screenshot({ path: `/tmp/f-${name}-${scheme}-${width}.png` });
  }
  await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.getByRole('dialog').waitFor();
  await page.screenshot({ path: `/tmp/f-dialog.png` });
}, 300000);
