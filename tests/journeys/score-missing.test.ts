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

it('reports an impact with only a title as score missing everywhere, and counts it once its default is confirmed', async () => {
  const { page, readDraft } = await welcome(browser, app);
  const topic = mustHave((await readDraft()).topics[0]);
  const open = (section: string) => page.goto(`${app.url}/app/assessment?section=${section}`);
  await open('impact-materiality');
  await press(page, `Add impact to ${topic.name}`);
  const form = page.getByRole('form', { name: 'New impact' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Dust from the mill');
  const severity = form.getByRole('slider', { name: 'Severity', exact: true });
  expect(await severity.getAttribute('aria-valuetext')).toBe('3, Moderate: clearly felt by those affected, not set');
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
  // The note on the missing score leads to its field.
  await row.getByRole('button', { name: 'Score missing: severity and likelihood' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('form-impactSeverity');
  const edited = page.getByRole('form', { name: 'Edit impact' });
  const score = edited.getByRole('complementary', { name: 'Resulting score' }).getByRole('status');
  await edited.getByRole('radio', { name: 'Negative' }).check();
  await edited.getByRole('radio', { name: /^Actual/ }).check();
  await expect.poll(() => score.textContent()).toBe('Score missing');
  await edited.getByRole('button', { name: 'Confirm 3: Severity' }).click();
  await expect.poll(() => score.textContent()).toBe('Score: 15 of 25');
  // The key does the same as the button.
  await edited.getByRole('radio', { name: /^Potential/ }).check();
  await expect.poll(() => score.textContent()).toBe('Score missing');
  await edited.getByRole('slider', { name: 'Likelihood' }).press(' ');
  await expect.poll(() => score.textContent()).toBe('Score: 9 of 25');
  await edited.getByRole('button', { name: 'Save impact' }).click();
  await edited.waitFor({ state: 'detached' });
  await page.getByText('severity 3 × likelihood 3').waitFor();
  await page.goto(`${app.url}/app/home`);
  await page.getByText(topic.name).first().waitFor();
  await expect.poll(() => page.getByText('Score missing: 1 entry').count()).toBe(0);
});

it('counts a risk once both its scores are set, each with one key', async () => {
  const { page, readDraft } = await welcome(browser, app);
  const topic = mustHave((await readDraft()).topics[0]);
  await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
  await press(page, `Add risk or opportunity to ${topic.name}`);
  const form = page.getByRole('form', { name: 'New risk or opportunity' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Flood at the mill');
  const score = form.getByRole('complementary', { name: 'Resulting score' }).getByRole('status');
  expect(await score.textContent()).toBe('Score missing');
  await form.getByRole('slider', { name: 'Potential magnitude' }).press('3');
  expect(await score.textContent()).toBe('Score missing');
  await form.getByRole('button', { name: 'Save risk' }).click();
  const row = page.getByRole('region', { name: topic.name }).getByRole('listitem');
  await row.getByRole('button', { name: 'Score missing: likelihood' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('form-financialLikelihood');
  await page.goto(`${app.url}/app/dashboard`);
  await page.getByText('1 risk or opportunity has a score missing').waitFor();
  await page.goto(`${app.url}/app/home`);
  await page.getByRole('link', { name: 'Flood at the mill' }).first().click();
  const edited = page.getByRole('form', { name: 'Edit risk or opportunity' });
  await edited.getByRole('slider', { name: 'Likelihood' }).press('3');
  await edited.getByRole('button', { name: 'Save risk' }).click();
  await edited.waitFor({ state: 'detached' });
  await page.getByText('magnitude 3 × likelihood 3').waitFor();
});

it('keeps the height of a screened topic while its scores are not saved', async () => {
  const { page, readDraft } = await welcome(browser, app);
  const [topic, next] = (await readDraft()).topics.map(({ code, name }) => `${code} ${name}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${app.url}/app/assessment?section=materiality`);
  const line = page.getByRole('region', { name: mustHave(topic), exact: true });
  const heightOf = async () => mustHave(await line.boundingBox()).height;
  await line.waitFor();
  const height = await heightOf();
  const count = page.getByRole('status').filter({ hasText: 'topics scored' });
  expect(await count.textContent()).not.toContain('not saved');
  await line.getByRole('slider', { name: 'Impact materiality' }).press('7');
  await line.getByRole('slider', { name: 'Financial materiality' }).press(' ');
  await expect.poll(() => count.textContent()).toContain('1 entered, not saved');
  expect(await heightOf()).toBe(height);
  await press(page, `Save score: ${topic?.replace(/^\S+ /, '')}`);
  await expect.poll(() => count.textContent()).toMatch(/^1 of \d+ topics scored$/);
  // Changing a score asks for a reason, next to the row.
  await line.getByRole('slider', { name: 'Impact materiality' }).press('4');
  expect(await heightOf()).toBe(height);
  await line.getByRole('button', { name: /^Give the reason/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('New figures');
  await page.keyboard.press('Escape');
  await line.getByRole('button', { name: /^Discard/ }).click();
  await expect.poll(() => count.textContent()).toMatch(/^1 of \d+ topics scored$/);
  expect(await heightOf()).toBe(height);
  const half = page.getByRole('region', { name: mustHave(next), exact: true });
  await half.getByRole('slider', { name: 'Impact materiality' }).press('7');
  await half.getByRole('button', { name: /^Save score/ }).click();
  await page.goto(`${app.url}/app/home`);
  await page.getByText(/^Show all \d+ open items$/).click();
  await page
    .getByText(/topics? with a score missing/)
    .first()
    .waitFor();
  // The open item leads to the very slider.
  await page
    .getByRole('link', { name: mustHave(next), exact: true })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^screening-.+-financial$/);
});

it('has one line for a topic on a tablet, and steps as wide as a phone', async () => {
  const { page, readDraft } = await welcome(browser, app);
  const topic = mustHave((await readDraft()).topics.find(({ description }) => description.includes('(')));
  const name = `${topic.code} ${topic.name}`;
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${app.url}/app/assessment?section=materiality`);
  const line = page.getByRole('region', { name, exact: true });
  const boxOf = async (side: string) => mustHave(await line.getByRole('slider', { name: side }).boundingBox());
  await line.waitFor();
  const impact = await boxOf('Impact materiality');
  expect((await boxOf('Financial materiality')).y).toBe(impact.y);
  const heading = mustHave(await line.getByRole('heading').boundingBox());
  expect(heading.x + heading.width).toBeLessThanOrEqual(impact.x);
  expect(mustHave(await line.boundingBox()).height).toBeLessThan(100);

  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(async () => (await boxOf('Impact materiality')).width).toBeGreaterThan(300);
  const covers = line.getByRole('button', { name: `What it covers: ${topic.name}` });
  const { height } = mustHave(await line.boundingBox());
  await covers.click();
  expect(await covers.getAttribute('aria-expanded')).toBe('true');
  expect(mustHave(await line.boundingBox()).height).toBeGreaterThan(height);
});
