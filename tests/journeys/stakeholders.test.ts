import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stakeholderGroups } from '#domain/reference/options.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { chooseAction } from './entry-menu.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const SUPPLIERS = 'Suppliers';
const refusal = { code: 'database-away' };

async function openSection({ page }: Newcomer): Promise<void> {
  await page.goto(`${app.url}/app/assessment?section=stakeholder-mapping`);
  await page.getByRole('heading', { name: 'Stakeholder Mapping', exact: true }).waitFor();
}

async function visitMapping(): Promise<Newcomer> {
  const newcomer = await welcome(browser, app);
  await openSection(newcomer);
  await newcomer.page.getByText('No stakeholders yet').waitFor();
  return newcomer;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const newForm = (page: Page) => page.getByRole('form', { name: 'New stakeholder' });
const editForm = (page: Page) => page.getByRole('form', { name: 'Edit stakeholder' });
const rowOf = (page: Page, group: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: group }) });

/** Adds an entry through the form. */
async function add(page: Page, group: string, names: string): Promise<void> {
  await press(page, 'Add stakeholder');
  const form = newForm(page);
  await form.getByLabel('Stakeholder group').selectOption({ label: group });
  await form.getByLabel('Names').fill(names);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await rowOf(page, group).waitFor();
}

/** The methods of the requests that a page sends to change stakeholders. */
function listenToSaves(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/stakeholders')) sent.push(request.method());
  });
  return sent;
}

describe('the stakeholder mapping', () => {
  it('rejects an empty entry, offers the twelve groups, and shows an Other group under its own name', async () => {
    const { page, readDraft } = await visitMapping();
    const sent = listenToSaves(page);
    await press(page, 'Add stakeholder');
    const form = newForm(page);
    const group = form.getByLabel('Stakeholder group');
    expect(await group.getByRole('option').allInnerTexts()).toEqual(stakeholderGroups.map(({ label }) => label));
    expect(await form.getByLabel('Other group name').count()).toBe(0);
    await group.selectOption({ label: 'Other' });
    await form.getByLabel('Other group name').fill('Pension fund');
    await form.getByRole('checkbox', { name: 'Key stakeholder' }).check();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'No data to save' });
    await notice.getByText('No data to save', { exact: true }).waitFor();
    await notice.getByText('Please fill in at least one field to save stakeholder data', { exact: true }).waitFor();
    await form.getByRole('alert').getByText('Please fill in at least one field to save stakeholder data').waitFor();
    expect(await form.getByLabel('Other group name').inputValue()).toBe('Pension fund');
    expect(sent).toEqual([]);

    const methods = form.getByRole('group', { name: 'Engagement' });
    await methods.getByRole('checkbox', { name: 'Survey' }).check();
    await methods.getByRole('checkbox', { name: 'Other', exact: true }).check();
    await methods.getByRole('textbox').fill('Annual meeting, in person');
    await form.getByLabel('Why a key stakeholder').fill('Lends us the money');
    await form.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await told(page, 'Stakeholder mapping saved successfully');
    expect(await notice.count()).toBe(0);
    expect(sent).toEqual(['PUT']);
    const row = rowOf(page, 'Pension fund');
    await row.getByText('Survey, Annual meeting, in person', { exact: true }).waitFor();
    await row.getByText('Lends us the money', { exact: true }).waitFor();
    expect((await readDraft()).stakeholders).toMatchObject([
      {
        stakeholderGroup: 'other',
        customGroupName: 'Pension fund',
        isKeyStakeholder: true,
        engagementOrganization: ['survey', 'other'],
        engagementOther: 'Annual meeting, in person',
      },
    ]);
  });

  it('turns a row into a form and back, by saving or cancelling', async () => {
    const { page, readDraft } = await visitMapping();
    await add(page, SUPPLIERS, `Three mills\n${'and a very long list of others '.repeat(8)}`);
    const names = rowOf(page, SUPPLIERS).getByText('Three mills');
    const height = async () => mustHave(await names.boundingBox()).height;
    const folded = await height();
    await press(page, `More: ${SUPPLIERS}`);
    expect(await height()).toBeGreaterThan(folded);
    await press(page, `Less: ${SUPPLIERS}`);
    expect(await height()).toBe(folded);
    await press(page, `Edit: ${SUPPLIERS}`);
    const form = editForm(page);
    await form.getByLabel('Names').fill('Three mills');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await press(page, `Edit: ${SUPPLIERS}`);
    await form.getByLabel('Names').fill('Three mills and a bakery');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, SUPPLIERS).getByText('Three mills', { exact: true }).waitFor();
    await told(page, 'Changes discarded');
    await press(page, 'Undo');
    await expect.poll(() => form.getByLabel('Names').inputValue()).toBe('Three mills and a bakery');

    await page.reload();
    await expect.poll(() => form.getByLabel('Names').inputValue()).toBe('Three mills and a bakery');
    await form.getByLabel('Role').selectOption({ label: 'Affected stakeholder' });
    await page.route('**/stakeholders', (route) => route.fulfill({ status: 503, json: refusal }));
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Failed to save stakeholder mapping');
    expect(await form.getByLabel('Names').inputValue()).toBe('Three mills and a bakery');
    await page.unroute('**/stakeholders');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Stakeholder mapping saved successfully');
    await rowOf(page, SUPPLIERS).getByText('Affected stakeholder', { exact: true }).waitFor();
    expect((await readDraft()).stakeholders).toMatchObject([
      { stakeholderNames: 'Three mills and a bakery', stakeholderRole: 'affected' },
    ]);
  });

  it('asks before it deletes an entry, and reports when it could not', async () => {
    const { page, readDraft } = await visitMapping();
    await add(page, SUPPLIERS, 'Three mills');
    const question = page.getByRole('alertdialog', { name: 'Delete this stakeholder entry?' });
    await chooseAction(page, SUPPLIERS, 'Delete');
    await question.getByText('This deletes “Suppliers” for everyone in your company.').waitFor();
    await question.getByRole('button', { name: 'Keep it' }).click();
    await question.waitFor({ state: 'hidden' });

    await page.route('**/stakeholders/**', (route) => route.fulfill({ status: 503, json: refusal }));
    await chooseAction(page, SUPPLIERS, 'Delete');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await told(page, 'Failed to delete stakeholder entry');
    expect((await readDraft()).stakeholders).toHaveLength(1);
    await page.unroute('**/stakeholders/**');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No stakeholders yet').waitFor();
    expect((await readDraft()).stakeholders).toEqual([]);
  });

  it('turns each ticked group into a row to fill in, which nothing counts before it is', async () => {
    const { page, readDraft } = await visitMapping();
    const sent = listenToSaves(page);
    const add = page.getByRole('button', { name: /^Add (groups|\d+ groups?)$/ });
    expect(await add.isDisabled()).toBe(true);
    const groups = page.getByRole('group', { name: 'Stakeholder groups' });
    expect(await groups.getByRole('checkbox').count()).toBe(stakeholderGroups.length - 1);
    for (const name of [/^Employees/, SUPPLIERS, 'Investors']) await groups.getByRole('checkbox', { name }).check();
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'Add 3 groups');
    await expect.poll(() => page.getByText('Not filled in yet').count()).toBe(3);
    await page.getByText('Not filled in, not saved yet').waitFor();
    expect(await page.getByText('All changes saved').count()).toBe(0);
    // Nothing was entered that could be saved, and nothing counts; the ticks stay.
    await press(page, 'Next');
    await page.getByRole('heading', { name: 'Topic Selection', exact: true }).waitFor();
    expect(sent).toEqual([]);
    await press(page, 'Previous');
    await page.reload();
    await expect.poll(() => page.getByText('Not filled in yet').count()).toBe(3);
    const cards = page.getByRole('navigation', { name: 'Assessment sections' });
    expect(await cards.getByRole('button', { name: /Stakeholder Mapping.*Not started/ }).count()).toBe(1);

    await press(page, `Fill in: ${SUPPLIERS}`);
    const form = newForm(page);
    expect(await form.getByLabel('Stakeholder group').inputValue()).toBe('suppliers');
    await form.getByLabel('Names').fill('Three mills');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await rowOf(page, SUPPLIERS).getByText('Three mills').waitFor();
    await press(page, 'Remove: Investors');
    await expect.poll(() => page.getByText('Not filled in yet').count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    expect((await readDraft()).stakeholders).toMatchObject([{ stakeholderGroup: 'suppliers' }]);
  });

  it('discards a row that was never saved without a request to the server', async () => {
    const { page, readDraft } = await visitMapping();
    const sent = listenToSaves(page);
    const form = newForm(page);
    await press(page, 'Add stakeholder');
    await form.getByLabel('Names').fill('Somebody');
    expect(await form.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await form.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('No stakeholders yet').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.reload();
    await page.getByText('No stakeholders yet').waitFor();
    expect((await readDraft()).stakeholders).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('saves an entry and adds another, and saves every open row with the section', async () => {
    const { page, readDraft } = await visitMapping();
    await press(page, 'Add stakeholder');
    const names = newForm(page).first().getByLabel('Names');
    await names.fill('A mine');
    await newForm(page).getByRole('button', { name: 'Save and add another' }).click();
    await told(page, 'Stakeholder mapping saved successfully');
    // The next form is empty and focused.
    await expect.poll(() => names.inputValue()).toBe('');
    const group = newForm(page).getByLabel('Stakeholder group');
    await expect.poll(() => group.evaluate((field) => field === document.activeElement)).toBe(true);
    await names.fill('Three mills');
    await press(page, 'Add stakeholder');
    await names.fill('A bakery');
    await press(page, 'Next');
    await page.getByRole('heading', { name: 'Topic Selection', exact: true }).waitFor();
    const { stakeholders } = await readDraft();
    expect(stakeholders.map((row) => row.stakeholderNames).toSorted()).toEqual(['A bakery', 'A mine', 'Three mills']);
  });

  it('shows the second of two colleagues both versions of a field and lets them choose', async () => {
    const ada = await visitMapping();
    await add(ada.page, SUPPLIERS, 'Three mills');
    const ben = await welcomeColleague(browser, app, ada, 'Ben Second');
    await openSection(ben);
    for (const { page } of [ada, ben]) await press(page, `Edit: ${SUPPLIERS}`);
    await editForm(ada.page).getByLabel('Names').fill('Four mills');
    await editForm(ben.page).getByLabel('Names').fill('Five mills');
    await editForm(ben.page).getByRole('button', { name: 'Save', exact: true }).click();
    await told(ben.page, 'Stakeholder mapping saved successfully');

    await editForm(ada.page).getByRole('button', { name: 'Save', exact: true }).click();
    const choice = ada.page.getByRole('dialog').getByRole('group', { name: `${SUPPLIERS}: Names` });
    await choice.getByText('Saved by Ben Second', { exact: false }).waitFor();
    expect(await choice.locator('mark').allInnerTexts()).toEqual(['Four', 'Five']);
    await choice.getByRole('radio').first().check();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Save my choices' }).click();
    await rowOf(ben.page, SUPPLIERS).getByText('Four mills', { exact: true }).waitFor();
  });
});
