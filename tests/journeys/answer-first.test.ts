import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { findingOf } from '#domain/results/finding.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { storeSample } from '../../scripts/store-sample.ts';
import { openBrowser } from '../shared/browser.ts';
import { CHEAP_PASSWORDS } from '../shared/cheap-passwords.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { welcome } from './newcomer.ts';

const PASSWORD = 'a heron over the marsh';
const FINDING = `${findingOf(buildDashboard(toAssessmentData(sampleCompany.currentYear, randomUUID))).headline}.`;
const [mara] = sampleCompany.people;
const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({}, (database) => storeSample(database, PASSWORD, undefined, CHEAP_PASSWORDS));
});
afterAll(() => app.close());

/** The dashboard of the sample company in a window of this size. */
async function visitSample(width: number, height: number) {
  const visit = await browser.visit({ viewport: { width, height } });
  const data = { email: mara.email, password: PASSWORD };
  const answer = await visit.context.request.post(`${app.url}/api/auth/sign-in`, {
    headers: { origin: app.url },
    data,
  });
  expect(answer.ok()).toBe(true);
  await visit.page.goto(`${app.url}/app/dashboard`);
  await points(visit.page).getByRole('button').first().waitFor();
  return visit;
}

const points = (page: Page) => page.getByRole('list', { name: 'Topics on the matrix, highest first' });
const ranked = (page: Page) => page.getByRole('list', { name: 'Topics, highest first' });
const rowOf = (page: Page, code: string) => ranked(page).getByRole('button', { name: new RegExp(`^${code}\\b`) });
const pointOf = (page: Page, code: string) => points(page).getByRole('button', { name: new RegExp(`^${code}\\b`) });
const chart = (page: Page) => page.getByRole('group', { name: 'Materiality matrix' });
const NARROWEST = { viewport: { width: 320, height: 640 } };
const boxOf = async (locator: ReturnType<Page['locator']>) => mustHave(await locator.boundingBox());

/** The codes of the rows that are highlighted by the mouse or the focus. */
const marked = (page: Page) => ranked(page).locator('[data-pointed]').allInnerTexts();
/** The number of highlighted points on the matrix. */
const lifted = (page: Page) => chart(page).locator('[data-lifted]').count();

describe('the headline finding', () => {
  it.each([
    [1440, 900],
    [375, 812],
    [320, 640],
  ])('is in view at %i by %i pixels without scrolling, with four controls', async (width, height) => {
    const { page } = await visitSample(width, height);
    const box = await boxOf(page.getByText(FINDING));
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThan(height);
    const matrix = await boxOf(page.getByRole('heading', { name: 'Materiality Matrix' }));
    expect(matrix.y).toBeLessThan(height);
    const controls = page.getByRole('main').locator('button, select, input, a[href], [tabindex="0"]');
    const above = await controls.evaluateAll(
      (all, top) => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().top < top).length,
      matrix.y,
    );
    expect(above).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('is followed by a short page on a phone: the legend opens on demand', async () => {
    const { page } = await visitSample(375, 812);
    const larger = page.getByText('Larger: more entries').first();
    await larger.waitFor({ state: 'hidden' });
    await ranked(page).waitFor();
    // Until the blocks below have their rows, their outline is higher.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6200);
    await page.getByText('How to read the matrix').click();
    await larger.waitFor();
  });

  it('is shown for a company that has only begun', async () => {
    const { page } = await welcome(browser, app);
    await page.goto(`${app.url}/app/assessment`);
    await page.getByRole('heading', { name: 'Organizational Information', exact: true }).waitFor();
    await page.goto(`${app.url}/app/dashboard`);
    await page.getByText('No topic has been assessed yet.', { exact: true }).waitFor();
  });

  it('names what leads the screening where there is nothing else', async () => {
    const { page, call, readDraft } = await welcome(browser, app, NARROWEST);
    const { assessment, topics } = await readDraft();
    const [first, second] = topics.map(({ id }, at) => ({ topicId: id, impactScore: 9 - at, financialScore: 5 }));
    const scores = [first, second].map((score) => ({ ...score, justification: '', seenVersion: null }));
    await call('PUT', `/api/assessments/${assessment.id}/scores`, { scores });
    await page.goto(`${app.url}/app/dashboard`);
    await page
      .getByText(/^No topic has been assessed yet; in the screening, climate change adaptation leads/)
      .waitFor();
    await page.getByText('Two topics have a screening score, which does not count for the result.').waitFor();
    // Its heading: the sentence about screening in the folded card is hidden in a narrow window.
    await page.getByText('Screening scores', { exact: true }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it.each([
    [1, /^Climate change adaptation is material by impact\.$/],
    [40, /^40 topics are material by impact; all have the same scores\.$/],
  ])('fits the narrowest window with %i topics, one of them with the longest name', async (count, headline) => {
    const { page, call, readDraft } = await welcome(browser, app, NARROWEST);
    const { assessment, topics } = await readDraft();
    const own = Array.from({ length: Math.max(0, count - topics.length) }, () => randomUUID());
    for (const [at, id] of own.entries()) {
      const topic = { id, place: 'E5', name: `${'Sediment'.repeat(18)}${at}`, description: '' };
      await call('POST', `/api/assessments/${assessment.id}/own-topics`, topic);
    }
    for (const topicId of [...topics.map(({ id }) => id), ...own].slice(0, count)) {
      const scores = { actualPotentialImpact: 'Actual', impactSeverity: 5, impactScale: null };
      const impact = { ...componentFields, ...scores, id: randomUUID(), topicId, severityReason: '' };
      await call('POST', `/api/assessments/${assessment.id}/components`, impact);
    }
    await page.goto(`${app.url}/app/dashboard`);
    await page.getByText(headline).waitFor();
    await expect.poll(() => ranked(page).getByRole('button').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

describe('the matrix next to its topics', () => {
  it('is square, and no higher than the list next to it needs', async () => {
    const { page } = await visitSample(1280, 900);
    const picture = await boxOf(chart(page).locator('svg').first());
    expect(picture.width).toBeGreaterThanOrEqual(500);
    expect(Math.abs(picture.width - picture.height)).toBeLessThan(2);
    const list = await boxOf(ranked(page));
    expect(list.x).toBeGreaterThan(picture.x + picture.width);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(async () => (await boxOf(chart(page).locator('svg').first())).width).toBeGreaterThan(700);
    const [large, wide] = [await boxOf(chart(page).locator('svg').first()), await boxOf(ranked(page))];
    expect(Math.abs(large.width - large.height)).toBeLessThan(2);
    expect(large.width + wide.width).toBeGreaterThan(1300);
  });

  it('highlights the point of a row and the row of a point, by pointer and by keyboard', async () => {
    const { page } = await visitSample(1440, 900);
    await rowOf(page, 'S2.3').hover();
    await expect.poll(() => lifted(page)).toBe(1);
    await page.mouse.move(5, 5);
    await expect.poll(() => lifted(page)).toBe(0);

    await pointOf(page, 'E1.2').hover({ force: true });
    await expect.poll(async () => (await marked(page)).join()).toMatch(/E1\.2/);
    await page.mouse.move(5, 5);
    await expect.poll(() => marked(page)).toEqual([]);

    await pointOf(page, 'E3.1').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await marked(page)).length).toBe(1);
    await rowOf(page, 'E3.1').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => lifted(page)).toBe(1);
    expect(await rowOf(page, 'E4.1').evaluate((row) => row === document.activeElement)).toBe(true);
  });

  it('opens a topic over the list with its result, moves from topic to topic, and returns the focus', async () => {
    const { page } = await visitSample(1440, 900);
    await rowOf(page, 'E3.1').press('Enter');
    const panel = page.getByRole('dialog', { name: 'Water', exact: true });
    await panel.getByText('Material by both', { exact: true }).waitFor();
    // A screen reader announces the topic when its heading takes the focus.
    await panel.getByRole('heading', { name: 'Water' }).and(page.locator(':focus')).waitFor();
    const described = await panel.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toContain('Impact 20 of 25, financial 20 of 25. Material by both.');
    // The matrix remains usable, and highlights the topic.
    expect(await panel.getAttribute('aria-modal')).toBeNull();
    expect(await lifted(page)).toBe(1);
    const [over, picture] = [await boxOf(panel), await boxOf(chart(page).locator('svg').first())];
    expect(over.x).toBeGreaterThan(picture.x + picture.width);

    await panel.getByRole('button', { name: 'Next topic' }).click();
    const next = page.getByRole('dialog', { name: 'Direct impact drivers of biodiversity loss' });
    await next.waitFor();
    await next.getByRole('button', { name: 'Previous topic' }).click();
    await panel.waitFor();
    await panel.getByRole('link', { name: 'Open topic page' }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await rowOf(page, 'E3.1').evaluate((row) => row === document.activeElement)).toBe(true);
  });

  it('opens a topic from the blocks below in a dialog within the window', async () => {
    const { page } = await visitSample(1440, 900);
    const overview = page.getByRole('region', { name: 'Topical Overview', exact: true });
    await overview.getByRole('button', { name: 'Water', exact: true }).click();
    const box = await boxOf(page.getByRole('dialog', { name: 'Water', exact: true }));
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(900);
  });

  it('is above the list in a narrower window, where a topic opens in a dialog', async () => {
    const { page } = await visitSample(768, 1024);
    const [picture, list] = [await boxOf(chart(page).locator('svg').first()), await boxOf(ranked(page))];
    expect(list.y).toBeGreaterThan(picture.y + picture.height);
    await rowOf(page, 'E3.1').press('Enter');
    await page.getByRole('dialog', { name: 'Water', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => rowOf(page, 'E3.1').evaluate((row) => row === document.activeElement)).toBe(true);
  });
});

describe('the blocks below', () => {
  it('are grouped in their order, followed by the detailed ones, which are collapsed', async () => {
    const { page } = await visitSample(1440, 900);
    await page.getByRole('heading', { name: 'How robust is the result?' }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Materiality Matrix',
      'Topical Overview',
      "Highest scored IRO's",
      'Impact Materiality',
      'Financial Materiality',
      'How robust is the result?',
      'At other thresholds',
      'Borderline topics and decisions',
      'Screening scores',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4800);
  });

  it('keep the scroll position when the page is reloaded', async () => {
    const { page } = await visitSample(1440, 900);
    await page.getByRole('heading', { name: 'How robust is the result?' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.waitForTimeout(300);
    await page.reload();
    await page.getByRole('heading', { name: 'How robust is the result?' }).waitFor();
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500) < 120)).toBe(true);
  });
});
