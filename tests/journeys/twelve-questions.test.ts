import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentShape, WholeAssessment } from '#contract/assessment.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { storeSample } from '../../scripts/store-sample.ts';
import { openBrowser } from '../shared/browser.ts';
import { CHEAP_PASSWORDS } from '../shared/cheap-passwords.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';

const PASSWORD = 'a heron over the marsh';
const [mara] = sampleCompany.people;
const RESCORED = 'Injuries and strain at the packing lines';
const DELETED = 'Lighter dessert tubs';
const browser = openBrowser();
let app: RunningApp;
let page: Page;
/** Where the auditor stands before each question. */
let room: string;

beforeAll(async () => {
  app = await startApp({}, (database) => storeSample(database, PASSWORD, undefined, CHEAP_PASSWORDS));
  const assessmentId = await finishYear();
  const auditor = await visitAs(sampleCompany.auditor.email);
  page = auditor.page;
  room = `${app.url}/app/audit?assessment=${assessmentId}`;
});
afterAll(() => app.close());

async function visitAs(email: string) {
  const visit = await browser.visit();
  const headers = { origin: app.url };
  const call = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await visit.context.request.fetch(app.url + path, { method, headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await call('POST', '/api/auth/sign-in', { email, password: PASSWORD });
  return { ...visit, call };
}

/** The sample's current year: an entry is scored anew, another deleted; it is completed, reopened, completed again, and signed. */
async function finishYear() {
  const { call } = await visitAs(mara.email);
  const years = await call<AssessmentShape[]>('GET', '/api/assessments');
  const { id } = mustHave(years.find(({ status }) => status === 'draft'));
  const path = `/api/assessments/${id}`;
  const { components } = await call<WholeAssessment>('GET', path);
  const entry = (title: string) => mustHave(components.find((component) => component.title === title));
  const { version: seenVersion, ...rescored } = entry(RESCORED);
  const anew = {
    ...rescored,
    impactScale: 4,
    impactSeverity: 4,
    seenVersion,
    reason: 'A second fingertip was lost in October',
  };
  await call('PUT', `${path}/components/${rescored.id}`, anew);
  await call('DELETE', `${path}/components/${entry(DELETED).id}`, { reason: 'The tubs were given up' });
  await call('POST', `${path}/complete`, {});
  await call('POST', `${path}/reopen`, { reason: 'A meter was read twice' });
  await call('POST', `${path}/complete`, {});
  const members = await call<{ id: string; fullName: string }[]>('GET', '/api/team');
  const { id: memberId } = mustHave(members.find(({ fullName }) => fullName === mara.fullName));
  const { sha256 } = await call<{ sha256: string }>('GET', `${path}/sign-off`);
  const signed = { step: 'prepared', by: { from: 'company', memberId }, jobTitle: mara.jobTitle, minutes: '' };
  await call('POST', `${path}/sign-off`, { ...signed, sha256, signedOn: new Date().toISOString().slice(0, 10) });
  return id;
}

/** What an auditor does on the way to an answer: a press, or a choice in a list. */
type Press = (on: Page) => Promise<unknown>;

const chain =
  (name: string): Press =>
  (on) =>
    on.getByRole('navigation', { name: 'From the result to its sources' }).getByRole('link', { name }).click();
const records = (on: Page) => on.getByRole('region', { name: 'Records', exact: true });
const open =
  (title: string): Press =>
  (on) =>
    records(on)
      .getByRole('button', { name: `Open ${title}` })
      .click();
const unfold =
  (name: string | RegExp): Press =>
  (on) =>
    on.getByText(name).first().click();
const filter: Press = (on) => on.getByRole('button', { name: 'Filter', exact: true }).click();
const done =
  (kind: string): Press =>
  (on) =>
    on.getByLabel('Kind of change').selectOption({ label: kind });
const topic =
  (code: string): Press =>
  (on) =>
    on.getByRole('row').filter({ hasText: code }).getByRole('button').first().click();
const text =
  (said: string | RegExp) =>
  (on: Page): Locator =>
    on.getByText(said).first();

const questions: readonly [question: string, presses: readonly Press[], answers: readonly ((on: Page) => Locator)[]][] =
  [
    [
      'which topics are material, and by which formula',
      [chain('Topics and reasons'), topic('E3.1')],
      [text(/Severity \d × likelihood \d/)],
    ],
    [
      'the present threshold, by whom and why',
      [chain('Frozen result')],
      [text(/^Adopted by Mara Beispiel/), text(/Kept from last year so that results can be compared/)],
    ],
    [
      'who scored an entry, when, and what was there first',
      [open(RESCORED), unfold('Its first values')],
      [text(/added/), text('A second fingertip was lost in October'), text('Severity')],
    ],
    [
      'the reason for each criterion',
      [open('Stricter discharge permit in Musterfeld')],
      [text('EUR 2.4m for another treatment stage, from the engineering study')],
    ],
    [
      'what the values mean, with all steps',
      [open('Stricter discharge permit in Musterfeld'), unfold('All steps of these scales')],
      [text(/5: Most of a year’s EBITDA or more/)],
    ],
    [
      'the evidence',
      [open('Water withdrawal in a dry basin')],
      [text('Meter readings of the Villaejemplo plant 2025')],
    ],
    ['that an entry has no evidence', [chain('Topics and reasons'), topic('S2.1')], [text('No evidence')]],
    ['what was set aside, and why', [chain('Left out')], [text('E3.2'), text(/No ingredients from the sea/)]],
    [
      'what was concluded without scores, and why',
      [chain('Left out')],
      [text('E4.3'), text(/stand on built-up land that has not grown since 2009/)],
    ],
    [
      'what was deleted',
      [chain('Changes'), filter, done('Deleted')],
      [text(DELETED), text('Reason: The tubs were given up')],
    ],
    [
      'when it was reopened, and why',
      [chain('Changes'), filter, done('Reopened')],
      [text('Reason: A meter was read twice')],
    ],
    [
      'who completed and who signed it',
      [chain('Frozen result')],
      [text(/^Mara Beispiel, \d/), text(/^Mara Beispiel, Head of Sustainability/), text(/^Signed, /)],
    ],
    [
      'the fingerprint, recomputed',
      [chain('Frozen result')],
      [text(/^[0-9a-f]{64}$/), text(/^Nothing was altered: fingerprint, scores and topic results are the same/)],
    ],
    [
      'how it stood on any day',
      [
        chain('Earlier versions'),
        (on) => on.getByLabel('Date and time').fill(now()),
        (on) => on.getByRole('button', { name: 'Show', exact: true }).click(),
      ],
      [text(/as it was on/)],
    ],
  ];

const now = () => new Date(Date.now() + 1000).toISOString().slice(0, 19);

describe('an auditor finds within three presses from the audit screen', () => {
  it.each(questions)('%s', async (_, presses, answers) => {
    expect(presses.length).toBeLessThanOrEqual(3);
    await page.goto(room);
    await records(page).waitFor();
    for (const press of presses) await press(page);
    for (const answer of answers) await answer(page).waitFor();
  });
});
