import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { consultantRows, consultantWorkbook } from './consultant-register.ts';
import { welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Workbook or CSV file').setInputFiles({
    ...{ name, mimeType: name.endsWith('.xlsx') ? XLSX : 'text/csv' },
    buffer: Buffer.from(content),
  });

/** Presses buttons, and counts how often. */
function counting(page: Page) {
  let presses = 0;
  return {
    press: async (name: string) => {
      presses += 1;
      await page.getByRole('button', { name, exact: true }).click();
    },
    count: () => presses,
  };
}

/** Each step of the register's scale from 1 to 4 as one of ours, as proposed. */
const OURS = [0, 1, 2, 4, 5];

describe('a register from elsewhere', () => {
  it('with two rows of headings, German words, a scale from 1 to 4, gross and net comes in right in two presses, its like in one', async () => {
    const founder = await welcome(browser, app);
    const { page } = founder;
    await page.goto(`${app.url}/app/import`);
    const first = counting(page);
    await choose(page, 'IRO 2025.xlsx', consultantWorkbook(60, 'Punkt'));
    await first.press('Use these steps');
    await first.press('Import 60 rows');
    await page.getByText('60 rows imported').waitFor();
    expect(first.count()).toBe(2);

    const { components, topics } = await founder.readDraft();
    const codeOf = new Map<string, string>(topics.map(({ id, code }) => [id, code]));
    const stored = new Map(
      components.map((entry) => [
        entry.title,
        {
          ...{ code: codeOf.get(entry.topicId), kind: entry.kind, polarity: entry.impactPolarity },
          scores:
            entry.kind === 'impact'
              ? [entry.impactSeverity, entry.impactLikelihood]
              : [entry.financialRiskOpportunity, entry.financialLikelihood],
          open: entry.severityOpen || entry.likelihoodOpen,
          ...{ horizon: entry.timeHorizon, place: entry.valueChainConcentration },
        },
      ]),
    );
    expect(stored).toEqual(
      new Map(
        consultantRows(60, 'Punkt').map(({ title, code, kind, gross, horizon, place }) => [
          title,
          {
            code,
            kind: kind === 'Risiko' ? 'risk' : kind === 'Chance' ? 'opportunity' : 'impact',
            polarity: kind.startsWith('Neg') ? 'Negative' : kind.startsWith('Pos') ? 'Positive' : null,
            scores: gross.map((step) => OURS[step]),
            open: false,
            horizon: { kurzfristig: 'short', mittelfristig: 'medium', langfristig: 'long' }[horizon],
            place: place.startsWith('Eigener') ? 'own-operations' : 'upstream',
          },
        ]),
      ),
    );

    await page.getByRole('button', { name: 'Choose another file' }).click();
    const second = counting(page);
    await choose(page, 'IRO 2026.xlsx', consultantWorkbook(24, 'Neuer Punkt'));
    await second.press('Import 24 rows');
    await page.getByText('24 rows imported').waitFor();
    expect(second.count()).toBeLessThanOrEqual(2);
  });

  it('of which half is rejected says why, shows the rows of each reason, and takes the corrected half', async () => {
    const { page, readDraft } = await welcome(browser, app);
    await page.goto(`${app.url}/app/import`);
    const rows = Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0 ? `E1.1,Risk,Entry ${at},4,3` : `${at < 6 ? 'Kilns' : 'E1.1'},Risk,Entry ${at},${at < 6 ? 4 : 9},3`,
    );
    await choose(page, 'Half.csv', ['Topic,Kind,Title,Magnitude,Likelihood', ...rows].join('\n'));
    const reasons = page.getByRole('region', { name: 'Why rows are rejected or lose a cell.' });
    await reasons.getByRole('button', { name: 'Not on the scale: 2' }).click();
    const list = page.getByRole('region', { name: 'Rows of the table' });
    await expect
      .poll(() => list.getByRole('listitem').count())
      .toBe(
        // Each has a list of its problems.
        4,
      );
    await page
      .getByText('5 fields are left open in new rows')
      .or(page.getByText('fields are left open'))
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'of them will stand' }).getByText('Entry 0').first().waitFor();
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findViolations(page)).toEqual([]);
    }
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the rejected rows (Excel)' }).click();
    const workbook = read(await readFile(await (await downloading).path()));
    await page.getByRole('button', { name: 'Import 5 rows' }).click();
    await page.getByText('5 rows imported').waitFor();

    const sheet = mustHave(workbook.Sheets.Register);
    const rejected = utils.sheet_to_json<string[]>(sheet, { header: 1 });
    expect(rejected.map(([why]) => why)).toEqual([
      'Why it was rejected',
      ...Array.from({ length: 3 }, () => 'This assessment has no topic “Kilns”'),
      ...Array.from({ length: 2 }, () => '9 is not on the scale from 1 to 5'),
    ]);
    const corrected = rejected.map((row, at) => (at === 0 ? row : row.with(1, 'E1.1').with(4, '2')));
    workbook.Sheets.Register = utils.aoa_to_sheet(corrected);
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'Rejected rows.xlsx', write(workbook, { type: 'buffer', bookType: 'xlsx' }));
    await page.getByText('Not read: the reasons from a workbook of rejected rows.').waitFor();
    await page.getByRole('button', { name: 'Import 5 rows' }).click();
    await page.getByText('5 rows imported').waitFor();
    expect((await readDraft()).components).toHaveLength(10);
  });

  it('is offered the matching of a table that has one column more, which is renamed and deleted by the company', async () => {
    const { page } = await welcome(browser, app);
    await page.goto(`${app.url}/app/import`);
    const table = (head: string, row: string) => `${head}\n${row}\n`;
    await choose(page, 'Aspekte.csv', table('Thema,Art,Bezeichnung,Punkte,Stand', 'E1.1,Risiko,Gas,4,offen'));
    await page.getByLabel('What “Punkte” (column D) contains').selectOption({ label: 'Severity or magnitude' });
    await page.getByLabel('What “Stand” (column E) contains').selectOption({ label: 'Justification' });
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('1 row imported').waitFor();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'Kurz.csv', table('Art,Thema,Bezeichnung,Punkte', 'Risiko,E1.1,Holz,5'));
    await page.getByText('The matching “Aspekte” fits, except that the file has no “Stand”.').waitFor();
    await page.getByRole('button', { name: 'Use this matching' }).click();
    await page.getByText('“Stand” is not in this file. The rest of the matching is used.').waitFor();
    expect(await page.getByLabel('What “Punkte” (column D) contains').inputValue()).toBe('severity');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByText('Kept matchings (1)').click();
    await page.getByRole('button', { name: 'Rename “Aspekte”' }).click();
    await page.getByLabel('Name of this matching').fill('Der Berater');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('button', { name: 'Delete “Der Berater”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Kept matchings (1)').waitFor({ state: 'detached' });
  });

  it('is not added twice where two people import it, and is not undone over what a colleague has edited since', async () => {
    const founder = await welcome(browser, app);
    const { page } = founder;
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const content = 'Topic,Kind,Title,Magnitude\nE1.1,Risk,Gas,4\nE1.1,Risk,Oil,3\n';
    for (const each of [page, colleague.page]) {
      await each.goto(`${app.url}/app/import`);
      await choose(each, 'Same.csv', content);
      await each.getByRole('button', { name: 'Import 2 rows' }).waitFor();
    }
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows imported').waitFor();
    await colleague.page.getByRole('button', { name: 'Import 2 rows' }).click();
    await colleague.page.getByText('2 rows were changed, added or deleted', { exact: false }).waitFor();
    await colleague.page.getByText('Someone has added the same in the meantime').first().waitFor();
    await colleague.page.getByRole('button', { name: 'Update preview' }).click();
    await colleague.page.getByText('Nothing to change: the assessment already contains all of this.').waitFor();
    const { components, assessment } = await founder.readDraft();
    expect(components).toHaveLength(2);

    const { id, version } = mustHave(components.find(({ title }) => title === 'Gas'));
    await colleague.call('POST', `/api/assessments/${assessment.id}/components/together`, {
      act: crypto.randomUUID(),
      changed: [{ id, seenVersion: version, set: { financialRiskOpportunity: 5 } }],
    });
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByText('The import was not undone').waitFor();
    await page.getByText('Gas', { exact: true }).waitFor();
    expect((await founder.readDraft()).components).toHaveLength(2);
  });
});
