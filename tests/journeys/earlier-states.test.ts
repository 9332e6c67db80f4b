import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeShape } from '#contract/history.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
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
  it('is undone from the message that says it, and the history says so', async () => {
    const { page, call, impact, path } = await visitWithImpact();
    await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    await press(page, `Delete: ${impact.title}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: `Delete: ${impact.title}` }).waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await page.getByRole('button', { name: `Delete: ${impact.title}` }).waitFor();
    const { changes } = await call<{ changes: ChangeShape[] }>('GET', `${path}/history/component/${impact.id}`);
    expect(changes.map(({ verb }) => verb)).toEqual(['added', 'deleted', 'added']);
    expect(changes[0]?.reason).toMatch(/^Undone: Smoke over the mill deleted/);
  });

  it('of a stakeholder entry is undone as well', async () => {
    const { page } = await welcome(browser, app);
    await page.goto(`${app.url}/app/assessment?section=stakeholder-mapping`);
    await press(page, 'Add stakeholder');
    const form = page.getByRole('form', { name: 'New stakeholder' });
    await form.getByLabel('Stakeholder group').selectOption({ label: 'Suppliers' });
    await form.getByLabel('Names').fill('The millers');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await press(page, 'Delete: Suppliers');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Suppliers' }).waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await page.getByRole('rowheader', { name: 'Suppliers' }).waitFor();
  });
});

describe('why a score was changed', () => {
  it('is asked beside it, shown in its history, and an open point before completing until it is given', async () => {
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
    await press(page, `History of ${impact.title}`);
    const panel = page.getByRole('dialog', { name: `History of ${impact.title}` });
    await panel.getByText('Reason: New evidence').waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();

    // One that is left empty holds nothing up, and can be given where it is missed.
    await edit('2');
    await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
    const question = page.getByRole('dialog', { name: 'Complete the assessment?' });
    await press(page, 'Complete Assessment');
    await question.getByText('1 change has no reason').waitFor();
    await question.getByRole('link', { name: 'Give the reasons in Activity' }).click();
    await press(page, `Add a reason: ${impact.title}`);
    const why = page.getByRole('textbox', { name: 'Why?' });
    await expect.poll(() => why.evaluate((field) => field === document.activeElement)).toBe(true);
    await press(page, 'Save reason');
    await page.getByText('Say why, or press one of the choices.').waitFor();
    await why.fill('The filter of the new line was measured.');
    await press(page, 'Save reason');
    await page.getByText('Reason saved', { exact: true }).first().waitFor();
    await page.getByText('None is open').waitFor();
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

describe('an assessment as it stood', () => {
  it('is shown at a time of one’s choice, plainly marked, with what has changed since', async () => {
    const { page, call, assessment, topic, impact, path } = await visitWithImpact();
    const lines = await call<{ changes: ChangeShape[] }>('GET', `${path}/history/component/${impact.id}`);
    const at = mustHave(lines.changes[0]).at;
    await call('DELETE', `${path}/components/${impact.id}`);

    await page.goto(`${app.url}/app/dashboard`);
    await page.getByRole('link', { name: 'As it stood...' }).click();
    await page.getByText('Choose a date and a time').waitFor();
    await press(page, 'Show');
    await page.getByText('Enter a date and a time.').waitFor();

    await page.goto(`${app.url}/app/as-of?assessment=${assessment.id}&at=${at}`);
    await page.getByText(`${assessment.name}, as it stood on`).waitFor();
    const matrix = page.getByRole('region', { name: 'Materiality Matrix' });
    await matrix.getByRole('cell', { name: 'Material by impact' }).waitFor();
    await matrix.getByRole('table').getByRole('button', { name: topic.name }).click();
    const dialog = page.getByRole('dialog', { name: topic.name });
    await dialog.getByText(impact.title).waitFor();
    await dialog.getByText(impact.justification).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'What changed since' }).check({ force: true });
    const differences = page.getByRole('region', { name: 'Differences' });
    await differences.getByText('2 differences').waitFor();
    const told = await differences.getByRole('listitem').allInnerTexts();
    expect(told.map((text) => text.split(/\s*\n\s*/))).toEqual([
      ['Changed', `${topic.code} ${topic.name}`, 'Standing', 'Material by impact Not yet assessed', ...impactGone],
      ['Gone', impact.title, `under ${topic.code} ${topic.name}`],
    ]);
    await page.getByRole('link', { name: 'Back to the present' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('is said not to be there before it was begun', async () => {
    const { page, assessment } = await visitWithImpact();
    await page.goto(`${app.url}/app/as-of?assessment=${assessment.id}&at=2020-01-01T00:00:00.000Z`);
    await page.getByText('The assessment had not been begun').waitFor();
  });
});

const impactGone = ['Impact score', '20 of 25 Not assessed'];
