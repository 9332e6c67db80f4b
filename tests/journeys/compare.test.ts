import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentShape, WholeAssessment } from '#contract/assessment.ts';
import { compareAssessments } from '#domain/compare/compare-assessments.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { storeSample } from '../../scripts/store-sample.ts';
import { openBrowser } from '../shared/browser.ts';
import { CHEAP_PASSWORDS } from '../shared/cheap-passwords.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { openMenu } from './dashboard-menu.ts';
import { welcome } from './newcomer.ts';

const PASSWORD = 'a heron over the marsh';
const [mara] = sampleCompany.people;
const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({}, (database) => storeSample(database, PASSWORD, undefined, CHEAP_PASSWORDS));
});
afterAll(() => app.close());

/** From the sample's own data: ids differ, everything else is the same. */
const expected = compareAssessments(
  toAssessmentData(sampleCompany.earlierYear, randomUUID),
  toAssessmentData(sampleCompany.currentYear, randomUUID),
);

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('comparing two assessments', () => {
  it('shows what is new, removed, moved and changed with reasons, and lets a missing reason be added', async () => {
    const { page, context } = await browser.visit();
    const headers = { origin: app.url };
    const data = { email: mara.email, password: PASSWORD };
    expect((await context.request.post(`${app.url}/api/auth/sign-in`, { headers, data })).ok()).toBe(true);
    await page.goto(`${app.url}/app/dashboard`);
    await (await openMenu(page)).getByRole('link', { name: 'Compare...' }).click();
    await page.getByRole('heading', { name: 'Compare assessments' }).waitFor();

    for (const [title, changes] of [
      ['Newly material', expected.newlyMaterial],
      ['No longer material', expected.noLongerMaterial],
      [
        'Moved',
        expected.moved.filter((change) => ![...expected.newlyMaterial, ...expected.noLongerMaterial].includes(change)),
      ],
    ] as const) {
      for (const { code, name } of changes)
        await region(page, title)
          .getByRole('link', { name: `${code} ${name}`, exact: true })
          .waitFor();
    }
    const { addedComponents: added, droppedComponents: gone, changedComponents: changed } = expected;
    await page
      .getByText(`${added.length} new, ${gone.length} removed, ${changed.length} changed`, { exact: false })
      .waitFor();
    const scored = mustHave(changed.find(({ later }) => later.kind === 'risk'));
    const item = region(page, 'Changed').getByRole('listitem').filter({ hasText: scored.later.title });
    const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');
    const told = plain(await item.textContent());
    expect(told).toContain(`${scored.earlier.score} of 25`);
    for (const { label, from, to } of scored.fields) {
      for (const text of [label, from, to]) expect(told).toContain(plain(text));
    }

    // A score is changed without a reason, which the comparison then requests.
    const all: AssessmentShape[] = await (await context.request.get(`${app.url}/api/assessments`)).json();
    const draft = mustHave(all.find(({ status }) => status === 'draft'));
    const path = `${app.url}/api/assessments/${draft.id}`;
    const whole: WholeAssessment = await (await context.request.get(path)).json();
    const { id, version, title, financialLikelihood } = mustHave(
      whole.components.find((component) => component.title === scored.later.title),
    );
    const set = { financialLikelihood: financialLikelihood === 1 ? 2 : 1 };
    const rescored = { act: randomUUID(), changed: [{ id, seenVersion: version, set }] };
    const saved = await context.request.post(`${path}/components/together`, { headers, data: rescored });
    expect(saved.status(), await saved.text()).toBe(200);
    await page.reload();
    // With its new score, the entry is further down in a list that shows its first entries.
    await region(page, 'Changed')
      .getByRole('button', { name: /^Show all/ })
      .click();
    await page.getByRole('button', { name: `Why: ${title}`, exact: true }).press('Enter');
    await page
      .getByRole('button', { name: `Add reason: ${title}` })
      .first()
      .click();
    await page.getByRole('textbox', { name: /Why/ }).fill('Measured by the new laboratory');
    await page.getByRole('button', { name: 'Save reason' }).click();
    await page.getByText('Measured by the new laboratory').first().waitFor();

    await region(page, 'Newly material').getByRole('link').first().click();
    await page.waitForURL('**/app/topics/**');
  });

  it('reports when both sides are the same, or when one does not exist', async () => {
    const { page, readDraft } = await welcome(browser, app);
    await page.goto(`${app.url}/app/compare`);
    await page.getByText('There is nothing to compare yet').waitFor();
    const { assessment } = await readDraft();
    await page.goto(`${app.url}/app/compare?later=${assessment.id}`);
    await page.getByText('Both sides are the same', { exact: true }).waitFor();
    await page.goto(`${app.url}/app/compare?earlier=${randomUUID()}&later=${assessment.id}`);
    await page.getByText('One of the assessments was not found').waitFor();
    const early = '2001-01-01T00:00:00.000Z';
    await page.goto(`${app.url}/app/compare?earlier=${assessment.id}&earlierAt=${early}&later=${assessment.id}`);
    await page.getByText('The assessment had not been started').waitFor();
  });
});

describe('comparing two points in time of one assessment', () => {
  it('shows what moved in between, by how much and with which reason, at an address that keeps both times', async () => {
    const { page, call, readDraft } = await welcome(browser, app);
    const { assessment, topics } = await readDraft();
    const path = `/api/assessments/${assessment.id}`;
    const topic = mustHave(topics[0]);
    const of = { ...componentFields, actualPotentialImpact: 'Actual', impactScale: null, topicId: topic.id };
    const [smoke, noise] = [
      { ...of, id: randomUUID(), title: 'Smoke' },
      { ...of, id: randomUUID(), title: 'Noise' },
    ];
    await call('POST', `${path}/components`, { ...smoke, impactSeverity: 2 });
    await call('POST', `${path}/components`, { ...noise, impactSeverity: 1 });
    const thresholds = { impact: 12.5, financial: 12.5, reason: 'As the board decided' };
    const { version } = (await call<WholeAssessment>('GET', path)).assessment;
    await call('PUT', `${path}/thresholds`, { ...thresholds, version });
    const rescored = { id: smoke.id, seenVersion: 1, set: { impactSeverity: 4, title: 'Smoke over the mill' } };
    const reason = 'The laboratory measured more';
    await call('POST', `${path}/components/together`, { act: randomUUID(), changed: [rescored], reason });
    await call('DELETE', `${path}/components/${noise.id}`, { reason: 'Counted twice' });

    await page.goto(`${app.url}/app/compare?later=${assessment.id}`);
    await page.getByText('Both sides are the same', { exact: true }).waitFor();
    const from = page.getByLabel('From: time');
    const adopted = from.getByRole('option', { name: /thresholds adopted$/ });
    await from.selectOption(mustHave(await adopted.getAttribute('value')));
    await region(page, 'Newly material')
      .getByRole('link', { name: `${topic.code} ${topic.name}` })
      .waitFor();
    await page.getByText('0 new, 1 removed, 1 changed; matched even if renamed.').waitFor();
    const changed = region(page, 'Changed').getByRole('listitem');
    const told = ((await changed.textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const words of ['10 of 25', '20 of 25', '(+10)', 'Smoke', 'Smoke over the mill'])
      expect(told).toContain(words);
    await changed.getByRole('button', { name: 'Why: Smoke over the mill' }).click();
    await changed.getByText(reason).waitFor();
    await region(page, 'Removed').getByRole('button', { name: 'Why: Noise' }).click();
    await region(page, 'Removed').getByText('Counted twice').waitFor();

    // The address contains both times and restores the comparison.
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('earlier'), searchParams.get('later')]).toEqual([assessment.id, assessment.id]);
    expect(searchParams.get('earlierAt')).toMatch(/^\d{4}-.+Z$/);
    await page.reload();
    await region(page, 'Newly material').getByRole('link').waitFor();

    // Any other time, with the two swapped.
    await page.getByLabel('To: time').selectOption('Another date and time...');
    await page.getByLabel('Date and time').fill('2020-01-01T00:00:00');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('button', { name: 'Swap', exact: true }).click();
    await page.getByText('The assessment had not been started').waitFor();
  });
});
