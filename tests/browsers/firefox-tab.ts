import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { BrowserTab } from './browser-tab.ts';

/** Starts Firefox without a window and opens a tab; driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<BrowserTab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: 120_000,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  // Written out as an expression, because the page's security policy refuses to compile text.
  const call = (body: string, args: readonly unknown[]) =>
    `(function () {${body}}).apply(null, ${JSON.stringify(args)})`;
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 120_000 });
    },
    run: async <Result>(body: string, ...args: unknown[]) => (await page.evaluate(call(body, args))) as Result,
    click: async (body, ...args) => {
      const handle = (await page.evaluateHandle(call(body, args))).asElement() as ElementHandle<Element> | null;
      if (!handle) throw new Error(`Nothing to click: ${JSON.stringify(args)}`);
      await handle.click();
    },
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key !== 'Control+z') return page.keyboard.press(key);
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
    },
    close: () => browser.close(),
  };
}
