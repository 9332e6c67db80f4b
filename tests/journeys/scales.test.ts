import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_CRITERION_REASON } from '#domain/limits.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const BURNS = 'Burns that need a surgeon';
const AMOUNTS = { 2: '50 000', 3: '250 000', 4: '1 000 000', 5: '5 000 000' };

/** A new person with a harm of scale 4 and a risk of magnitude 3, under one topic. */
async function foundScores() {
  const ada = await welcome(browser, app);
  const { assessment, topics } = await ada.readDraft();
  const topic = mustHave(topics[0]);
  const add = (own: object) =>
    ada.call('POST', `/api/assessments/${assessment.id}/components`, {
      ...{ ...componentFields, financialEffects: [], companyBusinessArea: '', description: '', justification: '' },
      ...{ ...own, id: randomUUID(), topicId: topic.id },
    });
  await add({ title: 'Scalding at the kettles', impactScale: 4, impactSeverity: 4, impactLikelihood: 3 });
  const noImpact = { impactPolarity: null, actualPotentialImpact: null };
  await add({ kind: 'risk', title: 'Line out of order', financialRiskOpportunity: 3, ...noImpact });
  return { ...ada, assessment, topic };
}

async function openScales(page: Page): Promise<void> {
  await page.goto(`${app.url}/app/company/scales`);
  await page.getByRole('heading', { name: 'Scales', exact: true }).waitFor();
}

const cardOf = (page: Page, scale: string) => page.getByRole('form', { name: scale, exact: true });
const headingOf = (page: Page, scale: string) => page.getByRole('heading', { name: scale, exact: true });
const stepOf = (page: Page, scale: string, step: string) =>
  cardOf(page, scale).getByRole('textbox', { name: step, exact: true });
const save = (page: Page, scale: string) =>
  cardOf(page, scale)
    .getByRole('button', { name: `Save descriptions of ${scale.toLowerCase()}` })
    .click();

/** Describes the fourth step of harm, and sets the amounts of the steps of magnitude. */
async function wordScales(page: Page): Promise<void> {
  await headingOf(page, 'Scale of a negative impact').click();
  await stepOf(page, 'Scale of a negative impact', 'Step 4').fill(BURNS);
  await save(page, 'Scale of a negative impact');
  await page.getByText('Descriptions saved').first().waitFor();
  await headingOf(page, 'Potential magnitude').click();
  await stepOf(page, 'Potential magnitude', 'Currency').fill('eur');
  for (const [step, amount] of Object.entries(AMOUNTS)) {
    await stepOf(page, 'Potential magnitude', `Step ${step} from`).fill(amount);
  }
  await cardOf(page, 'Potential magnitude').getByText('EUR 250,000 to below 1,000,000').waitFor();
  await save(page, 'Potential magnitude');
  await page.getByText('with amounts').waitFor();
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Impacts, risks and opportunities' });

/** Opens the choices in a cell of the register. */
async function openCell(page: Page, title: string, column: string): Promise<void> {
  const row = grid(page).getByRole('row').filter({ hasText: title });
  await row.locator(`[data-column="${column}"]`).click();
  await page.getByRole('listbox').waitFor();
}

async function openRegister(page: Page): Promise<void> {
  await page.goto(`${app.url}/app/register`);
  await grid(page).getByRole('row').nth(2).waitFor();
}

async function componentOf(newcomer: Newcomer, title: string) {
  const { components } = await newcomer.readDraft();
  return mustHave(components.find((each) => each.title === title));
}

describe('the descriptions on a company’s scales', () => {
  it('are next to the step in form and register, with reasons on the topic’s page, and changes are in the history', async () => {
    const ada = await foundScores();
    const { page, topic, assessment } = ada;
    await page.goto(`${app.url}/app/company`);
    await page.getByRole('link', { name: 'Scales', exact: true }).click();
    await page.getByText('No changes yet').waitFor();
    await wordScales(page);

    // In the form of the questionnaire, the reason is one Tab and Enter after the slider.
    await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    await page.getByRole('button', { name: /^Edit: Scalding/ }).click();
    await page.getByText(BURNS, { exact: true }).waitFor();
    await page.getByRole('slider', { name: 'Scale', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('placeholder')))
      .toBe('Reason (optional)');
    await page.keyboard.type('Two cases in 2024');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await componentOf(ada, 'Scalding at the kettles')).impactScaleReason)
      .toBe('Two cases in 2024');

    // In a cell of the register.
    await openRegister(page);
    await openCell(page, 'Line out of order', 'severity');
    await page.getByRole('option', { name: 'EUR 250,000 to below 1,000,000' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ten days without the line');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        const { financialRiskOpportunity, magnitudeReason } = await componentOf(ada, 'Line out of order');
        return [financialRiskOpportunity, magnitudeReason];
      })
      .toEqual([4, 'Ten days without the line']);

    // Both are shown in the panel of the entry and on the page of the topic.
    await grid(page).getByText('Scalding at the kettles').first().click();
    const panel = page.getByLabel('What the scores of Scalding at the kettles mean');
    await panel.getByText(`4: ${BURNS}`).waitFor();
    await panel.getByText('Two cases in 2024').waitFor();
    await page.goto(`${app.url}/app/topics/${topic.code}`);
    const harm = page.getByLabel('What the scores of Scalding at the kettles mean');
    await harm.getByText(`4: ${BURNS}`).waitFor();
    await harm.getByText('Two cases in 2024').waitFor();
    const risk = page.getByLabel('What the scores of Line out of order mean');
    await risk.getByText('(EUR 1,000,000 to below 5,000,000)').waitFor();
    await risk.getByText('Ten days without the line').waitFor();

    // Changing a description shows how many scores use it, asks for a reason, and is recorded in the history.
    await openScales(page);
    await headingOf(page, 'Scale of a negative impact').click();
    await stepOf(page, 'Scale of a negative impact', 'Step 4').fill('Burns that leave scars');
    await page.getByText('1 score in the current draft uses step 4.').waitFor();
    await page.getByRole('button', { name: 'Clearer wording' }).click();
    await save(page, 'Scale of a negative impact');
    const history = page.getByRole('region', { name: 'Changes' });
    await history.getByText('Burns that leave scars').waitFor();
    await history.getByText('Why: Clearer wording').waitFor();
    await history.getByText(BURNS).first().waitFor();
    await page.goto(`${app.url}/app/topics/${topic.code}`);
    await harm.getByText('4: Burns that leave scars').waitFor();

    // The earlier version, and the one after the change has been undone.
    const { changes } = await ada.call<{ changes: { at: string }[] }>(
      'GET',
      `/api/assessments/${assessment.id}/history?noun=scale`,
    );
    const { at } = mustHave(changes[1]);
    await page.goto(`${app.url}/app/as-of?assessment=${assessment.id}&at=${at}`);
    await page.getByRole('table').getByRole('button', { name: topic.name }).first().click();
    await harm.getByText(`4: ${BURNS}`).waitFor();
    await openScales(page);
    await history.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await history.getByText('Undone', { exact: true }).waitFor();
    await page.goto(`${app.url}/app/topics/${topic.code}`);
    await harm.getByText(`4: ${BURNS}`).waitFor();

    // The first change is undone in the activity of the assessment.
    await page.goto(`${app.url}/app/activity`);
    const line = page.getByRole('listitem').filter({ hasText: BURNS }).filter({ hasText: 'Not set' });
    await line.getByRole('button', { name: 'Undo', exact: true }).click();
    await line.getByText('Undone by', { exact: false }).waitFor();
    await page.goto(`${app.url}/app/topics/${topic.code}`);
    await harm.waitFor();
    await expect.poll(() => harm.getByText(BURNS).count()).toBe(0);
  });

  it('show errors at their fields, keep all input, and move the focus on once they are saved', async () => {
    const { page } = await foundScores();
    await openScales(page);
    const scale = 'Potential magnitude';
    await headingOf(page, scale).click();
    await stepOf(page, scale, 'Step 1').fill('x'.repeat(201));
    await stepOf(page, scale, 'Currency').fill('EUR');
    await stepOf(page, scale, 'Step 2 from').fill('50 000');
    await stepOf(page, scale, 'Step 3 from').fill('40 000');
    await stepOf(page, scale, 'Step 4 from').fill('a million');
    await save(page, scale);
    const saying = async (step: string) => stepOf(page, scale, step).getAttribute('aria-invalid');
    await cardOf(page, scale).getByText('Use at most 200 characters.').waitFor();
    await cardOf(page, scale).getByText('Enter an amount above the previous step’s.').waitFor();
    await cardOf(page, scale).getByText('Enter a whole amount, for example 250 000.').waitFor();
    await cardOf(page, scale).getByText('Enter an amount for every step, or leave all of them empty').waitFor();
    expect(await saying('Step 1')).toBe('true');
    expect(await saying('Currency')).toBe(null);
    expect(await findViolations(page)).toEqual([]);

    // Input survives a reload.
    await page.reload();
    await expect.poll(() => stepOf(page, scale, 'Step 4 from').inputValue()).toBe('a million');
    expect(await stepOf(page, scale, 'Step 1').inputValue()).toHaveLength(201);
    await stepOf(page, scale, 'Step 1').fill('Hardly seen in the accounts');
    await stepOf(page, scale, 'Step 3 from').fill('250.000');
    await stepOf(page, scale, 'Step 4 from').fill('1,000,000');
    await stepOf(page, scale, 'Step 5 from').fill('5000000');
    await save(page, scale);
    await page.getByText('Descriptions saved').first().waitFor();
    // The card has collapsed: the focus is on the button that expands it.
    const focused = page.locator(':focus');
    await focused.getByRole('heading', { name: scale, exact: true }).waitFor();
    await page.keyboard.press('Enter');
    expect(await stepOf(page, scale, 'Step 1').inputValue()).toBe('Hardly seen in the accounts');
    await page.getByRole('region', { name: 'Changes' }).getByText('Hardly seen in the accounts').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('show the second of two people who edit the same scale what the first has saved', async () => {
    const ada = await foundScores();
    const ben = await welcomeColleague(browser, app, ada, 'Ben Colleague');
    const scale = 'Likelihood';
    for (const { page } of [ada, ben]) {
      await openScales(page);
      await headingOf(page, scale).click();
    }
    await stepOf(ada.page, scale, 'Step 3').fill('Once in ten years');
    await stepOf(ben.page, scale, 'Step 3').fill('Every other year');
    await save(ben.page, scale);
    await ben.page.getByText('Descriptions saved').first().waitFor();
    await save(ada.page, scale);
    const question = ada.page.getByRole('dialog', { name: 'Someone else has saved this since you opened it' });
    await question.getByText('Ben Colleague').first().waitFor();
    await question.getByText('Every other year').first().waitFor();
    await question.getByText('Once in ten years').first().waitFor();
    await question.getByRole('button', { name: 'Decide later' }).click();
    expect(await stepOf(ada.page, scale, 'Step 3').inputValue()).toBe('Once in ten years');
  });
});

describe('a reason entered in a register cell', () => {
  it('stays in the field while it is too long, until it is shortened or discarded', async () => {
    const ada = await foundScores();
    const { page } = ada;
    await openRegister(page);
    const elsewhere = mustHave(await grid(page).getByText('Scalding at the kettles').first().boundingBox());
    await openCell(page, 'Line out of order', 'severity');
    const field = page.getByRole('textbox', { name: 'Reason for the magnitude' });
    const long = `Ten days ${'x'.repeat(MAX_CRITERION_REASON)}`;
    await field.fill(long);
    await page.keyboard.press('Escape');
    await page.getByText('Not saved yet. Shorten the reason, or keep the previous one.').waitFor();
    expect(await field.inputValue()).toBe(long);
    // Selecting another cell does not discard it.
    await page.mouse.click(elsewhere.x + 4, elsewhere.y + 4);
    expect(await field.inputValue()).toBe(long);
    await page.getByRole('option', { name: /^5/ }).click();
    expect(await field.inputValue()).toBe(long);
    await field.fill('Ten days');
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        const { financialRiskOpportunity, magnitudeReason } = await componentOf(ada, 'Line out of order');
        return [financialRiskOpportunity, magnitudeReason];
      })
      .toEqual([5, 'Ten days']);

    await openCell(page, 'Line out of order', 'severity');
    await field.fill(long);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep the previous reason' }).click();
    await field.waitFor({ state: 'detached' });
    expect((await componentOf(ada, 'Line out of order')).magnitudeReason).toBe('Ten days');
  });

  it('is restored after a reload together with its score, until it is shortened or discarded', async () => {
    const ada = await foundScores();
    const { page } = ada;
    await openRegister(page);
    await openCell(page, 'Line out of order', 'severity');
    const field = page.getByRole('textbox', { name: 'Reason for the magnitude' });
    const long = `Ten days ${'x'.repeat(MAX_CRITERION_REASON)}`;
    await field.fill(long);
    await page.getByRole('option', { name: /^5/ }).click();
    await page.getByText('Not saved yet. Shorten the reason, or keep the previous one.').waitFor();
    await page.reload();
    await page.getByText('Reason for the magnitude of “Line out of order” has not been saved yet.').waitFor();
    expect(await field.inputValue()).toBe(long);
    await page.getByText('Saving it also sets Potential magnitude to 5.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    // Text that cannot be saved is not sent, and the cell continues with it.
    await field.press('Enter');
    await openCell(page, 'Line out of order', 'severity');
    await expect.poll(() => field.count()).toBe(1);
    expect(await field.inputValue()).toBe(long);
    await page.keyboard.press('Escape');
    await page.reload();

    await field.fill('Ten days, as in');
    await page.reload();
    await field.fill('Ten days, as in 2024');
    await page.getByRole('button', { name: 'Save reason' }).click();
    await field.waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        const { financialRiskOpportunity, magnitudeReason } = await componentOf(ada, 'Line out of order');
        return [financialRiskOpportunity, magnitudeReason];
      })
      .toEqual([5, 'Ten days, as in 2024']);

    await openCell(page, 'Line out of order', 'severity');
    await field.fill(long);
    await page.reload();
    await page.getByRole('button', { name: 'Keep the previous reason' }).click();
    await field.waitFor({ state: 'detached' });
    await page.reload();
    await grid(page).getByText('Line out of order').first().waitFor();
    expect(await field.count()).toBe(0);
    expect((await componentOf(ada, 'Line out of order')).magnitudeReason).toBe('Ten days, as in 2024');
  });

  it('shows how a colleague has changed it in the meantime', async () => {
    const ada = await foundScores();
    const { page } = ada;
    await openRegister(page);
    await openCell(page, 'Line out of order', 'severity');
    const field = page.getByRole('textbox', { name: 'Reason for the magnitude' });
    await field.fill('Ten days, I would');
    await page.reload();
    await field.waitFor();
    const { version, ...component } = await componentOf(ada, 'Line out of order');
    await ada.call('PUT', `/api/assessments/${ada.assessment.id}/components/${component.id}`, {
      ...{ ...component, magnitudeReason: 'A week, says the insurer', seenVersion: version },
    });
    await page.reload();
    await page.getByText('A colleague has since changed the reason: “A week, says the insurer”.').waitFor();
    expect(await field.inputValue()).toBe('Ten days, I would');
    // It is also mentioned before the assessment is completed.
    await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
    await page.getByRole('button', { name: 'Complete Assessment' }).click();
    await page
      .getByRole('dialog', { name: 'Complete the assessment?' })
      .getByText('You have unsaved changes in the register.')
      .waitFor();
  });
});
