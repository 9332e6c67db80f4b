import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.ts';

/**
 * Chromium uses only the last list, so this one repeats what Playwright switches off and adds the popup of the address bar: a page
 * in a process of its own behind every window, which nobody sees and which took as much time as the page under test. The spare process
 * that would wait for a next page goes too.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a visit share one process; visits never do.
  '--renderer-process-limit=1',
  `--disable-features=${switchedOff.join()}`,
];

/** Refusals that journeys provoke on purpose; any other error on the console fails the journey. */
const EXPECTED_REFUSALS =
  /the server responded with a status of (400|401|403|404|409|410|422|429|503)|net::ERR_INTERNET_DISCONNECTED/;

export interface Visit {
  page: Page;
  context: BrowserContext;
}

export interface VisitOptions extends NonNullable<Parameters<Browser['newContext']>[0]> {
  /** Console errors that this visit provokes on purpose. */
  provokes?: RegExp;
}

/** One browser for all files of a worker; it ends with the worker's process. */
let shared: Browser | undefined;

async function openShared(): Promise<Browser> {
  if (!shared?.isConnected()) {
    shared = await chromium.launch({ executablePath: ensureBrowser(), args: launchArguments });
  }
  return shared;
}

/**
 * A browser for a test file; each visit is a separate person. A visit ends with the test that started it: an open page goes on
 * listening, requesting and rendering. A console error or an uncaught one fails the test in which it happens.
 *
 * @param isCastKept whether the next test continues with the people of the last one
 */
export function openBrowser({ isCastKept = false } = {}): { visit(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  let errors: string[] = [];
  beforeAll(async () => {
    browser = await openShared();
  });
  let begunBefore = 0;
  beforeEach(() => {
    begunBefore = contexts.length;
  });
  afterEach(async () => {
    if (!isCastKept) for (const context of contexts.splice(begunBefore)) await context.close();
    const found = errors;
    errors = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
  });
  return {
    visit: async ({ provokes, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        locale: 'en-GB',
        // Animations take a fifth of a journey's processor time. Journeys about movement switch them on.
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      // Ends hanging steps; on a busy machine, a page takes a while.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() !== 'error' || EXPECTED_REFUSALS.test(message.text())) return;
        if (!provokes?.test(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
      return { page, context };
    },
  };
}
