import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({});
});
afterAll(() => app.close());

const part = (page: Page) => page.getByRole('region', { name: 'Scores by time horizon', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Score for another time horizon' });
const ofRow = (page: Page) => page.getByRole('region', { name: 'Scores by time horizon: Permafrost thaws' });

describe('scores for further time horizons', () => {
  it('raise an impact of 8 to the 20 of the long term, on the matrix and its topic, until they are removed', async () => {
    const { page, call, readDraft } = await welcome(browser, app);
    const { assessment, topics } = await readDraft();
    const topic = mustHave(topics[0]);
    const path = `/api/assessments/${assessment.id}`;
    await call('POST', `${path}/components`, {
      ...{ ...componentFields, financialEffects: [], companyBusinessArea: '', description: '', justification: '' },
      ...{ id: randomUUID(), topicId: topic.id, title: 'Permafrost thaws', timeHorizon: 'medium' },
      ...{ impactSeverity: 4, impactLikelihood: 2 },
    });

    // Nothing to see of it but one quiet action.
    await page.goto(`${app.url}/app/register`);
    await page.getByText('Permafrost thaws').first().click();
    await page.getByRole('button', { name: 'Score another time horizon' }).click();
    expect(await part(page).count()).toBe(0);

    const asked = dialog(page);
    expect(await asked.getByRole('combobox', { name: 'Time horizon' }).inputValue()).toBe('long');
    expect(
      await asked.getByRole('combobox', { name: 'Time horizon' }).locator('option').allTextContents(),
    ).not.toContain('Medium term');
    await asked.getByRole('combobox', { name: 'Severity' }).selectOption('5');
    await asked.getByText('A score counts once all its parts are set.').waitFor();
    await asked.getByRole('combobox', { name: 'Likelihood' }).selectOption('4');
    await asked.getByText('20 of 25').waitFor();
    await asked.getByRole('button', { name: 'Save score' }).click();
    await asked.getByText('Explain this score.').waitFor();
    await asked.getByRole('textbox', { name: 'Reason' }).fill('The ground warms for decades');
    await asked.getByRole('button', { name: 'Save score' }).click();
    await part(page).getByText('long term counts: 20; medium term 8').waitFor();
    await part(page).getByText('The ground warms for decades').waitFor();

    const onMatrix = page.getByRole('button', { name: /impact 20 of 25 \(long term\)/ });
    await page.goto(`${app.url}/app/dashboard`);
    await onMatrix.first().waitFor();
    await page.goto(`${app.url}/app/topics/${topic.code}`);
    await page.getByText('Long term counts: 20; medium term 8.', { exact: false }).first().waitFor();
    await ofRow(page).getByText('The ground warms for decades').waitFor();

    await page.goto(`${app.url}/app/register`);
    await page.getByText('Permafrost thaws').first().click();
    await part(page).getByRole('button', { name: 'Change the score for the long term' }).click();
    await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
    const removal = page.getByRole('alertdialog', { name: 'Remove the score for this time horizon?' });
    await removal.getByRole('textbox', { name: 'Why?' }).fill('The site is sold');
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await part(page).waitFor({ state: 'detached' });
    const impactOf = async () => {
      const { horizonScores } = (await call('GET', path)) as { horizonScores: unknown[] };
      return horizonScores.length;
    };
    expect(await impactOf()).toBe(0);
    await page.getByText('8 of 25').first().waitFor();

    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await part(page).getByText('long term counts: 20; medium term 8').waitFor();
    expect(await impactOf()).toBe(1);
    const { changes } = (await call('GET', `${path}/history`)) as { changes: { noun: string; verb: string }[] };
    expect(changes.slice(0, 3).map(({ noun, verb }) => `${noun} ${verb}`)).toEqual([
      'horizon-score added',
      'horizon-score deleted',
      'horizon-score added',
    ]);
  });
});
