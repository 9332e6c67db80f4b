import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/**
 * The flow of the product: sign up, set up the company, go through the six sections in order with Next, complete. Minimal: the
 * required answers, one impact that counts, and one reason for the topics that stay open. A press is each button, link, radio or tick box that cannot be left out; typing, choosing
 * from a list by keyboard and setting a slider by its digit are none.
 */
const MOST_PRESSES = 13;

it(`takes at most ${MOST_PRESSES} presses from signing up to a completed minimal assessment`, async () => {
  const { page, context } = await browser.visit({ viewport: { width: 1440, height: 900 } });
  const presses: string[] = [];
  const press = async (control: Locator) => {
    presses.push(await control.evaluate((at) => at.ariaLabel ?? at.textContent));
    await control.click();
  };
  // The names are for the failure message; what counts is what the browser saw.
  let seen = 0;
  await context.exposeFunction('countPress', () => {
    seen += 1;
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'pointerdown',
      () => (globalThis as unknown as { countPress(): void }).countPress(),
      true,
    );
  });

  await page.goto(app.url);
  const start = page.getByRole('link', { name: 'Get Started' }).first();
  await page.goto(new URL((await start.getAttribute('href')) ?? '', app.url).href);
  await page.getByLabel('Full Name').fill('Greta Sommer');
  await page.getByLabel('Email').fill('greta@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a heron over the marsh');
  await press(button(page, 'Create Account'));
  await page.getByLabel('Company Name').fill('Sommer Foods');
  await page.getByLabel('Industry').selectOption({ label: 'Food & Beverage' });
  await page.getByLabel('Company Size').selectOption({ label: 'Large (251-1000 employees)' });
  await press(button(page, 'Create Company Profile'));
  await page.waitForURL('**/app/dashboard');
  await press(page.getByRole('link', { name: 'Questionnaire', exact: true }));

  // Industry and size come from the company.
  await atSection(page, 'Organizational Information');
  await page.getByRole('combobox', { name: 'In which countries does your company operate?' }).fill('germany');
  await page.keyboard.press('Enter');
  await page.getByLabel('Describe your main products and services and who buys them.').fill('Frozen meals');
  await page.getByLabel('Describe your value chain from raw materials to end of life.').fill('Farm to shop');
  await press(button(page, 'Next'));
  for (const name of ['Stakeholder Mapping', 'Topic Selection', 'Materiality Scoring']) {
    await atSection(page, name);
    await press(button(page, 'Next'));
  }
  await atSection(page, 'Impact Materiality Assessment');
  await press(button(page, 'Add impact to Water'));
  const form = page.getByRole('form', { name: 'New impact' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Water taken for washing');
  await press(form.getByRole('radio', { name: 'Negative', exact: true }));
  await press(form.getByRole('radio', { name: /^Actual/ }));
  await form.getByRole('slider', { name: 'Severity', exact: true }).press('4');
  // Next saves the open form with the section.
  await press(button(page, 'Next'));
  await atSection(page, 'Financial Materiality Assessment');
  await press(button(page, 'Complete Assessment'));
  // The topics that nobody has looked at stay open, knowingly; the last look is that of the person who completes.
  await page.getByRole('dialog').getByLabel('Why they stay open').fill('Not looked at yet');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Complete Assessment' }));
  await page.getByText('Assessment Completed!').waitFor();

  expect(presses.length, presses.join('\n')).toBeLessThanOrEqual(MOST_PRESSES);
  expect(seen).toBe(presses.length);
  await page.goto(`${app.url}/app/dashboard`);
  const points = page.getByRole('list', { name: 'Topics on the matrix, highest first' });
  await points.getByRole('button', { name: /Water.*impact 20 of 25/ }).waitFor();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const atSection = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
