/**
 * What the matrix costs at 60 and at 200 topics, beside a bare page of the very same SVG, whose script moves a line and shows or hides
 * what is filtered and nothing more, in the same browser: dragging a threshold from end to end and back, pointing at each mark, and
 * another category and back. What the main thread needs of the processor, in milliseconds (`page-cost.ts`). Beside a threshold the
 * product computes what follows from it on the whole page. Aim: no task over 50 ms on a desktop while a line is dragged.
 */
import '../scripts/pinned-node.ts';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { ensureBrowser } from '../scripts/browser.ts';
import { ensureWebIsBuilt } from '../scripts/web-build.ts';
import { requireSame } from './checked-baseline.ts';
import { type DemoServer, forget, startDemo } from './demo-server.ts';
import { asOwner, setTopicCount } from './grow-sample.ts';
import { type Cost, centreOf, costOf, middle, WATCH } from './page-cost.ts';

/** Milliseconds. */
const TASK = 50;
/** `npm run bench -- matrix 0` only sees whether both pages do the same. */
const ROUNDS = Number(process.argv[2] ?? 3);
const COUNTS = [60, 200];
const MARKS = 40;

/** Moves the line under the mouse, and hides or shows what the product leaves of a category. */
const BARE_SCRIPT = `
  const line = document.querySelector('[data-line=financial]');
  let held = false;
  addEventListener('pointerdown', () => { held = true; });
  addEventListener('pointerup', () => { held = false; });
  addEventListener('pointermove', ({ clientX }) => {
    if (held) line.setAttribute('transform', 'translate(' + clientX + ' 0)');
  });
  const drawing = document.querySelector('#drawing');
  const all = drawing.innerHTML;
  globalThis.draw = (isWhole) => {
    drawing.innerHTML = all;
    if (!isWhole) for (const mark of drawing.querySelectorAll('[data-topic]')) if (!narrowed.has(mark.dataset.topic)) mark.remove();
  };
`;

await ensureWebIsBuilt();
const server = await startDemo();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let missed = 0;
try {
  const page = await signIn(browser, server);
  const watch = await page.context().newCDPSession(page);
  await watch.send('Performance.enable');
  console.log('milliseconds                             matrix      bare   ratio   longest task');
  for (const count of COUNTS) {
    await asOwner(server.ownerUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>("select id from assessments where status = 'draft'");
      for (const { id } of rows) await setTopicCount(client, id, count);
    });
    await compare(page, watch, count);
  }
} finally {
  await browser.close();
  await server.stop();
  await forget(server);
}
process.exitCode = missed > 0 ? 1 : 0;

async function compare(page: Page, watch: CDPSession, count: number): Promise<void> {
  const rounds: Record<string, { own: Cost[]; plain: Cost[] }> = {};
  const keep = (round: number, side: 'own' | 'plain', costs: readonly [string, Cost][]) => {
    for (const [what, cost] of costs) {
      rounds[what] ??= { own: [], plain: [] };
      // The first round fills the browser's caches and is not counted.
      if (round > 0) rounds[what][side].push(cost);
    }
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto('/app/dashboard');
    const chart = page.getByRole('group', { name: 'Materiality matrix' });
    await chart.getByRole('slider').first().waitFor();
    await page.waitForTimeout(3_000);
    await chart.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const drawn = await chart
      .locator('svg')
      .first()
      .evaluate((element) => element.outerHTML);
    const places = await placesOf(page);
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    const openMenu = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await radio('All').waitFor();
      await page.waitForTimeout(500);
    };
    await openMenu();
    const [narrow, whole] = [await centreOf(radio('Environmental')), await centreOf(radio('All'))];
    await page.keyboard.press('Escape');
    const own = await actsOf(page, chart, {
      drag: () => drag(page, places),
      narrow: async () => {
        await openMenu();
        await page.mouse.click(...narrow);
      },
      widen: async () => {
        await page.mouse.click(...whole);
        await page.keyboard.press('Escape');
      },
    });
    keep(round, 'own', [
      ['dragging a threshold', await costOf(page, watch, () => drag(page, places))],
      ['pointing at forty marks', await costOf(page, watch, () => pointAt(page, places.marks))],
    ]);
    await openMenu();
    keep(round, 'own', [
      ['another category and back', await costOf(page, watch, () => pressBoth(page, narrow, whole))],
    ]);

    await page.route('**/bare-matrix', (route) =>
      route.fulfill({ contentType: 'text/html', body: barePage(drawn, places.plot, own.narrowed) }),
    );
    await page.goto('/bare-matrix');
    await page.unroute('**/bare-matrix');
    await page.waitForTimeout(1_000);
    const plain = await actsOf(page, page.locator('#drawing'), {
      drag: () => drag(page, places),
      narrow: () => page.evaluate('draw(false)'),
      widen: () => page.evaluate('draw(true)'),
    });
    requireSame('Marks of one category, and whether the line moves', told(own), told(plain));
    keep(round, 'plain', [
      ['dragging a threshold', await costOf(page, watch, () => drag(page, places))],
      ['pointing at forty marks', await costOf(page, watch, () => pointAt(page, places.marks))],
      ['another category and back', await costOf(page, watch, () => drawBoth(page))],
    ]);
  }
  for (const [what, { own, plain }] of Object.entries(rounds)) print(`${what}, ${count} topics`, own, plain);
}

function print(what: string, own: readonly Cost[], plain: readonly Cost[]): void {
  const [ours, theirs] = [middle(own.map(({ work }) => work)), middle(plain.map(({ work }) => work))];
  const longest = middle(own.map((cost) => cost.longest));
  const isMissed = what.startsWith('dragging') && longest > TASK;
  if (isMissed) missed += 1;
  const figures = [ours.toFixed(0).padStart(8), theirs.toFixed(0).padStart(9), `${(ours / theirs).toFixed(2)}x`];
  console.log(`${isMissed ? '✗' : '✓'} ${what.padEnd(38)}${figures.join(' ')}   ${longest.toFixed(0)} ms`);
}

interface Acts {
  drag: () => Promise<unknown>;
  narrow: () => Promise<unknown>;
  widen: () => Promise<unknown>;
}

/** What both pages must do alike: the line follows the mouse, and these marks are left of one category. */
interface Done {
  lineMoves: boolean;
  narrowed: readonly string[];
}

/** Tries the acts before they are measured. */
async function actsOf(page: Page, chart: Locator, { drag, narrow, widen }: Acts): Promise<Done> {
  const line = chart.locator('[data-line=financial]').first();
  const moves = line.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => resolve(true)).observe(element, { attributes: true });
        setTimeout(() => resolve(false), 10_000);
      }),
  );
  await drag();
  const lineMoves = await moves;
  const marks = () =>
    chart.locator('[data-topic]').evaluateAll((found) => found.map((mark) => (mark as SVGElement).dataset.topic ?? ''));
  const all = await marks();
  await narrow();
  await page.waitForTimeout(500);
  const narrowed = [...new Set((await marks()).filter((mark) => all.includes(mark)))].sort();
  await widen();
  await page.waitForTimeout(500);
  return { lineMoves, narrowed };
}

function told({ lineMoves, narrowed }: Done) {
  return { lineMoves, marks: narrowed.length };
}

interface Places {
  handle: [number, number];
  plot: { x: number; y: number; width: number; height: number };
  marks: [number, number][];
}

async function placesOf(page: Page): Promise<Places> {
  const chart = page.getByRole('group', { name: 'Materiality matrix' });
  const handle = await centreOf(chart.getByRole('slider', { name: 'Financial threshold' }));
  const plot = await chart.locator('svg').first().boundingBox();
  if (!plot) throw new Error('The matrix is not there.');
  const buttons = await chart.getByRole('list').getByRole('button').all();
  const marks = await Promise.all(buttons.slice(0, MARKS).map(centreOf));
  return { handle, plot, marks };
}

/** From where it is to the right end, to the left one, and back. */
async function drag(page: Page, { handle: [x, y], plot }: Places): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const to of [plot.x + plot.width - 70, plot.x + 90, x]) await page.mouse.move(to, y, { steps: 40 });
  await page.mouse.up();
}

async function pointAt(page: Page, marks: readonly [number, number][]): Promise<void> {
  for (const mark of marks) await page.mouse.move(...mark, { steps: 2 });
}

async function pressBoth(page: Page, ...places: readonly [number, number][]): Promise<void> {
  for (const place of places) {
    await page.mouse.click(...place);
    await page.waitForTimeout(200);
  }
}

async function drawBoth(page: Page): Promise<void> {
  for (const isWhole of [false, true]) {
    await page.evaluate(`draw(${isWhole})`);
    await page.waitForTimeout(200);
  }
}

/** The drawing as it stands on the page, in the size that it has there. */
function barePage(drawn: string, { width, height }: Places['plot'], narrowed: readonly string[]): string {
  const style = `body { margin: 0; font: 14px sans-serif } svg { width: ${width}px; height: ${height}px }`;
  return `<!doctype html><meta charset="utf-8"><title>A bare matrix</title><style>${style}</style><div id="drawing">${drawn}</div><script>const narrowed = new Set(${JSON.stringify(narrowed)});${BARE_SCRIPT}</script>`;
}

async function signIn(from: Browser, { url, email, password }: DemoServer): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/**');
  return page;
}
