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

it('lists an impact with a title alone as score missing, everywhere, and counts it once its default is confirmed', async () => {
  const { page, readDraft } = await welcome(browser, app);
  const topic = mustHave((await readDraft()).topics[0]);
  const open = (section: string) => page.goto(`${app.url}/app/assessment?section=${section}`);
  await open('impact-materiality');
  await press(page, `Add impact to ${topic.name}`);
  const form = page.getByRole('form', { name: 'New impact' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Dust from the mill');
  const severity = form.getByRole('slider', { name: 'Severity', exact: true });
  expect(await severity.getAttribute('aria-valuetext')).toBe('3 of 5, medium, not set');
  await form.getByRole('button', { name: 'Save impact' }).click();
  const row = page.getByRole('region', { name: topic.name }).getByRole('listitem');
  await row.getByText('Score missing: severity and likelihood').waitFor();
  expect(await row.getByText('of 25').count()).toBe(0);

  await page.goto(`${app.url}/app/home`);
  await page.getByText('Score missing: 1 entry').waitFor();
  await page.getByRole('link', { name: 'Dust from the mill' }).first().waitFor();
  await page.goto(`${app.url}/app/dashboard`);
  await page.getByRole('heading', { name: 'Dashboard' }).first().waitFor();
  expect(await page.getByText(/\b(9|15) of 25/).count()).toBe(0);

  await open('financial-materiality');
  await press(page, 'Complete Assessment');
  const dialog = page.getByRole('dialog', { name: 'Complete the assessment?' });
  await dialog.getByText('Score missing: 1 entry').waitFor();
  await dialog.getByText('Dust from the mill').waitFor();
  await page.keyboard.press('Escape');

  await open('impact-materiality');
  await press(page, 'Edit: Dust from the mill');
  const edited = page.getByRole('form', { name: 'Edit impact' });
  const score = edited.getByRole('complementary', { name: 'Resulting score' }).getByRole('status');
  await edited.getByRole('radio', { name: 'Negative' }).check();
  await edited.getByRole('radio', { name: /^Actual/ }).check();
  await expect.poll(() => score.textContent()).toBe('Score missing');
  await edited.getByRole('button', { name: 'Confirm 3: Severity' }).click();
  await expect.poll(() => score.textContent()).toBe('15 of 25');
  // The key does the same as the button.
  await edited.getByRole('radio', { name: /^Potential/ }).check();
  await expect.poll(() => score.textContent()).toBe('Score missing');
  await edited.getByRole('slider', { name: 'Likelihood' }).press(' ');
  await expect.poll(() => score.textContent()).toBe('9 of 25');
  await edited.getByRole('button', { name: 'Save impact' }).click();
  await edited.waitFor({ state: 'detached' });
  await page.getByText('severity 3 × likelihood 3').waitFor();
  await page.goto(`${app.url}/app/home`);
  await page.getByText(topic.name).first().waitFor();
  await expect.poll(() => page.getByText('Score missing: 1 entry').count()).toBe(0);
});
