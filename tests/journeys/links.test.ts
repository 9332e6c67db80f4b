import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({});
});
afterAll(() => app.close());

/** A draft with a harm under one topic and a risk under another, not linked. */
async function foundPair() {
  const ada = await welcome(browser, app);
  const { assessment, topics } = await ada.readDraft();
  const path = `/api/assessments/${assessment.id}`;
  const texts = { financialEffects: [], companyBusinessArea: '', description: '', justification: '' };
  const add = (at: number, fields: object) => {
    const id = randomUUID();
    const { id: topicId, code } = mustHave(topics[at]);
    return ada
      .call('POST', `${path}/components`, { ...componentFields, ...texts, id, topicId, ...fields })
      .then(() => ({ id, code }));
  };
  const harm = await add(0, { title: 'Low wages at suppliers', impactSeverity: 5, impactLikelihood: 5 });
  const risk = await add(1, {
    ...{ kind: 'risk', title: 'Claims for damages', impactPolarity: null, actualPotentialImpact: null },
    ...{ financialRiskOpportunity: 4, financialLikelihood: 4 },
  });
  return { ...ada, assessment, path, harm, risk };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New link' });

/** Adds a link with the keyboard, from the entry whose panel is open. */
async function addLink(page: Page, typed: string, note: string) {
  await page.locator('details').getByRole('button', { name: 'Add link' }).click();
  const search = dialog(page).getByRole('combobox', { name: /^Risk or opportunity/ });
  await search.fill(typed);
  await search.press('Enter');
  await search.press('Tab');
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill(note);
  await dialog(page).getByRole('button', { name: 'Add link' }).click();
}

describe('a link between entries', () => {
  it('is added to an impact, seen on both topic pages, frozen, and there next year', async () => {
    const { page, call, path, assessment, harm, risk } = await foundPair();
    await page.goto(`${app.url}/app/register`);
    await page.getByText('Low wages at suppliers').first().click();
    await page.locator('summary').filter({ hasText: 'Links' }).click();
    await page.getByText('No links yet.').waitFor();
    await addLink(page, 'claims', 'A court has accepted such a claim');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Claims for damages' }).waitFor();

    // The same link again is refused, and nothing typed is lost.
    await addLink(page, 'claims', 'Twice');
    await dialog(page).getByText('This link exists already.').waitFor();
    expect(await dialog(page).getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Twice');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();

    // A note is changed; if a colleague was faster, their note is shown and what was typed stays.
    await page.getByRole('button', { name: 'Change the link with “Claims for damages”' }).click();
    const change = page.getByRole('dialog', { name: 'Change link' });
    const note = change.getByRole('textbox', { name: 'Note' });
    expect(await note.inputValue()).toBe('A court has accepted such a claim');
    await note.fill('Two courts have accepted such claims');
    const { links } = await call<{ links: { version: number }[] }>('GET', path);
    const { version: seenVersion, ...link } = mustHave(links[0]) as { version: number; id: string };
    await call('PUT', `${path}/links/${link.id}`, { ...link, seenVersion, note: 'See the file' });
    await change.getByRole('button', { name: 'Save' }).click();
    await change.getByText('Their note: “See the file”').waitFor();
    expect(await note.inputValue()).toBe('Two courts have accepted such claims');
    await change.getByRole('button', { name: 'Save' }).click();
    await change.waitFor({ state: 'detached' });
    await page.getByText('Two courts have accepted such claims').waitFor();

    const topicPage = async (code: string, region: string, words: string) => {
      await page.goto(`${app.url}/app/topics/${code}`);
      const links = page.getByRole('region', { name: `Links of “${region}”` });
      await links.getByText(words, { exact: true }).waitFor();
      return links;
    };
    const ofHarm = await topicPage(harm.code, 'Low wages at suppliers', 'Gives rise to');
    await ofHarm.getByText('16 of 25').waitFor();
    await ofHarm.getByRole('link', { name: 'Claims for damages' }).click();
    const ofRisk = page.getByRole('region', { name: 'Links of “Claims for damages”' });
    await ofRisk.getByText('Arises from', { exact: true }).waitFor();
    await ofRisk.getByRole('link', { name: 'Low wages at suppliers' }).waitFor();
    expect(page.url()).toContain(`/app/topics/${risk.code}`);

    await call('POST', `${path}/complete`, {});
    const file = await call<{ result: { inputs: { links: { note: string }[] } } }>('GET', `${path}/frozen`);
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13 });
    expect(file.result.inputs.links).toMatchObject([{ note: 'Two courts have accepted such claims' }]);
    await page.goto(`${app.url}/app/results?assessmentId=${assessment.id}`);
    await page.getByRole('button', { name: 'Open all' }).click();
    const frozen = page.getByLabel('Links of “Low wages at suppliers”');
    await frozen.getByText('Claims for damages', { exact: true }).waitFor();

    const next = await call<{ id: string }>('POST', '/api/assessments', { copyOf: assessment.id });
    const copy = await call<{ links: { componentId: string }[]; components: { id: string; title: string }[] }>(
      'GET',
      `/api/assessments/${next.id}`,
    );
    const led = copy.components.find(({ id }) => id === mustHave(copy.links[0]).componentId);
    expect(mustHave(led).title).toBe('Claims for damages');
  });
});
