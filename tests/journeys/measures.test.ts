import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields, measureFields, netFields } from '../shared/world.ts';
import { openMenu } from './dashboard-menu.ts';
import { chooseAction } from './entry-menu.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({});
});
afterAll(() => app.close());

/** A draft with one potential harm of 16 of 25. */
async function foundHarm() {
  const ada = await welcome(browser, app);
  const { assessment, topics } = await ada.readDraft();
  const topic = mustHave(topics[0]);
  const path = `/api/assessments/${assessment.id}`;
  const id = randomUUID();
  await ada.call('POST', `${path}/components`, {
    ...{ ...componentFields, financialEffects: [], companyBusinessArea: '', description: '', justification: '' },
    ...{ id, topicId: topic.id, title: 'Spill into the bay', impactSeverity: 4, impactLikelihood: 4 },
    likelihoodReason: 'About once in five years',
  });
  return { ...ada, assessment, path, topic, id };
}

const part = (page: Page) => page.getByRole('region', { name: 'Measures', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function nameMeasure(page: Page, title: string, fill: (page: Page) => Promise<void>) {
  await part(page).getByRole('button', { name: 'Add measure' }).click();
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await fill(page);
  await dialog(page).getByRole('button', { name: 'Save measure' }).click();
  await part(page).getByText(title, { exact: true }).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
}

const works = async (page: Page) => {
  await dialog(page)
    .getByRole('radio', { name: /^Implemented/ })
    .check();
  await dialog(page).getByLabel('Since').fill('2020-03-01');
  await dialog(page).getByRole('combobox', { name: 'Effectiveness' }).selectOption('Effective');
  await dialog(page).getByRole('textbox', { name: 'Reason for the effectiveness' }).fill('No spill since');
};

async function stateLikelihood(page: Page, value: string, reason: string) {
  await part(page).getByRole('button', { name: 'Set the score after measures' }).click();
  await dialog(page).getByRole('combobox', { name: 'Likelihood' }).selectOption(value);
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog(page).getByRole('button', { name: 'Save score after measures' }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

describe('measures', () => {
  it('are next to the score in the panel of the register: planned ones have no effect, effective ones lower the score', async () => {
    const { page, call, path } = await foundHarm();
    await page.goto(`${app.url}/app/register`);
    await page.getByText('Spill into the bay').first().click();
    await part(page).getByText('No measures yet.').waitFor();
    expect(await part(page).getByText('Only measures that').count()).toBe(0);
    // Nor is it said twice that it is material.
    const facts = await page
      .getByRole('complementary', { name: 'Spill into the bay' })
      .getByRole('term')
      .allInnerTexts();
    expect(facts).toContain('Actual or potential');
    expect(facts).not.toContain('Material');
    await nameMeasure(page, 'Double hull from 2030', async () => {});
    await part(page).getByText('Planned: does not lower the score').waitFor();
    await part(page).getByText('First add a measure that is in place and effective').waitFor();

    await part(page).getByRole('button', { name: 'Add measure' }).click();
    await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Boom at the jetty');
    await dialog(page)
      .getByRole('radio', { name: /^Implemented/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Save measure' }).click();
    await dialog(page).getByText('Enter the date on which the measure was put in place.').waitFor();
    await works(page);
    await dialog(page).getByRole('button', { name: 'Save measure' }).click();
    await part(page).getByText('Can lower the score', { exact: true }).waitFor();

    await stateLikelihood(page, '2', 'One spill in ten years');
    await part(page).getByText('8 of 25').waitFor();
    await part(page).getByText('16 of 25').waitFor();
    await part(page).getByText('Because: One spill in ten years').waitFor();

    // The score is changed, with the company's wording for each step.
    await part(page).getByRole('button', { name: 'Change the score after measures' }).click();
    await dialog(page).getByRole('combobox', { name: 'Likelihood' }).selectOption('1');
    await dialog(page).getByText('Very unlikely within the time horizon', { exact: true }).waitFor();
    // The previous reason applied to the previous value: the form requests a new one, or the same again.
    await dialog(page).getByRole('button', { name: 'Save score after measures' }).click();
    await dialog(page).getByText('Explain this score.').waitFor();
    await dialog(page).getByRole('button', { name: 'Use the previous reason: One spill in ten years' }).click();
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('None in twenty years');
    await dialog(page).getByRole('button', { name: 'Save score after measures' }).click();
    await part(page).getByText('4 of 25').waitFor();
    await part(page).getByText('Because: None in twenty years').waitFor();
    await dialog(page).waitFor({ state: 'detached' });

    // A change that deprives a measure of its effect on the score needs a reason.
    await chooseAction(page, 'Boom at the jetty', 'Edit');
    expect(await dialog(page).getByRole('textbox', { name: 'Why?' }).count()).toBe(0);
    await dialog(page)
      .getByRole('radio', { name: /^Planned/ })
      .check();
    await dialog(page).getByRole('textbox', { name: 'Why?' }).fill('It was never built');
    await dialog(page).getByRole('button', { name: 'Save measure' }).click();
    await part(page).getByText('This score does not count').waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await part(page).getByRole('button', { name: 'Change the score after measures' }).click();
    await dialog(page).getByRole('button', { name: 'Withdraw', exact: true }).click();
    const withdrawal = page.getByRole('alertdialog', { name: 'Withdraw the score after measures?' });
    await withdrawal.getByRole('textbox', { name: 'Why?' }).fill('Nothing lowers it');
    await withdrawal.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await part(page).getByText('Not stated').waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    const { changes } = (await call('GET', `${path}/history`)) as { changes: { noun: string; reason: string }[] };
    expect(changes.slice(0, 2).map(({ noun, reason }) => [noun, reason])).toEqual([
      ['net-score', 'Nothing lowers it'],
      ['measure', 'It was never built'],
    ]);

    await chooseAction(page, 'Boom at the jetty', 'Edit');
    await dialog(page)
      .getByRole('radio', { name: /^Implemented/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Save measure' }).click();
    await part(page).getByText('Can lower the score', { exact: true }).waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await stateLikelihood(page, '1', 'None in twenty years');
    await part(page).getByText('4 of 25').waitFor();

    await chooseAction(page, 'Boom at the jetty', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await part(page).getByText('This score does not count').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await part(page).getByText('Can lower the score', { exact: true }).waitFor();
    await part(page).getByText('4 of 25').waitFor();
  });

  it('are listed in the form of the questionnaire, and an actual impact has only one score', async () => {
    const { page, call, path, id, topic } = await foundHarm();
    const open = async () => {
      await page.goto(`${app.url}/app/assessment?section=5`);
      await page.goto(`${app.url}/app/register`);
      await page.getByText('Spill into the bay').first().click();
      await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
      // The panel for reading has measures too, and disappears when the form is open.
      await page.getByRole('textbox', { name: 'Title' }).waitFor();
    };
    await open();
    await nameMeasure(page, 'Boom at the jetty', works);
    await stateLikelihood(page, '1', 'None so far');
    await part(page).getByText('4 of 25').waitFor();
    const { components } = (await call('GET', path)) as { components: { id: string; version: number }[] };
    const row = mustHave(components.find((each) => each.id === id));
    const { version, ...fields } = row;
    await call('PUT', `${path}/components/${id}`, {
      ...fields,
      ...{ topicId: topic.id, actualPotentialImpact: 'Actual', seenVersion: version },
    });
    await open();
    await part(page).getByText('An actual impact is assessed as it occurred in the year').waitFor();
  });

  it('count in the result once adopted with a reason and a preview; both scores are shown, and completion freezes the basis', async () => {
    const { page, call, path, id, topic, assessment } = await foundHarm();
    await call('PUT', `${path}/measures/${randomUUID()}`, {
      ...measureFields,
      ...{ componentId: id, title: 'Boom at the jetty', effectReason: 'No spill since', owner: '', seenVersion: null },
    });
    await call('PUT', `${path}/components/${id}/net-score`, {
      ...netFields,
      ...{ likelihood: 2, reason: 'One spill in ten years', seenVersion: null },
    });
    await page.goto(`${app.url}/app/dashboard`);
    const card = page.getByRole('region', { name: 'Borderline topics and decisions', exact: true });
    await card.getByText('Managed: 1 side of a topic, material before measures but not after them.').waitFor();
    await card.getByRole('heading', { name: 'Borderline topics and decisions' }).click();
    await card.getByText('16 before measures, 8 after measures').waitFor();
    await (await openMenu(page)).getByRole('radio', { name: 'Both', exact: true }).check();
    await page.getByText('From before to after measures').first().waitFor();
    await card.getByRole('button', { name: 'Set a band...' }).click();
    const adoption = page.getByRole('dialog', { name: 'Adopt thresholds' });
    await adoption.getByRole('radio', { name: 'Net, after measures that count' }).check();
    await adoption.getByRole('region', { name: 'Effect of adopting' }).getByText(topic.code).first().waitFor();
    await adoption.getByRole('textbox', { name: 'Reason' }).fill('The boom has worked for years');
    await adoption.getByRole('button', { name: 'Adopt', exact: true }).click();
    await adoption.waitFor({ state: 'detached' });
    await page.getByText('16 before measures', { exact: true }).first().waitFor();
    await card.getByText('16 before measures, 8 after measures').waitFor();

    // The person who scores sees which of the two scores counts, and each criterion's reason is next to its value.
    const says = 'The company’s results use the score after measures.';
    await page.goto(`${app.url}/app/register`);
    await page
      .getByRole('gridcell', { name: '8 of 25' })
      .and(page.locator('[aria-description="After measures; 16 before"]'))
      .waitFor();
    await page.getByText('Spill into the bay').first().click();
    const follows = page.getByRole('complementary', { name: 'Resulting score' });
    await follows.getByText('severity 4 × likelihood 2').waitFor();
    await follows.getByText('16 before measures', { exact: true }).waitFor();
    await follows.getByText(says).waitFor();
    await page.goto(`${app.url}/app/topics/${topic.code}`);
    const criteria = page.getByLabel('What the scores of Spill into the bay mean');
    await criteria.getByText('About once in five years').waitFor();
    expect(await criteria.textContent()).toContain('4: Likely');
    await page.goto(`${app.url}/app/disclosures`);
    await page.getByText(says).waitFor();

    await call('POST', `${path}/complete`, {});
    await page.goto(`${app.url}/app/results?assessmentId=${assessment.id}`);
    await page.getByRole('button', { name: 'Open all' }).click();
    await page.getByText(says).first().waitFor();
    const frozen = page.getByLabel('Measures for “Spill into the bay”');
    await frozen.getByText('Boom at the jetty', { exact: true }).waitFor();
    await frozen.getByText('16 of 25').waitFor();
    await frozen.getByText('Because: One spill in ten years').waitFor();
    const file = await call('GET', `${path}/frozen`);
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', differences: [] });
    expect(file).toMatchObject({
      result: {
        inputs: { assessment: { id: assessment.id, scoreBasis: 'net' }, measures: [{}], netScores: [{}] },
        results: { scoreBasis: 'net', points: [{ impact: 8, beside: { impact: 16 } }] },
      },
    });
  });
});
