import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import puppeteer, { type Page } from 'puppeteer-core';

const run = promisify(execFile);

/** A window of Firefox whose keys and clicks come from the X server, so that a screen reader hears them. */
export interface ListenedWindow {
  page: Page;
  /** Presses a key by its X name: 'Tab', 'ctrl+Return', '4'. */
  press(key: string): Promise<void>;
  /** Types text into what has the focus. */
  type(text: string): Promise<void>;
  /** Clicks the first control with this name. */
  click(name: string): Promise<void>;
  /** Clicks where a page has no control, so that the keys go to the page and not to the address bar. */
  clickMargin(): Promise<void>;
  close(): Promise<void>;
}

/** Opens Firefox on the display of an environment and gives its window the keyboard. */
export async function openWindow(firefox: string, xdotool: string, env: NodeJS.ProcessEnv): Promise<ListenedWindow> {
  const act = async (...args: string[]) => (await run(xdotool, args, { env })).stdout.trim();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    args: ['--width=1440', '--height=900'],
    defaultViewport: null,
    protocolTimeout: 120_000,
    env: env as Record<string, string>,
    // Its accessibility tree is there from the beginning, not only after it has found out about the reader.
    extraPrefsFirefox: { 'accessibility.force_disabled': -1 },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  const shown = (await act('search', '--sync', '--onlyvisible', '--class', 'firefox')).split('\n').at(-1) ?? '';
  await act('windowfocus', '--sync', shown);
  return {
    page,
    press: async (key) => {
      await act('key', '--clearmodifiers', key);
    },
    type: async (text) => {
      await act('type', '--delay', '60', text);
    },
    click: async (name) => {
      const place = await placeOf(page, name);
      await act('mousemove', ...place.map((at) => String(Math.round(at))), 'click', '1');
    },
    clickMargin: async () => {
      await act('mousemove', '4', '700', 'click', '1');
    },
    close: () => browser.close(),
  };
}

/** The middle of a control on the display. @throws if there is none within a while */
async function placeOf(page: Page, name: string): Promise<[number, number]> {
  const control = await page.waitForSelector(`aria/${name}`, { timeout: 20_000 });
  if (!control) throw new Error(`Nothing is called “${name}”.`);
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Only Firefox says where the page begins on the display.
    const { mozInnerScreenX, mozInnerScreenY } = window as unknown as Record<
      'mozInnerScreenX' | 'mozInnerScreenY',
      number
    >;
    return [mozInnerScreenX + left + width / 2, mozInnerScreenY + top + height / 2] as [number, number];
  });
}
