import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { openMenu } from './dashboard-menu.ts';
import { welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Sends the open dialog. */
const send = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const stateOf = (page: Page, state: string) => page.getByText(state, { exact: true }).first().waitFor();

/** A completed assessment with one impact, its admin, and a colleague. */
async function visitCompleted() {
  const founder = await welcome(browser, app);
  const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
  const { assessment, topics } = await founder.readDraft();
  const path = `/api/assessments/${assessment.id}`;
  const topicId = mustHave(topics[0]).id;
  const impact = { ...componentFields, actualPotentialImpact: 'Actual', impactScale: null, id: randomUUID(), topicId };
  await founder.call('POST', `${path}/components`, impact);
  await founder.call('POST', `${path}/complete`, {});
  return { founder, colleague, assessment };
}

describe('a completed result', () => {
  it('is prepared, reviewed and approved until it is final, and reopening revokes that', async () => {
    const { founder, colleague, assessment } = await visitCompleted();
    const { page } = founder;
    await colleague.page.goto(`${app.url}/app/results?assessmentId=${assessment.id}`);
    await stateOf(colleague.page, 'Completed');
    await page.goto(`${app.url}/app/dashboard?assessment=${assessment.id}`);
    await stateOf(page, 'Completed');
    await (await openMenu(page)).getByRole('link', { name: 'Result and sign-off' }).click();

    await press(page, 'Sign as preparer');
    const dialog = page.getByRole('dialog');
    await send(page, 'Sign');
    await dialog.getByText('Enter the position.').waitFor();
    await dialog.getByLabel('Position').fill('Head of Sustainability');
    await send(page, 'Sign');
    await page.getByText('Ada Founder, Head of Sustainability').waitFor();
    // A colleague's open screen is updated.
    await colleague.page.getByText('Ada Founder, Head of Sustainability').waitFor();
    await stateOf(colleague.page, 'In review');

    // Ada has signed: she can only record the review for a colleague, and only from minutes.
    await page.getByText('You have signed another step.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Sign as reviewer' }).count()).toBe(0);
    await press(page, 'Record for somebody else');
    await dialog.getByLabel('Member').selectOption({ label: 'Uma User' });
    await dialog.getByLabel('Position').fill('Controller');
    await send(page, 'Record');
    await dialog.getByText('Enter the minutes and their date, or choose a file.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await press(colleague.page, 'Sign as reviewer');
    await colleague.page.getByRole('dialog').getByLabel('Position').fill('Controller');
    await send(colleague.page, 'Sign');
    await page.getByText('Uma User, Controller').waitFor();

    await colleague.page.getByText('Only admins can approve, or record an approval.').waitFor();
    await press(page, 'Record for somebody else');
    await dialog.getByLabel('Position').fill('Chair of the board');
    await dialog.getByLabel('Day of the step').fill('2999-01-01');
    await send(page, 'Record');
    await dialog.getByText('Enter the person’s name.').waitFor();
    await dialog.getByText('This date is in the future.').waitFor();
    await dialog.getByLabel('Name').fill('Cem Board');
    await dialog.getByLabel('Day of the step').fill(new Date().toISOString().slice(0, 10));
    await dialog.getByLabel('Minutes', { exact: true }).fill('Board, item 4');
    await dialog.getByLabel('Date of the minutes').fill(new Date().toISOString().slice(0, 10));
    await send(page, 'Record');
    await page.getByText('Minutes: Board, item 4', { exact: false }).waitFor();
    await page.getByText('Recorded by Ada Founder, not signed', { exact: false }).waitFor();
    await stateOf(colleague.page, 'Final, not all signed');

    await press(page, 'More');
    await page.getByRole('menuitem', { name: 'Back to the dashboard' }).click();
    await stateOf(page, 'Final');
    await (await openMenu(page)).getByRole('button', { name: 'Reopen' }).click();
    await dialog.getByLabel('Reason').fill('A figure of a supplier was wrong.');
    await dialog.getByRole('button', { name: 'Reopen', exact: true }).click();
    await page.getByRole('heading', { name: 'Organizational Information' }).waitFor();
    await stateOf(page, 'Draft');
    await colleague.page.getByText('3 signatures no longer valid').click();
    await colleague.page.getByText('Reason: A figure of a supplier was wrong.').first().waitFor();
  });

  it('may be signed by the same person in several roles if an admin allows it', async () => {
    const { founder, colleague } = await visitCompleted();
    await founder.page.goto(`${app.url}/app/company/reports`);
    await colleague.page.goto(`${app.url}/app/company/reports`);
    const rule = (page: Page) => page.getByRole('switch', { name: 'One person may hold several roles' });
    await rule(colleague.page).waitFor();
    await rule(founder.page).check();
    await colleague.page.getByText('Allowed by Ada Founder', { exact: false }).waitFor();
    await colleague.page.getByText('An admin can change this rule.', { exact: false }).waitFor();
  });

  it('comes first after completing: its finding, matrix, next signature, files, auditor and next year', async () => {
    const { founder, colleague, assessment } = await visitCompleted();
    const { page } = founder;
    await page.goto(`${app.url}/app/assessment`);
    await page.getByRole('heading', { name: 'Assessment completed', exact: true }).waitFor();
    const result = page.getByRole('region', { name: 'Your result' });
    await result.getByText(/is material by impact\.$/).waitFor();
    await result.getByRole('img', { name: 'Materiality matrix of the completed assessment' }).waitFor();

    // The head says how final it is; the sign-off offers to ask who can act.
    expect(await page.getByText('Completed', { exact: true }).count()).toBe(1);
    const signOff = page.getByRole('region', { name: 'Sign-off' });
    await signOff.getByRole('button', { name: 'Ask Uma User' }).waitFor();

    const files = page.getByRole('region', { name: 'Files' });
    await files.getByRole('button', { name: 'Create: Report (Word)' }).waitFor();
    await files.getByRole('button', { name: 'Create: Slides (PowerPoint)' }).click();
    const downloading = page.waitForEvent('download');
    await files.getByRole('link', { name: 'Download: Slides (PowerPoint)' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pptx$/);

    // The report beside the title is created first, and then downloaded as well.
    const reporting = page.waitForEvent('download', { timeout: 60_000 });
    await press(page, 'Download report');
    expect((await reporting).suggestedFilename()).toMatch(/^Report .+\.pdf$/);

    await page.getByRole('link', { name: 'Invite an auditor' }).waitFor();
    // Only admins can invite.
    await colleague.page.goto(`${app.url}/app/assessment`);
    await colleague.page.getByRole('button', { name: 'Sign as preparer' }).waitFor();
    expect(await colleague.page.getByRole('link', { name: 'Invite an auditor' }).count()).toBe(0);

    await press(page, 'Sign as preparer');
    await page.getByRole('dialog').getByLabel('Position').fill('Head of Sustainability');
    await send(page, 'Sign');
    // One press asks the colleague, who finds it on Home; they are not asked twice.
    await press(page, 'Ask Uma User');
    await signOff.getByText('Asked: Uma User.', { exact: false }).waitFor();
    expect(await signOff.getByRole('button', { name: /^Ask/ }).count()).toBe(0);
    await signOff.getByRole('button', { name: 'Comments on Sign-off, 1 open' }).waitFor();
    await colleague.page.goto(`${app.url}/app/home`);
    const mentioned = colleague.page.getByRole('region', { name: 'Mentioned you' });
    await mentioned.getByRole('button', { name: 'Sign-off' }).click();
    await colleague.page.getByRole('dialog', { name: 'Comments on Sign-off' }).getByText('Please review').waitFor();
    const asking = await colleague.call('GET', `/api/assessments/${assessment.id}/comments/sign-off/${assessment.id}`);
    expect(asking).toMatchObject([{ body: '@Uma User Please review this result, and sign it here.' }]);
    await press(page, 'Start from scratch');
    await page.getByRole('heading', { name: 'Organizational Information' }).waitFor();

    await page.goto(`${app.url}/app/home`);
    await page.getByText('Next step of the sign-off: reviewed.').waitFor();
    await page.getByRole('link', { name: 'Go to the sign-off' }).click();
    await page.waitForURL(`**/app/results?assessmentId=${assessment.id}&part=sign-off-title`);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id ?? ''), { timeout: 10_000 })
      .toBe('sign-off-title');
  });
});
