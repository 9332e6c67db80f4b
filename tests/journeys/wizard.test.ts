import { randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { openMenu } from './dashboard-menu.ts';
import { welcome, welcomeColleague } from './newcomer.ts';

const PASSWORD = 'a heron over the marsh';
const VALUE_CHAIN = 'Describe your value chain from raw materials to end of life.';
const PRODUCTS = 'Describe your main products and services and who buys them.';
const browser = openBrowser();
let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A new person with a company, in the questionnaire. */
async function visitQuestionnaire(): Promise<{ page: Page; context: BrowserContext }> {
  const visit = await browser.visit();
  const { request } = visit.context;
  const headers = { origin: app.url };
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const signUp = { fullName: 'Ada Founder', email, password: PASSWORD };
  expect((await request.post(`${app.url}/api/auth/sign-up`, { headers, data: signUp })).ok()).toBe(true);
  const company = { name: 'Nordhafen Foods', industry: 'food-beverage', size: 'medium' };
  expect((await request.post(`${app.url}/api/company`, { headers, data: company })).ok()).toBe(true);
  await visit.page.goto(`${app.url}/app/assessment`);
  await sectionHeading(visit.page, 'Organizational Information').waitFor();
  await visit.page.getByLabel(VALUE_CHAIN).waitFor();
  return visit;
}

const sectionHeading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Assessment sections' }).getByRole('button', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function readOpen(context: BrowserContext) {
  const answer = await context.request.get(`${app.url}/api/assessments/draft`);
  return answer.json();
}

describe('the questionnaire', () => {
  it('saves answers, continues, and stays in its section after a reload', async () => {
    const { page, context } = await visitQuestionnaire();
    await page.getByText('Taken from your company profile.', { exact: false }).waitFor();
    expect(await page.getByLabel('Which industry best describes your main activity?').inputValue()).toBe('food');
    expect(await page.getByText('hot topics').count()).toBe(0);
    // A prefilled answer does not count as unsaved input.
    await page.getByText('All changes saved').waitFor();

    await page.getByLabel('What is the size of your company?').selectOption({ label: 'Medium (50-249 employees)' });
    await page.getByRole('combobox', { name: 'In which countries does your company operate?' }).fill('deutschl');
    await page.getByRole('option', { name: 'Germany' }).click();
    await page.keyboard.press('Escape');
    const regulations = page.getByRole('group', { name: 'Key regulations for our company' });
    await regulations.getByRole('checkbox', { name: 'CSRD' }).check();
    await regulations.getByRole('checkbox', { name: 'Other', exact: true }).check();
    await regulations.getByRole('textbox').fill('Supply chain act');
    await press(page, 'Save');
    await page.getByText('Section Saved').waitFor();
    await page.getByText('Organizational Information has been saved successfully.').waitFor();
    await page.getByText('All changes saved').waitFor();
    expect(await page.getByText('Answer this question to complete the section.').count()).toBe(2);

    const { draft } = await readOpen(context);
    const stored = Object.fromEntries(
      draft.responses.map((row: { fieldName: string; fieldValue: string }) => [row.fieldName, row.fieldValue]),
    );
    expect(stored).toEqual({
      'Which industry best describes your main activity?': 'food',
      'What is the size of your company?': 'medium',
      'In which countries does your company operate?': '["DE"]',
      'Which key regulations apply to your company?': '["csrd","other"]',
      'Which key regulations apply to your company? (other)': 'Supply chain act',
    });

    await page.getByLabel(PRODUCTS).fill('Frozen meals');
    await page.getByLabel(VALUE_CHAIN).fill('Farms, mills, kitchens, shops');
    await press(page, 'Next');
    await sectionHeading(page, 'Stakeholder Mapping').waitFor();
    expect(page.url()).toContain('section=stakeholder-mapping');
    await page.reload();
    await sectionHeading(page, 'Stakeholder Mapping').waitFor();
    await press(page, 'Previous');
    await sectionHeading(page, 'Organizational Information').waitFor();
    expect(await page.getByLabel(PRODUCTS).inputValue()).toBe('Frozen meals');
    // The furthest section reached, where a colleague starts.
    expect((await readOpen(context)).draft.assessment.currentStep).toBe(2);
  });

  it('asks before leaving unsaved input, and keeps it through a reload', async () => {
    const { page } = await visitQuestionnaire();
    // The preselected industry does not count as input.
    expect(await page.getByText('Unsaved changes').count()).toBe(0);
    await page.getByLabel(VALUE_CHAIN).fill('From field to shelf');
    await page.reload();
    await expect.poll(() => page.getByLabel(VALUE_CHAIN).inputValue()).toBe('From field to shelf');

    await press(page, 'Sign Out');
    await page.getByText('Sign out and discard unsaved changes?').waitFor();
    await press(page, 'Stay signed in');

    await card(page, 'Topic Selection').click();
    await press(page, 'Stay here');
    await sectionHeading(page, 'Organizational Information').waitFor();
    expect(await page.getByLabel(VALUE_CHAIN).inputValue()).toBe('From field to shelf');

    await card(page, 'Topic Selection').click();
    await press(page, 'Discard changes');
    await sectionHeading(page, 'Topic Selection').waitFor();
    await expect
      .poll(() => sectionHeading(page, 'Topic Selection').evaluate((heading) => heading === document.activeElement))
      .toBe(true);
    await card(page, 'Organizational Information').click();
    await page.getByText('All changes saved').waitFor();
    expect(await page.getByLabel(VALUE_CHAIN).inputValue()).toBe('');

    await page.getByLabel(VALUE_CHAIN).fill('From net to plate');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Unsaved input is kept').waitFor();
    await page.getByRole('link', { name: 'Questionnaire', exact: true }).click();
    await expect.poll(() => page.getByLabel(VALUE_CHAIN).inputValue()).toBe('From net to plate');
    await card(page, 'Topic Selection').click();
    await press(page, 'Save and continue');
    await sectionHeading(page, 'Topic Selection').waitFor();
  });

  it('shows both values to the person who saves second, even in another window of their own, and lets them choose', async () => {
    const { page, context } = await visitQuestionnaire();
    const { draft } = await readOpen(context);
    const answer = (fieldName: string, fieldValue: string) => ({
      section: 'Organizational Information',
      fieldName,
      fieldValue,
      fieldType: 'textarea',
      seenVersion: null,
    });
    await page.getByLabel(VALUE_CHAIN).fill('Mine');
    await page.getByLabel(PRODUCTS).fill('My products');
    await context.request.put(`${app.url}/api/assessments/${draft.assessment.id}/responses`, {
      headers: { origin: app.url },
      data: { responses: [answer(VALUE_CHAIN, 'Theirs'), answer(PRODUCTS, 'Their products')] },
    });
    await press(page, 'Save');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Theirs', { exact: true }).first().waitFor();
    await dialog.getByText('Saved by you', { exact: false }).first().waitFor();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await dialog.getByText('Choose one of the two.').first().waitFor();
    await dialog.getByRole('group', { name: VALUE_CHAIN }).getByRole('radio').first().check();
    await dialog.getByRole('group', { name: PRODUCTS }).getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await page.getByText('Section Saved').waitFor();
    expect(await page.getByLabel(VALUE_CHAIN).inputValue()).toBe('Mine');
    expect(await page.getByLabel(PRODUCTS).inputValue()).toBe('Their products');
    const after = await readOpen(context);
    const values = after.draft.responses.map((row: { fieldValue: string }) => row.fieldValue);
    expect(values).toContain('Mine');
    expect(values).not.toContain('My products');
  });

  it('shows next to an answer that a colleague has just saved another one', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { page } = founder;
    const { assessment } = await founder.readDraft();
    await page.goto(`${app.url}/app/assessment`);
    await page.getByLabel(VALUE_CHAIN).fill('Mine');
    const answer = { section: 'Organizational Information', fieldName: VALUE_CHAIN, fieldValue: 'Theirs' };
    await colleague.call('PUT', `/api/assessments/${assessment.id}/responses`, {
      responses: [{ ...answer, fieldType: 'textarea', seenVersion: null }],
    });
    await page.getByText('Uma User has changed this. When you save, you choose which to keep.').waitFor();
    expect(await page.getByLabel(VALUE_CHAIN).inputValue()).toBe('Mine');
  });

  it('keeps the input when the server cannot save it or the session has ended', async () => {
    const { page, context } = await visitQuestionnaire();
    await page.getByLabel(VALUE_CHAIN).fill('Kept');
    const refusal = { code: 'database-away' };
    await page.route('**/responses', (route) => route.fulfill({ status: 503, json: refusal }));
    await press(page, 'Save');
    await page.getByText('Failed to save section data.').waitFor();
    await page.getByText('Your input is still in this browser', { exact: false }).waitFor();
    await page.unroute('**/responses');
    const cookies = await context.cookies();
    await context.clearCookies();
    await press(page, 'Save');
    await page.waitForURL('**/auth?next=*');
    await context.addCookies(cookies);
    await page.reload();
    await expect.poll(() => page.getByLabel(VALUE_CHAIN).inputValue()).toBe('Kept');
  });

  it('returns a person whose session ended to their section, and keeps each person’s place separate', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { page } = founder;
    await page.goto(`${app.url}/app/assessment`);
    await card(page, 'Topic Selection').click();
    await sectionHeading(page, 'Topic Selection').waitFor();
    // A new member starts where the team is, and moving on does not move anybody else.
    await colleague.page.goto(`${app.url}/app/assessment`);
    await sectionHeading(colleague.page, 'Topic Selection').waitFor();
    await card(colleague.page, 'Impact Materiality Assessment').click();
    await sectionHeading(colleague.page, 'Impact Materiality Assessment').waitFor();
    await page.goto(`${app.url}/app/dashboard`);
    await page.getByRole('link', { name: 'Questionnaire', exact: true }).click();
    await sectionHeading(page, 'Topic Selection').waitFor();

    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await page.getByLabel('Email').fill(founder.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/app/assessment?section=topic-selection');
    await sectionHeading(page, 'Topic Selection').waitFor();
  });

  it('reports that a colleague has completed the assessment in the meantime, and shows the next steps', async () => {
    const { page, context } = await visitQuestionnaire();
    const { draft } = await readOpen(context);
    // Without the live stream the page does not notice the completion, so saving is still possible.
    await page.route('**/api/live', (route) => route.fulfill({ status: 204 }));
    await page.reload();
    await page.getByLabel(VALUE_CHAIN).fill('Too late');
    const path = `${app.url}/api/assessments/${draft.assessment.id}/complete`;
    expect((await context.request.post(path, { headers: { origin: app.url }, data: {} })).ok()).toBe(true);
    await press(page, 'Save');
    await page.getByText('A colleague has completed this assessment.', { exact: false }).waitFor();
    await sectionHeading(page, 'Assessment completed').waitFor();
    await page.getByText('Ada Founder has completed this assessment while you had unsaved input').waitFor();
    await page
      .getByText('Your input in Organizational Information is still in this browser', { exact: false })
      .waitFor();
    await press(page, 'Reopen');
    await page.getByLabel('Reason').fill('One answer is missing.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await expect.poll(() => page.getByLabel(VALUE_CHAIN).inputValue()).toBe('Too late');
  });

  it('offers a choice of version in years for which the law does, and warns about one that the law does not provide for', async () => {
    const { page, context } = await visitQuestionnaire();
    await page.getByRole('button', { name: /^(Choose the standard|Change)$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First day of the financial year').fill('2027-01-01');
    await expect.poll(() => dialog.getByRole('radio', { name: /ESRS revised/ }).isChecked()).toBe(true);
    await dialog.getByRole('radio', { name: /ESRS set 1/ }).check();
    await dialog.getByText('The law does not provide for ESRS set 1 (2023)', { exact: false }).waitFor();
    await dialog.getByLabel('First day of the financial year').fill('2026-01-01');
    await dialog.getByText('the law offers a choice', { exact: false }).waitFor();
    await dialog.getByRole('radio', { name: /ESRS revised/ }).check();
    await dialog.getByRole('button', { name: 'Save choice' }).click();
    await page.getByText('Financial year and standard saved').waitFor();
    const { assessment } = (await readOpen(context)).draft;
    expect(assessment).toMatchObject({
      esrsVersion: 'esrs-2026',
      esrsVersionToBeConfirmed: false,
      financialYearStart: '2026-01-01',
    });
    expect(await page.getByText('To be confirmed').count()).toBe(0);
  });

  it('transfers a scored draft to the other standard by keyboard, and undoes the transfer', async () => {
    const { page, context } = await visitQuestionnaire();
    const { assessment, topics } = (await readOpen(context)).draft;
    const topicId = topics.find(({ code }: { code: string }) => code === 'S1.1').id;
    const scores = [{ topicId, impactScore: 8, financialScore: 3, justification: 'Shift work', seenVersion: null }];
    const saved = await context.request.put(`${app.url}/api/assessments/${assessment.id}/scores`, {
      headers: { origin: app.url },
      data: { scores },
    });
    expect(saved.ok()).toBe(true);
    const stated = { ...componentFields, id: randomUUID(), topicId, title: 'Night shifts' };
    await context.request.post(`${app.url}/api/assessments/${assessment.id}/components`, {
      headers: { origin: app.url },
      data: stated,
    });
    await page.reload();
    const offer = page.getByRole('button', { name: 'Transfer to ESRS revised (2026)' });
    await offer.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Transfer to ESRS revised (2026)?' });
    await dialog.getByText('Split (').waitFor();
    await dialog.getByText('Social dialogue and collective bargaining (own workforce)').first().waitFor();
    await dialog.getByText('Carried over: 1 entry, 0 topic decisions, 1 screening score', { exact: false }).waitFor();
    await dialog.getByLabel('Night shifts').selectOption({ label: 'S1.3 Health and safety (own workforce)' });
    await dialog.getByRole('button', { name: 'Transfer', exact: true }).press('Enter');
    await page.getByText('Transferred to ESRS revised (2026)').waitFor();
    const { draft: moved } = await readOpen(context);
    const part = moved.topics.find(({ code }: { code: string }) => code === 'S1.3').id;
    expect(moved.components).toMatchObject([{ title: 'Night shifts', topicId: part }]);
    await card(page, 'Materiality Scoring').click();
    await page.getByText('3 screening scores were carried over, to review').waitFor();
    await press(page, 'Confirm: Health and safety (own workforce)');
    await page.getByText('2 screening scores were carried over, to review').waitFor();
    await press(page, 'Confirm all in this section');
    await page.getByText('carried over, to review').waitFor({ state: 'hidden' });
    await card(page, 'Organizational Information').click();
    await press(page, 'Undo the transfer');
    await page.getByText('Transfer undone: ESRS set 1 (2023) applies again').waitFor();
    await offer.waitFor();
    const { draft } = await readOpen(context);
    expect(draft.assessment).toMatchObject({ esrsVersion: 'esrs-2023', transferredFrom: null });
    expect(draft.scores).toMatchObject([{ topicId, impactScore: 8, carriedFrom: '' }]);
  });

  it('applies the reliefs, and on completion asks why a standard outside the law is used and climate change is not material', async () => {
    const { page } = await visitQuestionnaire();
    await press(page, 'Choose the standard');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^ESRS set 1 \(2023\) with the eight reliefs/ }).check();
    await press(page, 'Save choice');
    await page.getByText('Financial year and standard saved').waitFor();
    await page.getByText('ESRS set 1 (2023) with the eight reliefs', { exact: true }).first().waitFor();

    await press(page, 'Change');
    await dialog.getByLabel('First day of the financial year').fill('2027-01-01');
    await dialog.getByRole('radio', { name: /^ESRS set 1 \(2023\)(?! with)/ }).check();
    await dialog.getByText('The law does not provide for ESRS set 1 (2023) for', { exact: false }).waitFor();
    await press(page, 'Save choice');
    await dialog.waitFor({ state: 'hidden' });

    await card(page, 'Topic Selection').click();
    await press(page, 'Deselect all in E1 Climate change');
    await press(page, 'Next');
    await sectionHeading(page, 'Materiality Scoring').waitFor();
    await card(page, 'Financial Materiality Assessment').click();
    await press(page, 'Complete Assessment');
    await dialog.getByText('Still missing. The law requires a detailed explanation', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Complete Assessment' }).click();
    await dialog.getByText('Explain why this version is used although the law does not provide for it.').waitFor();
    await dialog.getByLabel('Why ESRS set 1 (2023) is used').fill('Our parent still reports by it.');
    await dialog.getByText('Say why these topics stay open.').waitFor();
    await dialog.getByLabel('Why they stay open').fill('A trial.');
    await dialog.getByLabel('Why climate change is not material').fill('We neither burn nor sell fuel, and will not.');
    await dialog.getByRole('button', { name: 'Complete Assessment' }).click();
    await sectionHeading(page, 'Assessment completed').waitFor();
    await page.getByText('Our parent still reports by it.', { exact: true }).waitFor();
    await page.getByText('We neither burn nor sell fuel, and will not.', { exact: true }).waitFor();
  });

  it('shows where owners and due dates could not be loaded, and lets them be loaded again', async () => {
    const founder = await welcome(browser, app);
    await welcomeColleague(browser, app, founder, 'Uma User');
    const { page } = founder;
    await page.goto(`${app.url}/app/assessment`);
    const mark = page.getByRole('button', { name: /No owner/ });
    await mark.waitFor();
    const address = '**/assignments';
    await page.route(address, (route) => route.fulfill({ status: 503, json: { code: 'database-away' } }));
    await page.reload();
    const fault = page.getByRole('status').filter({ hasText: 'Could not load owners and due dates' });
    await fault.waitFor();
    expect(await mark.count()).toBe(0);
    await page.unroute(address);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await mark.waitFor();
    await fault.waitFor({ state: 'detached' });
  });

  it('adds a topic of the company’s own, which is scored and shown on the matrix like the others', async () => {
    const { page, context } = await visitQuestionnaire();
    await card(page, 'Topic Selection').click();
    await press(page, 'Add a topic of your own');
    const dialog = page.getByRole('dialog', { name: 'Add a topic of your own' });
    await dialog.getByRole('button', { name: 'Add topic' }).click();
    await dialog.getByLabel('Where it belongs').selectOption({ label: 'E2 Pollution' });
    await dialog.getByLabel('Name').fill('Noise at night');
    await dialog.getByRole('button', { name: 'Add topic' }).click();
    await page.getByText('“Noise at night” added as a relevant topic').waitFor();
    await card(page, 'Financial Materiality Assessment').click();
    await press(page, 'Add risk or opportunity to Noise at night');
    await page.getByLabel('Title').fill('The town forbids night shifts');
    await press(page, 'Confirm 3: Potential magnitude');
    await press(page, 'Confirm 3: Likelihood');
    await press(page, 'Save risk');
    await page.getByText('All changes saved').first().waitFor();
    expect((await readOpen(context)).draft.components).toHaveLength(1);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const points = page.getByRole('list', { name: 'Topics on the matrix, highest first' });
    await points.getByRole('button', { name: /Noise at night/ }).waitFor();
  });

  it('adopts thresholds with a reason, completes after listing missing items, reopens and continues', async () => {
    const { page, context } = await visitQuestionnaire();
    await card(page, 'Financial Materiality Assessment').click();
    await sectionHeading(page, 'Financial Materiality Assessment').waitFor();
    await press(page, 'Adopt thresholds');
    await page.getByLabel('Impact threshold').selectOption('10');
    await press(page, 'Adopt');
    await page.getByText('Explain why these thresholds are appropriate.').waitFor();
    await page.getByLabel('Reason').fill('Our stakeholders asked for a broad view.');
    await press(page, 'Adopt');
    await page.getByText('Adopted by Ada Founder', { exact: false }).waitFor();
    await page.getByText('12.5 works like 15', { exact: false }).waitFor();

    await press(page, 'Complete Assessment');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('No stakeholder group yet').waitFor();
    await dialog.getByText(/Thresholds: impact 10, financial 12\.5, adopted by Ada Founder on \d/).waitFor();
    await dialog.getByLabel('Why they stay open').fill('Shown to the panel in May.');
    await dialog.getByRole('button', { name: 'Complete Assessment' }).dblclick();
    await page.getByText('Assessment Completed!').waitFor();
    await page.getByText('Your double materiality assessment has been completed successfully.').waitFor();
    await sectionHeading(page, 'Assessment completed').waitFor();
    await page.reload();
    await sectionHeading(page, 'Assessment completed').waitFor();
    expect((await readOpen(context)).draft).toBeNull();

    await press(page, 'Reopen');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await dialog.getByText('Enter a reason for reopening.').waitFor();
    await dialog.getByLabel('Reason').fill('A stakeholder group was forgotten.');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await sectionHeading(page, 'Financial Materiality Assessment').waitFor();

    // What was said of the open topics before is offered again.
    await press(page, 'Complete Assessment');
    await dialog.getByRole('button', { name: 'Complete Assessment' }).click();
    await sectionHeading(page, 'Assessment completed').waitFor();
    // The 2023 set is no longer lawful in the following year.
    await page.getByText('ESRS set 1 (2023) no longer applies', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Copy with outdated standard', exact: true }).waitFor();
    await press(page, 'Copy and transfer...');
    const transfer = page.getByRole('dialog', { name: 'Transfer to ESRS revised (2026)?' });
    await transfer.getByRole('button', { name: 'Transfer', exact: true }).click();
    await page.getByText('Transferred to ESRS revised (2026)').waitFor();
    await sectionHeading(page, 'Organizational Information').waitFor();
    const { draft } = await readOpen(context);
    expect(draft.assessment.esrsVersion).toBe('esrs-2026');
    expect(draft.assessment.thresholds).toEqual({ impact: 10, financial: 12.5 });
    await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
    await page.getByText('Carried over from the assessment that this one was copied from.', { exact: false }).waitFor();
  });

  it('corrects last year’s assessment alongside this year’s draft, which is renamed, deleted and restored', async () => {
    const { page, context } = await visitQuestionnaire();
    const { draft: first } = await readOpen(context);
    const post = async (path: string, data: object) =>
      (await context.request.post(`${app.url}/api/assessments${path}`, { headers: { origin: app.url }, data })).json();
    await post(`/${first.assessment.id}/complete`, {});
    await page.reload();
    await sectionHeading(page, 'Assessment completed').waitFor();
    await page.getByRole('button', { name: 'Start from scratch' }).dblclick();
    await sectionHeading(page, 'Organizational Information').waitFor();
    expect(await page.getByText('A draft already exists').count()).toBe(0);
    const { draft: second } = await readOpen(context);
    const yearOf = (whole: typeof first) => Number(whole.assessment.financialYearStart.slice(0, 4));
    expect(yearOf(second)).toBe(yearOf(first) + 1);

    await press(page, 'Assessment options');
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(' ');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a name.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Next year');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Next year', { exact: true }).first().waitFor();

    await page.goto(`${app.url}/app/dashboard?assessment=${first.assessment.id}`);
    await (await openMenu(page)).getByRole('button', { name: 'Reopen' }).click();
    await page.getByLabel('Reason').fill('A figure was wrong.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await page.getByText('Reopened for correction').waitFor();
    await page.reload();
    await page.getByText('Reopened for correction').waitFor();
    await page.getByRole('button', { name: /^Open the assessment from / }).click();
    await page.getByText('Next year', { exact: true }).first().waitFor();
    await page.getByText('A completed assessment has been reopened for correction.').waitFor();

    await press(page, 'Assessment options');
    await page.getByRole('menuitem', { name: 'Delete draft' }).click();
    await press(page, 'Delete draft');
    await page.getByText('Draft deleted').waitFor();
    await page.getByText('Reopened for correction').waitFor();
    await press(page, 'Undo');
    await page.getByText('Draft restored').waitFor();
    expect((await readOpen(context)).draft.assessment.name).toBe('Next year');
  });
});
