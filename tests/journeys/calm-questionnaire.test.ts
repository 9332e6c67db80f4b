import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { readInvitationLink } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const WIDE = { viewport: { width: 1440, height: 900 } };
const SIZE = 'What is the size of your company?';
const SIZE_IN_SHORT = 'question 2';
const open = async ({ page }: Newcomer, section: string) => {
  await page.goto(`${app.url}/app/assessment?section=${section}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const menuOf = (page: Page, name: string) => button(page, `Actions for ${name}`);

/**
 * The names of everything in the main region that can be seen and pressed, besides the answers' own inputs and the specified row of
 * section cards.
 */
const controls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], summary, [role=button], [role=link])')]
      .filter((at) => at.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((at) => at.closest('nav[aria-label="Assessment sections"]') === null)
      .map((at) => at.ariaLabel ?? at.textContent?.trim() ?? ''),
  );

/** The section cards whose state is cut off, which shrinks if there is no room for it, or whose name is beyond their edge. */
const cutCards = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Assessment sections' })
    .getByRole('button')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const edge = card.getBoundingClientRect();
        // The name and the state.
        const texts = [...card.querySelectorAll(':scope > span > span > span')];
        const isCut = [card.firstElementChild, ...texts].some((text) => {
          if (!text || texts.length !== 2) return true;
          const { top, bottom } = text.getBoundingClientRect();
          return top < edge.top || bottom > edge.bottom || text.scrollHeight > text.clientHeight;
        });
        return isCut ? [card.textContent] : [];
      }),
    );

/** Whether an element can be seen: Playwright counts one that is transparent. */
const isSeen = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Actions for ${name}`, exact: true, includeHidden: true })
    .evaluate((at) => at.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

const screen = (newcomer: Newcomer, scores: readonly (readonly [number, number, number])[]) =>
  newcomer.readDraft().then(({ assessment, topics }) =>
    newcomer.call('PUT', `/api/assessments/${assessment.id}/scores`, {
      scores: scores.map(([at, impactScore, financialScore]) => ({
        ...{ topicId: mustHave(topics[at]).id, impactScore, financialScore, justification: '', seenVersion: null },
      })),
    }),
  );

describe('the questionnaire is calm', () => {
  it('shows at most six controls besides the answers on its first page', async () => {
    const newcomer = await welcome(browser, app, WIDE);
    const { page } = newcomer;
    await open(newcomer, 'organizational-information');
    await page.getByLabel(SIZE).waitFor();
    await page.getByText('7 open').waitFor();
    const seen = await controls(page);
    expect(seen.length, seen.join('\n')).toBeLessThanOrEqual(6);
    expect(await findViolations(page)).toEqual([]);
  });

  it('gives a question one menu, on hover, on focus, and once it is answered', async () => {
    const newcomer = await welcome(browser, app, WIDE);
    const { page } = newcomer;
    await open(newcomer, 'organizational-information');
    const field = page.getByLabel(SIZE);
    await field.waitFor();
    expect(await isSeen(page, SIZE_IN_SHORT)).toBe(false);
    await field.hover();
    expect(await isSeen(page, SIZE_IN_SHORT)).toBe(true);
    await page.mouse.move(0, 0);
    expect(await isSeen(page, SIZE_IN_SHORT)).toBe(false);
    // By keyboard: the menu comes after the answer.
    await field.focus();
    await page.keyboard.press('Tab');
    const menu = menuOf(page, SIZE_IN_SHORT);
    await expect.poll(() => menu.evaluate((at) => at === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Evidence', 'Comments']);
    await page.getByRole('menuitem', { name: 'Comments' }).click();
    const panel = page.getByRole('dialog', { name: `Comments on ${SIZE}` });
    await panel.getByRole('textbox', { name: 'Write a comment' }).fill('Headcount or full-time?');
    await page.keyboard.press('Control+Enter');
    await panel.getByRole('article').getByText('Headcount or full-time?').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => menu.evaluate((at) => at === document.activeElement)).toBe(true);
    // What has content stays visible, with its number.
    await page.getByLabel('Describe your main products and services and who buys them.').focus();
    await button(page, 'Comments on question 2, 1 open').waitFor();
    expect(await controls(page)).toContain('Comments on question 2, 1 open');
  });

  it('shows the menus on a touch screen once a question is answered, and always to colleagues', async () => {
    const touch = await welcome(browser, app, {
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      isMobile: true,
    });
    await open(touch, 'organizational-information');
    await touch.page.getByLabel(SIZE).waitFor();
    expect(await isSeen(touch.page, SIZE_IN_SHORT)).toBe(false);
    await touch.page.getByLabel(SIZE).selectOption({ label: 'Medium (50-249 employees)' });
    await touch.page.getByLabel('Describe your main products and services and who buys them.').focus();
    expect(await isSeen(touch.page, SIZE_IN_SHORT)).toBe(true);

    const founder = await welcome(browser, app, WIDE);
    await welcomeColleague(browser, app, founder, 'Uma User');
    await open(founder, 'organizational-information');
    await founder.page.getByLabel(SIZE).waitFor();
    await expect.poll(() => isSeen(founder.page, SIZE_IN_SHORT)).toBe(true);
    expect((await controls(founder.page)).filter((name) => /^(Evidence|History)/.test(name))).toEqual([]);
  });

  it('shows the menus as soon as a second person joins, on a page that is open', async () => {
    const founder = await welcome(browser, app, WIDE);
    const { page } = founder;
    await open(founder, 'organizational-information');
    await page.getByLabel(SIZE).waitFor();
    await page.getByLabel('Describe your main products and services and who buys them.').fill('Bread, half');
    expect(await isSeen(page, SIZE_IN_SHORT)).toBe(false);
    const guest = await welcome(browser, app, { fullName: 'Uma User', company: null });
    const invitation = await founder.call<{ id: string }>('POST', '/api/invitations', {
      email: guest.email,
      role: 'user',
    });
    const { url } = await founder.call<{ url: string }>('POST', `/api/invitations/${invitation.id}/link`);
    const secret = readInvitationLink(url);
    await guest.call('POST', '/api/invitations/accept', secret);
    await expect.poll(() => isSeen(page, SIZE_IN_SHORT)).toBe(true);
    // What is being typed stays.
    const typed = page.getByLabel('Describe your main products and services and who buys them.');
    expect(await typed.inputValue()).toBe('Bread, half');
  });

  it('keeps owner, comments and history of a section in the menu of its heading', async () => {
    const newcomer = await welcome(browser, app, WIDE);
    const { page } = newcomer;
    await open(newcomer, 'organizational-information');
    const menu = button(page, 'Assessment options');
    await menu.click();
    const items = await page.getByRole('menuitem').allTextContents();
    expect(items.slice(0, 3)).toEqual(['Owner and due date', 'Comments', 'History']);
    await page.getByRole('menuitem', { name: 'Owner and due date' }).click();
    const form = page.getByRole('dialog', { name: 'Owner and due date: Organizational Information' });
    await form.getByLabel('Owner').selectOption({ label: 'Ada Founder (you)' });
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => menu.evaluate((at) => at === document.activeElement)).toBe(true);
    // An owner is content.
    await button(page, /^Organizational Information: Ada Founder/).waitFor();
    await menu.click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await page.getByRole('dialog', { name: 'History of Answers' }).waitFor();
  });

  it('has its sections behind one row on a phone, and the facts in the menu, so that the first question is close', async () => {
    const newcomer = await welcome(browser, app, { viewport: { width: 375, height: 812 } });
    const { page } = newcomer;
    await open(newcomer, 'organizational-information');
    const cards = page.getByRole('navigation', { name: 'Assessment sections' });
    const card = cards.getByRole('button', { name: /^2/ });
    const row = cards.getByRole('button', { name: /^Step 1 of 6/ });
    expect(await card.isVisible()).toBe(false);
    const panel = page.getByRole('heading', { name: 'Financial year and standard' });
    expect(mustHave(await panel.boundingBox()).y).toBeLessThan(320);
    await button(page, 'Assessment options').click();
    await page.getByRole('menu').getByText('0 of 6 sections complete').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await row.click();
    expect(await row.getAttribute('aria-expanded')).toBe('true');
    expect(await findViolations(page)).toEqual([]);
    await card.click();
    await page.getByRole('heading', { name: 'Stakeholder Mapping', exact: true }).waitFor();
    await cards.getByRole('button', { name: /^Step 2 of 6/ }).waitFor();
    expect(await card.isVisible()).toBe(false);
    await page.getByText('All changes saved', { exact: true }).waitFor();
  });

  it('gives answers the whole width on a phone, beside the menu of their question, and shows an own text whole', async () => {
    const { page } = await welcome(browser, app, { viewport: { width: 375, height: 812 } });
    await page.goto(`${app.url}/app/assessment?section=organizational-information`);
    const answer = page.getByRole('textbox', { name: /^Describe your value chain/ });
    const card = page.getByRole('button', { name: /^Step 1 of 6/ });
    await answer.waitFor();
    const { x, width } = mustHave(await answer.boundingBox());
    const of = mustHave(await card.boundingBox());
    expect([x, x + width]).toEqual([of.x, of.x + of.width]);

    const work = page.getByRole('group', { name: /^What previous ESG work/ });
    await work.getByRole('checkbox', { name: 'Other' }).check();
    const own = work.getByRole('textbox');
    const { height } = mustHave(await own.boundingBox());
    await own.fill('A human rights risk analysis of cocoa, palm and hazelnut supply with an outside adviser');
    await expect.poll(async () => mustHave(await own.boundingBox()).height).toBeGreaterThan(height);
  });

  it('tells how far the assessment is as a whole', async () => {
    const newcomer = await welcome(browser, app, WIDE);
    await screen(newcomer, [[0, 8, 3]]);
    await open(newcomer, 'materiality');
    await newcomer.page.getByText('1 of 6 sections complete').waitFor();
    await newcomer.page.getByText(/0 of \d+ topics with entries/).waitFor();
    for (const width of [1280, 1440, 1600, 1920]) {
      await newcomer.page.setViewportSize({ width, height: 900 });
      expect({ width, cut: await cutCards(newcomer.page) }).toEqual({ width, cut: [] });
    }
  });

  it('keeps the height of a screened topic on a narrow screen, with the reason in a popover and one Save below', async () => {
    for (const viewport of [
      { width: 375, height: 812 },
      { width: 768, height: 900 },
    ]) {
      const newcomer = await welcome(browser, app, { viewport });
      const { page, readDraft } = newcomer;
      const [topic] = (await readDraft()).topics;
      await screen(newcomer, [[0, 8, 3]]);
      await open(newcomer, 'materiality');
      const line = page.getByRole('region', { name: `${topic?.code} ${topic?.name}`, exact: true });
      await line.waitFor();
      const heightOf = async () => mustHave(await line.boundingBox()).height;
      const height = await heightOf();
      await line.getByRole('slider', { name: 'Impact materiality' }).press('4');
      await line.getByText('Unsaved', { exact: true }).waitFor({ state: 'attached' });
      expect(await heightOf()).toBe(height);
      await line.getByRole('button', { name: /^Give the reason/ }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('New figures');
      await page.keyboard.press('Escape');
      expect(await heightOf()).toBe(height);
      expect(await button(page, /^Save/).filter({ visible: true }).count()).toBe(1);
      await button(page, 'Save').click();
      await page.getByText('Section Saved').waitFor();
      expect(await heightOf()).toBe(height);
    }
  });

  it('orders the topics of an editor by their screening, says so, and can show the reading order', async () => {
    const newcomer = await welcome(browser, app, WIDE);
    const { page, readDraft } = newcomer;
    const { topics } = await readDraft();
    const first = page.getByRole('button', { name: /^Add impact to / });
    const namesFirst = (count: number) =>
      first.evaluateAll(
        (all, most) => all.slice(0, most).map((at) => at.ariaLabel?.replace('Add impact to ', '')),
        count,
      );
    await open(newcomer, 'impact-materiality');
    await first.first().waitFor();
    expect(await namesFirst(2)).toEqual(topics.slice(0, 2).map(({ name }) => name));
    expect(await page.getByRole('radiogroup', { name: 'Order' }).count()).toBe(0);

    // Two with the same score stay in reading order; the financial score plays no part here.
    await screen(newcomer, [
      [2, 6, 9],
      [5, 9, 1],
      [7, 6, 1],
    ]);
    await page.reload();
    await page.getByText('Screening 9 of 10').waitFor();
    expect(await namesFirst(4)).toEqual([5, 2, 7, 0].map((at) => topics[at]?.name));
    await page.getByText('Highest screening score first').click();
    await page.getByText('Reading order').click();
    await expect.poll(() => namesFirst(2)).toEqual(topics.slice(0, 2).map(({ name }) => name));
  });

  it('offers the suggestions for a topic by their number', async () => {
    const newcomer = await welcome(browser, app, WIDE);
    const { page } = newcomer;
    await open(newcomer, 'impact-materiality');
    const suggestions = page.getByRole('button', { name: /^\d+ suggestions? for / }).first();
    const count = Number.parseInt(mustHave(await suggestions.textContent()), 10);
    await suggestions.click();
    const dialog = page.getByRole('dialog', { name: /^Suggestions for/ });
    await dialog.waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(count);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const others = page.getByRole('button', { name: /^\d+ from other industries for / }).first();
    const countOfOthers = Number.parseInt(mustHave(await others.textContent()), 10);
    await others.click();
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Industry' }).inputValue()).toBe('all');
    expect(await dialog.getByRole('checkbox').count()).toBe(countOfOthers);
  });
});
