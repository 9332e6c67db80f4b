/** Opens all screens with sample data, at four widths and in both themes, and saves pictures of them in `screenshots/`. */
import './pinned-node.ts';
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { ensureBrowser } from './browser.ts';
import { takePagePictures } from './pictures/page-pictures.ts';
import { type SampleServer, startSampleServer } from './pictures/sample-server.ts';
import { type Screen, screens, type Viewer } from './pictures/screens.ts';
import { root } from './web-build.ts';

/** `npm run screenshots -- landing demo` opens only those screens, `-- readme` takes those of the README and the landing page. */
const chosen = process.argv.slice(2);
const isReadme = chosen.includes('readme');
const walked = screens.filter(({ name, readme }) =>
  readme ? isReadme : !isReadme && (chosen.length === 0 || chosen.includes(name)),
);

const folder = isReadme ? join(root, 'docs', 'images') : join(root, 'screenshots');
const widths = isReadme ? [1440] : [375, 768, 1440, 1920];
const themes = isReadme ? (['light'] as const) : (['light', 'dark'] as const);
const height = isReadme ? 1060 : 900;
const nameOf = (screen: Screen, width: number, theme: string) =>
  screen.readme ?? `${screen.name}-${width}-${theme}.png`;

const faults: string[] = [];
if (chosen.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startSampleServer();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const states = new Map<Viewer, State>();
  for (const viewer of new Set(walked.map((screen) => screen.viewer))) {
    states.set(viewer, await signIn(browser, server, viewer));
  }
  let count = 0;
  for (const theme of themes) {
    for (const width of widths) {
      for (const [viewer, storageState] of states) {
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width, height },
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'en-GB',
          storageState,
        });
        for (const screen of walked.filter((candidate) => candidate.viewer === viewer)) {
          await picture(context, screen, width, theme);
          count += 1;
        }
        await context.close();
      }
    }
  }
  if (isReadme) {
    const storageState = await signIn(browser, server, 'sample');
    await takePagePictures(browser, { baseURL: server.url, locale: 'en-GB', storageState }, folder);
  }
  console.log(`${count} pictures in ${relative(root, folder)}/`);
} finally {
  await browser.close();
  await server.stop();
}
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Takes one picture and records what no picture shows: errors on the console, and a page wider than its window. */
async function picture(context: BrowserContext, screen: Screen, width: number, theme: string): Promise<void> {
  const name = nameOf(screen, width, theme);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    const isProvoked = /status of (401|404|503)/.test(message.text());
    if (message.type() === 'error' && !isProvoked) faults.push(`${name}: ${message.text()}`);
  });
  try {
    await page.goto(screen.path);
    await page.waitForLoadState('networkidle');
    await screen.prepare?.(page);
    await page.evaluate(async () => {
      // Rows that are rendered only near the viewport would be blank in a picture of the whole page.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [whole];
      await document.fonts.ready;
    });
    await page.waitForTimeout(250);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) faults.push(`${name}: ${scrollWidth} px wide`);
    await page.screenshot({ path: join(folder, name), fullPage: !screen.windowOnly });
  } catch (error) {
    faults.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
  }
  await page.close();
}

/** The cookies of each kind of viewer; viewers outside the sample company sign up each time. */
async function signIn(browser: Browser, server: SampleServer, viewer: Viewer): Promise<State> {
  const context = await browser.newContext({ baseURL: server.url });
  const post = async (path: string, data: object) => {
    const response = await context.request.post(path, { data, headers: { origin: server.url } });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  };
  if (viewer === 'sample') {
    await post('/api/auth/sign-in', { email: server.email, password: server.password });
  } else if (viewer !== 'visitor') {
    await post('/api/auth/sign-up', {
      fullName: 'Ada Neumann',
      email: `ada.${viewer}@example.com`,
      password: server.password,
    });
    if (viewer === 'beginner') {
      await post('/api/company', {
        name: 'Neumann Webwaren',
        industry: setupIndustries[1].id,
        size: setupSizes[0].id,
      });
    }
  }
  const state = await context.storageState();
  await context.close();
  return state;
}
