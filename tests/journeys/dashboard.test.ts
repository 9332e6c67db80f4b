import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentShape } from '#contract/assessment.ts';
import { likelihoodOverruled } from '#domain/components/component-score.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { isMaterial, unscored } from '#domain/results/classification.ts';
import {
  applyThresholds,
  buildDashboard,
  type Dashboard,
  type DashboardPoint,
  type DashboardRow,
  rowsBehind,
} from '#domain/results/dashboard.ts';
import { findHanging } from '#domain/results/firmness.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { bySum } from '#domain/results/order.ts';
import { turnsBetween } from '#domain/results/threshold-turns.ts';
import { hasPlace } from '#drawing/matrix/point.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { storeSample } from '../../scripts/store-sample.ts';
import { openBrowser } from '../shared/browser.ts';
import { CHEAP_PASSWORDS } from '../shared/cheap-passwords.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { openMenu, showAs } from './dashboard-menu.ts';
import { holdBack } from './hold-back.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';

const PASSWORD = 'a heron over the marsh';
const [mara] = sampleCompany.people;
const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({}, (database) => storeSample(database, PASSWORD, undefined, CHEAP_PASSWORDS));
});
afterAll(() => app.close());

/** What the product must show, from the sample's own data: ids differ, everything else is the same. */
const expected = {
  currentYear: buildDashboard(toAssessmentData(sampleCompany.currentYear, randomUUID)),
  earlierYear: buildDashboard(toAssessmentData(sampleCompany.earlierYear, randomUUID)),
};

/** Signs in the sample company's head of sustainability and opens the dashboard. */
async function visitSample(options?: Parameters<typeof browser.visit>[0]) {
  const visit = await browser.visit(options);
  const headers = { origin: app.url };
  const data = { email: mara.email, password: PASSWORD };
  expect((await visit.context.request.post(`${app.url}/api/auth/sign-in`, { headers, data })).ok()).toBe(true);
  const list: AssessmentShape[] = await (await visit.context.request.get(`${app.url}/api/assessments`)).json();
  const idOf = (status: AssessmentShape['status']) =>
    mustHave(list.find((assessment) => assessment.status === status)).id;
  await visit.page.goto(`${app.url}/app/dashboard`);
  await pointsOf(visit.page).getByRole('button').first().waitFor();
  return { ...visit, draftId: idOf('draft'), completedId: idOf('completed') };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pointsOf = (page: Page) => page.getByRole('list', { name: 'Topics on the matrix, highest first' });
const threshold = (page: Page, side: 'Impact' | 'Financial') =>
  page.getByRole('combobox', { name: `${side} threshold` });

const side = (point: DashboardPoint, of: 'impact' | 'financial') =>
  (of === 'impact' ? point.hasImpact : point.hasFinancial) ? `${point[of]} of 25` : unscored(point, of);
const drawnIn = ({ points }: Dashboard) => points.filter(hasPlace);
const classificationWords = { High: 'High Materiality', Medium: 'Medium Materiality', Low: 'Low Materiality' };
const materialWords = {
  impact: 'Material by impact',
  financial: 'Material financially',
  both: 'Material by both',
  none: 'Not material',
  open: 'Other side not assessed',
};

/** The chart's points as assistive technology reads them. */
const readChart = (page: Page) =>
  pointsOf(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? '').toSorted());

/** @param decidedIn the result in which topics are marked as decided; a mark stays when a viewer tries out thresholds */
function chartOf(dashboard: Dashboard, decidedIn = dashboard): string[] {
  const decidedCodes = new Set(decidedIn.points.flatMap(({ topic, isDecided }) => (isDecided ? topic.code : [])));
  return drawnIn(dashboard)
    .map((point) => {
      const { topic, impact, financial, hasImpact, hasFinancial, materialBy } = point;
      const counted = rowsBehind(dashboard, point).filter((row) => row.counted).length;
      const impactText = hasImpact ? `impact ${impact} of 25` : `impact ${unscored(point, 'impact')}`;
      const financialText = hasFinancial
        ? `financial ${financial} of 25`
        : `financial side ${unscored(point, 'financial')}`;
      const components = counted === 1 ? '1 entry' : `${counted} entries`;
      const decided = decidedCodes.has(topic.code) ? ', decided by the company' : '';
      return `${topic.code} ${topic.name}, ${topic.category}: ${materialWords[materialBy].toLowerCase()}, ${impactText}, ${financialText}, ${components}${decided}`;
    })
    .toSorted();
}

/** The rows of a table without its headings, each as the texts of its cells. */
async function readTable(page: Page, caption: string): Promise<string[][]> {
  const table = page.getByRole('table', { name: caption, exact: true });
  const columns = await table.getByRole('columnheader').count();
  const cells = await table.getByRole('rowheader').or(table.getByRole('cell')).allInnerTexts();
  const texts = cells.map((text) => text.replaceAll(/\s+/g, ' ').replace(' ,', ',').trim());
  return Array.from({ length: texts.length / columns }, (_, row) => texts.slice(row * columns, (row + 1) * columns));
}

/** A topic as shown in a table; the category is for people who cannot see its symbol. */
const topicCell = ({ code, category, name }: DashboardPoint['topic']) => `${code}, ${category} ${name}`;

const pointLine = (point: DashboardPoint) => [
  topicCell(point.topic),
  side(point, 'impact'),
  side(point, 'financial'),
  `${materialWords[point.materialBy]}${point.isDecided ? ' Decided' : ''} ${classificationWords[point.classification]}`,
];

/** The title, topic, factors and score of a row in the four tables. */
function rowLine(row: DashboardRow): string[] {
  const overruled = likelihoodOverruled(row);
  const stated = overruled === null ? '' : ` stated ${overruled}`;
  const after = row.beside && row.beside.score !== row.score ? ` ${row.beside.score} after measures` : '';
  return [
    `${row.title} ${row.topic.code} ${row.topic.name}${row.counted ? '' : ' Not counted'}`,
    `${row.severity} × ${row.likelihoodCounted}${stated}`,
    `${row.score} of 25${after}`,
  ];
}

async function readRows(page: Page, caption: string, count: number): Promise<string[][]> {
  const table = page.getByRole('table', { name: caption, exact: true });
  if (count > 5) {
    const section = page.locator('section').filter({ has: table });
    await section.getByRole('button', { name: `Show all ${count}` }).click();
  }
  return (await readTable(page, caption)).map(([name = '', , , factors = '', score = '']) => [name, factors, score]);
}

/** The summary of the matrix for the sample's current year at these thresholds. */
function materialAt(thresholds: Dashboard['thresholds']): string {
  const { points } = applyThresholds(expected.currentYear, thresholds);
  const material = points.filter(({ materialBy }) => isMaterial(materialBy)).length;
  return `${material} of ${points.length} assessed topics are material`;
}

describe('the dashboard of the sample company', () => {
  it('shows the results that the domain computes, in all five blocks', async () => {
    const { page } = await visitSample();
    const dashboard = expected.currentYear;
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    await page.getByText('Overview of your double materiality assessment results').first().waitFor();
    expect(await readChart(page)).toEqual(chartOf(dashboard));
    const matrix = block(page, 'Materiality Matrix');
    const material = dashboard.points.filter(({ materialBy }) => isMaterial(materialBy)).length;
    // Once, in the finding; beside the matrix only while something else is counted.
    const counted = page.getByText(`${material} of ${dashboard.points.length} assessed topics are material`);
    await counted.waitFor();
    expect(await counted.count()).toBe(1);
    await page.getByText(/^After measures: \d+ are material\.$/).waitFor();
    // Every topic has a conclusion: nothing is named as not yet assessed.
    expect(await matrix.getByText(/not yet been assessed/).count()).toBe(0);

    const overview = block(page, 'Topical Overview');
    const highest = block(page, "Highest scored IRO's");
    for (const category of CATEGORIES) {
      const leader = dashboard.topicalOverview[category];
      const [text = ''] = await overview.getByRole('heading', { name: category }).locator('..').allInnerTexts();
      expect(text.split(/\n+/)).toEqual(
        expect.arrayContaining(
          leader === null
            ? ['No topic is material at these thresholds.']
            : [
                leader.topic.name,
                side(leader, 'impact'),
                side(leader, 'financial'),
                classificationWords[leader.classification],
                materialWords[leader.materialBy],
              ],
        ),
      );
      const list = highest.getByRole('heading', { name: category }).locator('..').getByRole('listitem');
      const rows = dashboard.highestScored[category];
      expect(rows).toHaveLength(4);
      expect((await list.allInnerTexts()).map((item) => item.split(/\n+/).filter(Boolean))).toEqual(
        rows.map((row) => [row.title, expect.stringContaining(row.topic.name), `${row.score} of 25`]),
      );
    }

    const tables = [
      ['Impact Materiality', 'Positive Impacts', dashboard.positiveImpacts],
      ['Impact Materiality', 'Negative Impacts', dashboard.negativeImpacts],
      ['Financial Materiality', 'Opportunities', dashboard.opportunities],
      ['Financial Materiality', 'Risks', dashboard.risks],
    ] as const;
    for (const [name, caption, rows] of tables) {
      await block(page, name).getByRole('table', { name: caption, exact: true }).waitFor();
      expect(await readRows(page, caption, rows.length)).toEqual(rows.map(rowLine));
    }
    await page.getByRole('heading', { name: 'Screening scores' }).click();
    expect((await readTable(page, 'Screening scores')).map((cells) => cells.slice(0, 3))).toEqual(
      dashboard.screening.map(({ topic, impactScore, financialScore }) => [
        topicCell(topic),
        `${impactScore} of 10`,
        `${financialScore} of 10`,
      ]),
    );
  });

  it('shows the same in the table as in the chart, for each category', async () => {
    const { page } = await visitSample();
    for (const category of ['All', 'Social'] as const) {
      await (await openMenu(page)).getByRole('radio', { name: category, exact: true }).check();
      const points = expected.currentYear.points.filter(
        ({ topic }) => category === 'All' || topic.category === category,
      );
      await showAs(page, 'Chart');
      await expect.poll(async () => (await readChart(page)).length).toBe(points.filter(hasPlace).length);
      const chart = await readChart(page);
      await showAs(page, 'Table');
      const lines = await readTable(page, 'Materiality Matrix');
      expect(lines).toEqual(points.map(pointLine));
      for (const [index, [, impact, financial = '']] of lines.entries()) {
        const { topic, ...standing } = mustHave(points[index]);
        // A topic that was concluded without any score is in the table only.
        if (!hasPlace(standing)) continue;
        const point = chart.find((label) => label.startsWith(`${topic.code} ${topic.name}, `));
        expect(point).toContain(`impact ${impact}`);
        expect(point).toContain(`financial ${/\d/.test(financial) ? financial : `side ${financial}`}`);
      }
    }
  });

  it('keeps a viewer’s thresholds in their browser until they are reset', async () => {
    const { page, draftId } = await visitSample();
    const key = `materiality-thresholds:${draftId}`;
    const kept = () => page.evaluate((name) => localStorage.getItem(name), key);
    const choices = ['5', '10', '12.5', '15', '20', '25'];
    expect(await threshold(page, 'Impact').getByRole('option').allInnerTexts()).toEqual(choices);
    expect(await threshold(page, 'Financial').getByRole('option').allInnerTexts()).toEqual(choices);
    const adopted = expected.currentYear.thresholds;
    expect(await threshold(page, 'Impact').inputValue()).toBe(String(adopted.impact));
    expect(await kept()).toBeNull();

    const chosen = { impact: 20, financial: 5 };
    expect(chosen).not.toEqual(adopted);
    await threshold(page, 'Impact').selectOption('20');
    await threshold(page, 'Financial').selectOption('5');
    await page.getByText('Differs from the adopted thresholds', { exact: true }).waitFor();
    expect(JSON.parse((await kept()) ?? 'null')).toEqual(chosen);
    await page.reload();
    await expect.poll(() => threshold(page, 'Impact').inputValue()).toBe('20');
    expect(await threshold(page, 'Financial').inputValue()).toBe('5');
    await showAs(page, 'Table');
    const under = applyThresholds(expected.currentYear, chosen).points.map(pointLine);
    expect(under).not.toEqual(expected.currentYear.points.map(pointLine));
    expect(await readTable(page, 'Materiality Matrix')).toEqual(under);

    await press(page, 'Reset to adopted');
    await page.getByText('Differs from the adopted thresholds').waitFor({ state: 'detached' });
    expect(await kept()).toBeNull();
    expect(await readTable(page, 'Materiality Matrix')).toEqual(expected.currentYear.points.map(pointLine));
  });

  it('opens the details of a point, by mouse and by keyboard', async () => {
    const { page } = await visitSample();
    const top = mustHave(
      expected.currentYear.points.toSorted((a, b) => b.impact + b.financial - a.impact - a.financial)[0],
    );
    const point = pointsOf(page).getByRole('button', { name: `${top.topic.code} ${top.topic.name}` });
    const dialog = page.getByRole('dialog', { name: top.topic.name });
    await point.scrollIntoViewIfNeeded();
    const box = mustHave(await point.boundingBox());
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await dialog.waitFor();
    for (const { title, severity, likelihoodCounted } of rowsBehind(expected.currentYear, top)) {
      await dialog.getByText(title, { exact: true }).waitFor();
      await dialog.getByText(`${severity} × likelihood ${likelihoodCounted}.`, { exact: false }).first().waitFor();
    }
    expect(page.url()).toContain('topic=');
    await page.reload();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).not.toContain('topic=');
    await point.press('Enter');
    await dialog.waitFor();
    // A screen reader names the topic and does not read the whole panel.
    await dialog.getByRole('heading', { name: top.topic.name }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await point.and(page.locator(':focus')).waitFor();
    await point.press('Enter');
    await dialog.getByRole('link', { name: 'Edit impacts' }).click();
    await page.getByRole('heading', { name: 'Impact Materiality Assessment', exact: true }).waitFor();
  });

  it('moves a viewer’s threshold from choice to choice by dragging its line or its handle', async () => {
    const { page, draftId } = await visitSample();
    const slider = page.getByRole('slider', { name: 'Financial threshold' });
    const adopted = expected.currentYear.thresholds;
    expect(await slider.getAttribute('aria-valuenow')).toBe(String(adopted.financial));
    const drawing = page.getByRole('group', { name: 'Materiality matrix' }).locator('svg').first();
    // All of it, as the mouse cannot reach anything below the window.
    await drawing.evaluate((svg) => svg.scrollIntoView({ block: 'end' }));
    const handle = mustHave(await slider.boundingBox());
    const plot = mustHave(await drawing.boundingBox());
    const atLine = { x: handle.x + handle.width / 2, y: plot.y + plot.height * 0.82 };
    await page.mouse.move(atLine.x, atLine.y);
    await page.mouse.down();
    await page.mouse.move(plot.x + plot.width - 70, atLine.y, { steps: 5 });
    await page.mouse.up();
    expect(await slider.getAttribute('aria-valuetext')).toBe('25 of 25');
    expect(await threshold(page, 'Financial').inputValue()).toBe('25');
    await block(page, 'Materiality Matrix')
      .getByText(materialAt({ ...adopted, financial: 25 }))
      .waitFor();

    await expect.poll(async () => mustHave(await slider.boundingBox()).x).toBeGreaterThan(plot.x + plot.width * 0.85);
    const grip = mustHave(await slider.boundingBox());
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(plot.x, grip.y, { steps: 5 });
    await page.mouse.up();
    expect(await slider.getAttribute('aria-valuetext')).toBe('5 of 25');
    await page.getByText('Only you see your own thresholds.', { exact: false }).waitFor();
    const kept = await page.evaluate((name) => localStorage.getItem(name), `materiality-thresholds:${draftId}`);
    expect(JSON.parse(kept ?? 'null')).toEqual({ ...adopted, financial: 5 });
    await press(page, 'Reset to adopted');
  });

  it('shows the name and entries of a point under the mouse', async () => {
    const { page } = await visitSample();
    const top = mustHave(expected.currentYear.points.find(({ topic }) => topic.code === 'E3.1'));
    const point = pointsOf(page).getByRole('button', { name: /^E3\.1 / });
    await point.scrollIntoViewIfNeeded();
    await point.hover({ force: true });
    const [row] = rowsBehind(expected.currentYear, top).filter(({ counted }) => counted);
    const chart = page.getByRole('group', { name: 'Materiality matrix' });
    await chart.getByText(mustHave(row).title, { exact: true }).waitFor();
    await chart.getByText(`${top.impact} of 25`, { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await chart.getByText(mustHave(row).title, { exact: true }).waitFor({ state: 'detached' });
  });

  it('exports the matrix as a picture and as a drawing', async () => {
    const { page } = await visitSample();
    const save = async (name: string) => {
      const menu = await openMenu(page);
      const arriving = page.waitForEvent('download');
      await menu.getByRole('button', { name }).click();
      const download = await arriving;
      return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const year = sampleCompany.currentYear.financialYearStart;
    const png = await save('Picture (PNG)');
    expect(png.file).toBe(`materiality-matrix-${year}.png`);
    expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2400, 1600]);
    // An empty picture of this size is smaller.
    expect(png.bytes.length).toBeGreaterThan(30_000);

    const svg = await save('Drawing (SVG)');
    expect(svg.file).toBe(`materiality-matrix-${year}.svg`);
    const drawing = svg.bytes.toString('utf8');
    expect([drawing.slice(0, 4), drawing.trimEnd().slice(-6)]).toEqual(['<svg', '</svg>']);
    expect(drawing).toContain(sampleCompany.company.name.replace('&', '&amp;'));
    expect(drawing).toContain('Draft  ·  ESRS set 1 (2023)');
    expect(drawing).toMatch(
      /Thresholds: impact [\d.]+, financial [\d.]+, (adopted by [^<]+ on [^<]+|not adopted yet)</,
    );
    expect(drawing).not.toContain('Private');

    // Thresholds that a viewer has tried out are marked as personal.
    await threshold(page, 'Impact').selectOption('20');
    const own = (await save('Drawing (SVG)')).bytes.toString('utf8');
    expect(own).toContain('>Personal thresholds, not the company’s</text>');
    expect(own).toContain(`Thresholds tried out by ${mara.fullName}: impact 20, `);
    await press(page, 'Reset to adopted');
  });

  it('compares with the previous year by arrows, in the address, the table and the picture', async () => {
    const { page, completedId } = await visitSample();
    const matrix = block(page, 'Materiality Matrix');
    const year = '2024/25';
    const codes = ({ points }: Dashboard) => new Set(points.map(({ topic }) => topic.code));
    const [now, then] = [codes(expected.currentYear), codes(expected.earlierYear)];
    const gone = [...then].filter((code) => !now.has(code));
    const fresh = [...now].filter((code) => !then.has(code));
    await (await openMenu(page)).getByRole('switch', { name: `Compare with ${year}` }).check();
    await matrix
      .getByText(new RegExp(`^Since ${year}: .+ ${fresh.length} (is|are) new, ${gone.length} (is|are) no longer on`))
      .waitFor();
    expect(new URL(page.url()).searchParams.get('earlier')).toBe(completedId);
    await matrix.getByText(`From its position in ${year}`).waitFor();

    // The list beside it says what each score was, and which topics are new.
    const list = page.getByRole('list', { name: 'Topics, highest first' });
    for (const point of expected.currentYear.points) {
      const was = expected.earlierYear.points.find(({ topic }) => topic.code === point.topic.code);
      const row = list.getByRole('button', { name: new RegExp(`^${point.topic.code}\\b`) });
      const text = mustHave((await row.allTextContents())[0]);
      expect(text.includes(', new')).toBe(!was);
      expect(text.includes(' before, now')).toBe(
        was !== undefined && (was.impact !== point.impact || was.financial !== point.financial),
      );
    }

    const named = await readChart(page);
    expect(named).toHaveLength(drawnIn(expected.currentYear).length + gone.length);
    for (const point of drawnIn(expected.currentYear)) {
      const was = expected.earlierYear.points.find(({ topic }) => topic.code === point.topic.code);
      const isMoved = was && (was.impact !== point.impact || was.financial !== point.financial);
      const words = !was ? `new since ${year}` : isMoved ? `in ${year}: ` : `unchanged since ${year}`;
      expect(mustHave(named.find((name) => name.startsWith(`${point.topic.code} `)))).toContain(words);
    }

    const arriving = page.waitForEvent('download');
    await (await openMenu(page)).getByRole('button', { name: 'Drawing (SVG)' }).click();
    const drawing = await readFile(await (await arriving).path(), 'utf8');
    expect(drawing).toContain(`Compared with ${year}`);
    expect(drawing).toContain(`>From its position in ${year}<`);

    // The address keeps the comparison, and the table shows it too.
    await page.reload();
    await matrix.getByText(new RegExp(`^Since ${year}: `)).waitFor();
    await showAs(page, 'Table');
    await page.getByRole('columnheader', { name: `In ${year}` }).waitFor();
    await matrix.getByRole('link', { name: 'All changes and reasons' }).click();
    await page.getByRole('heading', { name: 'Compare assessments' }).waitFor();
    await page.goBack();
    await (await openMenu(page)).getByRole('switch', { name: `Compare with ${year}` }).uncheck();
    await expect.poll(() => new URL(page.url()).searchParams.has('earlier')).toBe(false);
    await matrix.getByText(`Since ${year}: `).waitFor({ state: 'detached' });
  });

  it('shows the matrix in full screen for a meeting, with all its controls', async () => {
    const { page } = await visitSample({ viewport: { width: 1600, height: 900 } });
    const adopted = expected.currentYear.thresholds;
    await (await openMenu(page)).getByRole('button', { name: 'Full screen' }).click();
    const stage = page.getByRole('dialog', { name: `${sampleCompany.company.name}: materiality matrix` });
    await stage.getByText(/Draft · ESRS set 1 \(2023\) · Thresholds: impact/).waitFor();
    const chart = stage.getByRole('group', { name: 'Materiality matrix' });
    // As high as the window allows and nearly square, with the filters, the ranked list and the legend beside it.
    await expect.poll(async () => (await chart.boundingBox())?.height ?? 0).toBeGreaterThan(750);
    const { width, height, x } = mustHave(await chart.boundingBox());
    expect(width / height).toBeGreaterThan(0.95);
    expect(width / height).toBeLessThan(1.25);
    const ranked = stage.getByRole('list', { name: 'Topics, highest first' });
    const legend = stage.getByText('Larger: more entries');
    for (const part of [ranked, legend, stage.getByRole('radio', { name: 'Social', exact: true })]) {
      expect(mustHave(await part.boundingBox()).x).toBeGreaterThan(x + width);
    }
    await stage.getByRole('button', { name: 'Hide list' }).click();
    await ranked.waitFor({ state: 'detached' });
    await expect.poll(async () => (await chart.boundingBox())?.width ?? 0).toBeGreaterThan(1400);
    await legend.waitFor();
    await stage.getByRole('button', { name: 'Show list' }).click();
    await ranked.waitFor();
    await expect.poll(async () => (await chart.boundingBox())?.width ?? 0).toBeLessThan(1200);
    expect(await page.getByRole('group', { name: 'Materiality matrix' }).count()).toBe(1);

    // A line follows the mouse, even though the chart is enlarged.
    const slider = stage.getByRole('slider', { name: 'Financial threshold' });
    const [grip, plot] = [mustHave(await slider.boundingBox()), mustHave(await chart.boundingBox())];
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(plot.x + plot.width - 90, grip.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('25 of 25');
    await stage.getByText(materialAt({ ...adopted, financial: 25 })).waitFor();
    await stage.getByText('Personal thresholds, not the company’s').waitFor();
    await stage.getByRole('radio', { name: 'Social', exact: true }).check();
    await stage.getByRole('radio', { name: 'All', exact: true }).check();

    const topic = stage.getByRole('list', { name: 'Topics on the matrix, highest first' }).getByRole('button').first();
    await topic.press('Enter');
    const detail = page.getByRole('dialog').filter({ hasText: 'Open topic page' });
    await detail.getByRole('button', { name: 'Close' }).click();
    await detail.waitFor({ state: 'detached' });
    await stage.getByRole('button', { name: 'Leave full screen' }).click();
    await stage.waitFor({ state: 'detached' });
    // The browser leaves full screen only after the page has requested it.
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('More');

    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'More options' })
      .getByRole('button', { name: 'Full screen' })
      .press('Enter');
    await stage.waitFor();
    await page.keyboard.press('Escape');
    await stage.waitFor({ state: 'detached' });
    await press(page, 'Reset to adopted');
  });

  it('highlights the topics that a stakeholder mentions, and makes no assumption about the others', async () => {
    const { page } = await visitSample();
    const matrix = block(page, 'Materiality Matrix');
    await openMenu(page);
    await press(page, 'Stakeholders');
    const list = page.getByRole('dialog', { name: 'Topics that a stakeholder mentions' });
    await list.getByText(/(does|do) not mention any topic\./).waitFor();
    const voice = list.getByRole('button', { name: /^Neighbours and municipal councils/ });
    await voice.click();
    await list.waitFor({ state: 'detached' });
    await matrix.getByText(/^Mentioned by Neighbours and municipal councils.*: .*E3\.1/).waitFor();
    const faint = () => matrix.locator('g[data-topic][opacity="0.25"]').count();
    const topics = expected.currentYear.points.length;
    await expect.poll(faint).toBeGreaterThan(topics / 2);
    expect(await faint()).toBeLessThan(topics);
    await page.reload();
    await matrix.getByText(/^Mentioned by Neighbours/).waitFor();
    await openMenu(page);
    await press(page, 'Stakeholders');
    await list.getByRole('button', { name: 'Show all topics equally' }).click();
    await expect.poll(faint).toBe(0);
  });

  it('shows which topics change at a moved threshold, and which results depend on little', async () => {
    const { page } = await visitSample();
    const matrix = block(page, 'Materiality Matrix');
    expect(await matrix.getByText('Compared with the adopted thresholds').count()).toBe(0);
    const { points, thresholds: adopted } = expected.currentYear;
    const { become } = turnsBetween(points, adopted, { ...adopted, impact: 5 });
    await page.getByRole('slider', { name: 'Impact threshold' }).press('Home');
    const codes = become.map(({ topic }) => topic.code);
    const entering = `${codes.slice(0, -1).join(', ')} and ${codes.at(-1)} come in`;
    const sentence = matrix.getByText(`Compared with the adopted thresholds, ${entering};`).first();
    await sentence.waitFor();
    // Shown in full next to the matrix, and announced once to screen readers.
    expect(await sentence.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    const said = page.locator('[role=status]').filter({ hasText: 'Impact threshold 5, financial threshold' });
    await said.waitFor({ state: 'attached' });
    expect(await said.textContent()).toContain(`${entering};`);
    expect(await page.locator('[role=status]').filter({ hasText: 'come in' }).count()).toBe(1);
    const hint = () => page.getByRole('slider', { name: 'Impact threshold' }).getAttribute('title');
    const constant = await hint();
    await page.getByRole('slider', { name: 'Impact threshold' }).press('End');
    await matrix
      .getByText(/, .+ drops? out/)
      .first()
      .waitFor();
    expect(await hint()).toBe(constant);
    await press(page, 'Reset to adopted');

    const card = block(page, 'How robust is the result?');
    const hanging = findHanging(buildMatrix(toAssessmentData(sampleCompany.currentYear, randomUUID)), adopted);
    const topics = new Set(hanging.map(({ topic }) => topic.code)).size;
    // The title of the collapsed card summarises its content.
    await card.getByText(new RegExp(` ${topics} of \\d+ topics depend on a single entry`)).waitFor();
    expect(await card.getByRole('list').count()).toBe(0);
    await card.getByRole('heading', { name: 'How robust is the result?' }).click();
    await card.getByRole('button', { name: `Show all ${hanging.length}` }).click();
    await expect.poll(() => card.getByRole('list').first().locator('> li').count()).toBe(hanging.length);
    // A result that depends on one entry links to that entry.
    const alone = mustHave(hanging.find(({ component }) => component !== null));
    const title = mustHave(alone.component).component.title;
    await card.getByText('It depends on a single entry').first().waitFor();
    await card.getByRole('link', { name: title, exact: true }).first().click();
    await page.waitForURL('**/app/assessment?**');
    await page.getByText(title, { exact: true }).first().waitFor();
  });

  it('leads from a point to the page of its topic, on which every line links to its record', async () => {
    const { page, draftId } = await visitSample();
    const top = mustHave(expected.currentYear.points.find(({ topic }) => topic.code === 'E3.1'));
    await pointsOf(page)
      .getByRole('button', { name: /^E3\.1 / })
      .press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Open topic page' }).click();
    await page.waitForURL(`**/app/topics/E3.1?assessment=${draftId}`);
    await page.getByRole('heading', { level: 1, name: `E3.1 ${top.topic.name}` }).waitFor();
    // The page gives the reason for a severity of 4 although its three criteria are 3.
    await page.getByText('The water authority and the growers in the workshop agreed on 4.').waitFor();
    const rows = rowsBehind(expected.currentYear, top);
    const deciding = rows.filter((row) => row.side === 'impact' && row.counted && row.score === top.impact);
    const side = block(page, 'Impact side');
    await side.getByText(`${top.impact} of 25`).first().waitFor();
    const decide = side
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Sets the score', exact: true }) });
    for (const { title } of deciding) await decide.getByText(title, { exact: true }).waitFor();
    expect(await decide.locator('ol > li').count()).toBe(deciding.length);
    await decide
      .getByText(/Severity \d × likelihood 5\./)
      .first()
      .waitFor();
    for (const name of [
      'Position on the matrix',
      'Financial side',
      'What you must disclose as a result',
      'Previous year',
    ])
      await block(page, name).waitFor();
    await block(page, 'What you must disclose as a result').getByText('E3-1', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
    // The stakeholders who mention the topic, and those who do not; each has a link to the entry.
    const voices = block(page, 'What stakeholders say about this topic');
    await voices.getByText('Water in dry summers is the subject in Villaejemplo', { exact: false }).waitFor();
    await voices.getByText('mentions “Water”').first().waitFor();
    await voices.getByText(/other groups do not mention this topic\./).waitFor();
    const entry = voices.getByRole('link', { name: /^Open in the questionnaire: Neighbours and municipal councils/ });
    expect(await entry.getAttribute('href')).toMatch(/section=stakeholder-mapping&stakeholder=[0-9a-f-]{36}$/);
    await decide.getByRole('link', { name: 'Open in the questionnaire' }).first().click();
    await page.waitForURL('**/app/assessment?**');
    await page.getByText(mustHave(deciding[0]).title, { exact: true }).first().waitFor();

    await page.goto(`${app.url}/app/topics/E99`);
    await page.getByText('Topic E99 is not in this assessment').waitFor();
    await page.getByRole('link', { name: 'All topics' }).click();
    await page.getByRole('table').getByRole('button', { name: top.topic.name, exact: true }).click();
    await page.waitForURL('**/app/topics/E3.1?**');

    // From topic to topic, in the order of the ranked list; and from a requirement to its line among the disclosures.
    const ranked = bySum(expected.currentYear.points);
    const after = mustHave(ranked[ranked.findIndex(({ topic }) => topic.code === 'E3.1') + 1]).topic;
    await press(page, 'Next topic');
    await page.getByRole('heading', { level: 1, name: `${after.code} ${after.name}` }).waitFor();
    await press(page, 'Previous topic');
    await page.getByRole('heading', { level: 1, name: `E3.1 ${top.topic.name}` }).waitFor();
    await page.getByRole('link', { name: 'Back to the dashboard' }).waitFor();
    await block(page, 'What you must disclose as a result').getByRole('link', { name: 'E3-4' }).click();
    await page.waitForURL('**/app/disclosures?**#E3-4');
    await block(page, 'E3 Water and marine resources').getByText('Water consumption', { exact: true }).waitFor();
  });

  it('shows another assessment on request, with its own thresholds', async () => {
    // The interface is in English even in a German browser, and so are its dates.
    const { page, completedId } = await visitSample({ locale: 'de-DE' });
    await threshold(page, 'Impact').selectOption('25');
    const choice = (await openMenu(page)).getByRole('combobox', { name: 'Assessment' });
    const options = await choice.getByRole('option').allInnerTexts();
    expect(options).toHaveLength(2);
    expect(options[0]).toMatch(new RegExp(`\\(draft\\): ${sampleCompany.currentYear.name}$`));
    expect(options[1]).toMatch(new RegExp(`\\(final\\): ${sampleCompany.earlierYear.name}$`));
    await choice.selectOption({ index: 1 });
    await expect.poll(() => readChart(page)).toEqual(chartOf(expected.earlierYear));
    expect(page.url()).toContain(`assessment=${completedId}`);
    expect(await threshold(page, 'Impact').inputValue()).toBe(String(expected.earlierYear.thresholds.impact));
    await page.getByText(/^Completed on 14 November 2025$/).waitFor();

    // The thresholds adopted in a completed assessment are final.
    await threshold(page, 'Impact').selectOption('20');
    await page.getByRole('button', { name: 'Reset to adopted' }).waitFor();
    expect(await page.getByRole('button', { name: 'Adopt these...' }).count()).toBe(0);
    await page.goto(`${app.url}/app/dashboard?assessment=${randomUUID()}`);
    await page.getByText('Assessment not found').waitFor();
    await page.getByRole('link', { name: 'Show the newest assessment' }).click();
    // Each point shows its result at the viewer's thresholds.
    const own = { ...expected.currentYear.thresholds, impact: 25 };
    await expect
      .poll(() => readChart(page))
      .toEqual(chartOf(applyThresholds(expected.currentYear, own), expected.currentYear));
  });
});

describe('the dashboard of a new company', () => {
  it('shows that it is loading, and where to start while there is no assessment', async () => {
    const { page } = await welcome(browser, app);
    const results = await holdBack(page, '**/api/dashboard*');
    await page.goto(`${app.url}/app/dashboard`);
    await page.getByText('Loading dashboard...').first().waitFor();
    results.release();
    await page
      .getByText('Complete your assessment to view the materiality matrix and insights', { exact: true })
      .waitFor();
    await page.getByText('Start by going to the Assessment tab...', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Go to the questionnaire' }).click();
    await page.getByRole('heading', { name: 'Organizational Information', exact: true }).waitFor();
    // An assessment without entries names its five blocks.
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    for (const name of [
      'Materiality Matrix',
      'Topical Overview',
      "Highest scored IRO's",
      'Impact Materiality',
      'Financial Materiality',
    ])
      await block(page, name).waitFor();
    await page.getByText('These will appear here once you add your first entry:').waitFor();
    // The progress towards a first result is above them, as in the questionnaire.
    const steps = block(page, 'Complete your assessment to view the materiality matrix and insights');
    const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name });
    await step('Topic Selection').getByText('Not started', { exact: true }).waitFor();
    await step('Topic Selection').getByRole('link').click();
    await page.getByRole('heading', { name: 'Topic Selection', exact: true }).waitFor();
    await page.getByRole('checkbox').first().click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('All changes saved').first().waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await step('Topic Selection').getByText('Complete', { exact: true }).waitFor();
    await step('Materiality Scoring').getByText('Not started', { exact: true }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await steps.isVisible()).toBe(false);
    // The margins of each printed page name its content, and the browser numbers the pages.
    const margins = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText),
    );
    expect(margins.join()).toMatch(/@top-right {[^}]*Draft.*@bottom-right {[^}]*counter\(page\).*counter\(pages\)/);
    await page.emulateMedia({ media: 'screen' });
    await steps.getByRole('link', { name: 'Go to the questionnaire' }).click();
    // The section that was open last.
    await page.getByRole('heading', { name: 'Topic Selection', exact: true }).waitFor();
  });

  it('leads to the disclosure requirements by status, which follow the adopted thresholds until the viewer chooses otherwise', async () => {
    const ada = await welcome(browser, app);
    await storeRisk(ada);
    const { page } = ada;
    await page.goto(`${app.url}/app/dashboard`);
    await (await openMenu(page)).getByRole('link', { name: 'Disclosures', exact: true }).click();
    await page.getByRole('heading', { name: '18 of 104 disclosure requirements apply' }).waitFor();
    // Only one side is assessed, and below its threshold: there is no conclusion. Each standard is one line that opens.
    const climate = block(page, 'E1 Climate change');
    await climate.getByText('Not assessed yet', { exact: true }).waitFor();
    await climate.getByText('1 of 12 applies', { exact: true }).waitFor();
    const joint = climate.getByText('Required with ESRS 2', { exact: true });
    expect(await joint.isVisible()).toBe(false);
    await climate.getByRole('heading').click();
    await joint.waitFor();
    await climate.getByRole('heading').click();
    await expect.poll(() => joint.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await joint.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await press(page, 'Open all');
    await expect.poll(() => page.getByText('Political influence and lobbying activities').isVisible()).toBe(true);
    await press(page, 'Close all');
    // A link can name a requirement.
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(`${address}#E1-6`);
    await expect.poll(() => climate.getByText('E1-6', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('radio', { name: /^Not material/ }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Always required (12)' }).click();
    await climate.waitFor({ state: 'detached' });
    await expect.poll(() => block(page, 'ESRS 2 General disclosures').getByRole('listitem').count()).toBe(12);
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}state=not-material`);
    await page.getByText('No requirements with this status.').waitFor();
    await press(page, 'Show all');

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await threshold(page, 'Financial').selectOption('5');
    await page.getByRole('link', { name: 'Disclosures', exact: true }).first().click();
    await page.getByText('You are using your own thresholds').waitFor();
    await climate.getByText('Not assessed yet', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'My own' }).click();
    await climate.getByText(/^May apply through E1/).waitFor();
    await climate.getByRole('heading').click();
    await climate.getByRole('link', { name: 'Climate change adaptation' }).click();
    await page.getByRole('dialog').getByText('Drought stops the cannery').waitFor();
  });

  it('adopts a viewer’s thresholds with a reason, for all colleagues', async () => {
    const ada = await welcome(browser, app);
    const assessmentId = await storeRisk(ada);
    const ben = await welcomeColleague(browser, app, ada, 'Ben Second');
    await Promise.all([ada, ben].map(({ page }) => page.goto(`${app.url}/app/dashboard`)));
    const { page } = ada;
    await threshold(page, 'Impact').selectOption('15');
    await threshold(page, 'Financial').selectOption('10');
    await page.getByText('Default: impact 12.5, financial 12.5. Only you see your own thresholds.').waitFor();
    expect(await threshold(ben.page, 'Impact').inputValue()).toBe('12.5');
    await press(page, 'Adopt these...');
    const dialog = page.getByRole('dialog', { name: 'Adopt thresholds' });
    expect(await dialog.getByLabel('Impact threshold').inputValue()).toBe('15');
    await dialog.getByRole('button', { name: 'Adopt', exact: true }).click();
    await dialog.getByText('Explain why these thresholds are appropriate.').waitFor();
    await dialog.getByLabel('Reason').fill('Agreed with the auditor.');
    await dialog.getByRole('button', { name: 'Adopt', exact: true }).dblclick();
    await page.getByText('Thresholds adopted', { exact: true }).waitFor();
    await page.getByText('Adopted thresholds: impact 15, financial 10', { exact: true }).waitFor();
    const key = `materiality-thresholds:${assessmentId}`;
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();

    // The server notifies the page, without a reload.
    await expect.poll(() => threshold(ben.page, 'Impact').inputValue()).toBe('15');
    expect(await threshold(ben.page, 'Financial').inputValue()).toBe('10');
    await openMenu(ben.page);
    await press(ben.page, 'Who adopted them, and why');
    await ben.page.getByText('Adopted by Ada Founder', { exact: false }).waitFor();
    await ben.page.getByText('Agreed with the auditor.', { exact: true }).waitFor();
  });
});

/** One risk of 3 × 3, so that there is something to see. */
async function storeRisk({ call, readDraft }: Newcomer): Promise<string> {
  const { assessment, topics } = await readDraft();
  const own = { id: randomUUID(), topicId: mustHave(topics[0]).id, kind: 'risk', title: 'Drought stops the cannery' };
  const ofImpacts = { impactPolarity: null, actualPotentialImpact: null };
  await call('POST', `/api/assessments/${assessment.id}/components`, { ...componentFields, ...own, ...ofImpacts });
  return assessment.id;
}
