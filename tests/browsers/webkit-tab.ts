import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { startDisplay } from '../../scripts/start-display.ts';
import type { BrowserTab } from './browser-tab.ts';

/** The keys of WebDriver (W3C, WebDriver, 17.4.2). */
const KEYS = { Enter: '\uE007', Home: '\uE011', ArrowRight: '\uE014', 'Control+z': '\uE009z' } as const;

interface WebKitPlaces {
  /** The program that drives it. */
  driver: string;
  /** The browser itself, which needs a window. */
  miniBrowser: string;
  /** The X server that draws the window in memory. */
  display: string;
}

/** Starts WebKitGTK on a display in memory and opens a tab; driven by WebDriver. */
export async function openWebKit({ driver, miniBrowser, display }: WebKitPlaces): Promise<BrowserTab> {
  const port = await freePort();
  const started: ChildProcess[] = [];
  const number = await startDisplay(display, started);
  const env = { ...process.env, DISPLAY: number, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
  const close = () => {
    for (const child of started.toReversed()) child.kill();
  };

  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  try {
    const { sessionId } = await begin(() =>
      ask<{ sessionId: string }>('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
          },
        },
      }),
    );
    const at = `/session/${sessionId}`;
    await ask('POST', `${at}/window/rect`, { width: 1440, height: 900 });
    const run = <Result>(script: string, ...args: unknown[]) =>
      ask<Result>('POST', `${at}/execute/sync`, { script, args });
    const send = async (text: string) => {
      const active = await ask<Record<string, string>>('GET', `${at}/element/active`);
      await ask('POST', `${at}/element/${Object.values(active)[0]}/value`, { text });
    };
    return {
      goto: async (url) => {
        await ask('POST', `${at}/url`, { url });
      },
      run,
      click: async (body, ...args) => {
        const element = await run<Record<string, string> | null>(body, ...args);
        if (!element) throw new Error(`Nothing to click: ${JSON.stringify(args)}`);
        await ask('POST', `${at}/element/${Object.values(element)[0]}/click`, {});
      },
      type: send,
      press: (key) => send(KEYS[key]),
      close: async () => {
        await ask('DELETE', at).catch(() => undefined);
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** The driver listens a moment after it was started. */
async function begin<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let left = 100; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || !(error instanceof TypeError)) throw error;
      await wait(100);
    }
  }
}
