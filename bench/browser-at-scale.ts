/**
 * What the sections of the questionnaire cost a phone (412 × 823, a processor four times as slow) with 2,000 components and 500
 * stakeholders: opening an editor, typing, a slider, scrolling. Aim: no frame of more than 50 ms. The browser paints without a
 * graphics card here, in the same two processors; a phone does not.
 */
import '../scripts/pinned-node.ts';
import type pg from 'pg';
import { chromium, type Page } from 'playwright-core';
import { MAX_COMPONENTS, MAX_STAKEHOLDERS } from '#domain/limits.ts';
import { ensureBrowser } from '../scripts/browser.ts';
import { ensureWebIsBuilt } from '../scripts/web-build.ts';
import { withoutBaseline } from './checked-baseline.ts';
import { forget, startDemo } from './demo-server.ts';
import { asOwner, setComponentCount } from './grow-sample.ts';

const SLOWER = 4;
/** Milliseconds; what the browser calls a long frame. */
const AIM = 50;
/** As text: Node's types do not know what a browser can observe. */
const WATCH = `
  globalThis.longFrames = [];
  globalThis.frameWatch = new PerformanceObserver((list) => {
    longFrames.push(...list.getEntries().map(({ startTime, duration, renderStart }) => ({ duration, script: renderStart ? renderStart - startTime : duration })));
  });
  frameWatch.observe({ type: 'long-animation-frame' });
`;

withoutBaseline('each frame is held against a fixed limit of 50 ms');
await ensureWebIsBuilt();
const server = await startDemo();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let missed = 0;
try {
  await asOwner(server.ownerUrl, fill);
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(server.email);
  await page.getByLabel('Password', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/**');

  await open(page, 'impact-materiality');
  await measure(page, 'Opening all groups', () => page.getByRole('button', { name: 'Open all' }).click());
  await measure(page, 'Scrolling the components', () => scrollDown(page));
  await measure(page, 'Opening an editor', async () => {
    await page.locator('[id^="edit-component-"]').first().click();
    await page.locator('input[name="title"]').waitFor();
  });
  // By name, not by role: determining the roles of two thousand rows would be measured too.
  const title = page.locator('input[name="title"]');
  await measure(page, 'Typing', () => title.pressSequentially(' with twenty letters', { delay: 120 }));
  const slider = page.locator('form').getByRole('slider', { name: 'Likelihood' });
  await measure(page, 'Moving a slider', () =>
    press(page, slider, ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']),
  );
  const search = page.getByRole('searchbox', { name: 'Search this section' });
  await measure(page, 'Searching', () => search.pressSequentially('water', { delay: 150 }));

  await open(page, 'stakeholder-mapping');
  await measure(page, 'Scrolling the stakeholders', () => scrollDown(page));
  await measure(page, 'Editing a stakeholder', async () => {
    await page.locator('[id^="edit-stakeholder-"]').first().click();
    const names = page.locator('textarea[name="stakeholderNames"]');
    await names.pressSequentially(' with twenty letters', { delay: 120 });
  });
} finally {
  await browser.close();
  await server.stop();
  await forget(server);
}
process.exitCode = missed > 0 ? 1 : 0;

/** As much as an assessment may hold. */
async function fill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>("select id from assessments where status = 'draft'");
  for (const { id } of rows) {
    await setComponentCount(client, id, MAX_COMPONENTS);
    await client.query(
      `insert into stakeholder_mapping (company_id, assessment_id, stakeholder_group, stakeholder_names, relevant_topics_views)
        select company_id, assessment_id, stakeholder_group, stakeholder_names || ' ' || copy, relevant_topics_views
        from stakeholder_mapping, generate_series(1, $2) copy where assessment_id = $1
        limit $2 - (select count(*) from stakeholder_mapping where assessment_id = $1)`,
      [id, MAX_STAKEHOLDERS],
    );
  }
}

/** Opens a section and waits until it has settled, at full speed; then the phone begins. */
async function open(page: Page, section: string): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`/app/assessment?section=${section}`);
  await page
    .getByRole('button', { name: /^(Add|Open all)/ })
    .first()
    .waitFor();
  await page.waitForTimeout(3_000);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

interface LongFrame {
  /** Milliseconds, and how many of them passed before the page was laid out and painted. */
  duration: number;
  script: number;
}

/** Prints the longest frame while something is done beside the aim, what it went on, and how large the page was. */
async function measure(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(WATCH);
  await act();
  await page.waitForTimeout(1_000);
  const frames = await page.evaluate<LongFrame[]>('frameWatch.disconnect(), longFrames');
  const elements = await page.evaluate<number>('document.querySelectorAll("*").length');
  const [longest] = frames.toSorted((first, second) => second.duration - first.duration);
  if (longest && longest.duration > AIM) missed += 1;
  const said = longest
    ? `longest frame ${Math.round(longest.duration)} ms, ${(longest.duration / AIM).toFixed(2)} of the aim (script ${Math.round(longest.script)} ms), ${frames.length} over ${AIM} ms`
    : `no frame over ${AIM} ms`;
  console.log(`${longest ? '✗' : '✓'} ${what}: ${said}; ${elements} elements`);
}

async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
}

async function press(page: Page, control: ReturnType<Page['getByRole']>, keys: readonly string[]): Promise<void> {
  await control.focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
}
