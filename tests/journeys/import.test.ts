import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileShape } from '#contract/files.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields, measureFields, netFields } from '../shared/world.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A person whose register holds impacts with these titles. */
async function visit(titles: readonly string[] = [], options: Parameters<typeof welcome>[2] = {}) {
  const founder = await welcome(browser, app, options);
  const { assessment, topics } = await founder.readDraft();
  const added = titles.map((title) => ({
    ...componentFields,
    title,
    description: `About ${title}`,
    id: randomUUID(),
    topicId: mustHave(topics[0]).id,
  }));
  await founder.call('POST', `/api/assessments/${assessment.id}/components/together`, { act: randomUUID(), added });
  return { founder, page: founder.page, assessment, topics, added };
}

/** Adds a measure to an entry and a likelihood of 2 after measures. */
async function stateNet({ call }: Newcomer, assessmentId: string, componentId: string): Promise<void> {
  const path = `/api/assessments/${assessmentId}`;
  await call('PUT', `${path}/measures/${randomUUID()}`, {
    ...measureFields,
    ...{ componentId, title: 'Filters', effectReason: 'Measured', seenVersion: null },
  });
  await call('PUT', `${path}/components/${componentId}/net-score`, {
    ...netFields,
    ...{ reason: 'Since the filters', seenVersion: null },
  });
}

/** Exports the workbook of an assessment. */
async function takeAlong({ call, context }: Newcomer, assessmentId: string): Promise<Buffer> {
  const path = `/api/assessments/${assessmentId}/files`;
  const { id } = await call<FileShape>('POST', path, { id: randomUUID(), kind: 'workbook' });
  await expect
    .poll(async () => (await call<FileShape[]>('GET', path)).find((file) => file.id === id)?.state)
    .toBe('made');
  return (await context.request.get(`${app.url}${path}/${id}/content`)).body();
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Workbook or CSV file').setInputFiles({
    ...{ name, mimeType: name.endsWith('.xlsx') ? XLSX : 'text/csv' },
    buffer: Buffer.from(content),
  });

/** The workbook of rejected rows. */
async function saveRejected(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the rejected rows (Excel)' }).click();
  return read(await readFile(await (await downloading).path()));
}

const titlesOf = async ({ readDraft }: Newcomer) => (await readDraft()).components.map(({ title }) => title).sort();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const filter = (page: Page, label: string | RegExp) => page.getByRole('radio', { name: label, exact: true });

describe('importing files', () => {
  it('imports a workbook with two edited cells and a new row, shows only those changes, and undoes them at once', async () => {
    const { founder, page, assessment, added } = await visit(['=Noise', 'Dust']);
    await stateNet(founder, assessment.id, mustHave(added[1]).id);
    const workbook = read(await takeAlong(founder, assessment.id), { cellDates: true });
    const register = mustHave(workbook.Sheets.Register);
    const rows = utils.sheet_to_json<unknown[]>(register, { header: 1, defval: null });
    const head = mustHave(rows[0]);
    const at = (title: string) => head.indexOf(title);
    const dust = mustHave(rows.find((row) => row[at('Title')] === 'Dust'));
    const noise = mustHave(rows.find((row) => row[at('Title')] === '=Noise'));
    dust[at('Severity')] = 2;
    noise[at('Description')] = 'Heard at night';
    rows.push(head.map((title) => ({ 'Topic code': 'E1.2', Kind: 'Risk', Title: 'Storms' })[String(title)] ?? null));
    workbook.Sheets.Register = utils.aoa_to_sheet(rows);
    await page.goto(`${app.url}/app/register`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'From a file...' }).click();
    await page.getByRole('heading', { name: 'Import', level: 1 }).waitFor();
    await choose(page, 'Workbook.xlsx', write(workbook, { type: 'buffer', bookType: 'xlsx' }));
    await page.getByRole('heading', { name: 'Contents of the workbook' }).waitFor();

    await filter(page, 'Changed 2').waitFor();
    expect(await filter(page, 'New 1').count()).toBe(1);
    await filter(page, 'Changed 2').check({ force: true });
    const list = page.getByRole('region', { name: 'Rows of the table' });
    await list.getByText('Heard at night').waitFor();
    // Including the name of the sheet.
    await expect.poll(() => list.getByRole('listitem').count()).toBe(3);
    expect(await list.getByRole('listitem').filter({ hasText: 'Dust' }).textContent()).toMatch(
      /Severity4.*2.*Score before measures, which counts12 of 25.*6 of 25.*Score after measures8 of 25.*4 of 25/,
    );
    expect(await titlesOf(founder)).toEqual(['=Noise', 'Dust']);
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await page.getByText('3 rows imported').waitFor();
    expect(await titlesOf(founder)).toEqual(['=Noise', 'Dust', 'Storms']);
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('heading', { name: 'The import was undone' }).waitFor();
    await expect.poll(() => focused(page)).toBe('The import was undone');
    expect(await page.getByRole('button', { name: 'Undo the import' }).count()).toBe(0);
    const { components } = await founder.readDraft();
    expect(components.map(({ title, impactSeverity }) => `${title} ${impactSeverity}`).sort()).toEqual([
      '=Noise 4',
      'Dust 4',
    ]);
  });

  it('finds nothing to change in an unedited workbook', async () => {
    const { founder, page, assessment } = await visit(['Noise', 'Dust']);
    const workbook = await takeAlong(founder, assessment.id);
    await page.goto(`${app.url}/app/import`);
    await choose(page, 'Workbook.xlsx', workbook);
    await page.getByText('Nothing to change: the assessment already contains all of this.').waitFor();
    // This includes the topics of the standards.
    await filter(page, /^Unchanged \d+$/).waitFor();
    expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
  });

  it('maps a workbook under the other version of the standards by topic, and asks about topics that are split or have another name here', async () => {
    const { founder, assessment, topics } = await visit();
    const under = (code: string) => mustHave(topics.find((topic) => topic.code === code)).id;
    const added = [
      ['S2.3', 'Children at work in resin tapping'],
      ['S1.2', 'Women are paid less for equal work'],
    ].map(([code = '', title]) => ({ ...componentFields, title, id: randomUUID(), topicId: under(code) }));
    const path = `/api/assessments/${assessment.id}`;
    await founder.call('POST', `${path}/components/together`, { act: randomUUID(), added });
    const workbook = await takeAlong(founder, assessment.id);

    const later = await visit();
    await later.founder.call('PUT', `/api/assessments/${later.assessment.id}/esrs-version`, {
      financialYearStart: '2027-01-01',
      esrsVersion: 'esrs-2026',
      version: later.assessment.version,
    });
    await later.page.goto(`${app.url}/app/import`);
    await choose(later.page, 'Last year.xlsx', workbook);
    await later.page
      .getByText('This file follows the ESRS set 1 (2023), your assessment the ESRS revised (2026)')
      .waitFor();
    // No topic there has this name, so the one that takes it up is only proposed.
    const proposed = 'S2.3 Other work-related rights (value chain workers)';
    await later.page.getByRole('button', { name: `Use the proposal for “${proposed}”` }).click();
    await filter(later.page, 'New 1').waitFor();
    const choice = later.page.getByLabel('“S1.2 Equal treatment and opportunities for all (own workforce)” means');
    await choice.selectOption({ label: 'S1.5 Diversity and equal treatment (own workforce)' });
    await filter(later.page, 'New 2').waitFor();
    expect(await findViolations(later.page)).toEqual([]);
    await later.page.getByRole('button', { name: 'Import 2 rows' }).click();
    await later.page.getByText('2 rows imported').waitFor();
    const { components, topics: theirs } = await later.founder.readDraft();
    const told = components.map(({ title, topicId, carriedFrom }) => {
      const topic = mustHave(theirs.find(({ id }) => id === topicId));
      return `${title}: ${topic.code}, ${carriedFrom}`;
    });
    expect(told.sort()).toEqual([
      'Children at work in resin tapping: S2.6, S2.3 Other work-related rights (value chain workers), ESRS set 1 (2023)',
      'Women are paid less for equal work: S1.5, S1.2 Equal treatment and opportunities for all (own workforce), ESRS set 1 (2023)',
    ]);
  });

  it('imports a whole workbook in one act with one undo: own topics, relevance, scores, stakeholders and answers', async () => {
    const { founder, page, assessment, topics } = await visit(['Noise']);
    const path = `/api/assessments/${assessment.id}`;
    const [, scored] = topics;
    const score = {
      topicId: mustHave(scored).id,
      impactScore: 4,
      financialScore: 5,
      justification: '',
      seenVersion: null,
    };
    await founder.call('PUT', `${path}/scores`, { scores: [score] });
    const workbook = read(await takeAlong(founder, assessment.id), { cellDates: true });
    const rowsOf = (sheet: string) =>
      utils.sheet_to_json<unknown[]>(mustHave(workbook.Sheets[sheet]), { header: 1, defval: null });
    const edit = (sheet: string, change: (rows: unknown[][], at: (title: string) => number) => void) => {
      const rows = rowsOf(sheet);
      const head = mustHave(rows[0]);
      change(rows, (title) => head.indexOf(title));
      workbook.Sheets[sheet] = utils.aoa_to_sheet(rows);
    };
    const rowFor = (head: unknown[], says: Record<string, unknown>) => head.map((title) => says[String(title)] ?? null);
    edit('Topics', (rows, at) => {
      mustHave(rows[3])[at('Relevant')] = 'No';
      const isOwn = { 'Own topic': 'Yes', Relevant: 'Yes' };
      rows.push(rowFor(mustHave(rows[0]), { 'Topic code': 'E1.1-own-1', Topic: 'Heat in the halls', ...isOwn }));
    });
    edit('Scores', (rows, at) => {
      mustHave(rows[1])[at('Impact materiality')] = 9;
      const both = { 'Impact materiality': 10, 'Financial materiality': 'four' };
      rows.push(rowFor(mustHave(rows[0]), { 'Topic code': 'E1.1-own-1', Topic: 'Heat in the halls', ...both }));
    });
    edit('Register', (rows) => {
      rows.push(
        rowFor(mustHave(rows[0]), { 'Topic code': 'E1.1-own-1', Kind: 'Risk', Title: 'Ovens fail', Severity: 'high' }),
      );
    });
    edit('Stakeholders', (rows) => {
      rows.push(rowFor(mustHave(rows[0]), { 'Stakeholder group': 'Employees', Names: 'The works council' }));
    });
    edit('Answers', (rows) => {
      const question = 'Describe your main products and services and who buys them.';
      rows.push(
        rowFor(mustHave(rows[0]), { Section: 'Organizational Information', Question: question, Answer: 'Bread' }),
      );
    });
    edit('Thresholds', (rows, at) => {
      mustHave(rows[1])[at('Material from')] = 20;
    });
    edit('Scales', (rows, at) => {
      mustHave(rows[1])[at('Meaning')] = 'Hardly felt';
    });
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Our notes', 'of the meeting']]), 'Meeting');
    await page.goto(`${app.url}/app/import`);
    await choose(page, 'Workbook.xlsx', write(workbook, { type: 'buffer', bookType: 'xlsx' }));
    await page.getByRole('heading', { name: 'Contents of the workbook' }).waitFor();
    await page.getByText('The file has different thresholds: impact 20', { exact: false }).waitFor();
    // Sheets that are not imported are listed, with the reason.
    await page
      .getByText(
        'The file has 1 step with a different wording, such as severity of a negative impact 1: “Hardly felt”',
        {
          exact: false,
        },
      )
      .waitFor();
    await page.getByText('Result, Changes, and About: not imported. They are derived from the other sheets.').waitFor();
    await page.getByText('Evidence: not imported. Add evidence to the records', { exact: false }).waitFor();
    await page.getByText('Decisions: not imported. Decide on topics with a reason', { exact: false }).waitFor();
    await page.getByText('Disclosure choices: not imported. Choose what you report', { exact: false }).waitFor();
    await page.getByText('Not imported: Meeting.', { exact: false }).waitFor();
    const list = page.getByRole('region', { name: 'Rows of the table' });
    await list.getByText('“four” is not a score from 1 to 10').waitFor();
    await list.getByText('“high” is not a score from 1 to 5').waitFor();
    expect(await list.getByRole('heading').allTextContents()).toEqual([
      'Topics',
      'Register',
      'Scores',
      'Stakeholders',
      'Answers',
    ]);
    await filter(page, 'Rejected 2').waitFor();
    await page.getByLabel('Import rows even if some cells cannot be read').check();
    await expect.poll(() => list.getByText('Imported without').count()).toBe(2);
    expect(await findViolations(page)).toEqual([]);
    const before = await founder.readDraft();
    expect(before.stakeholders).toEqual([]);

    await page.getByRole('button', { name: 'Import 7 rows' }).click();
    await page.getByText('7 rows imported').waitFor();
    const after = await founder.readDraft();
    const heat = mustHave(after.topics.find(({ name }) => name === 'Heat in the halls'));
    expect(after.components.find(({ title }) => title === 'Ovens fail')).toMatchObject({
      topicId: heat.id,
      severityOpen: true,
    });
    // The score that cannot be read remains open.
    expect(after.scores.toSorted((one, other) => (one.impactScore ?? 0) - (other.impactScore ?? 0))).toMatchObject([
      { impactScore: 9, financialScore: 5 },
      { impactScore: 10, financialScore: null },
    ]);
    expect(after.stakeholders).toMatchObject([{ stakeholderNames: 'The works council' }]);
    expect(after.responses).toMatchObject([{ fieldValue: 'Bread' }]);
    expect(after.selections.filter(({ isRelevant }) => !isRelevant)).toHaveLength(1);
    expect(after.assessment.thresholds).toEqual(before.assessment.thresholds);

    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('heading', { name: 'The import was undone' }).waitFor();
    const undone = await founder.readDraft();
    expect(undone.topics).toEqual(before.topics);
    expect(undone.components.map(({ title }) => title)).toEqual(['Noise']);
    expect([undone.stakeholders, undone.responses]).toEqual([[], []]);
    expect(undone.scores).toMatchObject([{ impactScore: 4 }]);
  });

  it('reads a German sheet, accepts corrections and remembers them for the next sheet', async () => {
    const { founder, page } = await visit();
    const table = (...rows: string[]) =>
      ['Unser Register 2026;;;;', ';;;;', 'Aspekt;IRO;Bezeichnung;Punkte;Eintrittswahrscheinlichkeit', ...rows].join(
        '\r\n',
      );
    await page.goto(`${app.url}/app/import`);
    await choose(
      page,
      'Register.csv',
      table(
        'E1.1;Negative Auswirkung;Lärm bei Nacht;4;vier',
        'Heizung;Risiko;Teures Gas;5;3',
        'E1.2;Chance;Eigener Strom;2,0;5',
      ),
    );
    await page.getByText('3 rows below it').waitFor();
    await expect.poll(() => focused(page)).toBe('Match columns');
    // The columns are next to each other, not squeezed into a strip.
    const columns = page.getByRole('table', { name: 'Match columns' });
    expect((await columns.boundingBox())?.width).toBeGreaterThan(600);
    const severity = page.getByLabel('What “Punkte” (column D) contains');
    await severity.selectOption({ label: 'Severity or magnitude' });
    await page.getByLabel('“Heizung” means').selectOption({ label: 'E1.3 Energy' });
    const list = page.getByRole('region', { name: 'Rows of the table' });
    await list.getByText('“vier” is not a score from 1 to 5').waitFor();
    expect(await list.textContent()).toContain('E4 Eintrittswahrscheinlichkeit');
    await list.getByText('Risk under E1.3 Energy, 15 of 25').waitFor();
    const rejected = await saveRejected(page);
    expect(utils.sheet_to_json(mustHave(rejected.Sheets.Register), { header: 1 })).toEqual([
      ['Why it was rejected', 'Aspekt', 'IRO', 'Bezeichnung', 'Punkte', 'Eintrittswahrscheinlichkeit'],
      ['“vier” is not a score from 1 to 5', 'E1.1', 'Negative Auswirkung', 'Lärm bei Nacht', '4', 'vier'],
    ]);
    await page.getByLabel('Name of this matching').fill('Aspekte');
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows imported').waitFor();
    await expect.poll(() => focused(page)).toBe('2 rows imported');
    await page.getByText('1 row was rejected.', { exact: false }).waitFor();
    expect(await titlesOf(founder)).toEqual(['Eigener Strom', 'Teures Gas']);

    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(
      page,
      'Register 2.csv',
      table('E1.1;Negative Auswirkung;Lärm bei Nacht;4;4', 'Heizung;Risiko;Altes Öl;1;1'),
    );
    await page.getByText('Matching “Aspekte”, which is kept for tables with these headings.').waitFor();
    expect(await severity.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe(
      'Severity or magnitude',
    );
    await list.getByText('Risk under E1.3 Energy, 1 of 25').waitFor();
    await page.getByRole('button', { name: 'Detect again' }).click();
    await list.getByText('This assessment has no topic “Heizung”').waitFor();
  });

  it('asks once what a word means, takes proposals at one press, and proposes the answers for another table', async () => {
    const { founder, page } = await visit();
    const table = (head: string, ...rows: string[]) => [head, ...rows].join('\r\n');
    await page.goto(`${app.url}/app/import`);
    await choose(
      page,
      'First.csv',
      table(
        'Title;Kind;Topic;Value chain;Time horizon',
        'Kiln gas;Negative impacts;E1.3;Lieferkette;H1',
        'Slag;Physical risk;Energie;Amont;H2',
      ),
    );
    const chain = page.getByRole('region', { name: 'What the words for “Where in the value chain” mean' });
    await chain.getByText('Proposed, not used yet').waitFor();
    await filter(page, 'Rejected 2').waitFor();
    await chain.getByRole('button', { name: 'Use the proposal', exact: true }).click();
    await chain.getByText('1 word has a meaning').waitFor();
    await page.getByLabel('“H1” means').selectOption({ label: 'Leave open' });
    await page.getByLabel('“H2” means').selectOption({ label: 'Medium-term (>1 - 5 ys)' });
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows imported').waitFor();
    const horizons = async () =>
      new Map(
        (await founder.readDraft()).components.map((row) => [
          row.title,
          [row.timeHorizon, row.valueChainConcentration],
        ]),
      );
    expect(await horizons()).toEqual(
      new Map([
        ['Kiln gas', ['', 'upstream']],
        ['Slag', ['medium', 'upstream']],
      ]),
    );
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'Second.csv', table('Kind;Title;Time horizon;Topic', 'Risk;Storms;H2;E1.3'));
    const again = page.getByRole('region', { name: 'What the words for “Time horizon” mean' });
    await again.getByText('Proposed, not used yet').waitFor();
    expect(await page.getByLabel('“H2” means').inputValue()).toBe('medium');
    await again.getByRole('button', { name: 'Use the proposal', exact: true }).click();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('1 row imported').waitFor();
    expect((await horizons()).get('Storms')?.[0]).toBe('medium');
  });

  it('reads the only text column as the title, and offers a choice where there are several', async () => {
    const { page } = await visit();
    await page.goto(`${app.url}/app/import`);
    const row = 'E1.1;Risk;Roofs fly away in storms;3;4';
    await choose(page, 'Other tool.csv', ['Topic;Type;IRO description;Magnitude;Likelihood', row].join('\r\n'));
    const description = page.getByLabel('What “IRO description” (column C) contains');
    await expect.poll(() => description.inputValue()).toBe('title');
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();

    await page.getByRole('button', { name: 'Choose another file' }).click();
    const header = 'Topic;Type;IRO description;Magnitude;Likelihood;Rationale';
    await choose(page, 'Other tool 2.csv', [header, `${row};Two storms a year since 2019`].join('\r\n'));
    const isMade = page.getByLabel('Make titles from the first words of “IRO description”');
    const missing = page.getByText('No column contains the title.', { exact: false });
    await isMade.waitFor();
    expect(await missing.count()).toBe(0);
    await isMade.uncheck();
    await missing.waitFor();
    await page.getByRole('button', { name: 'Use “IRO description” as title' }).click();
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
    expect(await description.inputValue()).toBe('title');
  });

  it('reads a table of stakeholders: groups in the sheet’s words are corrected, remembered, saved and undone at once', async () => {
    const { founder, page } = await visit();
    const table = (...rows: string[]) => ['Anspruchsgruppe;Wer;Dialogformat;Anliegen', ...rows].join('\r\n');
    await page.goto(`${app.url}/app/import`);
    await choose(
      page,
      'Stakeholder.csv',
      table('Kunden;Bäckerei Süd;Umfrage;Frisches Brot', 'Presse;Tagblatt;Interview;', 'Lieferanten;Mühle;Brieftaube;'),
    );
    const rows = page.getByLabel('Type of rows');
    await expect.poll(() => rows.inputValue()).toBe('stakeholders');
    await page.getByLabel('What “Wer” (column B) contains').selectOption({ label: 'Names' });
    const list = page.getByRole('region', { name: 'Rows of the table' });
    await list.getByText('“Brieftaube” is not an option. Use one of: Survey', { exact: false }).waitFor();
    await list.getByText('“Presse” is not an option. Use one of:', { exact: false }).waitFor();
    await page.getByLabel('“Presse” means').selectOption({ label: 'Other' });
    await filter(page, 'Rejected 1').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows imported').waitFor();
    const byName = (one: { stakeholderNames: string }, other: { stakeholderNames: string }) =>
      one.stakeholderNames.localeCompare(other.stakeholderNames);
    expect((await founder.readDraft()).stakeholders.sort(byName)).toMatchObject([
      { stakeholderGroup: 'customers', stakeholderNames: 'Bäckerei Süd', engagementOrganization: ['survey'] },
      { stakeholderGroup: 'other', customGroupName: 'Presse', stakeholderNames: 'Tagblatt' },
    ]);
    await page.getByRole('link', { name: 'Open the stakeholders' }).waitFor();
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('heading', { name: 'The import was undone' }).waitFor();
    expect((await founder.readDraft()).stakeholders).toEqual([]);

    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'Stakeholder 2.csv', table('Presse;Funk;;Stille'));
    await page.getByText('Matching “Stakeholder”, which is kept for tables with these headings.').waitFor();
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
    // Read as entries, the table has no title.
    await rows.selectOption({ label: 'Impacts, risks and opportunities' });
    await page.getByText('No column contains the title.', { exact: false }).waitFor();
  });

  it('reads a table of topics: relevance and screening scores in one act', async () => {
    const { founder, page, topics } = await visit();
    const [first, second] = topics;
    await page.goto(`${app.url}/app/import`);
    await choose(
      page,
      'Topics.csv',
      [
        'ESRS topic,Relevant?,Inside-out,Outside-in',
        `${mustHave(first).code},yes,8,3`,
        `${mustHave(second).code},no,,`,
        'Heating,yes,2,11',
      ].join('\n'),
    );
    const list = page.getByRole('region', { name: 'Rows of the table' });
    await list.getByText('This assessment has no topic “Heating”').first().waitFor();
    await expect.poll(() => list.getByRole('heading').allTextContents()).toEqual(['Topics', 'Scores']);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows imported').waitFor();
    const draft = await founder.readDraft();
    expect(draft.scores).toMatchObject([{ topicId: mustHave(first).id, impactScore: 8, financialScore: 3 }]);
    expect(draft.selections).toMatchObject([{ topicId: mustHave(second).id, isRelevant: false }]);
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('heading', { name: 'The import was undone' }).waitFor();
    expect((await founder.readDraft()).scores).toEqual([]);
  });

  it('settles two rows of headings, both sides and the scale of the file, and remembers them for the next file', async () => {
    const { founder, page, topics } = await visit();
    const code = mustHave(topics[0]).code;
    const table = (title: string) =>
      [
        ',,Wesentlichkeit der Auswirkungen,,Finanzielle Wesentlichkeit,',
        'Thema,Bezeichnung,Schweregrad (1-4),Wahrscheinlichkeit (1-4),Höhe (1-4),Wahrscheinlichkeit (1-4)',
        `${code},${title},4,1,2,4`,
        'Summe,,4,1,2,4',
      ].join('\n');
    await page.goto(`${app.url}/app/import`);
    await choose(page, 'IRO.csv', table('Kalkofen'));
    await page.getByText('1 line is not read as a row').waitFor();
    await page.getByLabel(/What is the financial side/).selectOption({ label: 'A risk' });
    const scales = page.getByRole('region', { name: 'Scales of the scores' });
    await scales.getByLabel('4 becomes').waitFor();
    expect(await scales.getByLabel('2 becomes').inputValue()).toBe('2');
    await page.getByText('on another scale').first().waitFor();
    await scales.getByRole('button', { name: 'Use these steps' }).click();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows imported').waitFor();
    const scoresOf = async () =>
      (await founder.readDraft()).components
        .map(({ title, kind, impactSeverity, impactLikelihood, financialRiskOpportunity, financialLikelihood }) =>
          kind === 'impact'
            ? `${title} ${kind} ${impactSeverity} ${impactLikelihood}`
            : `${title} ${kind} ${financialRiskOpportunity} ${financialLikelihood}`,
        )
        .sort();
    expect(await scoresOf()).toEqual(['Kalkofen impact 5 1', 'Kalkofen risk 2 5']);
    // The second file of the same kind asks nothing.
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'Next.csv', table('Steinbruch'));
    await page.getByText('Matching “IRO”, which is kept for tables with these headings.').waitFor();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows imported').waitFor();
    expect(await scoresOf()).toHaveLength(4);
  });

  it('explains what is wrong with files that it cannot read, and what to do', async () => {
    const { page } = await visit();
    await page.goto(`${app.url}/app/import`);
    for (const [name, content, says] of [
      ['page.xlsx', '<!doctype html><table><tr><td>1</td></tr></table>', 'This is a web page, whatever its name'],
      [
        'old.xlsx',
        Buffer.from(write(book([['Title'], ['A']]), { type: 'buffer', bookType: 'xlsb' })),
        'is in the binary format of Excel (.xlsb)',
      ],
      ['cut.xlsx', write(book([['Title'], ['A']]), { type: 'buffer' }).subarray(0, 900), 'damaged'],
      ['long.csv', 'Title\n'.repeat(5_002), 'rows, but the limit is 5,000'],
      ['empty.csv', '', 'The file is empty'],
      ['list.json', '[{"title": "Noise"}]', 'This is JSON, but not an assessment exported from Twofold'],
    ] as const) {
      await choose(page, name, content);
      await page.getByText(`${name}: `, { exact: false }).filter({ hasText: says }).waitFor();
    }
    await choose(page, 'fine.csv', 'Title,Topic,Kind\nNoise,E1.1,Risk\n');
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
  });

  it('shows how it read a text file, and reads it again as somebody chooses', async () => {
    const { founder, page } = await visit();
    await page.goto(`${app.url}/app/import`);
    // In code page 852, which is not found: the separator is right, the letters are not.
    const text = 'Title;Topic;Kind\nZu\u00bdycie w\u00a2d;E1.1;Risk\n';
    await choose(page, 'baza.csv', Buffer.from(text, 'latin1'));
    const how = page.getByRole('region', { name: 'How it was read' });
    await how.getByText('Title | Topic | Kind').waitFor();
    await how.getByLabel('Separator').selectOption('Comma (,)');
    await how.getByText('Title;Topic;Kind').waitFor();
    await how.getByLabel('Separator').selectOption('Semicolon (;)');
    await how.getByText('Title | Topic | Kind').waitFor();
    await how.getByLabel('Encoding').selectOption('Central European (ISO 8859-2)');
    await how.getByText('Zu˝ycie w˘d | E1.1 | Risk').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('1 row imported').waitFor();
    expect(await titlesOf(founder)).toEqual(['Zu˝ycie w˘d']);
  });

  it('skips a row that a colleague has changed in the meantime, reports it, and imports the rest', async () => {
    const { founder, page, assessment, added } = await visit(['Noise', 'Dust']);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    await page.goto(`${app.url}/app/import`);
    await choose(page, 'a.csv', 'Topic,Kind,Title,Severity\nE1.1,Impact,Noise,1\nE1.1,Impact,Dust,1\n');
    await filter(page, 'Changed 2').waitFor();
    const seen = mustHave((await founder.readDraft()).components.find(({ title }) => title === 'Noise'));
    const { id } = mustHave(added.find(({ title }) => title === 'Noise'));
    await colleague.call('POST', `/api/assessments/${assessment.id}/components/together`, {
      act: randomUUID(),
      changed: [{ id, seenVersion: seen.version, set: { impactSeverity: 5 } }],
    });
    await page.getByText('Colleagues have changed the assessment since this preview.').waitFor();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('1 row was changed, added or deleted by a colleague', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('1 row imported').waitFor();
    const severities = (await founder.readDraft()).components.map(({ title, impactSeverity }) => [
      title,
      impactSeverity,
    ]);
    expect(new Map(severities as [string, number][])).toEqual(
      new Map([
        ['Noise', 5],
        ['Dust', 1],
      ]),
    );
  });

  it('renders only the visible ones of 5,000 rows, without scrolling sideways on a phone', async () => {
    const { page } = await visit([], { viewport: { width: 375, height: 760 } });
    await page.goto(`${app.url}/app/import`);
    const rows = Array.from({ length: 4_999 }, (_, at) => `E1.1,Risk,Entry ${at},${(at % 5) + 1}`);
    await choose(page, 'many.csv', ['Topic,Kind,Title,Severity', ...rows].join('\n'));
    await filter(page, 'New 2,000').waitFor();
    const list = page.getByRole('region', { name: 'Rows of the table' });
    expect(await list.getByRole('listitem').count()).toBeLessThan(40);
    await filter(page, 'Rejected 2,999').check({ force: true });
    await list.getByText('An assessment can have at most 2,000 entries').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(await findViolations(page)).toEqual([]);
  });

  it('links to the questionnaire where there is no draft', async () => {
    const { founder, page, assessment } = await visit(['Noise']);
    await founder.call('POST', `/api/assessments/${assessment.id}/complete`, {});
    await page.goto(`${app.url}/app/import`);
    await page.getByText('There is no draft to import into').waitFor();
    await page.getByRole('link', { name: 'Open the questionnaire' }).waitFor();
  });
});

function book(rows: unknown[][]) {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), 'Sheet');
  return workbook;
}
