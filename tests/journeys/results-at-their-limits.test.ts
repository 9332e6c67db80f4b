import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { type Newcomer, welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const PHONE = { width: 375, height: 760 };

const actual = { ...componentFields, actualPotentialImpact: 'Actual', impactScale: null, impactSeverity: 4 };
const impact = (title: string, stated: object = {}) => ({ ...actual, title, ...stated });
const risk = (title: string, stated: object = {}) => ({
  ...componentFields,
  kind: 'risk',
  impactPolarity: null,
  actualPotentialImpact: null,
  title,
  financialRiskOpportunity: 3,
  financialLikelihood: 3,
  ...stated,
});
/** Entries that score 25 on both sides. */
const highest = [
  impact('Smoke', { impactSeverity: 5 }),
  risk('Fines', { financialRiskOpportunity: 5, financialLikelihood: 5 }),
];

/** Adds these entries under each of the first topics. */
async function enter({ call, readDraft }: Newcomer, entries: object[], topicCount: number) {
  const { assessment, topics } = await readDraft();
  for (const { id: topicId } of topics.slice(0, topicCount))
    for (const entry of entries)
      await call('POST', `/api/assessments/${assessment.id}/components`, { ...entry, id: randomUUID(), topicId });
  return { assessmentId: assessment.id, topic: mustHave(topics[0]) };
}

describe('a result', () => {
  it.each<[string, object[], number]>([
    ['of impacts alone', [impact('Smoke')], 2],
    ['of risks alone', [risk('Fines')], 2],
    ['of one topic', [impact('Smoke'), risk('Fines')], 1],
    ['of twelve topics that all stand at 25', highest, 12],
    ['of titles of 300 letters without a blank', [impact('x'.repeat(300)), risk('y'.repeat(300))], 2],
    ['of titles that are read from right to left', [impact('דליפת מים במפעל'), risk('مخاطر المياه <b> & "x"')], 2],
    ['of titles with emoji', [impact('Heat 🔥 and water 💧'), risk('👩🏽‍🌾🌍')], 2],
  ])('%s fits a phone on every screen', async (_, entries, topicCount) => {
    const newcomer = await welcome(browser, app, { viewport: PHONE });
    const { page } = newcomer;
    const { createdAt } = (await newcomer.readDraft()).assessment;
    // A moment after the assessment was started, before anything was entered.
    const before = new Date(Date.parse(createdAt) + 1).toISOString();
    const { assessmentId, topic } = await enter(newcomer, entries, topicCount);
    for (const [path, heading] of [
      [`/app/dashboard?assessment=${assessmentId}`, 'Dashboard'],
      [`/app/topics/${topic.code}?assessment=${assessmentId}`, `${topic.code} ${topic.name}`],
      [`/app/disclosures?assessment=${assessmentId}`, 'Disclosures'],
      [`/app/compare?earlier=${assessmentId}&earlierAt=${before}&later=${assessmentId}`, 'Compare assessments'],
    ] as const) {
      await page.goto(app.url + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, { message: path }).toBeLessThanOrEqual(PHONE.width);
    }
  });

  it('is reported as missing on every screen, with the next step, before there is one', async () => {
    const { page } = await welcome(browser, app, { viewport: PHONE });
    for (const [path, said] of [
      ['/app/dashboard', /assessment/i],
      ['/app/topics', /No topics have been assessed yet/],
      ['/app/compare', /There is nothing to compare yet/],
    ] as const) {
      await page.goto(app.url + path);
      await page.getByRole('main').getByText(said).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    }
  });
});
