import type { CDPSession, Locator, Page } from 'playwright-core';

/** As text: Node's types do not know what a browser can observe. */
export const WATCH = `
  globalThis.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
`;

/** What an act costs on a page. */
export interface Cost {
  /** Milliseconds of the main thread. */
  work: number;
  /** The longest task, in milliseconds. */
  longest: number;
}

/**
 * What the page's main thread has to do for an act and in the `after` milliseconds behind it; the page has run `WATCH`, its session has
 * `Performance` enabled.
 */
export async function costOf(page: Page, watch: CDPSession, act: () => Promise<unknown>, after = 700): Promise<Cost> {
  await page.evaluate('longestTask = 0');
  const before = await workOf(watch);
  await act();
  await page.waitForTimeout(after);
  const work = (await workOf(watch)) - before;
  const longest = await page.evaluate<number>('longestTask');
  return { work, longest };
}

/** Milliseconds of the processor that the page's main thread has had. */
async function workOf(watch: CDPSession): Promise<number> {
  const { metrics } = await watch.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0);
}

/** Where the mouse meets it. */
export async function centreOf(found: Locator): Promise<[number, number]> {
  const box = await found.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
