import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_LINE } from '#domain/limits.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { type Newcomer, welcome } from './newcomer.ts';
import { readField } from './read-field.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const TITLE = 'Dust from the mill';
const sides = [
  { section: 'impact-materiality', add: 'Add impact to', form: 'New impact', save: 'Save impact', first: 'Severity' },
  {
    section: 'financial-materiality',
    add: 'Add risk or opportunity to',
    form: 'New risk or opportunity',
    save: 'Save risk',
    first: 'Potential magnitude',
  },
] as const;
const windows = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const more = (form: Locator) => form.getByRole('button', { name: /^More: / });
const scoreIn = (form: Locator) => form.getByRole('complementary', { name: 'Resulting score' }).getByRole('status');
const isFocused = (found: Locator) => found.evaluate((element) => element === document.activeElement);

/** Whether an element is in the window and nothing covers its middle. */
const isInSight = (found: Locator) =>
  found.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && top !== null && (element.contains(top) || top.contains(element));
  });

async function visitTopic() {
  const newcomer = await welcome(browser, app);
  const { assessment, topics } = await newcomer.readDraft();
  return { ...newcomer, assessment, topic: mustHave(topics[0]) };
}

type Visitor = Awaited<ReturnType<typeof visitTopic>>;

async function storeImpact({ call, assessment, topic }: Visitor, fields: object = {}) {
  const own = { id: randomUUID(), topicId: topic.id, title: TITLE, severityReason: '' };
  const row = { ...componentFields, ...own, ...fields };
  await call('POST', `/api/assessments/${assessment.id}/components`, row);
  return own.id;
}

/** Writes a comment on an entry over the API. */
const comment = ({ call, assessment }: Pick<Newcomer, 'call'> & Pick<Visitor, 'assessment'>, recordId: string) =>
  call('POST', `/api/assessments/${assessment.id}/comments/component/${recordId}`, {
    id: randomUUID(),
    threadId: null,
    body: 'Who measured this?',
    chosen: [],
  });

async function openNew(page: Page, { section, add, form }: (typeof sides)[number], topic: string) {
  await page.goto(`${app.url}/app/assessment?section=${section}`);
  await press(page, `${add} ${topic}`);
  const opened = page.getByRole('form', { name: form });
  await opened.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  return opened;
}

describe.each(sides)('the $form form', (side) => {
  it.each(windows)('shows the score without scrolling at $width × $height', async (size) => {
    const { page, topic } = await visitTopic();
    await page.setViewportSize(size);
    const form = await openNew(page, side, topic.name);
    expect(await isInSight(scoreIn(form))).toBe(true);
    if (side.first === 'Severity') {
      await form.getByRole('radio', { name: 'Negative' }).check();
      await form.getByRole('radio', { name: /^Actual/ }).check();
    } else await form.getByRole('slider', { name: 'Likelihood' }).press('5');
    await form.getByRole('slider', { name: side.first }).press('4');
    await expect.poll(() => scoreIn(form).textContent()).toBe('Score: 20 of 25');
    expect(await isInSight(scoreIn(form))).toBe(true);
    await form
      .getByText(/Material (by impact|financially)/)
      .first()
      .waitFor();
  });

  it('has one bar with one Save on a phone, wherever the form is scrolled', async () => {
    const { page, topic } = await visitTopic();
    await page.setViewportSize({ width: 375, height: 812 });
    const form = await openNew(page, side, topic.name);
    const save = form.getByRole('button', { name: side.save });
    for (const part of [form.getByRole('textbox', { name: 'Title' }), form.getByText('Save and add another')]) {
      await part.scrollIntoViewIfNeeded();
      expect(await isInSight(save)).toBe(true);
      expect(await page.getByRole('button', { name: /^(Previous|Save|Next)$/ }).count()).toBe(0);
    }
    const bar = mustHave(await scoreIn(form).boundingBox());
    expect(Math.abs(bar.y - mustHave(await save.boundingBox()).y)).toBeLessThan(40);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  });

  it('fits in one window at 1440 × 900 until the rest is opened', async () => {
    const { page, topic } = await visitTopic();
    await page.setViewportSize({ width: 1440, height: 900 });
    const form = await openNew(page, side, topic.name);
    if (side.first === 'Severity') await form.getByRole('radio', { name: 'Negative' }).check();
    expect(mustHave(await form.boundingBox()).height).toBeLessThanOrEqual(740);
    // Nothing is behind the toolbar above or the buttons of the section below.
    await form
      .getByRole('heading')
      .first()
      .evaluate((heading) => heading.scrollIntoView());
    for (const part of [form.getByRole('textbox', { name: 'Title' }), scoreIn(form), more(form)]) {
      await expect.poll(() => isInSight(part)).toBe(true);
    }
    expect(await isInSight(form.getByRole('button', { name: side.save }))).toBe(true);
    expect(await form.getByLabel('Description').count()).toBe(0);
    await more(form).click();
    await form.getByLabel('Description').fill('Measured in spring');
    await more(form).click();
    expect(await more(form).textContent()).toContain('1 filled in');
    await more(form).click();
    expect(await form.getByLabel('Description').inputValue()).toBe('Measured in spring');
    expect(await findViolations(page)).toEqual([]);
  });

  it('opens the rest for an error in it, and keeps what was typed', async () => {
    const { page, topic } = await visitTopic();
    const form = await openNew(page, side, topic.name);
    await more(form).click();
    const area = form.getByRole('textbox', { name: 'Business area of the company' });
    const long = 'x'.repeat(MAX_LINE + 1);
    await area.fill(long);
    await more(form).click();
    await area.waitFor({ state: 'detached' });
    await form.getByRole('button', { name: side.save }).click();
    await expect.poll(() => readField(area)).toMatchObject({ isWrong: true, hasFocus: true });
    expect(await area.inputValue()).toBe(long);
    await area.fill('Milling');
    await form.getByRole('button', { name: side.save }).click();
    await form.waitFor({ state: 'detached' });
  });
});

it('leads by a link to a field that is folded', async () => {
  const visitor = await visitTopic();
  const id = await storeImpact(visitor);
  const { page } = visitor;
  const open = (field: string) =>
    page.goto(`${app.url}/app/assessment?section=impact-materiality&component=${id}&field=${field}`);
  await open('timeHorizon');
  await expect.poll(() => isFocused(page.getByRole('combobox', { name: 'Time horizon' }))).toBe(true);
  await open('impactScope');
  await expect.poll(() => isFocused(page.getByRole('slider', { name: 'Scope' }))).toBe(true);
});

it.each([360, 375])('puts a topic without entries on one row at %i px', async (width) => {
  const { page, topic } = await visitTopic();
  await page.setViewportSize({ width, height: 812 });
  await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
  const add = page.getByRole('button', { name: `Add impact to ${topic.name}` });
  const middleOf = async (found: Locator) => {
    const { y, height } = mustHave(await found.boundingBox());
    return y + height / 2;
  };
  const heading = page.getByRole('heading', { name: topic.name });
  await heading.waitFor();
  expect(Math.abs((await middleOf(add)) - (await middleOf(heading)))).toBeLessThan(8);
});

describe('the actions of an entry', () => {
  it('are one menu, by keyboard too, and what has content stays in sight with its number', async () => {
    const visitor = await visitTopic();
    const { page } = visitor;
    const id = await storeImpact(visitor);
    await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    const row = page.getByRole('region', { name: visitor.topic.name }).getByRole('listitem');
    const menu = row.getByRole('button', { name: `Actions for ${TITLE}` });
    await menu.waitFor();
    expect(await row.getByRole('button').count()).toBe(2);
    // So high that no bar covers a button.
    await page.setViewportSize({ width: 1440, height: 3_000 });
    await row.hover();
    expect(await row.getByRole('button').count()).toBe(4);
    expect(await findViolations(page)).toEqual([]);
    await row.getByRole('button', { name: `Edit: ${TITLE}` }).focus();
    for (let tabs = 0; tabs < 4 && !(await isFocused(menu)); tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('menuitem').allTextContents())
      .toEqual(['Edit', 'Owner and due date', 'Evidence', 'Comments', 'History', 'Delete']);
    // Twice, because the first time waits for the panel's script.
    for (const name of ['Evidence', 'Comments', 'History', 'Evidence', 'Comments', 'History']) {
      await page.keyboard.type(name.slice(0, 2));
      await expect.poll(() => isFocused(page.getByRole('menuitem', { name, exact: true }))).toBe(true);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: new RegExp(`^${name} .* ${TITLE}$`) }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(menu)).toBe(true);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await comment(visitor, id);
    await row.getByRole('button', { name: `Comments on ${TITLE}, 1 open` }).click();
    await page
      .getByRole('dialog', { name: `Comments on ${TITLE}` })
      .getByText('Who measured this?')
      .waitFor();
  });

  it.each([640, 768, 900, 1024, 1440])(
    'leave the titles legible beside an owner and a due date at %i px',
    async (width) => {
      const visitor = await visitTopic();
      const { page, call, assessment, topic } = visitor;
      const id = await storeImpact(visitor);
      const path = `/api/assessments/${assessment.id}/assignments`;
      const { people } = await call<{ people: { userId: string }[] }>('GET', path);
      const records = [
        { noun: 'component', key: id },
        { noun: 'topic', key: topic.id },
      ];
      await call('POST', path, { records, owner: mustHave(people[0]).userId, dueOn: '2027-03-01' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
      await page.getByRole('button', { name: new RegExp(`^${TITLE}: Ada Founder`) }).waitFor();
      for (const title of [
        page.getByRole('button', { name: `Edit: ${TITLE}` }),
        page.getByRole('heading', { name: topic.name }),
      ]) {
        const { height } = mustHave(await title.boundingBox());
        expect(height).toBeLessThan(50);
      }
    },
  );

  it('are the menu alone on a touch screen', async () => {
    const visitor = await visitTopic();
    await storeImpact(visitor);
    const context = await mustHave(visitor.context.browser()).newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 375, height: 812 },
      storageState: await visitor.context.storageState(),
    });
    const page = await context.newPage();
    await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
    const row = page.getByRole('region', { name: visitor.topic.name }).getByRole('listitem');
    await row.tap({ position: { x: 200, y: 60 } });
    expect(await row.getByRole('button').count()).toBe(2);
    await row.getByRole('button', { name: `Actions for ${TITLE}` }).tap();
    await page.getByRole('menuitem', { name: 'Comments' }).tap();
    await page.getByRole('dialog', { name: `Comments on ${TITLE}` }).waitFor();
    await context.close();
  });
});

describe('the register with an entry open beside it', () => {
  it('shows title, topic and score beside the panel at 1440 px, and leaves the saved columns', async () => {
    const visitor = await visitTopic();
    const { page } = visitor;
    await storeImpact(visitor);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${app.url}/app/register`);
    await page.getByRole('rowheader', { name: TITLE }).click();
    const panel = page.getByRole('complementary', { name: TITLE });
    await panel.getByRole('heading', { name: 'Comments' }).waitFor();
    for (const name of ['Title', 'Topic', 'Score']) {
      const heading = page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
      const { x, width } = mustHave(await heading.boundingBox());
      expect(x + width).toBeLessThanOrEqual(mustHave(await panel.boundingBox()).x);
    }
    const headings = await panel.getByRole('heading').allTextContents();
    expect(headings.indexOf('Comments')).toBeLessThan(headings.indexOf('Details'));
    await press(page, 'Close the entry');
    await page.getByRole('columnheader', { name: /^Kind/ }).waitFor();
  });

  it.each(windows)('keeps Save in view wherever the form is scrolled, at $width × $height', async (size) => {
    const visitor = await visitTopic();
    const { page } = visitor;
    await storeImpact(visitor);
    await page.setViewportSize(size);
    await page.goto(`${app.url}/app/register`);
    if (size.width === 1440) {
      await page.getByRole('rowheader', { name: TITLE }).click();
      await page.keyboard.press('Enter');
    } else {
      await page.getByText(TITLE).click();
      await press(page, 'Edit');
    }
    const form = page.getByRole('form', { name: 'Edit impact' });
    const save = page.getByRole('button', { name: 'Save impact' });
    for (const part of [
      form.getByRole('textbox', { name: 'Title' }),
      page.getByRole('button', { name: /measure$/i }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      expect(await isInSight(part)).toBe(true);
      expect(await isInSight(save)).toBe(true);
      expect(await isInSight(page.getByRole('button', { name: 'Cancel' }))).toBe(true);
    }
    await form.getByRole('textbox', { name: 'Title' }).fill('Dust from two mills');
    await save.click();
    await form.waitFor({ state: 'detached' });
    await page.getByText('Dust from two mills').first().waitFor();
  });

  it('shows the justification directly after the score, in one window', async () => {
    const visitor = await visitTopic();
    const { page } = visitor;
    await storeImpact(visitor, { justification: 'Measured at the gate in May.' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${app.url}/app/register`);
    await page.getByRole('rowheader', { name: TITLE }).click();
    const justification = page.getByText('Measured at the gate in May.');
    await justification.waitFor();
    expect(await isInSight(justification)).toBe(true);
    expect(await justification.count()).toBe(1);
    const { y } = mustHave(await justification.boundingBox());
    expect(y).toBeLessThan(mustHave(await page.getByText('Severity', { exact: true }).last().boundingBox()).y);
  });

  it('saves a form in the panel and in a dialog with Ctrl+Enter, while Enter in a text area starts a line', async () => {
    const visitor = await visitTopic();
    const { page } = visitor;
    await storeImpact(visitor);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${app.url}/app/register`);
    await page.getByRole('rowheader', { name: TITLE }).click();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Edit impact' });
    await more(form).click();
    await form.getByLabel('Justification').fill('Measured');
    await page.keyboard.press('Enter');
    await page.keyboard.type('twice');
    await page.keyboard.press('Control+Enter');
    await form.waitFor({ state: 'detached' });
    const saved = mustHave((await visitor.readDraft()).components[0]);
    expect(saved.justification).toBe('Measured\ntwice');

    await page.getByRole('button', { name: 'Add measure' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Filters at the gate');
    await page.keyboard.press('Meta+Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Filters at the gate').waitFor();
  });
});
