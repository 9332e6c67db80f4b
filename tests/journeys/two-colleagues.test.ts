import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentFields } from '#domain/components/fields.ts';
import { startingValues } from '#domain/fields/values.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { welcome, welcomeColleague } from './newcomer.ts';

const QUIET_MS = 10_000;
const browser = openBrowser();
let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function openQuestionnaire(page: Page): Promise<void> {
  await page.goto(`${app.url}/app/assessment`);
  await page.getByRole('heading', { name: 'Organizational Information', exact: true }).waitFor();
}

/** Pretends that the person's last look was this long ago. It is a string because Node's types lack the DOM. */
const leaveFor = (minutes: number) => `
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith('last-visit-'))) {
    const seen = new Date(Date.now() - ${minutes} * 60_000).toISOString();
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), seen }));
  }
`;
const MINUTES_SINCE_SEEN = `
  (Date.now() - Date.parse(JSON.parse(localStorage.getItem(Object.keys(localStorage).find((each) => each.startsWith('last-visit-')))).seen)) / 60_000
`;

/** Records a page's API requests, except for its event stream, which is opened once. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/live') asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

describe('two colleagues in the questionnaire', () => {
  // This is first, as the windows of later tests stay open and would report the unavailable server.
  it('see where the other is, even after the server restarted, and not where the other has left', async () => {
    // Errors while the server is unavailable, and for the requests aborted here.
    const options = { provokes: /net::ERR_/ };
    const founder = await welcome(browser, app, options);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User', options);
    const { assessment, topics } = await founder.readDraft();
    const component = { id: randomUUID(), kind: 'impact', title: 'Noise at night', topicId: topics[0]?.id };
    const own = { ...startingValues(componentFields), ...component };
    await founder.call('POST', `/api/assessments/${assessment.id}/components`, own);
    const at = { noun: 'component', recordId: component.id };
    const seen = async () => (await founder.call<{ at: unknown }[]>('GET', '/api/presence')).map((each) => each.at);

    // The next page clears the presence that a closed page has reported.
    await colleague.call('PUT', '/api/presence', { at });
    await colleague.page.goto(`${app.url}/app/home`);
    await expect.poll(seen).toEqual([null]);

    const second = await colleague.context.newPage();
    // It is a string because Node's types lack the DOM.
    await second.addInitScript(`{
      const send = fetch;
      window.fetch = (request, init) => {
        if (init?.keepalive) sessionStorage.setItem('outlives', new URL(request.url).pathname);
        return send(request, init);
      };
    }`);
    await second.goto(`${app.url}/app/register?component=${component.id}`);
    await expect.poll(seen).toEqual([at]);
    // A request that cannot be answered yet is repeated.
    await colleague.context.route('**/api/session', (route) => route.abort(), { times: 2 });
    await second.route('**/api/presence', (route) => route.abort(), { times: 1 });
    await app.restart();
    await expect.poll(() => seen().catch(() => null)).toEqual([at]);

    await second.goto(`${app.url}/app/home`);
    await expect.poll(seen).toEqual([null]);
    expect(await second.evaluate("sessionStorage.getItem('outlives')")).toBe('/api/presence');
  });

  it('do not disturb each other’s screens while neither changes anything', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    await openQuestionnaire(founder.page);
    await openQuestionnaire(colleague.page);
    const asked = [watchRequests(founder.page), watchRequests(colleague.page)];
    const askedInAWhile = async () => {
      for (const each of asked) each.length = 0;
      await founder.page.waitForTimeout(QUIET_MS);
      return asked;
    };
    // The opening requests take as long as the machine needs; after that there are none.
    await expect.poll(askedInAWhile, { timeout: 10 * QUIET_MS }).toEqual([[], []]);
    await colleague.page.reload();
    await colleague.page.getByRole('heading', { name: 'Organizational Information', exact: true }).waitFor();
    await expect.poll(askedInAWhile, { timeout: 10 * QUIET_MS }).toEqual([[], []]);
  });

  it('see in every open form what the other has saved, and are only asked about the same field', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { page } = founder;
    const { assessment, topics } = await founder.readDraft();
    const put = (path: string, data: object) => colleague.call('PUT', path, data);
    const ofDraft = (path: string) => `/api/assessments/${assessment.id}${path}`;
    const versionOf = async () => (await founder.readDraft()).assessment.version;
    const changed = (scope: Page | Locator = page) => scope.getByText('Uma User has changed this').waitFor();
    const conflict = page.getByRole('dialog', { name: 'Someone else has saved this since you opened it' });

    // The company: a change to another field is adopted, and saved with my own.
    await page.goto(`${app.url}/app/company`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Company Name').fill('Nordhafen Foods AG');
    const company = { name: 'Nordhafen Foods', industry: 'food-beverage', size: 'large', version: 1 };
    await put('/api/company', company);
    await changed();
    await page.getByText('“Company Size”: updated here.').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Company information updated successfully').waitFor();
    expect(await founder.call('GET', '/api/company')).toMatchObject({ name: 'Nordhafen Foods AG', size: 'large' });
    // The same field: I am asked.
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Company Name').fill('Nordhafen SE');
    await put('/api/company', { ...company, name: 'Nordhafen Group', version: 3 });
    await page.getByText('“Company Name”: you have changed it too.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await conflict.getByText('Saved by Uma User', { exact: false }).waitFor();
    await conflict.getByRole('radio').last().check();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await page.getByText('Nordhafen Group', { exact: true }).first().waitFor();

    // Options of one answer.
    await openQuestionnaire(page);
    const work = page.getByRole('group', { name: 'What previous ESG work has your company done?' });
    await work.getByRole('checkbox', { name: 'Calculated greenhouse gas emissions' }).check();
    const answer = {
      section: 'Organizational Information',
      fieldName: 'What previous ESG work has your company done?',
    };
    await put(ofDraft('/responses'), {
      responses: [{ ...answer, fieldType: 'multiselect', fieldValue: '["report"]', seenVersion: null }],
    });
    await page.getByText('Uma User has changed this. The changes are shown here.').waitFor();
    expect(await work.getByRole('checkbox', { name: /^Published/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Section Saved').waitFor();
    const saved = (await founder.readDraft()).responses.find(({ fieldName }) => fieldName === answer.fieldName);
    expect(JSON.parse(saved?.fieldValue ?? '')).toEqual(['ghg', 'report']);

    // The name, while a new one is being typed.
    await page.getByRole('button', { name: 'Assessment options' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename the assessment' });
    await renaming.getByLabel('Name').fill('Mine');
    await put(ofDraft('/name'), { name: 'Theirs', version: await versionOf() });
    await changed(renaming);
    await renaming.getByText('When you save, you choose which to keep.').waitFor();
    await renaming.getByRole('button', { name: 'Save' }).click();
    await conflict.getByText('Theirs', { exact: true }).last().waitFor();
    await conflict.getByRole('radio').first().check();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await page.getByText('Mine', { exact: true }).first().waitFor();

    // Selections of different topics.
    const [mine, theirs] = topics;
    if (!mine || !theirs) throw new Error('The draft has no topics.');
    await page.goto(`${app.url}/app/assessment?section=topic-selection`);
    const tick = (code: string) => page.getByRole('checkbox', { name: new RegExp(`^${code.replaceAll('.', '\\.')} `) });
    await tick(mine.code).uncheck();
    await put(ofDraft('/topic-selections'), {
      selections: [{ topicId: theirs.id, isRelevant: false, seenVersion: null }],
    });
    await changed();
    await page.getByText(`No longer relevant: “${theirs.name}”.`).waitFor();
    await page.getByRole('button', { name: 'Save All' }).click();
    await page.getByText('Topic selections saved successfully').waitFor();
    const { selections } = await founder.readDraft();
    expect(selections.filter(({ isRelevant }) => !isRelevant)).toHaveLength(2);

    // Thresholds: each person changes one of the two.
    await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
    await page.getByRole('button', { name: 'Adopt thresholds' }).click();
    await page.getByLabel('Impact threshold').selectOption('20');
    const adopted = { impact: 12.5, financial: 10, reason: 'Our risk policy.' };
    await put(ofDraft('/thresholds'), { ...adopted, version: await versionOf() });
    await changed();
    await page.getByText('“Financial threshold”: updated here.').waitFor();
    await page.getByLabel('Reason').fill('As last year.');
    await page.getByRole('button', { name: 'Adopt', exact: true }).click();
    await page.getByText('Thresholds adopted').waitFor();
    expect((await founder.readDraft()).assessment.thresholds).toEqual({ impact: 20, financial: 10 });
  });

  it('see each other on an entry, and discuss it', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { assessment, topics } = await founder.readDraft();
    const component = { id: randomUUID(), kind: 'impact', title: 'Noise at night', topicId: topics[0]?.id };
    const ofDraft = `/api/assessments/${assessment.id}`;
    await founder.call('POST', `${ofDraft}/components`, { ...startingValues(componentFields), ...component });

    await founder.page.goto(`${app.url}/app/home`);
    await colleague.page.goto(`${app.url}/app/register`);
    const row = colleague.page.getByRole('rowheader', { name: component.title });
    await row.click();
    await founder.page.getByRole('link', { name: 'on “Noise at night”' }).waitFor();

    // By keyboard alone: C opens the comment field, a member is chosen from the list, and unsent text survives a reload.
    await colleague.page.getByRole('grid').focus();
    await colleague.page.keyboard.press('c');
    const field = colleague.page.getByRole('textbox', { name: 'Write a comment' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await colleague.page.keyboard.type('Really so loud, @ad');
    await colleague.page.getByRole('option', { name: /^Ada Founder/ }).waitFor();
    await colleague.page.keyboard.press('Enter');
    await colleague.page.reload();
    await row.click();
    expect(await field.inputValue()).toBe('Really so loud, @Ada Founder ');
    await field.press('Control+Enter');
    await colleague.page.getByRole('article').getByText('Really so loud').waitFor();

    const mentioned = founder.page.getByRole('region', { name: 'Mentioned you' });
    await mentioned.getByText(/^Uma User mentioned you on [\w ,]+$/).waitFor();
    // On a phone, too, both regions are above the open items of the sections.
    const wide = founder.page.viewportSize();
    await founder.page.setViewportSize({ width: 375, height: 812 });
    const order = await founder.page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(order.slice(0, 3)).toEqual(['Here now', 'Assigned to you', 'Mentioned you']);
    const topOf = async (region: Locator) => (await region.boundingBox())?.y;
    expect(await topOf(mentioned)).toBeLessThan(
      (await topOf(founder.page.getByRole('region', { name: /items? to finish$/ }))) ?? 0,
    );
    if (wide) await founder.page.setViewportSize(wide);
    const read = founder.page.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok());
    await mentioned.getByRole('button').click();
    const panel = founder.page.getByRole('dialog', { name: 'Comments on Noise at night' });
    await panel.getByText('Really so loud').waitFor();
    await read;
    const thread = panel.getByRole('listitem').filter({ hasText: 'Really so loud' });
    await expect.poll(() => thread.evaluate((element) => element === document.activeElement)).toBe(true);
    await panel.getByRole('button', { name: 'Resolve: comment by Uma User' }).click();
    await colleague.page.getByText('Resolved: 1').waitFor();
    // The reader has already seen the thread open, so it collapses.
    await panel.getByText('Resolved: 1').waitFor();
    await expect.poll(() => panel.getByText('Really so loud').isVisible()).toBe(false);
    await panel.getByRole('button', { name: 'Close comments' }).click();
    await mentioned.waitFor({ state: 'detached' });
    // A mentioned person who leaves before the comment is sent is not notified, and the author is told so.
    const leaving = await welcomeColleague(browser, app, founder, 'Cem Leaver');
    await colleague.page.reload();
    await row.click();
    await field.fill('And in winter, @Cem');
    await colleague.page.getByRole('option', { name: /^Cem Leaver/ }).click();
    const team = await founder.call<{ id: string; fullName: string }[]>('GET', '/api/team');
    const membership = team.find(({ fullName }) => fullName === leaving.fullName);
    await founder.call('DELETE', `/api/team/${membership?.id}`);
    await field.press('Control+Enter');
    await colleague.page.getByText('Cem Leaver has left and will not be notified').waitFor();
    await colleague.context.close();
    await founder.page.getByRole('region', { name: 'Here now' }).waitFor({ state: 'detached' });
  });

  it('lead each other from home to a review, approve it there, and open its link only once', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { assessment, topics } = await founder.readDraft();
    for (const title of ['Noise at night', 'Smell by day']) {
      const component = { id: randomUUID(), kind: 'impact', title, topicId: topics[0]?.id };
      const own = { ...startingValues(componentFields), ...component };
      await founder.call('POST', `/api/assessments/${assessment.id}/components`, own);
    }
    await founder.page.goto(`${app.url}/app/register`);
    await founder.page.getByRole('rowheader', { name: 'Noise at night' }).click();
    await founder.page.getByRole('button', { name: /No owner/ }).click();
    await founder.page.getByRole('combobox', { name: 'Reviewer' }).selectOption({ label: 'Uma User' });
    await founder.page.getByRole('button', { name: 'Request review' }).click();
    await founder.page.getByRole('button', { name: /In review: Uma User/ }).waitFor();
    await founder.page.getByRole('gridcell', { name: 'In review: Uma User' }).waitFor();

    const { page } = colleague;
    await page.goto(`${app.url}/app/home`);
    await page.getByRole('region', { name: 'For you to review' }).getByRole('link', { name: 'Noise at night' }).click();
    await page.getByRole('complementary').getByRole('heading', { name: 'Noise at night' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: /In review/ }).click();
    await page.getByText('In review, requested by Ada Founder. You are asked to review this record.').waitFor();
    await page.getByRole('button', { name: 'Mark as reviewed' }).click();
    await page.getByRole('button', { name: /Reviewed/ }).click();
    await page.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'Uma User (you)' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: /Uma User/ }).waitFor();
    // The review is done: home shows that, with a link to the reader's own entries.
    await page.goto(`${app.url}/app/home`);
    await page.getByText('1 record assigned to you. Nothing left to do.').waitFor();
    expect(await page.getByRole('region', { name: 'For you to review' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Your entries in the register' }).click();
    await page.getByRole('status').filter({ hasText: '1 of 2 rows' }).waitFor();

    // The next change reopens the review, also on the screen of the person who makes it.
    await founder.page.getByRole('button', { name: /Reviewed/ }).waitFor();
    await founder.page.getByRole('grid').focus();
    // Next to an open entry, the severity follows the topic.
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', '4']) await founder.page.keyboard.press(key);
    await founder.page.getByRole('button', { name: /Reviewed/ }).waitFor({ state: 'detached' });
    await founder.page.getByRole('region', { name: 'History', exact: true }).getByText('Severity').first().waitFor();

    // Continuing in the register continues the visit; the next visit lists others' changes as news, not the person's own.
    await page.evaluate(leaveFor(20));
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => page.evaluate<number>(MINUTES_SINCE_SEEN)).toBeLessThan(2);
    await page.evaluate(leaveFor(40));
    await page.goto(`${app.url}/app/home`);
    const news = page.getByRole('region', { name: 'Since your last visit' });
    await news.getByText('Ada Founder').first().waitFor();
    expect(await news.getByText(/Uma User (added|changed)/).count()).toBe(0);
  });

  it('lose nothing that the other sets on an entry, and only approve the version that they have seen', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { assessment, topics } = await founder.readDraft();
    const path = `/api/assessments/${assessment.id}`;
    const component = { id: randomUUID(), kind: 'impact', title: 'Noise at night', topicId: topics[0]?.id };
    const own = { ...startingValues(componentFields), ...component };
    await founder.call('POST', `${path}/components`, own);
    const record = { noun: 'component', key: component.id };
    const read = () =>
      founder.call<{
        assignments: { owner: string | null; dueOn: string | null; review: string }[];
        people: { userId: string; name: string }[];
      }>('GET', `${path}/assignments`);
    const stands = async () => {
      const { assignments, people } = await read();
      const [one] = assignments;
      return [people.find(({ userId }) => userId === one?.owner)?.name, one?.dueOn, one?.review];
    };
    const uma = (await read()).people.find(({ name }) => name === 'Uma User')?.userId;
    const give = (owner: string | undefined | null) =>
      colleague.call('POST', `${path}/assignments`, { records: [record], owner });

    // Values that the other person sets in other fields stay.
    const { page } = founder;
    const popup = page.getByRole('dialog', { name: 'Owner and due date: Noise at night' });
    const save = popup.getByRole('button', { name: 'Save', exact: true });
    const owner = popup.getByRole('combobox', { name: 'Owner' });
    const due = popup.getByLabel('Due', { exact: true });
    const open = async (of: Page, name: RegExp) => {
      await of.getByRole('complementary').getByRole('button', { name }).click();
    };
    await page.goto(`${app.url}/app/register`);
    await page.getByRole('rowheader', { name: 'Noise at night' }).click();
    await open(page, /No owner/);
    await due.fill('2027-03-01');
    await give(uma);
    await popup.getByText('Owner: Uma User.').waitFor();
    await save.click();
    await expect.poll(stands).toEqual(['Uma User', '2027-03-01', 'open']);

    // The same field: the person is asked. Requesting a review saves their choice, and nothing before the choice is made.
    await open(page, /Uma User.*Change/);
    await owner.selectOption({ label: 'Ada Founder (you)' });
    await due.fill('2027-04-01');
    await give(null);
    await popup.getByText('Owner: Nobody.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await popup.getByRole('button', { name: 'Request review' }).click();
    await popup.getByText('Nothing was overwritten').waitFor();
    await popup.getByText('Uma User has changed this').waitFor();
    expect(await stands()).toEqual([undefined, '2027-03-01', 'open']);
    await popup.getByRole('button', { name: 'Keep mine' }).click();
    await popup.getByRole('button', { name: 'Request review' }).click();
    await popup.waitFor({ state: 'detached' });
    expect(await stands()).toEqual(['Ada Founder', '2027-04-01', 'in-review']);

    // A review is only approved for the version that the person has seen.
    await colleague.page.goto(`${app.url}/app/register`);
    await colleague.page.getByRole('rowheader', { name: 'Noise at night' }).click();
    await open(colleague.page, /In review/);
    const clear = colleague.page.getByRole('button', { name: 'Mark as reviewed' });
    await clear.waitFor();
    await founder.call('PUT', `${path}/components/${component.id}`, { ...own, impactSeverity: 5, seenVersion: 1 });
    await clear.click();
    await colleague.page.getByText('Ada Founder has changed this record since you opened it').waitFor();
    expect((await stands())[2]).toBe('in-review');
    await clear.click();
    await expect.poll(async () => (await stands())[2]).toBe('reviewed');
  });

  it('approve the reviews of several entries in one act, except those that they requested themselves', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { assessment, topics } = await founder.readDraft();
    for (const [title, by] of [
      ['Glare at dusk', null],
      ['Noise at night', colleague],
      ['Smell by day', colleague],
      ['Dust in spring', founder],
    ] as const) {
      const component = { id: randomUUID(), kind: 'impact', title, topicId: topics[0]?.id };
      const own = { ...startingValues(componentFields), ...component };
      await colleague.call('POST', `/api/assessments/${assessment.id}/components`, own);
      const record = { noun: 'component', key: component.id };
      await by?.call('POST', `/api/assessments/${assessment.id}/assignments/review`, { record, to: 'in-review' });
    }
    const { page } = founder;
    await page.goto(`${app.url}/app/register`);
    await page.getByRole('rowheader', { name: 'Noise at night' }).waitFor();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Approve review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve the review' });
    await dialog.getByText('1 row is not in review.').waitFor();
    await dialog.getByText('1 row unchanged').waitFor();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'Dust in spring' })
      .getByText('The person who requested the review or last changed the record cannot approve it.')
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    // An entry that somebody changes in the meantime is skipped until the dialog is opened again.
    const smell = (await founder.readDraft()).components.find(({ title }) => title === 'Smell by day');
    await colleague.call('PUT', `/api/assessments/${assessment.id}/components/${smell?.id}`, {
      ...startingValues(componentFields),
      ...{ id: smell?.id, kind: 'impact', topicId: topics[0]?.id },
      ...{ title: 'Smell by day', description: 'From the vats', seenVersion: 1 },
    });
    await dialog.getByRole('button', { name: 'Approve 1 row' }).waitFor();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'Smell by day' })
      .getByText('Since changed by Uma User')
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Approve review' }).click();
    await dialog.getByRole('button', { name: 'Approve 2 rows' }).click();
    const reviews = async () => {
      const path = `/api/assessments/${assessment.id}/assignments`;
      const { assignments } = await founder.call<{ assignments: { review: string }[] }>('GET', path);
      return assignments.map(({ review }) => review).toSorted();
    };
    await page.getByText('2 rows reviewed').first().waitFor();
    expect(await reviews()).toEqual(['in-review', 'reviewed', 'reviewed']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(reviews).toEqual(['in-review', 'in-review', 'in-review']);
  });

  it('see each other on a question, and discuss it and its section', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const size = 'What is the size of your company?';
    await founder.page.goto(`${app.url}/app/home`);
    await openQuestionnaire(colleague.page);
    await colleague.page.getByRole('combobox', { name: size }).focus();
    await founder.page.getByRole('link', { name: `on “${size}”` }).waitFor();

    await colleague.page.getByRole('button', { name: 'Actions for question 2', exact: true }).click();
    await colleague.page.getByRole('menuitem', { name: 'Comments' }).click();
    await colleague.page.getByRole('textbox', { name: 'Write a comment' }).fill('With the new plant, @Ada Founder ?');
    await colleague.page.keyboard.press('Control+Enter');
    await colleague.page.getByRole('article').getByText('With the new plant').waitFor();
    await colleague.page.getByRole('button', { name: 'Close comments' }).click();
    await colleague.page.getByRole('button', { name: 'Comments on question 2, 1 open' }).waitFor();
    await colleague.page.getByRole('button', { name: 'Comments on Organizational Information' }).click();
    await colleague.page.getByRole('textbox', { name: 'Write a comment' }).fill('Who fills this in?');
    expect(await findViolations(colleague.page)).toEqual([]);
    await colleague.page.keyboard.press('Control+Enter');
    await colleague.page.getByRole('article').getByText('Who fills this in?').waitFor();

    // From home to the thread, and from there to the question itself.
    await founder.page
      .getByRole('region', { name: 'Open comments' })
      .getByRole('button', { name: 'Organizational Information' })
      .waitFor();
    await founder.page.getByRole('region', { name: 'Mentioned you' }).getByRole('button', { name: size }).click();
    const panel = founder.page.getByRole('dialog', { name: `Comments on ${size}` });
    await panel.getByText('With the new plant').waitFor();
    expect(await findViolations(founder.page)).toEqual([]);
    await panel.getByRole('link', { name: size }).click();
    const field = founder.page.getByRole('combobox', { name: size });
    await field.waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await founder.page.getByRole('button', { name: 'Comments on question 2, 1 open' }).waitFor();
  });

  it('are led to a mention even if the thread was resolved before they came', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { assessment } = await founder.readDraft();
    const at = `/api/assessments/${assessment.id}/comments`;
    const talk = async (recordId: string) => {
      const say = (by: typeof founder, body: string, threadId: string | null) => {
        const id = randomUUID();
        const said = by.call('POST', `${at}/section/${encodeURIComponent(recordId)}`, {
          id,
          threadId,
          body,
          chosen: [],
        });
        return said.then(() => id);
      };
      const thread = await say(colleague, 'Is this right, @Ada Founder ?', null);
      await say(colleague, 'It is.', thread);
      await colleague.call('POST', `${at}/${thread}/resolve`);
    };
    await talk('Topic Selection');
    await talk('Stakeholder Mapping');

    // From the link in a mail, and from home.
    const { page } = founder;
    const seen = async (section: string) => {
      const panel = page.getByRole('dialog', { name: `Comments on ${section}` });
      const said = panel.getByText('Is this right');
      await said.waitFor();
      const thread = panel.getByRole('listitem').filter({ hasText: 'Is this right' }).first();
      await expect.poll(() => thread.evaluate((element) => element === document.activeElement)).toBe(true);
      // It stays visible although it counts as read.
      await expect
        .poll(async () =>
          (await founder.call<{ mentions: { recordId: string }[] }>('GET', at)).mentions.some(
            ({ recordId }) => recordId === section,
          ),
        )
        .toBe(false);
      expect(await said.isVisible()).toBe(true);
      expect(await findViolations(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Close comments' }).click();
      await panel.waitFor({ state: 'detached' });
    };
    await page.goto(`${app.url}/app/home?assessment=${assessment.id}&comments=section.Topic+Selection`);
    await seen('Topic Selection');
    const mentioned = page.getByRole('region', { name: 'Mentioned you' });
    await mentioned.getByRole('button', { name: 'Stakeholder Mapping' }).click();
    await seen('Stakeholder Mapping');
    await mentioned.waitFor({ state: 'detached' });
    // A thread that was read before is collapsed.
    await page.goto(`${app.url}/app/home?assessment=${assessment.id}&comments=section.Topic+Selection`);
    const panel = page.getByRole('dialog', { name: 'Comments on Topic Selection' });
    await panel.getByText('Resolved: 1').waitFor();
    expect(await panel.getByText('Is this right').isVisible()).toBe(false);
  });

  it('see immediately who has completed the draft, and which of their input is kept', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { page } = founder;
    const { assessment } = await founder.readDraft();
    const ofDraft = (path: string) => `/api/assessments/${assessment.id}${path}`;
    const complete = () => colleague.call('POST', ofDraft('/complete'), {});
    const reopen = () => colleague.call('POST', ofDraft('/reopen'), { reason: 'One answer is missing.' });
    const toldWho = 'Uma User has completed this assessment while you had unsaved input';
    const products = page.getByLabel('Describe your main products', { exact: false });

    await openQuestionnaire(page);
    await complete();
    await page.getByText('Uma User has completed this assessment', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Assessment completed', exact: true }).waitFor();
    await reopen();
    await products.fill('Flour');
    await complete();
    await page.getByText(toldWho).waitFor();

    // The draft of the next year takes its place.
    await colleague.call('POST', '/api/assessments', { copyOf: null });
    await reopen();
    await page.goto(`${app.url}/app/assessment?assessment=${assessment.id}`);
    await expect.poll(() => products.inputValue()).toBe('Flour');
    await complete();
    await page.getByText(toldWho).waitFor();
    await page
      .getByText('Your input in Organizational Information is still in this browser', { exact: false })
      .waitFor();
    await expect.poll(() => products.inputValue()).toBe('');
  });

  it('start a single draft together when both open it for the first time', async () => {
    const founder = await welcome(browser, app);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    await Promise.all([openQuestionnaire(founder.page), openQuestionnaire(colleague.page)]);
    expect(await founder.call<unknown[]>('GET', '/api/assessments')).toHaveLength(1);
  });
});
