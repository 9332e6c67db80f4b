import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { asOwner } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { openMenu } from './dashboard-menu.ts';
import { holdBack } from './hold-back.ts';
import { type Newcomer, welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A draft with three impacts, and its founder. */
async function foundDraft(): Promise<Newcomer> {
  const founder = await welcome(browser, app);
  const { assessment, topics } = await founder.readDraft();
  for (const title of ['Water taken from the river', 'Noise at night', 'Training of apprentices']) {
    const topicId = mustHave(topics[0]).id;
    await founder.call('POST', `/api/assessments/${assessment.id}/components`, {
      ...componentFields,
      ...{ id: randomUUID(), topicId, title, description: '', justification: '', companyBusinessArea: '' },
    });
  }
  return founder;
}

/** Invites a new person as an auditor in the form, and accepts the invitation for them. */
async function inviteAuditor(founder: Newcomer): Promise<Newcomer> {
  const auditor = await welcome(browser, app, { fullName: 'Aud Itor', company: null });
  const { page } = founder;
  await page.goto(`${app.url}/app/company`);
  await page.getByRole('textbox', { name: 'Email' }).fill(auditor.email);
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Auditor' });
  await page.getByLabel('Last day').fill(dayIn(-2));
  await press(page, 'Send Invitation');
  await page.getByText('This day has passed (UTC)', { exact: false }).waitFor();
  await page.getByLabel('Last day').fill(dayIn(20));
  await press(page, 'Send Invitation');
  await page.getByText(`Invitation sent to ${auditor.email}`).first().waitFor();
  const [invitation] = await founder.call<{ id: string }[]>('GET', '/api/invitations');
  const { url } = await founder.call<{ url: string }>('POST', `/api/invitations/${mustHave(invitation).id}/link`, {});
  // The port is only known once the server listens.
  const { pathname, search, hash } = new URL(url);
  await auditor.page.goto(app.url + pathname + search + hash);
  await press(auditor.page, 'Accept Invitation');
  // Auditors start on the audit screen.
  await auditor.page.waitForURL('**/app/audit');
  return auditor;
}

/** Draws a sample and opens it, and waits until it lists as many entries. */
async function drawSample(page: Page, name: string, size: number) {
  const samples = page.getByRole('region', { name: 'Samples' });
  await press(page, 'Draw a sample');
  await samples.getByLabel('Name').fill(name);
  await samples.getByLabel('Size').fill(String(size));
  await press(page, 'Draw a sample');
  await samples.getByText(name, { exact: true }).click();
  const opens = samples.getByRole('listitem').getByRole('button', { name: /^Open / });
  await expect.poll(() => opens.count()).toBe(size);
  return { samples, opens };
}

describe('an auditor', () => {
  it('is invited, reviews, asks, draws a sample, gets an answer, and loses access on the last day', async () => {
    const founder = await foundDraft();
    const { assessment, components } = await founder.readDraft();
    await founder.call('POST', '/api/evidence', {
      id: randomUUID(),
      ...{ title: 'Minutes of the works council', note: '', datedOn: null, validUntil: null, ownerId: null },
      content: { kind: 'link', url: 'https://example.com/minutes' },
      use: {
        id: randomUUID(),
        assessmentId: assessment.id,
        ...{ noun: 'component', recordId: mustHave(components[0]).id, criterion: '', passage: '' },
      },
    });
    const auditor = await inviteAuditor(founder);
    const { page } = auditor;

    // Auditors have no access to the questionnaire.
    await page.goto(`${app.url}/app`);
    await page.waitForURL('**/app/audit');
    await page.getByText('You have access until', { exact: false }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Questionnaire' }).count()).toBe(0);
    const records = page.getByRole('region', { name: 'Records' });
    await records.getByLabel('Checked: Noise at night').click();
    await records.getByText('Checked by Aud Itor', { exact: false }).waitFor();
    await records.getByText(/^1 of \d+ checked$/).waitFor();
    const entries = records.getByRole('listitem').getByRole('button', { name: /^Open / });
    await records.getByText('Only unchecked', { exact: true }).click();
    await expect.poll(() => entries.count()).toBe(2);
    // What is checked now stays in sight until the person chooses again.
    await records.getByLabel('Checked: Training of apprentices').click();
    await records.getByText(/^2 of \d+ checked$/).waitFor();
    expect(await entries.count()).toBe(2);
    await records.getByLabel('Checked: Training of apprentices').click();
    await records.getByText('Only with a question', { exact: true }).click();
    await records.getByText('There is no question about any of these.').waitFor();
    await records.getByText('All', { exact: true }).click();

    await press(page, 'Ask about Noise at night');
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Your question').fill('Who measured this?');
    await panel.getByRole('button', { name: 'Ask', exact: true }).click();
    await panel.getByText('Auditor question').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Questions' }).getByText('Who measured this?').waitFor();
    await records.getByText('Only with a question', { exact: true }).click();
    await expect.poll(() => entries.allTextContents()).toEqual(['Noise at night']);

    const samples = page.getByRole('region', { name: 'Samples' });
    await press(page, 'Draw a sample');
    await samples.getByLabel('Name').fill('Two at random');
    await samples.getByLabel('Size').fill('2');
    await samples.getByLabel('Seed').fill('2026');
    await press(page, 'Draw a sample');
    await samples.getByText('2 of 3 entries', { exact: false }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    // Auditors can read the register but not edit it.
    await page.goto(`${app.url}/app/register`);
    await page.getByRole('grid').waitFor();
    expect(await page.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0);

    // Auditors do not see the storage or the controls for adding evidence.
    await page.goto(`${app.url}/app/company`);
    await page.getByRole('heading', { name: 'Team Members' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Storage', exact: true }).count()).toBe(0);
    await page.goto(`${app.url}/app/evidence`);
    await page.getByText('Minutes of the works council').waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
    expect(await page.getByText('of storage used').count()).toBe(0);

    // A member finds the question at home and answers it.
    await founder.page.goto(`${app.url}/app/home`);
    const waiting = founder.page.getByRole('region', { name: '1 auditor question to answer' });
    await waiting.getByRole('link', { name: 'Noise at night' }).click();
    const thread = founder.page.getByRole('dialog');
    await thread.getByRole('button', { name: 'Reply to Aud Itor' }).click();
    await thread.getByRole('textbox', { name: 'Reply to Aud Itor' }).fill('The neighbours did.');
    await thread.getByRole('button', { name: 'Reply', exact: true }).click();
    await thread.getByText('The neighbours did.').waitFor();
    await page.goto(`${app.url}/app/audit`);
    await page.getByRole('region', { name: 'Questions' }).getByText('Answered').waitFor();

    // The access ends while the auditor is reading.
    await asOwner(app.ownerUrl, (client) =>
      client.query(`update memberships set audits_until = now() where role = 'auditor' and ended_at is null`),
    );
    // The open page notices on its own, at the next check of its stream.
    await page.waitForURL('**/company-setup', { timeout: 60_000 });
    await page.getByText('Your audit of Nordhafen Foods is over').first().waitFor();
  });

  it('walks through a sample by keyboard, one record after the other, and returns to the same row', async () => {
    const founder = await foundDraft();
    const { page } = await inviteAuditor(founder);
    const { topics } = await founder.readDraft();
    const topic = mustHave(topics[0]);
    const samples = page.getByRole('region', { name: 'Samples' });
    const draw = async (name: string) => {
      await press(page, 'Draw a sample');
      await samples.getByLabel('Name').fill(name);
      await samples.getByLabel('Topic', { exact: true }).selectOption({ label: `${topic.code} ${topic.name}` });
      await samples.getByLabel('Size').fill('25');
      await samples.getByLabel('Seed').fill('2026');
      await press(page, 'Draw a sample');
      await samples.getByText(name, { exact: true }).waitFor();
    };
    await draw('By topic');
    await samples.getByText('By topic', { exact: true }).click();
    await samples.getByText(`impacts, risks and opportunities, topic ${topic.code}`).waitFor();
    const drawn = await samples
      .getByRole('listitem')
      .getByRole('button', { name: /^Open / })
      .allTextContents();
    expect(drawn).toHaveLength(3);

    const [first = '', second = '', third = ''] = drawn;
    const walk = page.getByRole('dialog', { name: 'By topic' });
    const at = (place: number, title: string) =>
      Promise.all([
        walk.getByText(`${place} of 3`, { exact: false }).waitFor(),
        walk.getByRole('heading', { name: title, level: 2 }).waitFor(),
      ]);
    await press(page, 'Walk through By topic');
    await at(1, first);
    // There is no record before the first.
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await at(2, second);
    await page.keyboard.press('ArrowRight');
    await at(3, third);
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowLeft');
    await at(2, second);
    await page.keyboard.press('m');
    await walk.getByText('Checked by Aud Itor', { exact: false }).waitFor();

    await page.keyboard.press('q');
    const field = walk.getByLabel('Your question');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    // Keys typed into a field are not shortcuts.
    await page.keyboard.type('jkm?');
    await at(2, second);
    await field.fill('Where does this stand?');
    await walk.getByRole('button', { name: 'Ask', exact: true }).click();
    await walk.getByText('Auditor question').waitFor();
    await field.focus();
    await page.keyboard.press('Escape');
    await at(2, second);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts for the audit' });
    await keys.getByText('mark as checked', { exact: false }).waitFor();
    await keys.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => keys.count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect.poll(() => walk.count()).toBe(0);
    const row = samples.getByRole('button', { name: `Open ${second}` });
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
    await samples.getByText('1 of 3 checked', { exact: false }).waitFor();
    await page.getByRole('region', { name: 'Questions' }).getByText('Where does this stand?').waitFor();

    // Start from the page of a topic, whose links lead members to the questionnaire instead.
    await page.goto(`${app.url}/app/topics/${topic.code}`);
    await page.getByRole('link', { name: 'Open in the audit' }).first().click();
    await page.waitForURL('**/app/audit?**');
    await page.getByRole('dialog', { name: 'Entries' }).getByText('1 of 1').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/app/audit');

    // The same filter and seed draw the same sample.
    await draw('By topic again');
    const again = samples.getByRole('group').filter({ hasText: 'By topic again' });
    await again.getByText('By topic again', { exact: true }).click();
    await expect.poll(() => again.getByRole('button', { name: /^Open / }).allTextContents()).toEqual(drawn);
  });

  it('asks about a measure and thresholds, gets answers from a member who comes from home, and sees later changes', async () => {
    const founder = await foundDraft();
    const { assessment, components } = await founder.readDraft();
    const component = mustHave(components.find(({ title }) => title === 'Noise at night'));
    const measure = { componentId: component.id, title: 'Wall along the yard', kind: 'mitigation', state: 'planned' };
    const saved = { ...measure, since: '', effectiveness: null, effectReason: '', owner: '' };
    const measureAt = `/api/assessments/${assessment.id}/measures/${randomUUID()}`;
    await founder.call('PUT', measureAt, { ...saved, seenVersion: null });
    const { page } = await inviteAuditor(founder);

    const records = page.getByRole('region', { name: 'Records' });
    const ask = async (kind: string, name: string, question: string) => {
      await records.getByRole('radio', { name: new RegExp(`^${kind} \\(\\d+\\)$`) }).check();
      await press(page, `Ask about ${name}`);
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Your question').fill(question);
      await panel.getByRole('button', { name: 'Ask', exact: true }).click();
      await panel.getByText('Auditor question').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => panel.count()).toBe(0);
    };
    await ask('Thresholds', 'Thresholds', 'Who decided on these?');
    await ask('Measures', 'Wall along the yard', 'How high will it be?');
    await records.getByLabel('Checked: Wall along the yard').click();
    await records.getByText('Checked by Aud Itor', { exact: false }).waitFor();

    // Home leads a member to the question, and from there to the measure itself.
    const { page: home } = founder;
    await home.goto(`${app.url}/app/home`);
    const waiting = home.getByRole('region', { name: '2 auditor questions to answer' });
    await waiting.getByRole('link', { name: 'Thresholds' }).waitFor();
    await waiting.getByRole('link', { name: 'Wall along the yard' }).click();
    const thread = home.getByRole('dialog');
    const answer = async (words: string) => {
      await thread.getByRole('button', { name: 'Reply to Aud Itor' }).click();
      await thread.getByRole('textbox', { name: 'Reply to Aud Itor' }).fill(words);
      await thread.getByRole('button', { name: 'Reply', exact: true }).click();
      await thread.getByText(words).waitFor();
    };
    await answer('Four metres.');
    await thread.getByRole('link', { name: 'Wall along the yard' }).click();
    await home.waitForURL('**/app/assessment?**');
    const button = home.getByRole('button', { name: 'Comments on Wall along the yard, 1 open' });
    await button.click();
    await thread.getByText('How high will it be?').waitFor();
    await home.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    // A mail leads to the sign-off in this way, where there are no comments yet.
    await home.goto(`${app.url}/app/home?assessment=${assessment.id}&comments=sign-off.${assessment.id}`);
    await home.getByRole('dialog', { name: 'Comments on Sign-off' }).waitFor();

    // The other question is answered next to the thresholds.
    await home.goto(`${app.url}/app/dashboard`);
    await openMenu(home);
    await home.getByRole('button', { name: /^Comments on .*thresholds, 1 open$/i }).click();
    await thread.getByText('Who decided on these?').waitFor();
    await answer('The board did.');
    await home.goto(`${app.url}/app/home`);
    await home.getByRole('heading', { name: 'Open comments' }).waitFor();
    await expect.poll(() => home.getByText('auditor questions to answer').count()).toBe(0);

    await founder.call('PUT', measureAt, { ...saved, owner: 'Site manager', seenVersion: 1 });
    await page.goto(`${app.url}/app/audit`);
    const questions = page.getByRole('region', { name: 'Questions' });
    await expect.poll(() => questions.getByText('Answered', { exact: true }).count()).toBe(2);
    await press(page, 'Open the question about Wall along the yard');
    const panel = page.getByRole('dialog');
    await panel.getByText('Four metres.').waitFor();
    await panel.getByRole('button', { name: 'Resolve: comment by Aud Itor' }).click();
    await panel.getByText('Resolved: 1').waitFor();
    await page.keyboard.press('Escape');
    await questions.getByText('Closed', { exact: true }).waitFor();
    await records.getByText('1 changed since').waitFor();
    await records.getByRole('radio', { name: /^Measures \(/ }).check();
    await records.getByText('Changed since', { exact: true }).waitFor();
    await press(page, 'Open Wall along the yard');
    await page
      .getByRole('dialog', { name: 'Measures' })
      .getByText('responsible: Site manager', { exact: false })
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('asks about the sign-off of a completed assessment, and home leads a member there without a draft', async () => {
    const founder = await foundDraft();
    const { assessment } = await founder.readDraft();
    const reasons = { versionReason: 'As agreed', climateReason: 'None' };
    await founder.call('POST', `/api/assessments/${assessment.id}/complete`, reasons);
    const auditor = await inviteAuditor(founder);
    const said = { id: randomUUID(), threadId: null, body: 'Will the board sign?', chosen: [] };
    const at = `/api/assessments/${assessment.id}/comments/sign-off/${assessment.id}`;
    await auditor.call('POST', at, said);

    const { page } = founder;
    await page.goto(`${app.url}/app/home`);
    const waiting = page.getByRole('region', { name: '1 auditor question to answer' });
    await waiting.getByText(assessment.name).waitFor();
    await waiting.getByRole('link', { name: 'Sign-off' }).click();
    const thread = page.getByRole('dialog', { name: 'Comments on Sign-off' });
    await thread.getByText('Will the board sign?').waitFor();
    await thread.getByRole('link', { name: 'Sign-off' }).click();
    await page.waitForURL('**/app/results?**');
    await page.getByRole('button', { name: 'Comments on Sign-off, 1 open' }).click();
    await thread.getByText('Will the board sign?').waitFor();
  });

  it('cannot be invited twice: the second invitation is rejected at the address field, and keeps all input', async () => {
    const founder = await foundDraft();
    const { page } = founder;
    const email = `twice-${randomUUID()}@example.com`;
    await page.goto(`${app.url}/app/company`);
    const address = page.getByRole('textbox', { name: 'Email' });
    const lastDay = page.getByLabel('Last day');
    const fill = async () => {
      await address.fill(email);
      await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Auditor' });
      await lastDay.fill(dayIn(20));
    };
    await fill();
    await press(page, 'Send Invitation');
    await page.getByText(`Invitation sent to ${email}`).first().waitFor();
    await expect.poll(() => address.inputValue()).toBe('');
    await fill();
    await press(page, 'Send Invitation');
    await page.getByRole('form').getByText(`${email} already has a pending invitation`).waitFor();
    expect(await address.inputValue()).toBe(email);
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    expect(await lastDay.inputValue()).toBe(dayIn(20));
    const { rows } = await asOwner(app.ownerUrl, (client) =>
      client.query('select 1 from invitations where email = $1', [email]),
    );
    expect(rows).toHaveLength(1);
    // The form accepts another address straight away.
    await address.fill(`other-${email}`);
    await press(page, 'Send Invitation');
    await page.getByText(`Invitation sent to other-${email}`).first().waitFor();
  });

  it('walks past a deleted entry of a sample, and undoes the deletion of a question without leaving the sheet', async () => {
    const founder = await foundDraft();
    const { assessment, components } = await founder.readDraft();
    const { page } = await inviteAuditor(founder);
    const { samples, opens } = await drawSample(page, 'All three', 3);
    const [first = '', second = '', third = ''] = await opens.allTextContents();
    const { id } = mustHave(components.find(({ title }) => title === second));
    await founder.call('DELETE', `/api/assessments/${assessment.id}/components/${id}`, {});
    await samples.getByText('since deleted').waitFor();
    expect(await opens.allTextContents()).toEqual([first, second, third]);

    const walk = page.getByRole('dialog', { name: 'All three' });
    const at = (title: string) => walk.getByRole('heading', { name: title, level: 2 }).waitFor();
    await press(page, 'Walk through All three');
    await at(first);
    await page.keyboard.press('j');
    await at(second);
    await walk.getByText('This entry has been deleted.', { exact: false }).waitFor();
    await page.keyboard.press('j');
    await at(third);

    await page.keyboard.press('q');
    await walk.getByLabel('Your question').fill('Asked too soon');
    await walk.getByRole('button', { name: 'Ask', exact: true }).click();
    const asked = walk.getByText('Asked too soon');
    await asked.waitFor();
    await walk.getByRole('button', { name: /^Delete: comment by / }).click();
    await expect.poll(() => asked.count()).toBe(0);
    await press(page, 'Undo');
    await asked.waitFor();
    // The sheet is still open and responds to the keys.
    await walk.getByRole('heading', { name: third, level: 2 }).click();
    await page.keyboard.press('k');
    await at(second);
  });

  it('keeps a note with its record when the auditor goes on before it is saved, and brings it back with a removed mark', async () => {
    const founder = await foundDraft();
    const { page } = await inviteAuditor(founder);
    const { opens } = await drawSample(page, 'Two notes', 2);
    const [first = '', second = ''] = await opens.allTextContents();
    await press(page, 'Walk through Two notes');
    const walk = page.getByRole('dialog', { name: 'Two notes' });
    const at = (title: string) => walk.getByRole('heading', { name: title, level: 2 }).waitFor();
    const noteOn = (title: string) => walk.getByRole('textbox', { name: `Note on ${title}` });
    await at(first);
    await page.keyboard.press('m');
    await noteOn(first).waitFor();
    await page.keyboard.press('j');
    await at(second);
    await page.keyboard.press('m');
    await noteOn(second).waitFor();
    await page.keyboard.press('k');
    await at(first);

    const { asked, release } = await holdBack(page, '**/audit/marks/**');
    await noteOn(first).fill('Agreed to the meter readings');
    await walk.getByRole('button', { name: 'Next' }).click();
    await asked;
    await at(second);
    expect(await noteOn(second).inputValue()).toBe('');
    release();
    await walk.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => noteOn(first).inputValue()).toBe('Agreed to the meter readings');

    const checked = walk.getByLabel(`Checked: ${first}`);
    await checked.click();
    await noteOn(first).waitFor({ state: 'detached' });
    await checked.click();
    await expect.poll(() => noteOn(first).inputValue()).toBe('Agreed to the meter readings');
  });

  it('has a screen that fits phones and wide windows', async () => {
    const founder = await foundDraft();
    const auditor = await inviteAuditor(founder);
    const { page } = auditor;
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${app.url}/app/audit`);
      await page.getByRole('region', { name: 'Records' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
