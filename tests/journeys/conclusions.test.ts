import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signs a step of the result of an assessment on the screen. */
async function sign({ page }: { page: Page }, assessmentId: string, step: string, position: string) {
  await page.goto(`${app.url}/app/results?assessmentId=${assessmentId}`);
  await press(page, step);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Position').fill(position);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText(position, { exact: false }).first().waitFor();
}

it('lets a small company score four topics, conclude 24 top-down, sign by three people, and next year change two rows only', async () => {
  const founder = await welcome(browser, app);
  const { page, call, readDraft } = founder;
  const { assessment, topics } = await readDraft();
  const path = `/api/assessments/${assessment.id}`;
  // Four topics have an entry on each side.
  const scored = topics.filter(({ code }) => code.startsWith('E1') || code === 'E3.1');
  for (const { id: topicId, code } of scored.slice(0, 4)) {
    for (const kind of ['impact', 'risk'] as const)
      await call('POST', `${path}/components`, {
        ...{ ...componentFields, kind, impactScale: null, financialEffects: [] },
        ...(kind === 'risk' && { impactPolarity: null, actualPotentialImpact: null }),
        ...{ id: randomUUID(), topicId, title: `${kind} of ${code}` },
      });
  }

  // What is no part of its business at all is set aside: 28 topics are left.
  const aside = topics.slice(28).map(({ id: topicId }) => ({
    ...{ topicId, isRelevant: false, seenVersion: null, reason: 'We sell to companies only.' },
  }));
  await call('PUT', `${path}/topic-selections`, { selections: aside });

  await page.goto(`${app.url}/app/conclusions`);
  await page.getByRole('heading', { name: '24 of 28 topics have no conclusion yet.' }).waitFor();

  // The approach is said once.
  await page.getByRole('button', { name: 'Describe the approach...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Choose one of the three.').waitFor();
  await dialog.getByRole('radio', { name: /^Both/ }).check();
  await dialog.getByLabel('What differs between topics').fill('Scored where we have a site.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Scored where we have a site.').waitFor();

  // One side of one topic stays open at first: it is unticked.
  await page.getByRole('button', { name: 'Conclude top-down: E2 Pollution' }).click();
  await dialog.getByText('Agree on this with your auditor.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: /^Conclude/ }).click();
  await dialog.getByText('Choose one of the two.').waitFor();
  await dialog.getByRole('checkbox', { name: 'Financial: E2.1' }).uncheck();
  await dialog.getByRole('radio', { name: 'Not material' }).check();
  await dialog.getByLabel('Ground').fill('Our offices emit nothing but waste water.');
  await dialog.getByRole('button', { name: /^Conclude \d+ sides$/ }).click();
  const pollution = page.getByRole('region', { name: 'E2 Pollution' });
  await pollution.getByText('1 side without a conclusion').waitFor();
  await pollution
    .getByText('Impact: “Our offices emit nothing but waste water.” Ada Founder,', { exact: false })
    .first()
    .waitFor();
  await pollution.getByRole('button', { name: 'Decide on the financial side of E2.1', exact: false }).click();
  await dialog.getByText('No entries count on this side.', { exact: false }).waitFor();
  await dialog.getByRole('radio', { name: 'Not material' }).check();
  await dialog.getByLabel('Reason').fill('No cost depends on it.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await pollution.getByText('all concluded').waitFor();

  // The others at once, over the same endpoint as the screen.
  const draft = await readDraft();
  const isDone = [
    ...scored.slice(0, 4),
    ...draft.decisions.map(({ topicId }) => ({ id: topicId })),
    ...draft.topics.slice(28),
  ];
  const open = draft.topics.filter(({ id }) => !isDone.some((topic) => topic.id === id));
  const sides = open.flatMap(({ id: topicId }) =>
    (['impact', 'financial'] as const).map((side) => ({ topicId, side, seenVersion: null })),
  );
  await call('POST', `${path}/conclusions`, { sides, isMaterial: false, reason: 'Not part of our business.' });
  await page.reload();
  await page.getByRole('heading', { name: 'All 28 topics have a conclusion.' }).waitFor();

  // The questionnaire shows a conclusion where an entry would be, and completing asks for nothing more of it.
  await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
  await page.getByText('Concluded top-down: not material').first().waitFor();
  await call('POST', `${path}/complete`, {});

  // Three people sign, each as themselves: the result is final, and nothing in it was only recorded.
  const uma = await welcomeColleague(browser, app, founder, 'Uma User');
  const cem = await welcomeColleague(browser, app, founder, 'Cem Third');
  const members = await call<{ id: string; fullName: string }[]>('GET', '/api/team');
  const { id: cemId } = mustHave(members.find(({ fullName }) => fullName === 'Cem Third'));
  await call('PUT', `/api/team/${cemId}/role`, { role: 'admin' });
  await sign(uma, assessment.id, 'Sign as preparer', 'Sustainability manager');
  await sign(founder, assessment.id, 'Sign as reviewer', 'Controller');
  await sign(cem, assessment.id, 'Sign the approval', 'Managing director');
  await cem.page.getByText('Final', { exact: true }).first().waitFor();
  expect(await cem.page.getByText('not signed', { exact: false }).count()).toBe(0);
  const signOff = cem.page.getByRole('region', { name: 'Sign-off' });
  expect(await signOff.getByText(/^Signed, /).count()).toBe(3);

  // The second year: everything is carried over. Two rows are scored anew, and one statement confirms the others.
  const next = await call<{ id: string }>('POST', '/api/assessments', { copyOf: assessment.id });
  const carried = await call<WholeAssessment>('GET', `/api/assessments/${next.id}`);
  const [one, other] = carried.components.filter(({ kind }) => kind === 'impact');
  for (const { version: seenVersion, carriedFrom: _from, ...fields } of [mustHave(one), mustHave(other)])
    await call('PUT', `/api/assessments/${next.id}/components/${fields.id}`, {
      ...{ ...fields, impactSeverity: 5, seenVersion, reason: 'Measured anew' },
    });
  await page.goto(`${app.url}/app/conclusions?assessment=${next.id}`);
  await page.getByText('If nothing significant has changed, you can say so once', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Nothing significant changed...' }).click();
  await dialog.getByText('6 entries were carried over').waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('Say why nothing significant has changed.').waitFor();
  await dialog.getByLabel('Why nothing significant changed').fill('Same sites, same suppliers.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Nothing significant changed, says Ada Founder', { exact: false }).waitFor();
  await page.getByRole('heading', { name: 'All 28 topics have a conclusion.' }).waitFor();
  const later = await call<WholeAssessment>('GET', `/api/assessments/${next.id}`);
  expect(later.decisions).toHaveLength(24 * 2);
  expect(
    later.components.map(({ impactSeverity }) => impactSeverity).filter((severity) => severity === 5),
  ).toHaveLength(2);
  expect(later.components.every(({ carriedFrom }) => carriedFrom === '')).toBe(true);
});
