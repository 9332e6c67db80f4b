import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { showAs } from './dashboard-menu.ts';
import { type EnteredComponent, enteredComponents, expectedPoints } from './main-job-components.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const atSection = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

/** Signs up from the landing page and creates a company, as a newcomer does. */
async function signUpWithCompany(page: Page, person: { name: string; email: string; company: string }): Promise<void> {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page
    .getByRole('button', { name: /create (an )?account|sign up/i })
    .or(page.getByRole('link', { name: /create (an )?account|sign up/i }))
    .first()
    .click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a heron over the marsh');
  await press(page, 'Create Account');
  await page.waitForURL('**/company-setup');
  await page.getByLabel('Company Name').fill(person.company);
  await page.getByLabel('Industry').selectOption({ label: 'Food & Beverage' });
  await page.getByLabel('Company Size').selectOption({ label: 'Large (251-1000 employees)' });
  await press(page, 'Create Company Profile');
  await page.getByText('Company profile created successfully!').waitFor();
  await page.waitForURL('**/app/dashboard');
  await page.getByText('Complete your assessment to view the materiality matrix and insights').waitFor();
}

/** Sets a slider by keyboard: to the first step, then up. */
async function setScore(form: ReturnType<Page['getByRole']>, label: string, value: number): Promise<void> {
  const slider = form.getByRole('slider', { name: label, exact: true });
  await slider.press('Home');
  for (let step = 1; step < value; step += 1) await slider.press('ArrowRight');
}

async function enter(page: Page, component: EnteredComponent): Promise<void> {
  const { kind, topic, title, polarity, actuality, size, likelihood, details = {} } = component;
  const isImpact = kind === 'impact';
  await press(page, isImpact ? `Add impact to ${topic}` : `Add risk or opportunity to ${topic}`);
  const form = page.getByRole('form', { name: isImpact ? 'New impact' : 'New risk or opportunity' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  if (polarity) await form.getByRole('radio', { name: polarity, exact: true }).check();
  if (actuality) await form.getByRole('radio', { name: new RegExp(`^${actuality}`) }).check();
  if (!isImpact) await form.getByRole('radio', { name: kind === 'risk' ? 'Risk' : 'Opportunity', exact: true }).check();
  const folded = form.getByRole('button', { name: /^Details behind the severity/, expanded: false });
  if (component.details && (await folded.isVisible())) await folded.click();
  if (details.scale) await setScore(form, 'Scale', details.scale);
  if (details.scope) await setScore(form, 'Scope', details.scope);
  if (details.irremediability) await setScore(form, 'Irremediability', details.irremediability);
  if (size) await setScore(form, isImpact ? 'Severity' : 'Potential magnitude', size);
  if (component.isHumanRights) await form.getByRole('checkbox', { name: 'This is a human-rights impact' }).check();
  if (likelihood) await setScore(form, 'Likelihood', likelihood);
  if (component.isUnticked) {
    await form.getByRole('button', { name: /^More: / }).click();
    await form.getByRole('checkbox', { name: 'Relevant for financial materiality' }).uncheck();
  }
  await form.getByRole('button', { name: `Save ${kind}`, exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText(title, { exact: true }).first().waitFor();
}

const scoreText = (score: number | null) => (score === null ? /not assessed/ : new RegExp(`\\b${score} of 25`));
const materialText: Record<string, RegExp> = {
  both: /Material by both/i,
  impact: /Material by impact/i,
  financial: /Material financially/i,
  none: /Not material/i,
  open: /Other side not assessed/i,
};

describe('the main job', () => {
  it('leads a Food & Beverage company from sign-up to a matrix that equals the hand-computed values', async () => {
    const { page } = await browser.visit();
    await signUpWithCompany(page, { name: 'Greta Sommer', email: 'greta@example.com', company: 'Sommer Foods' });
    await page.getByRole('link', { name: 'Questionnaire', exact: true }).click();
    await atSection(page, 'Organizational Information');
    await page.getByLabel('What is the size of your company?').selectOption({ label: 'Large (250+ employees)' });
    await page
      .getByLabel('Describe your main products and services and who buys them.')
      .fill('Frozen meals for retailers 🥕');
    await press(page, 'Next');

    await atSection(page, 'Stakeholder Mapping');
    await press(page, 'Add stakeholder');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText('Please fill in at least one field to save stakeholder data').first().waitFor();
    await page.getByLabel('Names').fill('Growers’ cooperative');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText('Stakeholder mapping saved successfully').first().waitFor();
    await press(page, 'Next');

    await atSection(page, 'Topic Selection');
    await page.getByRole('checkbox', { name: /Microplastics/ }).uncheck();
    await press(page, 'Save All');
    await page.getByText('Topic selections saved successfully').waitFor();
    await press(page, 'Next');

    await atSection(page, 'Materiality Scoring');
    const topic = page.getByRole('region', { name: /Climate change mitigation/ });
    await topic.getByRole('slider', { name: 'Impact materiality' }).press('8');
    await page.keyboard.press('Enter');
    const next = page.getByRole('region', { name: /Energy/ }).getByRole('slider', { name: 'Impact materiality' });
    expect(await next.evaluate((slider) => slider === document.activeElement)).toBe(true);
    await press(page, 'Save score: Climate change mitigation');
    await page.getByText('Materiality score has been saved successfully.').waitFor();
    await press(page, 'Next');

    await atSection(page, 'Impact Materiality Assessment');
    expect(await page.getByText('Microplastics').count()).toBe(0);
    for (const component of enteredComponents.filter(({ kind }) => kind === 'impact')) await enter(page, component);
    await press(page, 'Next');
    await atSection(page, 'Financial Materiality Assessment');
    for (const component of enteredComponents.filter(({ kind }) => kind !== 'impact')) await enter(page, component);

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('heading', { name: 'Materiality Matrix' }).waitFor();
    const points = page.getByRole('list', { name: 'Topics on the matrix, highest first' });
    await expect.poll(() => points.getByRole('button').count()).toBe(Object.keys(expectedPoints).length);
    for (const [code, [impact, financial]] of Object.entries(expectedPoints)) {
      const name = await points
        .getByRole('button', { name: new RegExp(`^${code.replace('.', '\\.')} `) })
        .getAttribute('aria-label');
      expect(name).toContain(impact === null ? 'impact not assessed' : `impact ${impact} of 25`);
      expect(name).toContain(financial === null ? 'financial side not assessed' : `financial ${financial} of 25`);
    }

    await showAs(page, 'Table');
    const table = page.getByRole('table', { name: 'Materiality Matrix' });
    for (const [code, [impact, financial, classification, material]] of Object.entries(expectedPoints)) {
      const row = table.getByRole('row').filter({ hasText: code });
      const cells = await row.getByRole('cell').allInnerTexts();
      expect({ code, impact: cells[0] }).toEqual({ code, impact: expect.stringMatching(scoreText(impact)) });
      expect({ code, financial: cells[1] }).toEqual({ code, financial: expect.stringMatching(scoreText(financial)) });
      expect(cells[2]).toContain(classification);
      expect(cells[2]).toMatch(mustHave(materialText[material]));
    }

    await page.getByRole('link', { name: 'Questionnaire', exact: true }).click();
    await atSection(page, 'Financial Materiality Assessment');
    await press(page, 'Complete Assessment');
    await page.getByRole('dialog').getByLabel('Why they stay open').fill('Not looked at yet');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /complete/i })
      .last()
      .click();
    await page.getByText('Your double materiality assessment has been completed successfully.').waitFor();
  });

  it('shows a second company nothing of the first', async () => {
    const { page } = await browser.visit();
    await signUpWithCompany(page, { name: 'Otto Fremd', email: 'otto@example.com', company: 'Fremd Drinks' });
    for (const path of ['/app/dashboard', '/app/assessment', '/app/company', '/app/profile']) {
      await page.goto(app.url + path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      const text = await page.locator('body').textContent();
      expect(text).not.toContain('Sommer');
      expect(text).not.toContain('Greta');
      for (const { title } of enteredComponents) expect(text).not.toContain(title);
    }
    await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    await atSection(page, 'Impact Materiality Assessment');
    await expect.poll(() => page.getByText('No impacts yet').count()).toBe(37);
  });
});
