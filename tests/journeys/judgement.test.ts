import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({});
});
afterAll(() => app.close());

/** A draft with two topics: an impact of 12 under the first, one of 25 under the second. */
async function foundTwoTopics() {
  const ada = await welcome(browser, app);
  const { assessment, topics } = await ada.readDraft();
  const [low, high] = topics;
  const path = `/api/assessments/${assessment.id}`;
  const add = (topicId: string, title: string, impactSeverity: number, impactLikelihood: number) =>
    ada.call('POST', `${path}/components`, {
      ...{ ...componentFields, financialEffects: [], companyBusinessArea: '', description: '', justification: '' },
      ...{ id: randomUUID(), topicId, title, impactSeverity, impactLikelihood },
    });
  await add(mustHave(low).id, 'Dust on the fields', 3, 4);
  await add(mustHave(high).id, 'Spill into the bay', 5, 5);
  return { ...ada, assessment, path, low: mustHave(low), high: mustHave(high) };
}

const card = (page: Page) => page.getByRole('region', { name: 'Borderline topics and decisions', exact: true });
const unfold = (page: Page) => card(page).getByRole('heading', { name: 'Borderline topics and decisions' }).click();
const dialog = (page: Page) => page.getByRole('dialog');

/** The radio button of a verdict; one of the two also says that it matches the score. */
const choose = (page: Page, verdict: 'Material' | 'Not material') =>
  dialog(page).getByRole('radio', { name: new RegExp(`^${verdict}`) });

/** Makes the decision in the open dialog. */
async function decide(page: Page, verdict: 'Material' | 'Not material', reason: string) {
  await choose(page, verdict).check();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog(page).getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByText('Decision saved').first().waitFor();
  await dialog(page).waitFor({ state: 'detached' });
}

describe('a company’s decisions on topics', () => {
  it('settle a borderline topic after a band was set with a preview, and are shown wherever the result is', async () => {
    const { page, low, assessment } = await foundTwoTopics();
    const name = `${low.code} ${low.name}`;
    await page.goto(`${app.url}/app/dashboard`);
    await card(page).getByText('No borderline band is set.').waitFor();
    await unfold(page);
    await card(page).getByRole('button', { name: 'Set a band...' }).click();
    const adoption = page.getByRole('dialog', { name: 'Adopt thresholds' });
    const outlook = adoption.getByRole('region', { name: 'Effect of adopting' });
    await outlook
      .getByText('All 2 entries have been scored. This will be recorded when you adopt the thresholds.')
      .waitFor();
    await outlook.getByText('Nothing changes.').waitFor();
    await adoption.getByRole('combobox', { name: 'Borderline band' }).selectOption('2.5');
    await adoption.getByText('Scores of 10, 12, 15 are borderline and are decided by judgement.').waitFor();
    await outlook.getByText(`${low.code} (impact)`, { exact: true }).waitFor();
    await adoption.getByRole('textbox', { name: 'Reason' }).fill('Two points are no difference');
    await adoption.getByRole('button', { name: 'Adopt', exact: true }).click();
    await adoption.waitFor({ state: 'detached' });

    await card(page).getByText('This applies to 1 side of a topic; 1 not decided yet.').waitFor();
    await page.goto(`${app.url}/app/home`);
    await page.getByText('1 side of a topic is borderline and undecided.').waitFor();
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await card(page).getByText('Not decided', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Decide on the impact side of ${name}` }).click();
    await dialog(page).getByText('The score is in the borderline band.').waitFor();
    // A decision needs a reason.
    await choose(page, 'Material').check();
    await dialog(page).getByRole('button', { name: 'Decide', exact: true }).click();
    await dialog(page).getByText('Enter a reason.').waitFor();
    await decide(page, 'Material', 'Neighbours complain every summer');

    await card(page)
      .getByText(/^Decided to be material by Ada Founder, /)
      .waitFor();
    await card(page).getByText('“Neighbours complain every summer”').waitFor();
    await card(page).getByText('It overrides the score.').waitFor();
    const points = page.getByRole('list', { name: 'Topics on the matrix, highest first' });
    await points.getByRole('button', { name: new RegExp(`^${name}, .* decided by the company$`) }).waitFor();
    await page.getByText('Dot: decided by the company').waitFor();

    await page.goto(`${app.url}/app/topics/${low.code}?assessment=${assessment.id}`);
    await page.getByText('Borderline, decided').waitFor();
    await page.getByText('Based on its score, it is not material.').waitFor();
    await page.getByText('The decision holds whatever the scores are.').waitFor();
    await page.goto(`${app.url}/app/disclosures?assessment=${assessment.id}`);
    const climate = page.getByRole('region', { name: /^E1 / });
    await climate.getByRole('heading').click();
    await climate.getByRole('link', { name: low.name, exact: true }).waitFor();
    await page.goto(`${app.url}/app/register`);
    const row = page.getByRole('row').filter({ hasText: 'Dust on the fields' });
    await row.getByText('Material', { exact: true }).waitFor();
  });

  it('override a result on the page of a topic, and can be changed, withdrawn and restored', async () => {
    const { page, high, assessment } = await foundTwoTopics();
    const name = `${high.code} ${high.name}`;
    await page.goto(`${app.url}/app/topics/${high.code}?assessment=${assessment.id}`);
    await page.getByText('Material by impact', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Decide on the impact side of ${name}` }).click();
    await dialog(page).getByText('The score is not in a borderline band').waitFor();
    await decide(page, 'Not material', 'The bay is closed by now');
    await page.getByText('Override', { exact: true }).waitFor();
    await page.getByText('Other side not assessed', { exact: true }).first().waitFor();

    const change = page.getByRole('button', { name: `Change or withdraw the decision on the impact side of ${name}` });
    await change.click();
    await decide(page, 'Material', 'It was opened again');
    await page.getByText('The score now gives the same result, so this decision has no effect.').waitFor();
    await page.goto(`${app.url}/app/dashboard`);
    await unfold(page);
    await card(page).getByRole('region', { name: 'Decisions without effect' }).getByText(high.name).waitFor();

    await card(page)
      .getByRole('button', { name: `Change or withdraw the decision on the impact side of ${name}` })
      .click();
    await dialog(page).getByRole('button', { name: 'Withdraw the decision' }).click();
    await page.getByText('Decision withdrawn').first().waitFor();
    await card(page).getByText(high.name).waitFor({ state: 'detached' });

    await page.goto(`${app.url}/app/activity`);
    const line = page
      .getByRole('listitem')
      .filter({ hasText: 'Impact side' })
      .filter({ hasText: /deleted|Deleted/ })
      .first();
    await line.getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('Undone', { exact: true }).first().waitFor();
    await page.goto(`${app.url}/app/dashboard`);
    await unfold(page);
    await card(page).getByText('“It was opened again”').waitFor();
  });

  it('warn the second of two people who decide the same side, who can then override the first', async () => {
    const ada = await foundTwoTopics();
    const ben = await welcomeColleague(browser, app, ada, 'Ben Colleague');
    const name = `${ada.low.code} ${ada.low.name}`;
    const open = async (page: Page) => {
      await page.goto(`${app.url}/app/topics/${ada.low.code}?assessment=${ada.assessment.id}`);
      await page.getByRole('button', { name: `Decide on the impact side of ${name}` }).click();
      await choose(page, 'Material').waitFor();
    };
    await open(ada.page);
    await open(ben.page);
    await decide(ben.page, 'Material', 'Asked by the council');
    await choose(ada.page, 'Not material').check();
    await dialog(ada.page).getByRole('textbox', { name: 'Reason' }).fill('One field alone');
    await dialog(ada.page).getByRole('button', { name: 'Decide', exact: true }).click();
    await dialog(ada.page)
      .getByText('Ben Colleague has decided that it is material: “Asked by the council”. Save again')
      .waitFor();
    await dialog(ada.page).getByRole('button', { name: 'Decide', exact: true }).click();
    await ada.page.getByText('“One field alone”').waitFor();
    const { decisions } = await ada.readDraft();
    expect(decisions).toMatchObject([{ isMaterial: false, decidedBy: 'Ada Founder' }]);
  });

  it('are frozen with the result, which reveals tampering with them, and are not carried over into the next year', async () => {
    const { page, call, path, high } = await foundTwoTopics();
    await call('PUT', `${path}/topics/${high.id}/decisions/impact`, {
      ...{ isMaterial: false, reason: 'The bay is closed', seenVersion: null },
    });
    await call('POST', `${path}/complete`, {});
    const file = await call<{ result: { format: number; inputs: { decisions: { isMaterial: boolean }[] } } }>(
      'GET',
      `${path}/frozen`,
    );
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13 });
    mustHave(file.result.inputs.decisions[0]).isMaterial = true;
    expect(checkFrozenFile(file)).toMatchObject({ state: 'differs' });

    await page.goto(`${app.url}/app/dashboard`);
    await card(page).getByText('1 override.').waitFor();
    await unfold(page);
    await card(page).getByText('“The bay is closed”').waitFor();
    expect(await card(page).getByRole('button').count()).toBe(0);

    const copy = await call<{ id: string }>('POST', '/api/assessments', { copyOf: path.split('/').at(-1) });
    await page.goto(`${app.url}/app/topics/${high.code}?assessment=${copy.id}`);
    await page.getByText('Decided to be not material in the previous year: “The bay is closed”').waitFor();
  });
});
