import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { chooseAction } from './entry-menu.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';
import { readField } from './read-field.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const sides = [
  {
    what: 'impacts',
    section: 'impact-materiality',
    heading: 'Impact Materiality Assessment',
    addTo: 'Add impact to',
    newForm: 'New impact',
    editForm: 'Edit impact',
    save: 'Save impact',
    question: 'Delete this impact?',
    added: 'Impact component added successfully.',
    updated: 'Impact component updated successfully.',
    deleted: 'Impact component deleted successfully.',
    addFailed: 'Failed to add impact component.',
    updateFailed: 'Failed to update impact component.',
    deleteFailed: 'Failed to delete impact component.',
  },
  {
    what: 'risks and opportunities',
    section: 'financial-materiality',
    heading: 'Financial Materiality Assessment',
    addTo: 'Add risk or opportunity to',
    newForm: 'New risk or opportunity',
    editForm: 'Edit risk or opportunity',
    save: 'Save risk',
    question: 'Delete this risk or opportunity?',
    added: 'Risk/Opportunity added successfully.',
    updated: 'Risk/Opportunity updated successfully.',
    deleted: 'Risk/Opportunity deleted successfully.',
    addFailed: 'Failed to add risk/opportunity.',
    updateFailed: 'Failed to update risk/opportunity.',
    deleteFailed: 'Failed to delete risk/opportunity.',
  },
] as const;
type Side = (typeof sides)[number];
const [impacts] = sides;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openMore = (form: Locator) => form.getByRole('button', { name: /^More: / }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function openSection({ page }: Newcomer, { section, heading: name }: Side): Promise<void> {
  await page.goto(`${app.url}/app/assessment?section=${section}`);
  await heading(page, name).waitFor();
}

/** Opens one of the editors for a new person, with two topics of their draft. */
async function visitEditor(side: Side) {
  const newcomer = await welcome(browser, app);
  const { assessment, topics } = await newcomer.readDraft();
  await openSection(newcomer, side);
  const [topic, otherTopic] = [mustHave(topics[0]), mustHave(topics[1])];
  return { ...newcomer, assessmentId: assessment.id, topic, otherTopic };
}

/** Stores an impact directly, without using the screen. */
function storeImpact(
  { call }: Newcomer,
  draft: { assessmentId: string; topic: { id: string } },
  title: string,
  texts: { description?: string; justification?: string } = {},
) {
  const own = { id: randomUUID(), topicId: draft.topic.id, title, severityReason: '' };
  const fields = { ...componentFields, ...own, ...texts };
  return call<{ id: string }>('POST', `/api/assessments/${draft.assessmentId}/components`, fields);
}

/** The methods of the requests that a page sends to change components. */
function listenToSaves(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/components')) sent.push(request.method());
  });
  return sent;
}

describe.each(sides)('the editor of $what', (side) => {
  it('adds, changes and deletes an entry with the specified messages, and only once however often a button is pressed', async () => {
    const { page, topic, readDraft } = await visitEditor(side);
    const sent = listenToSaves(page);
    await press(page, `${side.addTo} ${topic.name}`);
    const form = page.getByRole('form', { name: side.newForm });
    const title = form.getByRole('textbox', { name: 'Title' });
    await openMore(form);
    await form.getByLabel('Description').fill('Typed before the title');
    await title.fill('   ');
    await form.getByRole('button', { name: side.save }).click();
    await expect.poll(() => readField(title)).toMatchObject({ isWrong: true, hasFocus: true });
    expect((await readField(title)).says).toContain('Title is required.');
    expect(await form.getByLabel('Description').inputValue()).toBe('Typed before the title');
    expect(sent).toEqual([]);

    await title.fill('Dust from the mill');
    await form.getByRole('button', { name: side.save }).dblclick();
    await told(page, side.added);
    await form.waitFor({ state: 'detached' });
    expect(sent).toEqual(['POST']);
    expect(await page.getByText('Dust from the mill', { exact: true }).count()).toBe(1);

    await press(page, 'Edit: Dust from the mill');
    const edited = page.getByRole('form', { name: side.editForm });
    await edited.getByRole('textbox', { name: 'Title' }).fill('Dust from the old mill');
    await edited.getByRole('button', { name: side.save }).dblclick();
    await told(page, side.updated);
    expect(sent).toEqual(['POST', 'PUT']);
    expect((await readDraft()).components).toMatchObject([
      { title: 'Dust from the old mill', description: 'Typed before the title', topicId: topic.id },
    ]);

    await chooseAction(page, 'Dust from the old mill', 'Delete');
    const question = page.getByRole('alertdialog', { name: side.question });
    await question.getByText('This deletes “Dust from the old mill” for everyone in your company.').waitFor();
    await question.getByRole('button', { name: 'Keep it' }).click();
    await question.waitFor({ state: 'hidden' });
    await chooseAction(page, 'Dust from the old mill', 'Delete');
    await question.getByRole('button', { name: 'Delete', exact: true }).dblclick();
    await told(page, side.deleted);
    await expect.poll(() => page.getByText('Dust from the old mill', { exact: true }).count()).toBe(0);
    expect((await readDraft()).components).toEqual([]);
    expect(sent).toEqual(['POST', 'PUT', 'DELETE']);
  });

  it('reports a failed save with the specified message, and loses no input', async () => {
    const { page, topic, readDraft } = await visitEditor(side);
    const refusal = { code: 'database-away' };
    const breakDown = () => page.route('**/components**', (route) => route.fulfill({ status: 503, json: refusal }));
    const recover = () => page.unroute('**/components**');
    await press(page, `${side.addTo} ${topic.name}`);
    const form = page.getByRole('form', { name: side.newForm });
    await form.getByRole('textbox', { name: 'Title' }).fill('Dust from the mill');
    await breakDown();
    await form.getByRole('button', { name: side.save }).click();
    await told(page, side.addFailed);
    expect(await form.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Dust from the mill');
    await recover();
    await form.getByRole('button', { name: side.save }).click();
    await told(page, side.added);

    await press(page, 'Edit: Dust from the mill');
    const edited = page.getByRole('form', { name: side.editForm });
    await openMore(edited);
    await edited.getByLabel('Description').fill('Measured in spring');
    await breakDown();
    await edited.getByRole('button', { name: side.save }).click();
    await told(page, side.updateFailed);
    expect(await edited.getByLabel('Description').inputValue()).toBe('Measured in spring');
    await edited.getByRole('button', { name: 'Cancel' }).click();
    await chooseAction(page, 'Dust from the mill', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await told(page, side.deleteFailed);
    expect((await readDraft()).components).toMatchObject([{ title: 'Dust from the mill', description: '' }]);
  });
});

describe('the form of an impact', () => {
  it('derives severity from its details, and accepts another value with a reason', async () => {
    const { page, topic, readDraft } = await visitEditor(impacts);
    await press(page, `${impacts.addTo} ${topic.name}`);
    const form = page.getByRole('form', { name: impacts.newForm });
    const slider = (name: string) => form.getByRole('slider', { name, exact: true });
    const severity = () => slider('Severity').getAttribute('aria-valuetext');
    const score = form.getByRole('complementary', { name: 'Resulting score' }).getByRole('status');
    await form.getByRole('textbox', { name: 'Title' }).fill('Loss of a wetland');
    await form.getByRole('radio', { name: 'Negative' }).check();
    await form.getByRole('radio', { name: /^Potential/ }).check();
    await form.getByRole('button', { name: 'Confirm 3: Likelihood' }).click();
    expect(await slider('Scale').count()).toBe(0);
    await form.getByRole('button', { name: /^Details behind the severity/ }).click();
    await slider('Scale').fill('2');
    await expect.poll(severity).toBe('2, Minor: small, local and soon put right');
    await slider('Scope').fill('1');
    await slider('Irremediability').fill('5');
    // Any single detail can make an impact severe, so the highest counts.
    await expect.poll(severity).toBe('5, Very severe: grave, very widespread or irreversible');
    await form.getByText('Derived from the details: 5 of 5.', { exact: false }).waitFor();
    await expect.poll(() => score.textContent()).toBe('Score: 15 of 25');

    // For a positive impact the mean of scale and scope counts, rounded up: (2 + 1) / 2.
    await form.getByRole('radio', { name: 'Positive' }).check();
    await expect.poll(severity).toBe('2, Minor: small and local');
    await form.getByRole('radio', { name: 'Negative' }).check();
    await expect.poll(severity).toBe('5, Very severe: grave, very widespread or irreversible');

    await slider('Severity').fill('3');
    await form.getByText('The details give a severity of 5 out of 5.').waitFor();
    // Without a reason the value from the details still counts.
    expect(await score.textContent()).toBe('Score: 15 of 25');
    await form.getByRole('button', { name: impacts.save }).click();
    const reason = form.getByRole('textbox', { name: 'Reason for another severity' });
    await expect.poll(() => readField(reason)).toMatchObject({ isWrong: true, hasFocus: true });
    expect((await readField(reason)).says).toContain('Explain why severity differs from the details.');

    await form.getByRole('button', { name: 'Reset to the derived severity' }).click();
    await expect.poll(severity).toBe('5, Very severe: grave, very widespread or irreversible');
    await slider('Severity').fill('3');
    await reason.fill('The wetland next to it takes over.');
    await expect.poll(() => score.textContent()).toBe('Score: 9 of 25');
    await form.getByRole('button', { name: impacts.save }).click();
    await told(page, impacts.added);
    await page.getByText('severity 3 × likelihood 3').waitFor();
    expect((await readDraft()).components).toMatchObject([
      { impactSeverity: 3, impactIrremediability: 5, severityReason: 'The wetland next to it takes over.' },
    ]);
  });

  it('says to screen readers what is asked, what a step means and whether anything was saved', async () => {
    const { page, topic, readDraft } = await visitEditor(impacts);
    await press(page, `${impacts.addTo} ${topic.name}`);
    const form = page.getByRole('form', { name: impacts.newForm });
    await form.getByRole('textbox', { name: 'Title' }).fill('Loss of a wetland');
    const negative = form.getByRole('radio', { name: 'Negative' });
    expect(await negative.evaluate((radio: HTMLInputElement) => radio.required)).toBe(true);
    await negative.check();
    await form.getByRole('radio', { name: /^Actual/ }).check();
    await form.getByRole('button', { name: /^Details behind the severity/ }).click();

    const scale = form.getByRole('slider', { name: 'Scale', exact: true });
    await scale.fill('5');
    expect(await scale.getAttribute('aria-valuetext')).toBe('5, Grave: lives, basic rights or a whole ecosystem');
    const severity = form.getByRole('slider', { name: 'Severity', exact: true });
    expect((await readField(severity)).says).toContain('Derived from the details: 5 of 5.');

    // Three stops for each detail: the step, its reason, and all steps. A key clears it.
    await scale.focus();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('form-impactScope');
    await form.getByRole('button', { name: 'All values of scale' }).click();
    const steps = page.getByRole('dialog').getByRole('listitem');
    expect(await steps.last().textContent()).toBe('5 Grave: lives, basic rights or a whole ecosystem');
    await page.keyboard.press('Escape');
    await scale.press('Delete');
    await expect.poll(() => scale.getAttribute('aria-valuetext')).toBe('Not scored');

    await severity.fill('4');
    await form.getByRole('button', { name: impacts.save }).click();
    await told(page, impacts.added);
    const { components } = await readDraft();
    await press(page, `Edit: Loss of a wetland`);
    const edited = page.getByRole('form', { name: impacts.editForm });
    await edited.getByRole('button', { name: impacts.save }).click();
    await told(page, 'No changes to save');
    expect((await readDraft()).components).toEqual(components);
  });

  it('shows why the likelihood that counts differs from the stated one', async () => {
    const { page, topic } = await visitEditor(impacts);
    await press(page, `${impacts.addTo} ${topic.name}`);
    const form = page.getByRole('form', { name: impacts.newForm });
    const likelihood = form.getByRole('slider', { name: 'Likelihood' });
    const score = form.getByRole('complementary', { name: 'Resulting score' }).getByRole('status');
    await form.getByRole('textbox', { name: 'Title' }).fill('Forced labour at a farm');
    await form.getByRole('slider', { name: 'Severity' }).fill('4');
    await likelihood.fill('2');
    // An impact has no score until it is classified, and the score says once how to do that.
    await expect.poll(() => score.textContent()).toBe('Not scored yet');
    expect(await form.getByText('Choose positive or negative, and actual or potential.').count()).toBe(1);
    expect(await form.getByText('Not on the matrix yet').count()).toBe(1);
    expect(await form.getByText('With the default thresholds').count()).toBe(0);
    await form.getByRole('radio', { name: 'Negative' }).check();
    await form.getByText('Choose actual or potential.').waitFor();
    expect(await score.textContent()).toBe('Not scored yet');
    await form.getByRole('radio', { name: /^Actual/ }).check();
    await form.getByText('It has happened, so its likelihood counts as 5. This is Twofold’s convention').waitFor();
    await expect.poll(() => score.textContent()).toBe('Score: 20 of 25');
    expect(await likelihood.isDisabled()).toBe(true);
    expect(await likelihood.getAttribute('aria-valuetext')).toBe('5, Almost certain, or it keeps happening');

    await form.getByRole('radio', { name: /^Potential/ }).check();
    await expect.poll(() => score.textContent()).toBe('Score: 8 of 25');
    await form.getByRole('checkbox', { name: 'This is a human-rights impact' }).check();
    await form.getByText('severity takes precedence over likelihood', { exact: false }).first().waitFor();
    await expect.poll(() => score.textContent()).toBe('Score: 20 of 25');
    await form.getByText('severity 4 × likelihood 5 (stated likelihood 2)').waitFor();
    await form.getByRole('button', { name: impacts.save }).click();
    await told(page, impacts.added);
    const row = page.getByRole('region', { name: topic.name }).getByRole('listitem');
    await row.getByText('severity 4 × likelihood 5 (stated likelihood 2)').waitFor();
    await row.getByText('severity takes precedence').waitFor();
    await row.getByText('Human rights', { exact: true }).waitFor();
  });

  it('is restored as it was typed after a reload, and after it was cancelled by mistake', async () => {
    const { page, topic, otherTopic } = await visitEditor(impacts);
    await press(page, `${impacts.addTo} ${topic.name}`);
    const form = page.getByRole('form', { name: impacts.newForm });
    const title = form.getByRole('textbox', { name: 'Title' });
    await title.fill('Half a thought');
    await form.getByRole('radio', { name: 'Positive' }).check();
    await form.getByRole('slider', { name: 'Likelihood' }).fill('4');
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe('Half a thought');
    expect(await form.getByRole('radio', { name: 'Positive' }).isChecked()).toBe(true);
    expect(await form.getByRole('slider', { name: 'Likelihood' }).inputValue()).toBe('4');

    // Another form would replace it, so the editor asks first.
    await press(page, `${impacts.addTo} ${otherTopic.name}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(await title.inputValue()).toBe('Half a thought');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await told(page, 'Changes discarded');
    await press(page, 'Undo');
    await expect.poll(() => title.inputValue()).toBe('Half a thought');
    await form.getByRole('button', { name: impacts.save }).click();
    await told(page, impacts.added);
    await page.reload();
    await page.getByText('Half a thought', { exact: true }).waitFor();
    expect(await form.count()).toBe(0);
  });
});

describe('the editors', () => {
  it('keep the section’s name, its count and the search in view when scrolling', async () => {
    const { page } = await visitEditor(impacts);
    await page
      .getByRole('button', { name: new RegExp(`^${impacts.addTo} `) })
      .last()
      .scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    const search = page.getByRole('searchbox');
    const named = page.getByText(impacts.heading, { exact: true }).filter({ visible: true }).last();
    for (const part of [search, named]) {
      await expect.poll(async () => (await part.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
      expect((await part.boundingBox())?.y).toBeLessThan(120);
    }
  });

  it('print all texts, under the company’s name and without controls', async () => {
    const ada = await visitEditor(impacts);
    const written = 'Measured at the mill. '.repeat(40).trim();
    await storeImpact(ada, ada, 'Dust from the mill', { description: written, justification: 'Dust log of the mill' });
    await openSection(ada, impacts);
    const { page } = ada;
    await page.getByText('Dust from the mill', { exact: true }).waitFor();
    await press(page, 'Close all');
    await page.setViewportSize({ width: 718, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

    await page.getByText('Nordhafen Foods', { exact: true }).filter({ visible: true }).waitFor();
    await page.getByText('Dust log of the mill').waitFor();
    const description = page.getByText(written);
    expect(await description.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
    // The button that expands a group is also its heading, and the one that opens an entry its title.
    const controls = page
      .locator('button:not(h3 button, [id^="edit-component-"]), input, nav, [role="status"]:not(p)')
      .filter({ visible: true });
    expect(await controls.allInnerTexts()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
  });

  it('merge changes of two colleagues in different fields, and ask about each field that both changed', async () => {
    const ada = await visitEditor(impacts);
    await storeImpact(ada, ada, 'Dust from the mill', { description: 'Dust reaches the houses.' });
    const ben = await welcomeColleague(browser, app, ada, 'Ben Second');
    await Promise.all([ada, ben].map((person) => openSection(person, impacts)));
    const form = (page: Page) => page.getByRole('form', { name: impacts.editForm });
    const field = (page: Page, name: string) => form(page).getByLabel(name);
    const save = (page: Page) => form(page).getByRole('button', { name: impacts.save }).click();
    const slide = (page: Page, name: string, value: string) => form(page).getByRole('slider', { name }).fill(value);
    const dialog = ada.page.getByRole('dialog', { name: 'Someone else has saved this since you opened it' });
    const open = (page: Page) => press(page, 'Edit: Dust from the mill');

    // Different fields: one person sees the other's save, and nobody is asked.
    for (const { page } of [ada, ben]) {
      await open(page);
      await openMore(form(page));
    }
    await field(ada.page, 'Description').fill('Dust reaches the school.');
    await field(ben.page, 'Business area of the company').fill('Milling');
    await save(ben.page);
    await told(ben.page, impacts.updated);
    await form(ada.page).getByText('Ben Second has changed this').waitFor();
    await form(ada.page).getByText('“Business area of the company”: updated here.').waitFor();
    expect(await field(ada.page, 'Business area of the company').inputValue()).toBe('Milling');
    await save(ada.page);
    await told(ada.page, impacts.updated);
    expect((await ben.readDraft()).components).toMatchObject([
      { description: 'Dust reaches the school.', companyBusinessArea: 'Milling' },
    ]);

    // The same field: the dialog asks about that field alone.
    for (const { page } of [ada, ben]) await open(page);
    await field(ada.page, 'Description').fill('Dust reaches the new school.');
    await slide(ada.page, 'Severity', '5');
    await field(ben.page, 'Description').fill('Dust reaches the old school.');
    await slide(ben.page, 'Likelihood', '1');
    await save(ben.page);
    await form(ada.page).getByText('“Description”: you have changed it too.', { exact: false }).waitFor();
    await save(ada.page);
    const choice = dialog.getByRole('group', { name: 'Dust from the mill: Description' });
    await choice.getByText('Saved by Ben Second', { exact: false }).waitFor();
    expect(await dialog.getByRole('group').count()).toBe(1);
    expect(await choice.locator('mark').allInnerTexts()).toEqual(['new', 'old']);
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    expect(await field(ada.page, 'Description').inputValue()).toBe('Dust reaches the new school.');
    await save(ada.page);
    await choice.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await form(ada.page).waitFor({ state: 'detached' });
    await ada.page.getByText('severity 5 × likelihood 1').waitFor();
    expect((await ben.readDraft()).components).toMatchObject([{ description: 'Dust reaches the old school.' }]);

    // The entry is deleted in the meantime.
    await open(ada.page);
    await slide(ada.page, 'Severity', '2');
    await chooseAction(ben.page, 'Dust from the mill', 'Delete');
    await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await told(ben.page, impacts.deleted);
    await form(ada.page).getByText('Ben Second has deleted this').waitFor();
    await save(ada.page);
    const back = dialog.getByRole('group', { name: 'Dust from the mill' });
    await back.getByText('Deleted', { exact: true }).waitFor();
    await back.getByText('Severity: 2', { exact: true }).waitFor();
    await back.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await form(ada.page).waitFor({ state: 'detached' });
    await ada.page.getByText('severity 2 × likelihood 1').waitFor();
    expect((await ben.readDraft()).components).toMatchObject([{ impactSeverity: 2, impactLikelihood: 1 }]);
  });

  it('save an entry and continue with another, or add one after another', async () => {
    const { page, topic, otherTopic, readDraft } = await visitEditor(impacts);
    const form = page.getByRole('form', { name: impacts.newForm });
    const title = form.getByRole('textbox', { name: 'Title' });
    await press(page, `${impacts.addTo} ${topic.name}`);
    await title.fill('Dust');
    await form.getByRole('button', { name: 'Save and add another' }).click();
    await told(page, impacts.added);
    await expect.poll(() => title.inputValue()).toBe('');
    await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    await title.fill('Smoke');
    await press(page, `${impacts.addTo} ${otherTopic.name}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save and continue' }).click();
    await expect.poll(() => title.inputValue()).toBe('');
    await title.fill('Noise');
    await form.getByRole('button', { name: impacts.save }).click();
    await form.waitFor({ state: 'detached' });
    const { components } = await readDraft();
    expect(components.map((row) => [row.title, row.topicId])).toEqual([
      ['Dust', topic.id],
      ['Smoke', topic.id],
      ['Noise', otherTopic.id],
    ]);
  });

  it('never cut a pasted text that is too long, and show by how much it is too long', async () => {
    const { page, topic } = await visitEditor(impacts);
    const form = page.getByRole('form', { name: impacts.newForm });
    await press(page, `${impacts.addTo} ${topic.name}`);
    const title = form.getByRole('textbox', { name: 'Title' });
    await title.fill('x'.repeat(269));
    expect(await form.getByText('of 300 characters', { exact: false }).count()).toBe(0);
    await title.fill('x'.repeat(280));
    await form.getByText('280 of 300 characters', { exact: true }).waitFor();
    await title.fill('x'.repeat(310));
    await form.getByText('Shorten it by 10 before you save. Nothing is cut automatically.', { exact: false }).waitFor();
    await form.getByRole('button', { name: impacts.save }).click();
    await form.getByText('Shorten this text.').waitFor();
    expect((await title.inputValue()).length).toBe(310);
  });

  it('leave out a deselected topic, and show it with its data when it is selected again', async () => {
    const visitor = await visitEditor(impacts);
    const { page, topic, otherTopic, readDraft } = visitor;
    await storeImpact(visitor, visitor, 'Dust from the mill');
    const card = (name: string) =>
      page.getByRole('navigation', { name: 'Assessment sections' }).getByRole('button', { name });
    const tick = page.getByRole('checkbox', { name: `${topic.code} ${topic.name}` });
    const saveAll = async () => {
      await press(page, 'Save All');
      await told(page, 'Topic selections saved successfully');
      await press(page, 'Dismiss');
    };
    await page.goto(`${app.url}/app/assessment?section=topic-selection`);
    await tick.uncheck();
    await page.getByText('Kept, but left out of the results: 1 impact, risk or opportunity.').waitFor();
    // A scored topic is deselected with a reason only.
    await page.getByRole('textbox', { name: 'Why?' }).fill('Closed the mill');
    await saveAll();
    for (const { heading: name, addTo } of sides) {
      await card(name).click();
      await page.getByRole('button', { name: `${addTo} ${otherTopic.name}`, exact: true }).waitFor();
      expect(await page.getByRole('region', { name: topic.name }).count()).toBe(0);
      expect(await page.getByText('Dust from the mill').count()).toBe(0);
    }
    expect((await readDraft()).components).toMatchObject([{ title: 'Dust from the mill' }]);
    await card('Topic Selection').click();
    await tick.check();
    await saveAll();
    await card(impacts.heading).click();
    await page.getByRole('region', { name: topic.name }).getByText('Dust from the mill', { exact: true }).waitFor();
  });
});
