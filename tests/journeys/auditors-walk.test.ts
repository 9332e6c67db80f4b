import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { openMenu } from './dashboard-menu.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const SCORED = ['E1.2', 'S1.1', 'G1.6'];
const ASIDE = ['E3.2', 'S3.1', 'G1.5'];

/** A completed assessment in which Ben rescored three topics and Ada deselected three, each with a reason. */
async function completeAssessment(ada: Newcomer, ben: Newcomer): Promise<WholeAssessment> {
  const { assessment, topics } = await ada.readDraft();
  const path = `/api/assessments/${assessment.id}`;
  const idOf = (code: string) => mustHave(topics.find((topic) => topic.code === code)).id;
  for (const code of SCORED) {
    const impact = {
      ...componentFields,
      impactSeverity: 2,
      impactLikelihood: 5,
      impactScale: null,
      financialEffects: [],
    };
    const made = { ...impact, title: `Impact on ${code}`, id: randomUUID(), topicId: idOf(code) };
    await ada.call('POST', `${path}/components`, made);
    const anew = { ...made, impactSeverity: 5, seenVersion: 1, reason: `New figures for ${code}` };
    await ben.call('PUT', `${path}/components/${made.id}`, anew);
  }
  await ada.call('PUT', `${path}/topic-selections`, {
    selections: ASIDE.map((code) => ({
      topicId: idOf(code),
      isRelevant: false,
      seenVersion: null,
      reason: `Nothing of ours touches ${code}`,
    })),
  });
  const { draft } = await ada.call<{ draft: WholeAssessment }>('GET', '/api/assessments/draft');
  const adopted = { impact: 15, financial: 15, reason: 'As the board decided', version: draft.assessment.version };
  await ada.call('PUT', `${path}/thresholds`, adopted);
  await ada.call('POST', `${path}/complete`, { versionReason: 'Agreed with the auditor', climateReason: 'None' });
  return draft;
}

const line = (page: Page, text: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: text });

describe('an auditor', () => {
  it('traces three material topics to their scores, reasons, rules and former values, and three deselected ones', async () => {
    const ada = await welcome(browser, app);
    const ben = await welcomeColleague(browser, app, ada, 'Ben Colleague');
    const { topics } = await completeAssessment(ada, ben);
    const nameOf = (code: string) => `${code} ${mustHave(topics.find((topic) => topic.code === code)).name}`;
    const { page } = ada;
    const year = new Date().getFullYear();

    await page.goto(`${app.url}/app/dashboard`);
    const points = page.getByRole('list', { name: 'Topics on the matrix, highest first' });
    for (const code of SCORED) {
      await points.getByRole('button', { name: nameOf(code) }).press('Enter');
      const topic = page.getByRole('dialog');
      // The formula and the threshold.
      await topic.getByText('Severity 5 × likelihood 5').waitFor();
      await topic.getByText('How it is classified').click();
      await topic.getByText('Its impact reaches the threshold of 15.').waitFor();
      // Who scored, when and why, and the former score.
      await topic.getByRole('button', { name: `History of ${nameOf(code)}` }).click();
      const rescored = line(page, `New figures for ${code}`);
      await rescored.waitFor();
      const said = mustHave(await rescored.textContent());
      expect(said).toContain(`Ben Colleague changed Impact on ${code}`);
      expect(said).toContain('Severity25');
      expect(await rescored.getByRole('time').getAttribute('datetime')).toContain(String(year));
      const added = line(page, `Ada Founder added Impact on ${code}`);
      await added.getByText('Its first values').click();
      expect(await added.textContent()).toContain('Severity2');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      // A topic opened before the last one has closed takes its place, with the same parts unfolded.
      await topic.waitFor({ state: 'detached' });
    }

    await (await openMenu(page)).getByRole('link', { name: 'Result and sign-off' }).click();
    const parts = page.getByRole('navigation', { name: 'Parts of this result' });
    await parts.getByRole('button', { name: /^More parts/ }).click();
    await parts.getByRole('link', { name: 'Not relevant' }).click();
    for (const code of ASIDE) {
      await page.getByRole('button', { name: `History of ${nameOf(code)}` }).click();
      const aside = line(page, `Nothing of ours touches ${code}`);
      await aside.waitFor();
      const said = mustHave(await aside.textContent());
      expect(said).toContain(`Ada Founder changed ${nameOf(code)}`);
      expect(said).toContain('RelevantYesNo');
      await page.keyboard.press('Escape');
    }
    await page.getByText('As the board decided').first().waitFor();
  });
});
