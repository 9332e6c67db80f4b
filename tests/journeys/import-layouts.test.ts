import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const choose = (page: Page, name: string, lines: readonly string[]) =>
  page
    .getByLabel('Workbook or CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });

describe('importing tables of other layouts', () => {
  it('asks which horizon counts and how a scale is read that stands above, and reads crosses together', async () => {
    const founder = await welcome(browser, app);
    const { page } = founder;
    await page.goto(`${app.url}/app/import`);
    await choose(page, 'Register.csv', [
      'Bewertung: 1 = gering, 4 = sehr hoch;;;;;;;;;',
      'Thema;Titel;Art;Schweregrad kurzfristig;Schweregrad langfristig;Wahrscheinlichkeit;vorgelagert;eigener Betrieb;nachgelagert;Wirkstärke',
      'E1.3;Strom;Risiko;2;4;3;;x;;2',
      'E3.1;Brunnen;Risiko;1;2;4;x;x;;3',
    ]);
    const columns = page.getByRole('table', { name: 'Match columns' });
    await columns.getByText('these look like scores', { exact: false }).waitFor();
    await columns.getByText('there are scores for several horizons', { exact: false }).first().waitFor();
    await page
      .getByLabel(/^“Schweregrad” is given for several horizons/)
      .selectOption({ label: 'The worst of each row' });
    await page.getByText('Said elsewhere in the file', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Use these steps' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows imported').waitFor();
    const { components } = await founder.readDraft();
    expect(
      components
        .map((each) => [
          each.title,
          each.financialRiskOpportunity,
          each.financialLikelihood,
          each.valueChainConcentration,
        ])
        .sort(),
    ).toEqual([
      ['Brunnen', 2, 5, 'upstream-own'],
      ['Strom', 5, 4, 'own-operations'],
    ]);
  });

  it('takes a list of topics for one, and sets topics aside only when somebody says so', async () => {
    const founder = await welcome(browser, app);
    const { page } = founder;
    await page.goto(`${app.url}/app/import`);
    await choose(page, 'Topics.csv', ['Code,Topic,Material?', 'E1.3,Energy,Yes', 'G1.3,Animal welfare,No']);
    const setsAside = page.getByLabel('Set topics aside for which “Material?” says no');
    await setsAside.waitFor();
    expect(await setsAside.isChecked()).toBe(false);
    await setsAside.check();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('1 row imported').waitFor();
    const { topics, selections } = await founder.readDraft();
    const aside = selections.filter(({ isRelevant }) => !isRelevant).map(({ topicId }) => topicId);
    expect(topics.filter(({ id }) => aside.includes(id)).map(({ code }) => code)).toEqual(['G1.3']);
  });

  it('does not miss a title that is made', async () => {
    const { page } = await welcome(browser, app);
    await page.goto(`${app.url}/app/import`);
    await choose(page, 'Register.csv', [
      'Topic,Description,Type,Comment',
      `E1.3,${'Power cuts stop the furnaces '.repeat(12)},Risk,Seen`,
      'E3.1,Wells fall dry,Risk,Heard',
    ]);
    await page.getByLabel(/^Make titles from the first words/).waitFor();
    expect(await page.getByText('No column contains the title', { exact: false }).count()).toBe(0);
  });
});
