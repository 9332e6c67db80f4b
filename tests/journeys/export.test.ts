import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileState } from '#domain/files/file-state.ts';
import { openPdf } from '../documents/open-pdf.ts';
import { openBrowser } from '../shared/browser.ts';
import { asOwner } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';
import { brokenPng, PNG } from '../shared/pictures.ts';
import { readWorkbook } from '../shared/read-workbook.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { type Newcomer, welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const TITLE = '=HYPERLINK("https://example.com";"x") עברית 🌾';

/** A person whose assessment has one impact. */
async function visit(options: Parameters<typeof welcome>[2] = {}) {
  const founder = await welcome(browser, app, options);
  const { assessment, topics } = await founder.readDraft();
  const topicId = mustHave(topics[0]).id;
  const impact = { ...componentFields, title: TITLE, actualPotentialImpact: 'Actual', id: randomUUID(), topicId };
  await founder.call('POST', `/api/assessments/${assessment.id}/components`, impact);
  return { founder, assessment };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Export' });

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Export' }).click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

/** Opens the fold with the files for programs and auditors. */
const openData = (dialog: Locator) => dialog.locator('summary', { hasText: 'Data files' }).click();

/** Inserts a file record without a job, so that its state does not change. */
const putFile = (assessmentId: string, { email }: Newcomer, state: FileState) =>
  asOwner(app.ownerUrl, (client) =>
    client.query(
      `insert into made_files (company_id, assessment_id, kind, state, progress, asked_by, ended_at)
       select m.company_id, $1, 'csv', $3, 40, m.user_id, case when $3 = 'failed' then now() end
       from memberships m join users u on u.id = m.user_id where u.email = $2`,
      [assessmentId, email, state],
    ),
  );

describe('exporting an assessment', () => {
  it('creates a workbook by keyboard alone, downloads it, and deletes it', async () => {
    const { founder, assessment } = await visit();
    const { page } = founder;
    await page.goto(`${app.url}/app/dashboard?assessment=${assessment.id}`);
    const opener = page.getByRole('button', { name: 'Export' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.getByText('No files yet.').waitFor();
    await dialog.locator('summary', { hasText: 'Data files' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('radio', { name: /^Excel workbook/ }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Create file' }).focus();
    await page.keyboard.press('Enter');
    const link = dialog.getByRole('link', { name: 'Download: Excel workbook' });
    await link.waitFor();
    const downloading = page.waitForEvent('download');
    await link.focus();
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^Workbook Nordhafen Foods - .+ \(draft\) - \d{4}-\d\d-\d\d\.xlsx$/);
    const sheets = readWorkbook(await readFile(await download.path()));
    expect(mustHave(sheets.get('Register')).rows.map(({ Title }) => Title)).toEqual([TITLE]);

    await dialog.getByRole('button', { name: 'Delete: Excel workbook' }).click();
    await dialog.getByText('No files yet.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('continues while the dialog is closed, reports when a file is ready, and shows it', async () => {
    const { founder, assessment } = await visit();
    const { page } = founder;
    await page.goto(`${app.url}/app/dashboard?assessment=${assessment.id}`);
    const dialog = await openDialog(page);
    await openData(dialog);
    await dialog.getByRole('radio', { name: /^JSON/ }).check();
    await dialog.getByRole('button', { name: 'Create file' }).click();
    await dialog.getByRole('listitem', { name: 'JSON' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('JSON: ready').first().waitFor();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await dialog.getByRole('link', { name: 'Download: JSON' }).waitFor();
  });

  it('cancels a file in progress, and offers to retry a failed one, on a phone too', async () => {
    const { founder, assessment } = await visit({ viewport: { width: 375, height: 760 } });
    const { page } = founder;
    await putFile(assessment.id, founder, 'making');
    await page.goto(`${app.url}/app/dashboard?assessment=${assessment.id}`);
    const dialog = await openDialog(page);
    const bar = dialog.getByRole('progressbar', { name: 'CSV files: progress' });
    await bar.waitFor();
    expect(await bar.getAttribute('value')).toBe('40');
    await dialog.getByRole('button', { name: 'Cancel: CSV files' }).click();
    await dialog.getByText('Cancelled').waitFor();
    await dialog.getByRole('button', { name: 'Delete: CSV files' }).click();
    await dialog.getByText('No files yet.').waitFor();
    await putFile(assessment.id, founder, 'failed');
    await page.reload();
    await openDialog(page);
    await dialog.getByText('Could not create the file.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Try again: CSV files' }).click();
    await dialog.getByRole('link', { name: 'Download: CSV files' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it('is also offered for a completed result, and explains why files beyond the limit are rejected', async () => {
    const { founder, assessment } = await visit();
    const { page } = founder;
    await founder.call('POST', `/api/assessments/${assessment.id}/complete`, {});
    for (let asked = 0; asked < 5; asked += 1) await putFile(assessment.id, founder, 'waiting');
    await page.goto(`${app.url}/app/results?assessmentId=${assessment.id}`);
    const dialog = await openDialog(page);
    const files = dialog.getByRole('list', { name: 'Your files' }).getByRole('listitem');
    await files.first().waitFor();
    expect(await files.count()).toBe(1);
    // The newest file is above the formats, and the dialog fits a window of 900 px with its data files open.
    const list = mustHave(await files.first().boundingBox());
    expect(list.y).toBeLessThan(mustHave(await dialog.getByRole('radio').first().boundingBox()).y);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openData(dialog);
    await dialog.getByRole('radio', { name: /^Evidence package/ }).waitFor();
    const hidden = await dialog.locator('.overflow-y-auto').evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Show 4 more' }).click();
    await expect.poll(() => files.count()).toBe(5);
    await dialog.getByRole('button', { name: 'Create file' }).click();
    await page
      .getByText('Your company has 5 files in progress, which is the limit.', { exact: false })
      .first()
      .waitFor();
  });

  it('exports the frozen result in view, or the current version of the assessment', async () => {
    const { founder, assessment } = await visit();
    const { page } = founder;
    const path = `/api/assessments/${assessment.id}`;
    await founder.call('POST', `${path}/complete`, {});
    await founder.call('POST', `${path}/reopen`, { reason: 'A figure was wrong' });
    await page.goto(`${app.url}/app/results?assessmentId=${assessment.id}`);
    const dialog = await openDialog(page);
    const source = dialog.getByLabel('Version');
    await expect
      .poll(() => source.evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.text))
      .toMatch(/^No\. 1, .+, not approved$/);
    await dialog.getByText(/^Seal [0-9a-f]{8}\. .+ owners, due dates, reviews or comments/).waitFor();
    await openData(dialog);
    await dialog.getByRole('radio', { name: /^JSON/ }).check();
    const stateOf = async () => {
      await dialog.getByRole('button', { name: 'Create file' }).click();
      const link = dialog.getByRole('link', { name: 'Download: JSON' });
      await link.waitFor();
      const downloading = page.waitForEvent('download');
      await link.click();
      const { state } = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
      return state;
    };
    expect(await stateOf()).toMatchObject({ record: { standing: 'open-again' } });
    await dialog.getByText('· of a frozen result', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Delete: JSON' }).click();
    await dialog.getByText('No files yet.').waitFor();
    await source.selectOption({ label: 'Current version' });
    expect(await stateOf()).toMatchObject({ finality: 'draft', isReopened: true, record: null });
  });

  it('creates the report with the name and colour that the company set, and rejects an illegible colour', async () => {
    const { founder, assessment } = await visit();
    const { page } = founder;
    await page.goto(`${app.url}/app/company/reports`);
    const settings = page.getByRole('form', { name: 'Reports' });
    await settings.getByLabel('Name of the report').fill('What matters at Nordhafen');
    await settings.getByLabel('Colour', { exact: true }).fill('#ffee00');
    await settings.getByRole('button', { name: 'Save report settings' }).click();
    await settings.getByText('This colour is too light', { exact: false }).waitFor();
    await page.reload();
    await expect.poll(() => settings.getByLabel('Name of the report').inputValue()).toBe('What matters at Nordhafen');
    await settings.getByLabel('Choose the colour').fill('#0b3d91');
    await settings.getByLabel('Language of numbers and dates').selectOption('German');
    await settings.getByText('3. November 2026 and 12.345,5', { exact: false }).waitFor();
    await settings.getByRole('button', { name: 'Save report settings' }).click();
    await page.getByText('Report settings saved').first().waitFor();
    await page.getByText(/^Changed by .+/).waitFor();
    const reports = page.getByRole('region', { name: 'Reports' });
    await reports.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: brokenPng() });
    await reports.getByText('This file is not a valid PNG or JPEG', { exact: false }).waitFor();
    await reports.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
    const shown = reports.getByRole('img', { name: 'The logo on your reports' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);

    await page.goto(`${app.url}/app/dashboard?assessment=${assessment.id}`);
    const dialog = await openDialog(page);
    await dialog.getByRole('radio', { name: /^Report \(PDF\)/ }).check();
    await dialog.getByRole('button', { name: 'Create file' }).click();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download: Report (PDF)' }).click();
    const { title, pages, alternatives } = await openPdf(await readFile(await (await downloading).path()));
    expect(title).toContain('What matters at Nordhafen');
    expect(pages[0]).toContain('What matters at Nordhafen');
    expect(pages[0]).toMatch(/impact 12,5, financial 12,5/);
    expect(pages[0]).toMatch(/Data as of\s+\d{1,2}\. \p{L}+ \d{4}/u);
    expect(alternatives[0]).toMatch(/^Logo of /);

    await page.goto(`${app.url}/app/company/reports`);
    await reports.getByRole('button', { name: 'Remove the logo' }).click();
    await shown.waitFor({ state: 'detached' });
  });
});
