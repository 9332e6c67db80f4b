import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('lets a small company score four topics, conclude the others top-down, and say next year that nothing changed', async () => {
  const { page, call, readDraft } = await welcome(browser, app);
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

  await page.goto(`${app.url}/app/conclusions`);
  await page.getByRole('heading', { name: `33 of ${topics.length} topics have no conclusion yet.` }).waitFor();

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
  const open = draft.topics.filter(
    ({ id }) => !scored.some((topic) => topic.id === id) && !draft.decisions.some(({ topicId }) => topicId === id),
  );
  const sides = open.flatMap(({ id: topicId }) =>
    (['impact', 'financial'] as const).map((side) => ({ topicId, side, seenVersion: null })),
  );
  await call('POST', `${path}/conclusions`, { sides, isMaterial: false, reason: 'Not part of our business.' });
  await page.reload();
  await page.getByRole('heading', { name: `All ${topics.length} topics have a conclusion.` }).waitFor();

  // The questionnaire shows a conclusion where an entry would be, and completing asks for nothing more of it.
  await page.goto(`${app.url}/app/assessment?section=impact-materiality`);
  await page.getByText('Concluded top-down: not material').first().waitFor();
  await call('POST', `${path}/complete`, {});

  // The second year: everything is carried over, and one statement confirms it.
  const next = await call<{ id: string }>('POST', '/api/assessments', { copyOf: assessment.id });
  await page.goto(`${app.url}/app/conclusions?assessment=${next.id}`);
  await page.getByText('If nothing significant has changed, you can say so once', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Nothing significant changed...' }).click();
  await dialog.getByText('8 entries were carried over').waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('Say why nothing significant has changed.').waitFor();
  await dialog.getByLabel('Why nothing significant changed').fill('Same sites, same suppliers.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Nothing significant changed, says Ada Founder', { exact: false }).waitFor();
  await page.getByRole('heading', { name: `All ${topics.length} topics have a conclusion.` }).waitFor();
  const later = await call<WholeAssessment>('GET', `/api/assessments/${next.id}`);
  expect(later.decisions).toHaveLength(mustHave(draft).topics.length * 2 - 8);
  expect(later.components.every(({ carriedFrom }) => carriedFrom === '')).toBe(true);
});
