/**
 * What the register costs with 2,000 rows, beside a bare virtual list of the same rows in the same browser (`bare-list/list.ts`): until
 * the first rows are there, scrolling, searching, sorting, and scores by keys. What the main thread needs of the processor, in
 * milliseconds: on a machine that others use too, the clock measures them. What is pressed is looked up before, so that the looking is
 * nobody's cost. Both do the same with the same rows; what the register does besides, saving scores, stands by itself. Aim: at most
 * 1.5 of the bare list, and no task over 50 ms on a desktop: where a task of the bare list takes longer than that, none longer than its.
 * `npm run bench -- register memory` goes on for an hour's worth of such work, or for so many rounds (`memory 60`), and prints what the
 * page holds; aim: less than a tenth more at the end.
 */
import '../scripts/pinned-node.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { ensureBrowser } from '../scripts/browser.ts';
import { ensureWebIsBuilt } from '../scripts/web-build.ts';
import { buildBarePage } from './bare-list/page.ts';
import { requireSame } from './checked-baseline.ts';
import { forget, startDemo } from './demo-server.ts';
import { asOwner, setComponentCount, varyComponents } from './grow-sample.ts';
import { type Cost, centreOf, costOf, middle, WATCH } from './page-cost.ts';

const RATIO = 1.5;
/** Milliseconds. */
const TASK = 50;
/** `npm run bench -- register 1` goes once, to see whether both pages do the same. */
const ROUNDS = Number(process.argv[2]) || 15;
/** How long after an act its cost is looked at, in milliseconds. */
const AFTER = 700;
/** The same after scores: the register saves them 600 ms after the last key. */
const UNTIL_SAVED = 400;
/** As much as somebody does in an hour. */
const ROUNDS_OF_AN_HOUR = 120;

/** What is done on both pages, each in its own way to the same end. */
interface Subject {
  /** Where one comes from, which is not measured. */
  before: string;
  /** What leads there: a link, or an address. */
  open: Locate | string;
  sort: Locate;
  table: Locate;
  /** How many rows are listed, drawn or not. */
  rows: (page: Page) => Promise<number>;
}

type Locate = (page: Page) => Locator;

const register: Subject = {
  before: '/app/home',
  open: (page) => page.getByRole('link', { name: 'Register', exact: true }),
  sort: (page) => page.getByRole('columnheader', { name: 'Title' }).getByRole('button'),
  table: (page) => page.getByRole('grid'),
  // The header is a row, too.
  rows: async (page) => Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1,
};

const bare: Subject = {
  before: 'about:blank',
  open: '/bare-list',
  sort: (page) => page.getByRole('button', { name: 'Title' }),
  table: (page) => page.locator('#list'),
  rows: (page) => page.locator('#list > div').evaluate((list) => Math.round(Number.parseFloat(list.style.height) / 36)),
};

/** From the first row, the first of the alphabet, to a detail of an impact: a cell that takes a score in both pages. */
const TO_A_SCORE = ['ArrowDown', ...Array.from({ length: 4 }, () => 'ArrowRight')];
const FROM_ASIDE = ['ArrowDown', ...Array.from({ length: 7 }, () => 'ArrowRight')];
const THROUGH_CELLS = ['ArrowDown', 'ArrowDown', 'ArrowDown', ...Array.from({ length: 6 }, () => 'ArrowLeft')];

await ensureWebIsBuilt();
const barePage = await buildBarePage();
const server = await startDemo();
// With a profile, as in real use: a window without one fetches the page's icon again for each address.
const profile = await mkdtemp(join(tmpdir(), 'twofold-profile-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
  viewport: { width: 1440, height: 900 },
  baseURL: server.url,
});
let missed = 0;
try {
  await asOwner(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>("select id from assessments where status = 'draft'");
    for (const { id } of rows) {
      await setComponentCount(client, id, MAX_COMPONENTS);
      await varyComponents(client, id);
    }
  });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(server.email);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/**');
  const watch = await page.context().newCDPSession(page);
  await watch.send('Performance.enable');
  if (process.argv[2] === 'memory') await measureMemory(page, watch);
  else await compare(page, watch);
} finally {
  await context.close();
  await rm(profile, { recursive: true, force: true });
  await server.stop();
  await forget(server);
}
process.exitCode = missed > 0 ? 1 : 0;

async function compare(page: Page, watch: CDPSession): Promise<void> {
  const rounds: Record<string, { own: Cost[]; plain: Cost[] }> = {};
  // The first round fills the browser's caches and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const found: Found[] = [];
    for (const [side, subject] of [
      ['own', register],
      ['plain', bare],
    ] as const) {
      const walked = await walk(page, watch, subject);
      found.push(walked.found);
      for (const [what, cost] of walked.costs) {
        rounds[what] ??= { own: [], plain: [] };
        if (round > 0) rounds[what][side].push(cost);
      }
    }
    requireSameRows(found);
  }
  console.log('milliseconds                 register      bare   ratio   longest task, of the bare list');
  for (const [what, { own, plain }] of Object.entries(rounds)) {
    const [ours, theirs] = [middle(own.map(({ work }) => work)), middle(plain.map(({ work }) => work))];
    const [longest, itsLongest] = [middle(own.map((cost) => cost.longest)), middle(plain.map((cost) => cost.longest))];
    // Steps that only the register has are not compared.
    const isAlone = plain.length === 0;
    // If the bare list takes as long, the machine is slower than a desktop.
    const isMissed = (!isAlone && ours / theirs > RATIO) || longest > Math.max(TASK, itsLongest);
    if (isMissed) missed += 1;
    const beside = isAlone ? ['–', '–'] : [theirs.toFixed(0), `${(ours / theirs).toFixed(2)}x`];
    const figures = [ours.toFixed(0), ...beside].map((figure, at) => figure.padStart(at === 2 ? 5 : 9));
    const tasks = (isAlone ? [longest] : [longest, itsLongest]).map((task) => task.toFixed(0));
    console.log(`${isMissed ? '✗' : '✓'} ${what.padEnd(26)}${figures.join(' ')}   ${tasks.join(', ')} ms`);
  }
}

function requireSameRows([own, plain]: readonly Found[]): void {
  if (!own || !plain) throw new Error('One of the pages was not walked through.');
  requireSame('Rows found', [own.all, own.searched], [plain.all, plain.searched]);
  const places = Object.keys(own.sorted)
    .map(Number)
    .filter((place) => plain.sorted[place] !== undefined);
  const at = (rows: Found['sorted']) => places.map((place) => rows[place]);
  requireSame('Rows at the same places once sorted', at(own.sorted), at(plain.sorted));
}

/** What a walk came upon, by which both pages show the same rows. */
interface Found {
  all: number;
  searched: number;
  /** Keys of those drawn, by their place. */
  sorted: Record<number, string>;
}

/** Goes through one page as a person would; what each step cost. */
async function walk(
  page: Page,
  watch: CDPSession,
  subject: Subject,
): Promise<{ costs: [string, Cost][]; found: Found }> {
  const costs: [string, Cost][] = [];
  const step = async (what: string, act: () => Promise<unknown>, after = AFTER) =>
    costs.push([what, await costOf(page, watch, act, after)]);
  const rowsStand = () => page.locator('[data-line]').first().waitFor();
  await page.goto(subject.before);
  // Only for as long as needed: while requests are intercepted, the page's icon fails and is requested twice for each address.
  if (subject === bare)
    await page.route('**/bare-list', (route) => route.fulfill({ contentType: 'text/html', body: barePage }));
  await page.waitForTimeout(2_000);
  if (typeof subject.open === 'string') {
    const { open } = subject;
    await step('first rows', () => page.goto(open).then(rowsStand));
  } else {
    const link = await centreOf(subject.open(page));
    await step('first rows', () => page.mouse.click(...link).then(rowsStand));
  }
  await page.unrouteAll();
  const all = await subject.rows(page);
  // Waits for what loads after the first rows, such as the people present.
  await page.waitForTimeout(3_000);
  await step('scrolling 28,000 pixels', () => scrollDown(page));
  await page.getByRole('searchbox').focus();
  await step('searching', () => page.keyboard.insertText('water'));
  const searched = await subject.rows(page);
  await page.getByRole('searchbox').selectText();
  await step('clearing the search', () => page.keyboard.press('Backspace'));
  const heading = await centreOf(subject.sort(page));
  await step('sorting', () => page.mouse.click(...heading));
  const sorted = await rowsAtPlaces(page);
  await subject.table(page).focus();
  await press(page, FROM_ASIDE);
  await step('going through nine cells', () => press(page, THROUGH_CELLS));
  await press(page, ['Home', ...TO_A_SCORE, '1']);
  // Waits until the score is saved.
  await page.waitForTimeout(2_500);
  const said = () => subject.table(page).textContent();
  const before = await said();
  // Measured until they are shown, not until they are saved, because the bare list saves nothing. The cost of a single key would mostly be
  // that of measuring it: two runs of the same code differed by a fifth.
  await step('five scores by keys', () => typeScores(page), UNTIL_SAVED);
  if ((await said()) === before) throw new Error('The keys have scored nothing.');
  if (subject === register) await step('its saving', () => page.waitForTimeout(1_500));
  else await page.waitForTimeout(1_500);
  return { costs, found: { all, searched, sorted } };
}

/** The keys of the drawn rows by their places in the list, the first being 0. */
async function rowsAtPlaces(page: Page): Promise<Record<number, string>> {
  const rows = await page.locator('[data-line]').evaluateAll((found) =>
    found.map((row) => {
      const said = row.getAttribute('aria-rowindex');
      // The header of the grid is its row 1; rows of the bare list are 36 pixels high.
      const down = Number(/translateY\((\d+)/.exec((row as HTMLElement).style.transform)?.[1]);
      return [said === null ? down / 36 : Number(said) - 2, row.getAttribute('data-line') ?? ''] as const;
    }),
  );
  return Object.fromEntries(rows);
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Five after another, each drawn before the next. */
async function typeScores(page: Page): Promise<void> {
  for (const key of ['5', '3', '1', '2', '4']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(700, 600);
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(40);
  }
}

async function measureMemory(page: Page, watch: CDPSession): Promise<void> {
  await page.goto('/app/register');
  await page.locator('[data-line]').first().waitFor();
  const held: number[] = [];
  const rounds = Number(process.argv[3] ?? ROUNDS_OF_AN_HOUR);
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('searchbox').fill(['water', 'work', 'energy'][round % 3] ?? '');
    await register.sort(page).click();
    await page.getByRole('searchbox').fill('');
    await scrollDown(page);
    await register.table(page).focus();
    await press(page, ['Home', ...TO_A_SCORE, String(1 + (round % 5))]);
    await page.keyboard.press('Space');
    await page.waitForTimeout(200);
    await page.keyboard.press('Space');
    await page.getByRole('grid').press('Control+Home');
    if (round % 20 !== 19) continue;
    held.push(await heapOf(watch));
    console.log(`after ${String(round + 1).padStart(3)} rounds: ${(held.at(-1) ?? 0).toFixed(1)} MB`);
  }
  const [first = 0] = held;
  const growth = (held.at(-1) ?? 0) / first - 1;
  if (growth >= 0.1) missed += 1;
  console.log(`${growth < 0.1 ? '✓' : '✗'} ${(100 * growth).toFixed(1)} % more after the first 20 rounds`);
}

/** What scripts hold, in MB, after the browser has thrown away what nobody needs. */
async function heapOf(watch: CDPSession): Promise<number> {
  await watch.send('HeapProfiler.enable');
  await watch.send('HeapProfiler.collectGarbage');
  const { usedSize } = await watch.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
