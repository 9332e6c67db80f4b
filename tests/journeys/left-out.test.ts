import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { welcome, welcomeAuditor } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('asks for a reason when a scored topic is deselected, and lets the auditor walk what was left out and ask about it', async () => {
  const ada = await welcome(browser, app);
  const { page, call, readDraft } = ada;
  const { assessment, topics } = await readDraft();
  const path = `/api/assessments/${assessment.id}`;
  const topic = mustHave(topics.find(({ code }) => code === 'G1.6'));
  const name = `${topic.code} ${topic.name}`;
  const impact = { ...componentFields, impactScale: null, financialEffects: [] };
  const [kept, dropped] = [randomUUID(), randomUUID()];
  await call('POST', `${path}/components`, { ...impact, id: kept, topicId: topic.id, title: 'Gifts to officials' });
  await call('POST', `${path}/components`, { ...impact, id: dropped, topicId: topics[0]?.id, title: 'Odour' });
  await call('DELETE', `${path}/components/${dropped}`);

  // The reason is asked with the score beside it, and required.
  await page.goto(`${app.url}/app/assessment?section=topic-selection`);
  await page.getByRole('checkbox', { name: new RegExp(`^${topic.code} `) }).uncheck();
  await page.getByText(`“${topic.name}” has a scored entry (`).waitFor();
  await page.getByRole('button', { name: 'Save All' }).click();
  await page.getByText('Enter a reason, or select one below.').waitFor();
  await page.getByRole('textbox', { name: 'Why?' }).fill('Handled by the parent company');
  await page.getByRole('button', { name: 'Save All' }).click();
  await page.getByText('Topic selections saved successfully').waitFor();

  // The topic's page tells who, when and why, and what was entered.
  await page.goto(`${app.url}/app/topics/${topic.code}?assessment=${assessment.id}`);
  await page.getByRole('heading', { name }).waitFor();
  await page.getByText(/^Deselected by Ada Founder/).waitFor();
  await page.getByText('Handled by the parent company').first().waitFor();
  await page.getByText('Gifts to officials').first().waitFor();

  const aud = await welcomeAuditor(browser, app, ada);
  await aud.page.goto(`${app.url}/app/audit`);
  await aud.page.getByRole('navigation').getByRole('link', { name: 'Left out' }).first().click();
  await aud.page.getByRole('heading', { name: /^Deselected topics/ }).waitFor();
  const line = aud.page.getByRole('listitem').filter({ has: aud.page.getByRole('button', { name: `Open ${name}` }) });
  await line.getByText('Handled by the parent company').waitFor();
  await line.getByText(/1 entry, highest score/).waitFor();
  await aud.page.getByRole('button', { name: 'Walk through' }).click();
  const walk = aud.page.getByRole('dialog');
  await walk.getByRole('heading', { name }).waitFor();
  await walk.getByText('Gifts to officials').waitFor();
  await aud.page.keyboard.press('m');
  await walk.getByText(/^Checked by/).waitFor();
  await aud.page.keyboard.press('q');
  await walk.getByLabel('Your question').fill('Who handles bribery then?');
  await walk.getByRole('button', { name: 'Ask', exact: true }).click();
  await walk.getByText('Who handles bribery then?').waitFor();
  // Escape leads from the field back to the record.
  await walk.getByLabel('Your question').press('Escape');
  await aud.page.keyboard.press('j');
  await walk.getByRole('heading', { name: 'Odour' }).waitFor();
  await walk.getByText(/Deleted by Ada Founder/).waitFor();

  const room = await call<{ questions: { name: string; body: string }[] }>('GET', `${path}/audit`);
  expect(room.questions).toMatchObject([{ name, body: 'Who handles bribery then?' }]);
});
