import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields, measureFields } from '../shared/world.ts';
import { chooseAction } from './entry-menu.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** A single red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const TITLE = 'Night shifts in the plants';

/** A new person with one impact. */
async function visit() {
  const newcomer = await welcome(browser, app);
  const { assessment, topics } = await newcomer.readDraft();
  const path = `/api/assessments/${assessment.id}`;
  const topicId = mustHave(topics[0]).id;
  const impact = { ...componentFields, actualPotentialImpact: 'Actual', id: randomUUID(), topicId, title: TITLE };
  await newcomer.call('POST', `${path}/components`, impact);
  return { ...newcomer, path, topicCode: mustHave(topics[0]).code };
}

async function openEvidence({ page }: Newcomer, count: 0 | 1 = 0): Promise<void> {
  await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
  if (count === 0) await chooseAction(page, TITLE, 'Evidence');
  else await page.getByRole('button', { name: `Evidence for ${TITLE}, 1 piece`, exact: true }).click();
  await panel(page).getByRole('button', { name: 'Choose files' }).waitFor();
}

const panel = (page: Page) => page.getByRole('dialog', { name: `Evidence for ${TITLE}` });
const item = (page: Page, title: string) =>
  panel(page)
    .getByRole('list', { name: `Evidence for ${TITLE}` })
    .getByRole('listitem')
    .filter({ hasText: title });
const pick = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** Drops or pastes a file onto the panel, as the mouse and Ctrl+V do. */
const hand = (page: Page, how: 'drop' | 'paste', name: string, content: Buffer) =>
  panel(page)
    .getByRole('button', { name: 'Choose files' })
    .evaluate(
      (target, { type, fileName, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], fileName));
        const init = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data }),
        );
      },
      { type: how, fileName: name, bytes: [...content] },
    );

/** Adds a link as evidence for the impact directly, without using the screen. */
async function giveLink({ call, path, readDraft }: Awaited<ReturnType<typeof visit>>): Promise<void> {
  const { components } = await readDraft();
  await call('POST', '/api/evidence', {
    ...{ id: randomUUID(), title: 'Audit', note: '', datedOn: null, validUntil: null, ownerId: null },
    content: { kind: 'link', url: 'https://example.org/audit' },
    use: {
      ...{ id: randomUUID(), assessmentId: mustHave(path.split('/').at(-1)), noun: 'component', criterion: '' },
      ...{ recordId: mustHave(components[0]).id, passage: '' },
    },
  });
}

/** The label of the focused element, once everything that moves the focus in a later frame has settled. */
const focusedAfterFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  });

describe('evidence', () => {
  it('is dropped, pasted, chosen and linked next to an entry, added for a criterion, and reused elsewhere', async () => {
    const newcomer = await visit();
    const { page } = newcomer;
    await openEvidence(newcomer);

    await hand(page, 'drop', 'Grievances 2025.pdf', PDF);
    await item(page, 'Grievances 2025').getByText(`Grievances 2025.pdf, ${PDF.length} bytes`).waitFor();
    await hand(page, 'paste', 'Shift plan.png', PNG);
    const picture = panel(page).getByRole('img', { name: 'Picture: Shift plan' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

    const link = panel(page).getByRole('textbox', { name: 'Link' });
    await link.fill('ftp://example.org');
    await panel(page).getByRole('button', { name: 'Add link' }).click();
    await panel(page).getByText('Enter a web address that starts with https:// or http://.').waitFor();
    await link.fill('https://example.org/audit');
    await panel(page).getByRole('button', { name: 'Add link' }).click();
    await item(page, 'example.org/audit').waitFor();
    expect(await link.inputValue()).toBe('');

    await pick(page, 'Grievances 2025', 'Edit');
    const form = panel(page).getByRole('form', { name: 'Edit: Grievances 2025' });
    await form.getByLabel('Title').fill(' ');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter a title.').waitFor();
    await form.getByLabel('Title').fill('Grievances of the year');
    await expect
      .poll(() => form.getByLabel('Supports').getByRole('option').allInnerTexts())
      .toEqual(['The whole entry', 'Scale', 'Scope', 'Irremediability']);
    await form.getByLabel('Supports').selectOption({ label: 'Scale' });
    await form.getByLabel('Page or passage').fill('p. 12');
    await form.getByLabel('Valid until').fill('2020-12-31');
    await form.getByLabel('Owner').selectOption({ label: newcomer.fullName });
    await form.getByRole('button', { name: 'Save' }).click();
    const edited = item(page, 'Grievances of the year');
    for (const said of ['Scale', 'p. 12', `Owner: ${newcomer.fullName}`, 'Expired']) {
      await edited.getByText(said).first().waitFor();
    }

    await pick(page, 'Shift plan', 'Remove from here');
    await item(page, 'Shift plan').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await item(page, 'Shift plan').waitFor();
    await panel(page).getByRole('button', { name: 'Close evidence' }).click();
    await page.getByRole('button', { name: `Evidence for ${TITLE}, 3 pieces` }).waitFor();

    // One piece can support many records.
    await page
      .getByRole('button', { name: /^Actions for E1\.1 / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Evidence' }).click();
    const ofTopic = page.getByRole('dialog', { name: /^Evidence for E1\.1 / });
    await ofTopic.getByLabel('Or use existing evidence').selectOption({ label: 'Grievances of the year' });
    await ofTopic.getByRole('button', { name: 'Add this' }).click();
    await ofTopic.getByRole('button', { name: 'Actions for Grievances of the year' }).click();
    await page.getByRole('menuitem', { name: 'Details and revisions' }).click();
    const details = ofTopic.getByRole('region', { name: 'Details and revisions: Grievances of the year' });
    await details.getByText(TITLE).waitFor();
    await details.getByText(/^SHA-256 [0-9a-f]{64}$/).waitFor();
  });

  it('is added for a criterion from the scoring form, which keeps its input', async () => {
    const newcomer = await visit();
    const { page } = newcomer;
    await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    await page.getByRole('button', { name: `Edit: ${TITLE}`, exact: true }).click();
    await page.getByRole('button', { name: /^More: / }).click();
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('Half of a sentence');
    await page.getByRole('button', { name: `Evidence for ${TITLE}`, exact: true }).click();
    await panel(page).getByRole('combobox', { name: 'Supports' }).selectOption('Scale');
    await panel(page).getByRole('textbox', { name: 'Link' }).fill('https://example.org/audit');
    await panel(page).getByRole('button', { name: 'Add link' }).click();
    await item(page, 'example.org/audit').getByText('Scale', { exact: true }).waitFor();
    await panel(page).getByRole('button', { name: 'Close evidence' }).click();
    await page.getByRole('button', { name: /^Evidence.*1 piece/ }).waitFor();
    expect(await description.inputValue()).toBe('Half of a sentence');
    expect(mustHave((await newcomer.readDraft()).components[0]).description).not.toBe('Half of a sentence');
  });

  it('is offered for likelihood only for potential impacts; an earlier choice stays and can be changed', async () => {
    const newcomer = await visit();
    const { page, call, path } = newcomer;
    const { components } = await newcomer.readDraft();
    const recordId = mustHave(components[0]).id;
    await call('POST', '/api/evidence', {
      ...{ id: randomUUID(), title: 'Audit', note: '', datedOn: null, validUntil: null, ownerId: null },
      content: { kind: 'link', url: 'https://example.org/audit' },
      use: {
        ...{ id: randomUUID(), assessmentId: mustHave(path.split('/').at(-1)), noun: 'component', recordId },
        ...{ criterion: 'likelihood', passage: '' },
      },
    });
    await openEvidence(newcomer, 1);
    const offered = panel(page).getByRole('combobox', { name: 'Supports' });
    const ofHarm = ['The whole entry', 'Scale', 'Scope', 'Irremediability'];
    await expect.poll(() => offered.getByRole('option').allInnerTexts()).toEqual(ofHarm);

    await item(page, 'Audit').getByText('Likelihood', { exact: true }).waitFor();
    await pick(page, 'Audit', 'Edit');
    const form = panel(page).getByRole('form', { name: 'Edit: Audit' });
    const chosen = form.getByLabel('Supports');
    await expect.poll(() => chosen.getByRole('option').allInnerTexts()).toEqual([...ofHarm, 'Likelihood']);
    expect(await chosen.inputValue()).toBe('likelihood');
    await chosen.selectOption({ label: 'Scale' });
    await form.getByRole('button', { name: 'Save' }).click();
    await item(page, 'Audit').getByText('Scale', { exact: true }).waitFor();
    await pick(page, 'Audit', 'Edit');
    await expect.poll(() => chosen.getByRole('option').allInnerTexts()).toEqual(ofHarm);
  });

  it('has a menu that stays in place when the page behind the panel scrolls, so that a click on it registers', async () => {
    const newcomer = await visit();
    const { page } = newcomer;
    await giveLink(newcomer);
    await openEvidence(newcomer, 1);
    await page.getByRole('button', { name: 'Actions for Audit' }).click();
    const action = page.getByRole('menuitem', { name: 'Remove from here' });
    await action.hover();
    const [before, after, scrolled] = await action.evaluate((element) => {
      const at = () => Math.round(element.getBoundingClientRect().y);
      const stood = at();
      scrollBy({ top: 60, behavior: 'instant' });
      return [stood, at(), scrollY] as const;
    });
    expect(scrolled).toBeGreaterThan(0);
    expect(after).toBe(before);
    // Like users who first scroll it into view: press it there, and let go some frames later.
    const { x, y } = await action.evaluate((element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await focusedAfterFrames(page);
    await page.mouse.up();
    await item(page, 'Audit').waitFor({ state: 'detached' });
  });

  it('returns the focus once its form is saved, submitted with Enter or cancelled', async () => {
    const newcomer = await visit();
    const { page } = newcomer;
    await giveLink(newcomer);
    await openEvidence(newcomer, 1);
    const form = panel(page).getByRole('form', { name: 'Edit: Audit' });
    const note = form.getByLabel('Note');
    const ways = {
      save: async () => {
        await note.fill('Signed');
        await form.getByRole('button', { name: 'Save' }).click();
      },
      enter: async () => {
        await form.getByLabel('Page or passage').fill('p. 3');
        await page.keyboard.press('Enter');
      },
      cancel: () => form.getByRole('button', { name: 'Cancel' }).click(),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await pick(page, 'Audit', 'Edit');
      await note.waitFor();
      await leave();
      await form.waitFor({ state: 'detached' });
      expect([way, await focusedAfterFrames(page)]).toEqual([way, 'Actions for Audit']);
    }
    await pick(page, 'Audit', 'Details and revisions');
    await panel(page).getByRole('button', { name: 'Close details: Audit' }).click();
    expect(await focusedAfterFrames(page)).toBe('Actions for Audit');
  });

  it('is rejected in plain words if it is not a document, while other files are kept and new revisions accepted', async () => {
    const newcomer = await visit();
    const { page } = newcomer;
    await openEvidence(newcomer);
    await panel(page)
      .locator('input[type=file][multiple]')
      .setInputFiles([
        { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
        { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(26 * 1024 * 1024 + 1) },
        { name: '../../x', mimeType: 'application/pdf', buffer: PDF },
        { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      ]);
    await panel(page).getByText('It is a web page, or a drawing with markup. Save it as PDF, or add a link.').waitFor();
    await panel(page).getByText('It is larger than 25 MB. Add only the part you need, or a link.').waitFor();
    await panel(page).getByText('It is empty.').waitFor();
    await item(page, 'x.pdf').waitFor();
    // Sending them again unchanged would fail again.
    expect(await panel(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await panel(page).getByRole('button', { name: 'Dismiss the message about page.png' }).click();
    await panel(page).getByText('page.png').waitFor({ state: 'detached' });

    const saved = page.waitForEvent('download');
    await item(page, 'x.pdf').getByRole('link', { name: 'Download: x' }).click();
    expect(Buffer.compare(await readFile(await (await saved).path()), PDF)).toBe(0);

    await page.getByLabel('New revision: x').setInputFiles({
      name: 'x.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.from('%')]),
    });
    await item(page, 'x.pdf').getByText('Revision 2').waitFor();
    await page.getByLabel('New revision: x').setInputFiles({
      name: 'x.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.from('%')]),
    });
    await page.getByText('This file is identical to the current one').waitFor();
    await pick(page, 'x', 'Details and revisions');
    await panel(page).getByRole('region').getByText('Revision 1', { exact: true }).waitFor();
  });

  it('keeps your input when a colleague changes the same piece, and lets you save it again', async () => {
    const newcomer = await visit();
    const { page } = newcomer;
    const colleague = await welcomeColleague(browser, app, newcomer, 'Uma User');
    await openEvidence(newcomer);
    await hand(page, 'drop', 'Plan.pdf', PDF);
    await item(page, 'Plan.pdf').waitFor();
    await pick(page, 'Plan', 'Edit');
    const form = panel(page).getByRole('form');
    await form.getByLabel('Note').fill('Mine');

    await colleague.page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    await colleague.page.getByRole('button', { name: `Evidence for ${TITLE}, 1 piece` }).click();
    await pick(colleague.page, 'Plan', 'Edit');
    const theirs = panel(colleague.page).getByRole('form');
    await theirs.getByLabel('Note').fill('Theirs');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await theirs.waitFor({ state: 'detached' });

    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('A colleague has changed this evidence.', { exact: false }).first().waitFor();
    expect(await form.getByLabel('Note').inputValue()).toBe('Mine');
    await form.getByRole('button', { name: 'Save' }).click();
    await item(page, 'Plan').getByText('Mine').waitFor();
  });

  it('is added from the screen with all evidence, and for an entry or an answer that you choose then or later', async () => {
    const { page, topicCode } = await visit();
    await page.goto(`${app.url}/app/evidence`);
    await page.getByRole('link', { name: 'Open the questionnaire' }).waitFor();
    await page.getByRole('button', { name: 'Add evidence' }).click();
    const adding = page.getByRole('dialog', { name: 'Add evidence' });
    const usedFor = adding.getByRole('combobox', { name: 'Used for' });
    // At first for nothing; the choice applies to it as well.
    await adding.getByRole('textbox', { name: 'Link' }).fill('https://example.org/first');
    await adding.getByRole('button', { name: 'Add link' }).click();
    await adding
      .getByRole('list', { name: 'Evidence for nothing yet' })
      .getByText('example.org/first')
      .first()
      .waitFor();
    await usedFor.selectOption({ label: `${topicCode} ${TITLE}` });
    await adding.getByLabel('Supports').selectOption({ label: 'Scale' });
    await adding.getByRole('textbox', { name: 'Link' }).fill('https://example.org/audit');
    await adding.getByRole('button', { name: 'Add link' }).click();
    const given = adding.getByRole('list', { name: `Evidence for ${topicCode} ${TITLE}` });
    await given.getByText('example.org/first').first().waitFor();
    await given.getByRole('listitem').getByText('Scale', { exact: true }).waitFor();
    await usedFor.selectOption({ label: 'Thresholds' });
    await adding.getByText('No evidence yet.', { exact: false }).waitFor();
    await adding.locator('input[type=file][multiple]').setInputFiles({
      ...{ name: 'Minutes.pdf', mimeType: 'application/pdf', buffer: PDF },
    });
    await adding.getByRole('list', { name: 'Evidence for Thresholds' }).getByText('Minutes.pdf').waitFor();
    await adding.getByRole('button', { name: 'Close evidence' }).click();
    const pieces = page.getByRole('list', { name: 'Evidence', exact: true }).getByRole('listitem');
    await expect.poll(() => pieces.count()).toBe(3);
    await page.getByRole('button', { name: 'Add evidence' }).waitFor();
  });

  it('is shown as removed where links lead to it, and can be restored there', async () => {
    const newcomer = await visit();
    const { page, call, path } = newcomer;
    const [id, other] = [randomUUID(), randomUUID()];
    const { components } = await newcomer.readDraft();
    const assessmentId = mustHave(path.split('/').at(-1));
    await call('POST', '/api/evidence', {
      ...{ id, title: 'Audit', note: '', datedOn: null, validUntil: null, ownerId: null },
      content: { kind: 'link', url: 'https://example.org/audit' },
      use: {
        ...{ id: randomUUID(), assessmentId, noun: 'component', criterion: '', passage: '' },
        recordId: mustHave(components[0]).id,
      },
    });
    await call('POST', `${path}/comments/evidence/${id}`, {
      ...{ id: randomUUID(), threadId: null, body: 'Is it signed?', chosen: [] },
    });
    await call('DELETE', `/api/evidence/${id}`);

    // From the thread, as a mail opens it.
    await page.goto(`${app.url}/app/home?assessment=${assessmentId}&comments=evidence.${id}`);
    const thread = page.getByRole('dialog', { name: /^Comments/ });
    await thread.getByText('Is it signed?').waitFor();
    await thread.getByRole('link').click();
    const note = page.locator('[data-arrived]').filter({ hasText: '“Audit” was removed' });
    await note.and(page.locator(':focus')).getByText('It was removed on', { exact: false }).waitFor();
    await page.getByText('No evidence yet').waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('list', { name: 'Evidence', exact: true }).getByRole('link', { name: TITLE }).waitFor();
    await note.waitFor({ state: 'detached' });
    expect(await page.getByText('was removed').count()).toBe(0);

    await page.goto(`${app.url}/app/evidence?evidence=${other}`);
    await page.getByText('Evidence not found').waitFor();
    await page.getByRole('button', { name: 'Actions for Audit' }).waitFor();
  });

  it('by a colleague appears in the open register, which rereads only the counts of the assessment', async () => {
    const newcomer = await visit();
    const { call, path } = newcomer;
    const ben = await welcomeColleague(browser, app, newcomer, 'Ben Colleague');
    const { assessment, components } = await newcomer.readDraft();
    const recordId = mustHave(components[0]).id;
    const count = () =>
      ben.page.getByRole('row').filter({ hasText: TITLE }).locator('[data-column="evidence"]').textContent();
    await ben.page.goto(`${app.url}/app/register`);
    await expect.poll(count).toBe('–');
    const asked: string[] = [];
    ben.page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const id = randomUUID();
    await call('POST', '/api/evidence', {
      ...{ id, title: 'Audit', note: '', datedOn: null, validUntil: null, ownerId: null },
      content: { kind: 'link', url: 'https://example.org/audit' },
      use: {
        ...{ id: randomUUID(), assessmentId: assessment.id, noun: 'component', criterion: '', passage: '' },
        recordId,
      },
    });
    await expect.poll(count).toBe('1');
    await call('DELETE', `/api/evidence/${id}`);
    await expect.poll(count).toBe('–');
    expect(asked).toContain(`${path}/evidence-counts`);
    expect(asked.filter((each) => each === '/api/assessments/draft')).toEqual([]);

    // Evidence for a measure counts for its entry.
    const measure = randomUUID();
    await call('PUT', `${path}/measures/${measure}`, {
      ...measureFields,
      ...{ componentId: recordId, title: 'Filters', effectReason: 'Measured', owner: '', seenVersion: null },
    });
    await call('POST', `/api/evidence/${id}/restore`, {});
    await call('POST', `${path}/evidence/measure/${measure}`, {
      ...{ id: randomUUID(), evidenceId: id, criterion: '', passage: '' },
    });
    await expect.poll(count).toBe('2');
    await ben.page.getByRole('grid').focus();
    await ben.page.keyboard.press(' ');
    await ben.page.getByText('For its measures: 1 piece of evidence.').waitFor();
  });

  it('is in the register and on the topic’s page, and is read-only once the assessment is completed', async () => {
    const newcomer = await visit();
    const { page, call, path, topicCode } = newcomer;
    await openEvidence(newcomer);
    await hand(page, 'drop', 'Plan.pdf', PDF);
    await item(page, 'Plan.pdf').waitFor();

    await page.goto(`${app.url}/app/register`);
    await page.getByRole('grid').focus();
    await page.keyboard.press(' ');
    await page
      .getByRole('list', { name: `Evidence for ${TITLE}` })
      .getByText(`Plan.pdf, ${PDF.length} bytes`)
      .waitFor();

    // More is added once a person asks for it.
    const beside = page.getByRole('complementary', { name: TITLE });
    expect(await beside.getByRole('button', { name: 'Choose files' }).count()).toBe(0);
    await beside.getByRole('button', { name: 'Add evidence' }).click();
    await beside.getByRole('button', { name: 'Choose files' }).waitFor();

    const heading = page.getByRole('heading', { name: 'Evidence', exact: true });
    await page.getByRole('button', { name: 'Close the entry' }).click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await heading.and(page.locator(':focus')).waitFor();

    const filter = (not: boolean) =>
      encodeURIComponent(JSON.stringify({ noun: 'component', where: [{ field: 'evidence', is: 'missing', not }] }));
    await page.goto(`${app.url}/app/register?filter=${filter(false)}`);
    await page.getByText('without evidence').waitFor();
    await page.getByText('No matching rows').waitFor();
    await page.goto(`${app.url}/app/register?filter=${filter(true)}`);
    await page.getByText('with evidence').waitFor();
    await page.getByRole('gridcell', { name: '1', exact: true }).waitFor();

    await page.goto(`${app.url}/app/evidence`);
    const pieces = page.getByRole('list', { name: 'Evidence', exact: true }).getByRole('listitem');
    await pieces.filter({ hasText: `Supports${TITLE}` }).waitFor();
    expect(await page.getByText('of storage used').count()).toBe(0);
    // The title opens the same.
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page
      .getByRole('region', { name: 'Details and revisions: Plan' })
      .getByRole('link', { name: TITLE, exact: true })
      .click();
    await page.waitForURL(/section=impact-materiality&component=/);
    await page.goto(`${app.url}/app/home`);
    await page.getByRole('button', { name: /^Search/ }).click();
    await page.getByRole('combobox', { name: 'Search and commands' }).fill('plan.pdf');
    await page.getByRole('option', { name: 'Plan' }).click();
    await pieces.filter({ hasText: TITLE }).and(page.locator(':focus')).waitFor();
    await page.getByRole('searchbox', { name: 'Search evidence' }).fill('nowhere');
    await page.getByText('No matching evidence.').waitFor();
    await page.getByRole('searchbox', { name: 'Search evidence' }).fill('PLAN');
    await pick(page, 'Plan', 'Remove');
    await page.getByText('No evidence yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await pieces.filter({ hasText: 'Plan.pdf' }).waitFor();

    // Evidence for the topic itself is on its page as well.
    const { evidence } = (await call('GET', `${path}/evidence`)) as { evidence: { id: string }[] };
    const { topics } = await newcomer.readDraft();
    const topic = mustHave(topics.find(({ code }) => code === topicCode));
    await call('POST', `${path}/evidence/topic/${topic.id}`, {
      ...{ id: randomUUID(), evidenceId: mustHave(evidence[0]).id, criterion: '', passage: 'p. 3' },
    });
    await call('POST', `${path}/complete`, {});
    await page.goto(`${app.url}/app/topics/${topicCode}`);
    await page.getByRole('button', { name: `Evidence: 1 piece for ${topicCode} ${topic.name}` }).click();
    const ofTopic = page.getByRole('dialog', { name: `Evidence for ${topicCode} ${topic.name}` });
    await ofTopic.getByText('p. 3').waitFor();
    await ofTopic.getByRole('button', { name: 'Close evidence' }).click();
    await ofTopic.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Evidence: 1 piece for ${TITLE}` }).click();
    await item(page, 'Plan.pdf').getByRole('link', { name: 'Download: Plan' }).waitFor();
    expect(await panel(page).getByRole('button', { name: 'Choose files' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Actions for Plan' }).click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Details and revisions']);

    // The frozen result lists it too, with its fingerprint.
    await page.goto(`${app.url}/app/results?assessmentId=${mustHave(path.split('/').at(-1))}`);
    await page.getByText('Evidence at that time').click();
    await page.getByText(/^SHA-256 [0-9a-f]{64}$/).waitFor();
    await page.getByText(`Plan.pdf, ${PDF.length} bytes`).waitFor();
  });
});
