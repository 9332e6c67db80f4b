import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LeftOutHistory } from '#domain/audit/left-out.ts';
import { reasonGapsOf } from '#domain/audit/reason-gaps.ts';
import { startingValues } from '#domain/fields/values.ts';
import { measureFields } from '#domain/measures/fields.ts';
import type { MissingCode } from '#domain/progress/wizard-progress.ts';
import { otherFieldName } from '#domain/questionnaire/answer.ts';
import { missingMessages } from '#web/features/questionnaire/wizard/messages.ts';
import { openSections } from '#web/features/questionnaire/wizard/open-points.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields, stakeholderFields } from '../shared/world.ts';
import { holdBack } from './hold-back.ts';
import { type Newcomer, welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The control that receives the focus from the link of each kind of point: its group and its name. */
const LEADS_TO: Readonly<Record<MissingCode, RegExp>> = {
  'required-answers': /\?|^(Describe|List)/,
  'version-confirmation': /^Choose the standard$/,
  stakeholders: /^Add stakeholder/,
  'topic-selection': /^E1.1 Climate change/,
  'relevant-topics': /^E1.1 Climate change/,
  'topic-scores': /^Impact/,
  impacts: /^Add impact to /,
  scores: /^(Severity|Likelihood|Potential magnitude)/,
  polarities: /^Impact polarity.* Negative$/,
  actualities: /^Actual or potential.* Actual/,
  'risks-or-opportunities': /^Add .* to /,
  pursuits: /pursue/,
  'expired-evidence': /^Evidence for .* expired/,
  'aside-reasons': /^Add reason: E1.2 /,
  rescored: /^Justification/,
  'carried-over': /^Confirm: /,
};

/** What differs between an impact and a risk. */
const OF_KIND = {
  impact: {},
  risk: { impactPolarity: null, actualPotentialImpact: null },
} as const;

/** The focused control, by its group and its name; null if none is focused. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at?.matches('input, select, textarea, button') || !at.checkVisibility()) return null;
    const { labels } = at as HTMLInputElement;
    const name = at.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at.textContent;
    return [at.closest('fieldset')?.querySelector('legend')?.textContent, name].filter(Boolean).join(' ');
  });

/** Follows the first link of each kind of open point in each section, unless it was followed before. */
async function followLinks({ page, call, readDraft }: Newcomer, followed: Map<string, MissingCode>): Promise<void> {
  const draft = await readDraft();
  const history = await call<LeftOutHistory>('GET', `/api/assessments/${draft.assessment.id}/left-out`);
  for (const { name, points } of openSections({ ...draft, reasonGaps: reasonGapsOf(history) })) {
    for (const { code, path, places } of points) {
      const key = `${name}: ${code}`;
      if (followed.has(key)) continue;
      followed.set(key, code);
      await page.goto(`${app.url}/app/home`);
      const link = page.locator(`a[href="${places[0]?.path ?? path}"]`).first();
      // Until there is an entry, the open items are folded below the plan.
      await link.waitFor({ state: 'attached' });
      await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      await link.click();
      await expect.poll(() => focused(page), { message: key }).toMatch(LEADS_TO[code]);
    }
  }
}

it('links every kind of open point to the very control that closes it', async () => {
  const newcomer = await welcome(browser, app);
  const { call, readDraft } = newcomer;
  const followed = new Map<string, MissingCode>();
  const { assessment } = await readDraft();
  const path = `/api/assessments/${assessment.id}`;
  await followLinks(newcomer, followed);

  // A later year requires more; entries from the starter library have no scores.
  await call('PUT', `${path}/esrs-version`, {
    financialYearStart: '2027-01-01',
    esrsVersion: 'esrs-2026',
    version: assessment.version,
  });
  const [topicId, asideId] = (await readDraft()).topics.map(({ id }) => id);
  const open = { severityOpen: true, likelihoodOpen: true };
  for (const own of [
    { title: 'Night shifts', impactPolarity: null, actualPotentialImpact: null, ...open },
    { title: 'Half scored', likelihoodOpen: true },
    { title: 'New market', kind: 'opportunity', impactPolarity: null, actualPotentialImpact: null, ...open },
  ]) {
    await call('POST', `${path}/components`, { ...componentFields, ...own, id: randomUUID(), topicId });
  }
  await followLinks(newcomer, followed);

  // Records whose evidence expired in another century.
  await call('PUT', `${path}/stakeholders`, {
    rows: [{ ...stakeholderFields, id: randomUUID(), seenVersion: null }],
  });
  const { components, stakeholders } = await readDraft();
  const measureId = randomUUID();
  await call('PUT', `${path}/measures/${measureId}`, {
    ...startingValues(measureFields),
    ...{ title: 'Training', componentId: components.find(({ kind }) => kind !== 'impact')?.id, seenVersion: null },
  });
  for (const [noun, recordId] of [
    ['answer', 'What previous ESG work has your company done?'],
    ['stakeholder', stakeholders[0]?.id],
    ['topic', topicId],
    ...components.filter(({ kind }) => kind === 'impact').map(({ id }) => ['component', id]),
    ['measure', measureId],
  ]) {
    await call('POST', '/api/evidence', {
      ...{ id: randomUUID(), title: 'Old report', note: '', datedOn: null, validUntil: '1999-12-31', ownerId: null },
      content: { kind: 'link', url: 'https://example.com' },
      use: { id: randomUUID(), assessmentId: assessment.id, noun, recordId, criterion: '', passage: '' },
    });
  }
  await followLinks(newcomer, followed);

  // A topic is set aside before it has an entry, and a score changes after its reason was written.
  await call('PUT', `${path}/topic-selections`, {
    selections: [{ topicId: asideId, isRelevant: false, seenVersion: null }],
  });
  await call('POST', `${path}/components`, { ...componentFields, id: randomUUID(), topicId: asideId });
  for (const kind of ['impact', 'risk'] as const) {
    const made = { ...componentFields, ...OF_KIND[kind], kind, id: randomUUID(), topicId };
    await call('POST', `${path}/components`, made);
    await call('PUT', `${path}/components/${made.id}`, {
      ...{ ...made, impactSeverity: 1, financialRiskOpportunity: 1, seenVersion: 1 },
    });
  }
  await followLinks(newcomer, followed);

  // Carried over into the next year, everything in each section needs a review.
  await call('PUT', `${path}/scores`, {
    scores: [{ topicId, impactScore: 5, financialScore: 6, justification: '', seenVersion: null }],
  });
  const fieldName = otherFieldName('What previous ESG work has your company done?');
  const section = 'Organizational Information';
  const answer = { section, fieldName, fieldValue: 'A carbon footprint', fieldType: 'text', seenVersion: null };
  await call('PUT', `${path}/responses`, { responses: [answer] });
  await call('POST', `${path}/complete`, {});
  await call('POST', '/api/assessments', { copyOf: assessment.id });
  await followLinks(newcomer, followed);

  const next = await readDraft();
  await call('PUT', `/api/assessments/${next.assessment.id}/topic-selections`, {
    reason: 'Not part of our business',
    selections: next.topics.map(({ id }) => {
      const row = next.selections.find(({ topicId: own }) => own === id);
      return { topicId: id, isRelevant: false, seenVersion: row?.version ?? null };
    }),
  });
  await followLinks(newcomer, followed);

  expect([...new Set(followed.values())].toSorted()).toEqual(Object.keys(missingMessages).toSorted());
  const carriedOver = [...followed].flatMap(([key, code]) => (code === 'carried-over' ? [key.split(':')[0]] : []));
  expect(carriedOver).toHaveLength(6);
  expect([...followed].filter(([, code]) => code === 'expired-evidence')).toHaveLength(5);
});

it('shows the blocks of Home at the same time, so that none pushes another down', async () => {
  const { page, call, readDraft } = await welcome(browser, app);
  const { assessment, topics } = await readDraft();
  const impact = { ...componentFields, id: randomUUID(), topicId: mustHave(topics[0]).id };
  await call('POST', `/api/assessments/${assessment.id}/components`, impact);
  const assigned = await holdBack(page, '**/api/assessments/*/assignments');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto(`${app.url}/app/home`);
  await assigned.asked;
  // Anything that does not depend on it would have been rendered by now.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assigned.release();
  await page.getByRole('heading', { name: 'Assigned to you' }).waitFor();
  await page.getByRole('heading', { name: 'What an auditor would ask' }).waitFor();
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThan(0.02);
});

it('shows the plan with its progress on Home until there is an entry, and then what is left with the next section', async () => {
  const { page, call, readDraft } = await welcome(browser, app);
  const { assessment, topics } = await readDraft();
  const topicId = mustHave(topics[0]).id;
  const score = { topicId, impactScore: 5, financialScore: 6, justification: '', seenVersion: null };
  await call('PUT', `/api/assessments/${assessment.id}/scores`, { scores: [score] });
  await page.goto(`${app.url}/app/home`);
  const plan = page.getByRole('region', {
    name: 'Complete your assessment to view the materiality matrix and insights',
  });
  const scoring = plan.getByRole('listitem').filter({ hasText: 'Materiality Scoring' });
  await scoring.getByText('In progress').waitFor();
  await scoring.getByText(`${topics.length - 1} open`).waitFor();
  const link = page.getByRole('link', { name: 'Organizational Information' });
  expect(await link.count()).toBe(1);
  await page.getByText(/^Show all \d+ open items$/).click();
  await expect.poll(() => link.count()).toBe(2);
  expect(await page.getByRole('heading', { name: /Open comments|Value chain|Latest changes/ }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: /What an auditor would ask|Assigned to you|Standards/ }).count()).toBe(
    0,
  );

  const impact = { ...componentFields, id: randomUUID(), topicId };
  await call('POST', `/api/assessments/${assessment.id}/components`, impact);
  await page.reload();
  await page.getByText(/of 6 sections complete/).waitFor();
  await page.getByRole('heading', { name: 'What an auditor would ask' }).waitFor();
  expect(await plan.count()).toBe(0);
  await page.getByRole('link', { name: 'Continue: Organizational Information' }).click();
  await page.getByRole('heading', { name: 'Organizational Information', level: 2 }).waitFor();
});
