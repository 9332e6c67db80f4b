/**
 * What the register costs with 2,000 rows, beside a bare virtual list of the same rows in the same browser (`bare-list/list.ts`): until
 * the first rows are there, scrolling, searching, sorting, and a score by a key. The processor's work in milliseconds, the page's and what it calls for;
 * aim: at most 1.5 of the bare list, and no task over 50 ms on a desktop. `npm run bench -- register memory` goes on for an hour's
 * worth of such work and prints what the page holds; aim: less than a tenth more at the end.
 */
import '../scripts/pinned-node.ts';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { ensureBrowser } from '../scripts/browser.ts';
import { ensureWebIsBuilt } from '../scripts/web-build.ts';
import { buildBarePage } from './bare-list/page.ts';
import { forget, startDemo } from './demo-server.ts';
import { asOwner, setComponentCount } from './grow-sample.ts';

const RATIO = 1.5;
/** Milliseconds. */
const TASK = 50;
const ROUNDS = 3;
/** As much as somebody does in an hour. */
const ROUNDS_OF_AN_HOUR = 120;
/** As text: Node's types do not know what a browser can observe. */
const WATCH = `
  globalThis.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
`;

interface Cost {
  /** Milliseconds of the main thread. */
  work: number;
  /** The longest task, in milliseconds. */
  longest: number;
}

/** What is done on both pages, each in its own way to the same end. */
interface Subject {
  /** Where one comes from, which is not measured. */
  before: string;
  open(page: Page): Promise<void>;
  sort(page: Page): Promise<void>;
  search(page: Page, text: string): Promise<void>;
  score(page: Page, key: string): Promise<void>;
}

const register: Subject = {
  before: '/app/home',
  open: async (page) => {
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await page.locator('[data-line]').first().waitFor();
  },
  sort: (page) => page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click(),
  search: async (page, text) => {
    await page.getByRole('searchbox').fill(text);
  },
  score: async (page, key) => {
    await page.getByRole('grid').focus();
    for (const press of ['ArrowDown', 'Home', ...Array.from({ length: 7 }, () => 'ArrowRight'), key])
      await page.keyboard.press(press);
  },
};

const bare: Subject = {
  before: 'about:blank',
  open: async (page) => {
    await page.goto('/bare-list');
    await page.locator('[data-line]').first().waitFor();
  },
  sort: (page) => page.getByRole('button', { name: 'Title' }).click(),
  search: async (page, text) => {
    await page.getByRole('searchbox').fill(text);
  },
  score: async (page, key) => {
    await page.locator('#list').focus();
    for (const press of ['ArrowDown', 'Home', ...Array.from({ length: 7 }, () => 'ArrowRight'), key])
      await page.keyboard.press(press);
  },
};

await ensureWebIsBuilt();
const barePage = await buildBarePage();
const server = await startDemo();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let missed = 0;
try {
  await asOwner(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>("select id from assessments where status = 'draft'");
    for (const { id } of rows) await setComponentCount(client, id, MAX_COMPONENTS);
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
  await context.route('**/bare-list', (route) => route.fulfill({ contentType: 'text/html', body: barePage }));
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
  await browser.close();
  await server.stop();
  await forget(server);
}
process.exitCode = missed > 0 ? 1 : 0;

async function compare(page: Page, watch: CDPSession): Promise<void> {
  const rounds: Record<string, { own: Cost[]; plain: Cost[] }> = {};
  // The first round warms what the browser keeps of either, and counts for neither.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [side, subject] of [
      ['own', register],
      ['plain', bare],
    ] as const) {
      for (const [what, cost] of await walk(page, watch, subject)) {
        rounds[what] ??= { own: [], plain: [] };
        if (round > 0) rounds[what][side].push(cost);
      }
    }
  }
  console.log('milliseconds                 register      bare   ratio   longest task');
  for (const [what, { own, plain }] of Object.entries(rounds)) {
    const [ours, theirs] = [middle(own.map(({ work }) => work)), middle(plain.map(({ work }) => work))];
    const longest = middle(own.map((cost) => cost.longest));
    const isMissed = ours / theirs > RATIO || longest > TASK;
    if (isMissed) missed += 1;
    const figures = [ours.toFixed(0).padStart(9), theirs.toFixed(0).padStart(9), `${(ours / theirs).toFixed(2)}x`];
    console.log(`${isMissed ? '✗' : '✓'} ${what.padEnd(26)}${figures.join(' ')}   ${longest.toFixed(0)} ms`);
  }
}

/** Goes through one page as a person would; what each step cost. */
async function walk(page: Page, watch: CDPSession, subject: Subject): Promise<[string, Cost][]> {
  const costs: [string, Cost][] = [];
  const step = async (what: string, act: () => Promise<void>) => costs.push([what, await costOf(page, watch, act)]);
  await page.goto(subject.before);
  await page.waitForTimeout(2_000);
  await step('first rows', () => subject.open(page));
  await step('scrolling 28,000 pixels', () => scrollDown(page));
  await step('searching', () => subject.search(page, 'water'));
  await step('searching no more', () => subject.search(page, ''));
  await step('sorting', () => subject.sort(page));
  await step('a score by a key', () => subject.score(page, '4'));
  await subject.score(page, '3');
  await page.waitForTimeout(1_500);
  return costs;
}

async function costOf(page: Page, watch: CDPSession, act: () => Promise<void>): Promise<Cost> {
  await page.evaluate('longestTask = 0');
  const before = await workOf(watch);
  await act();
  await page.waitForTimeout(700);
  const after = await workOf(watch);
  const longest = await page.evaluate<number>('longestTask');
  return { work: after - before, longest };
}

/** Milliseconds that the main thread has worked since the page's process began. */
async function workOf(watch: CDPSession): Promise<number> {
  const { metrics } = await watch.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(700, 600);
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(40);
  }
}

async function measureMemory(page: Page, watch: CDPSession): Promise<void> {
  await page.goto(register.before);
  await register.open(page);
  const held: number[] = [];
  for (let round = 0; round < ROUNDS_OF_AN_HOUR; round += 1) {
    await register.search(page, ['water', 'work', 'energy'][round % 3] ?? '');
    await register.sort(page);
    await register.search(page, '');
    await scrollDown(page);
    await register.score(page, String(1 + (round % 5)));
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

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
