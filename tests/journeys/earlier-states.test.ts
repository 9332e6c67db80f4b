import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeShape } from '#contract/history.ts';
import { sha256 } from '#domain/frozen-results/sha256.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { openBrowser } from '../shared/browser.ts';
import { eventually } from '../shared/eventually.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { openMenu } from './dashboard-menu.ts';
import { chooseAction } from './entry-menu.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A company whose draft holds one impact under its first topic. */
async function visitWithImpact() {
  const newcomer = await welcome(browser, app);
  const { assessment, topics } = await newcomer.readDraft();
  const path = `/api/assessments/${assessment.id}`;
  const topic = mustHave(topics[0]);
  const impact = {
    ...componentFields,
    actualPotentialImpact: 'Actual',
    impactScale: null,
    title: 'Smoke over the mill',
    id: randomUUID(),
    topicId: topic.id,
  };
  await newcomer.call('POST', `${path}/components`, impact);
  return { ...newcomer, assessment, topic, impact, path };
}

describe('a deletion', () => {
  it('is undone from the message that reports it, and the history records both', async () => {
    const { page, call, impact, path } = await visitWithImpact();
    await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    await chooseAction(page, impact.title, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: `Edit: ${impact.title}` }).waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await page.getByRole('button', { name: `Edit: ${impact.title}` }).waitFor();
    const { changes } = await call<{ changes: ChangeShape[] }>('GET', `${path}/history/component/${impact.id}`);
    expect(changes.map(({ verb }) => verb)).toEqual(['added', 'deleted', 'added']);
    expect(changes[0]?.reason).toMatch(/^Undone: Smoke over the mill deleted/);
  });

  it('is undone for a stakeholder entry as well', async () => {
    const { page } = await welcome(browser, app);
    await page.goto(`${app.url}/app/assessment?section=stakeholder-mapping`);
    await press(page, 'Add stakeholder');
    const form = page.getByRole('form', { name: 'New stakeholder' });
    await form.getByLabel('Stakeholder group').selectOption({ label: 'Suppliers' });
    await form.getByLabel('Names').fill('The millers');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await chooseAction(page, 'Suppliers', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Suppliers' }).waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await page.getByRole('rowheader', { name: 'Suppliers' }).waitFor();
  });
});

describe('the reason for changing a score', () => {
  it('is requested with the change, shown in the history, and an open point before completion until it is given', async () => {
    const { page, call, impact, path } = await visitWithImpact();
    await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    const form = page.getByRole('form', { name: 'Edit impact' });
    const edit = async (severity: string, choice?: string) => {
      await press(page, `Edit: ${impact.title}`);
      await form.getByRole('slider', { name: 'Severity', exact: true }).fill(severity);
      await form.getByRole('textbox', { name: 'Why?' }).waitFor();
      if (choice) await form.getByRole('button', { name: choice }).click();
      await form.getByRole('button', { name: 'Save impact' }).click();
      await form.waitFor({ state: 'detached' });
    };
    await edit('5', 'New evidence');
    await chooseAction(page, impact.title, 'History');
    const panel = page.getByRole('dialog', { name: `History of ${impact.title}` });
    await panel.getByText('Reason: New evidence').waitFor();
    await panel.getByRole('radio', { name: 'Decisions' }).check();
    await panel.getByText('This is the beginning of the history.').waitFor();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(1);
    await panel.getByText('Reason: New evidence').waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();

    // An empty reason blocks nothing, and can be added where it is reported missing.
    await edit('2');
    await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
    const question = page.getByRole('dialog', { name: 'Complete the assessment?' });
    await press(page, 'Complete Assessment');
    await question.getByText('1 change has no reason').waitFor();
    await question.getByRole('link', { name: 'Add reasons in Activity' }).click();
    await press(page, `Add reason: ${impact.title}`);
    const why = page.getByRole('textbox', { name: 'Why?' });
    await expect.poll(() => why.evaluate((field) => field === document.activeElement)).toBe(true);
    await press(page, 'Save reason');
    await page.getByText('Enter a reason, or select one below.').waitFor();
    await why.fill('The filter of the new line was measured.');
    await press(page, 'Save reason');
    await page.getByText('Reason saved', { exact: true }).first().waitFor();
    await page.getByText('None without a reason').waitFor();
    const { changes } = await call<{ changes: ChangeShape[] }>('GET', `${path}/history/component/${impact.id}`);
    expect(changes.map(({ reason, reasonGiven }) => [reason, reasonGiven !== null])).toEqual([
      ['The filter of the new line was measured.', true],
      ['New evidence', false],
      [null, false],
    ]);
    await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
    await press(page, 'Complete Assessment');
    await question.getByRole('heading', { name: 'Still missing' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await question.getByText(/no reason/).count()).toBe(0);
  });
});

describe('an earlier version of an assessment', () => {
  it('is shown for any time, clearly marked, with what has changed since', async () => {
    const { page, call, assessment, topic, impact, path } = await visitWithImpact();
    const lines = await call<{ changes: ChangeShape[] }>('GET', `${path}/history/component/${impact.id}`);
    const at = mustHave(lines.changes[0]).at;
    await call('DELETE', `${path}/components/${impact.id}`);

    await page.goto(`${app.url}/app/dashboard`);
    await (await openMenu(page)).getByRole('link', { name: 'Earlier versions...' }).click();
    await page.getByText('Choose a date and a time').waitFor();
    await press(page, 'Show');
    await page.getByText('Enter a date and a time.').waitFor();

    await page.goto(`${app.url}/app/as-of?assessment=${assessment.id}&at=${at}`);
    await page.getByText(`${assessment.name}, as it was on`).waitFor();
    const matrix = page.getByRole('region', { name: 'Materiality Matrix' });
    await matrix.getByRole('cell', { name: 'Material by impact' }).waitFor();
    await matrix.getByRole('table').getByRole('button', { name: topic.name }).click();
    const dialog = page.getByRole('dialog', { name: topic.name });
    await dialog.getByText(impact.title).waitFor();
    await dialog.getByText(impact.justification).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Changes since' }).check({ force: true });
    const differences = page.getByRole('region', { name: 'Differences' });
    await differences.getByText('2 differences').waitFor();
    const told = await differences.getByRole('listitem').allInnerTexts();
    expect(told.map((text) => text.split(/\s*\n\s*/))).toEqual([
      ['Changed', `${topic.code} ${topic.name}`, 'Standing', 'Material by impact Not yet assessed', ...impactGone],
      ['Removed', impact.title, `under ${topic.code} ${topic.name}`],
    ]);
    await page.getByRole('link', { name: 'Back to the current version' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('does not exist for a time before the assessment was started', async () => {
    const { page, assessment } = await visitWithImpact();
    await page.goto(`${app.url}/app/as-of?assessment=${assessment.id}&at=2020-01-01T00:00:00.000Z`);
    await page.getByText('The assessment had not been started').waitFor();
  });
});

describe('a frozen result', () => {
  it('starts with its finding; what is folded opens with a button, a link or the address, and on paper', async () => {
    const { page, call, impact, path, assessment } = await visitWithImpact();
    await call('POST', `${path}/complete`, {});
    await page.goto(`${app.url}/app/results?assessmentId=${assessment.id}`);
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText(/is material by impact\.$/).waitFor();
    await result.getByRole('img', { name: 'Materiality matrix of the completed assessment' }).waitFor();

    const entry = page.getByText(impact.title).first();
    await entry.waitFor({ state: 'hidden' });
    await press(page, 'Open all');
    await entry.waitFor();
    await press(page, 'Close all');
    await entry.waitFor({ state: 'hidden' });

    const scales = page.locator('#frozen-scales');
    const isOpen = () => scales.evaluate((part: HTMLDetailsElement) => part.open);
    expect(await isOpen()).toBe(false);
    const parts = page.getByRole('navigation', { name: 'Parts of this result' });
    expect(await parts.getByRole('link').allInnerTexts()).toEqual(['Sign-off', 'Check', 'Topics', 'Thresholds']);
    await parts.getByRole('button', { name: /^More parts/ }).click();
    await parts.getByRole('link', { name: 'Scales' }).click();
    await expect.poll(isOpen).toBe(true);
    await scales.getByText('What the scores 1 to 5 meant').waitFor();
    await page.reload();
    await expect.poll(isOpen).toBe(true);

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await entry.waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await entry.waitFor({ state: 'hidden' });
  });

  it('is opened after completion, downloaded and checked, and altered files are detected', async () => {
    const { page, call, path } = await visitWithImpact();
    await call('POST', `${path}/complete`, {});
    await call('POST', `${path}/reopen`, { reason: 'A figure was wrong' });
    await call('POST', `${path}/complete`, {});
    await page.goto(`${app.url}/app/dashboard`);
    await (await openMenu(page)).getByRole('link', { name: 'Result and sign-off' }).click();
    await page.getByRole('heading', { level: 1, name: 'Result and sign-off' }).waitFor();
    await page.getByText('Nothing was altered: fingerprint, scores and topic results are the same').waitFor();

    const downloading = page.waitForEvent('download');
    await press(page, 'Download the file');
    const text = await readFile(await (await downloading).path(), 'utf8');
    const check = async (name: string, content: string, verdict: string | RegExp) => {
      const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) };
      await page.getByLabel('Check a file').setInputFiles(file);
      const found = page
        .getByRole('status')
        .or(page.getByRole('alert'))
        .filter({ hasText: `The file ${name}` });
      await found.getByText(verdict).first().waitFor();
    };
    await check('kept.json', text, 'Nothing was altered');
    await check('cut.json', text.slice(0, -100), 'It may be incomplete');
    await check('altered.json', text.replace('"impactSeverity":4', '"impactSeverity":5'), /score: 20 in the file, 25/);
    const { result, kind } = JSON.parse(text);
    const inFormat = (format: number) => {
      const { scales: _since3, ...older } = result;
      const said = { ...older, format };
      return JSON.stringify({ kind, sha256: sha256(canonicalJson(said)), result: said });
    };
    await check('older.json', inFormat(2), 'Nothing was altered');
    await check('newer.json', inFormat(99), 'A newer version of Twofold may have written it');
    await check('letter.json', '{"dear":"auditor"}', 'This is not a frozen result from Twofold');

    const choice = page.getByLabel('Frozen result');
    const names = await choice.evaluate((box: HTMLSelectElement) => [...box.options].map(({ text: name }) => name));
    expect(names).toEqual([
      expect.stringMatching(/^No\. 2, .+, completed$/),
      expect.stringMatching(/^No\. 1, .+, replaced, reopened: .+/),
    ]);
    await choice.selectOption({ index: 1 });
    await page.getByText('This is an earlier result').waitFor();
    await choice.selectOption({ index: 0 });
    await page.getByText('This is an earlier result').waitFor({ state: 'detached' });
  });
});

describe('the seals', () => {
  it('are made on completion, and a check on Activity confirms that the history matches its seals', async () => {
    const { page, call, path } = await visitWithImpact();
    await page.goto(`${app.url}/app/activity`);
    await page.getByText('Nothing has been sealed yet.').waitFor();
    await call('POST', `${path}/complete`, {});
    await eventually(
      'the history is sealed',
      async () => (await call<{ seals: number }>('GET', '/api/seals')).seals > 0,
    );
    await page.reload();
    await page.getByText(/^Last sealed .+, when an assessment was completed: \d+ lines so far$/).waitFor();
    await press(page, 'Check the history');
    await page.getByText('The history matches its seals').waitFor();
  });
});

const impactGone = ['Impact score', '20 of 25 Not assessed'];
