import { randomUUID } from 'node:crypto';
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

it('completes with two open topics: one concluded in the dialog, one left open with a reason that the result shows', async () => {
  const founder = await welcome(browser, app);
  await welcomeColleague(browser, app, founder, 'Uma User');
  const { page, call, readDraft } = founder;
  const { assessment, topics } = await readDraft();
  const path = `/api/assessments/${assessment.id}`;
  const [first, second] = topics.filter(({ code }) => code.startsWith('E2')).map(({ code, name }) => ({ code, name }));
  const [concluded, open] = [mustHave(first), mustHave(second)];
  const sides = topics
    .filter(({ code }) => code !== concluded.code && code !== open.code)
    .flatMap(({ id: topicId }) =>
      (['impact', 'financial'] as const).map((side) => ({ topicId, side, seenVersion: null })),
    );
  await call('POST', `${path}/conclusions`, { sides, isMaterial: false, reason: 'Not part of our business.' });

  await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
  await page.getByRole('button', { name: 'Complete Assessment', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete the assessment?' });
  await dialog.getByRole('heading', { name: '2 topics without a conclusion' }).waitFor();
  await dialog.getByText(`${topics.length} topics: 0 material, ${topics.length - 2} not material, 2 open`).waitFor();

  // Nothing is completed in silence.
  await dialog.getByRole('button', { name: 'Complete Assessment' }).click();
  await dialog.getByText('Say why these topics stay open.').waitFor();

  await dialog.getByRole('button', { name: `Conclude: ${concluded.code} ${concluded.name}` }).click();
  const concluding = page.getByRole('dialog', { name: 'Conclude top-down' });
  await concluding.getByRole('radio', { name: 'Not material' }).check();
  await concluding.getByLabel('Ground').fill('Our offices emit nothing.');
  await concluding.getByRole('button', { name: 'Conclude 2 sides' }).click();
  await concluding.waitFor({ state: 'detached' });
  await dialog.getByRole('heading', { name: '1 topic without a conclusion' }).waitFor();
  await dialog.getByLabel('Why they stay open').fill('The panel meets in May');

  await dialog.getByRole('checkbox', { name: 'Uma User' }).check();
  await dialog.getByLabel('Also checked by').fill('Jo Marsh (board)');
  await dialog.getByLabel('What was considered').fill('Whether waste hides behind water');

  // A colleague changes something meanwhile: it is said, and nothing typed is lost.
  await call('PUT', `${path}/approach`, {
    ...{ approach: 'top-down', approachNote: '' },
    version: (await readDraft()).assessment.version,
  });
  await dialog.getByText('Something has changed since you opened this.', { exact: false }).waitFor();
  expect(await dialog.getByLabel('What was considered').inputValue()).toBe('Whether waste hides behind water');
  await dialog.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.getByText('Assessment Completed!').waitFor();
  await page.getByText('Ada Founder, Uma User, Jo Marsh (board)').waitFor();

  await page.goto(`${app.url}/app/results?assessmentId=${assessment.id}`);
  const look = page.locator('#frozen-last-look');
  await look.getByText('Ada Founder, Uma User, Jo Marsh (board)').waitFor();
  await look.getByText('Whether waste hides behind water').waitFor();
  const left = page.locator('#frozen-left-open');
  await left.getByText('Topics left open, without a conclusion').click();
  await left.getByText(`${open.code} ${open.name}`).waitFor();
  await left.getByText('Left open, because: The panel meets in May').waitFor();
  expect(await left.getByRole('listitem').count()).toBe(1);
  const chain = page.getByRole('button', { name: /^More parts/ });
  await chain.click();
  await page.getByRole('link', { name: 'Value chain', exact: true }).last().waitFor();
  const done = await call<WholeAssessment>('GET', path);
  expect(done.assessment.leftOpen).toMatchObject([{ reason: 'The panel meets in May' }]);
});

it('starts at its title, and lists material entries without evidence and entries in review with links to them', async () => {
  const { page, call, readDraft } = await welcome(browser, app);
  const { assessment, topics } = await readDraft();
  const id = randomUUID();
  const highest = { impactSeverity: 5, impactLikelihood: 5, topicId: mustHave(topics[0]).id };
  const path = `/api/assessments/${assessment.id}`;
  await call('POST', `${path}/components`, { ...componentFields, ...highest, id, title: 'Fumes' });
  await call('POST', `${path}/assignments/review`, { record: { noun: 'component', key: id }, to: 'in-review' });
  await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
  await page.getByRole('button', { name: 'Complete Assessment', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete the assessment?' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Complete the assessment?');
  await dialog.getByRole('link', { name: '1 entry is in review' }).waitFor();
  await dialog.getByRole('link', { name: '1 of 1 material entry has no evidence' }).click();
  await page.getByRole('heading', { name: 'Register', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Evidence: without evidence. Change' }).waitFor();
  await page.getByText('Fumes').first().waitFor();
});
