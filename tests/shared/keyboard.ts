import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More tab stops than any screen has. */
const MOST_STOPS = 150;

/**
 * Presses Tab (or Shift+Tab) until the element has the focus, and checks each stop on the way: the focus is visible, and
 * nothing that floats covers it.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`${MOST_STOPS} stops of the Tab key do not reach ${target}`);
}

/** Whether the element has the focus now. */
export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Waits until the element has received the focus, for example after a dialog or a change of screens. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => isFocused(target).catch(() => false)).toBe(true);
}

/** Checks that the focused element shows its focus, by its own outline or shadow or an ancestor's outline, and is not covered. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = await page.evaluate(async () => {
    // A page that has just scrolled to the stop renders in the next frame.
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const shows = (candidate: Element | null, levels: number): boolean => {
      if (!candidate || levels < 0) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5;
      return (
        hasOutline || (candidate === element && boxShadow !== 'none') || shows(candidate.parentElement, levels - 1)
      );
    };
    const told = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)}`;
    if (!shows(element, 3)) return `no outline: ${told}`;
    // An element that ignores the pointer cannot be found by its position.
    if (getComputedStyle(element).pointerEvents === 'none') return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(top + Math.min(height / 2, 40), 0), innerHeight - 1);
    const above = document.elementFromPoint(x, y);
    const isClear = above !== null && (element.contains(above) || above.contains(element));
    return isClear ? null : `covered by ${above?.tagName}.${above?.className}: ${told}`;
  });
  expect(problem).toBeNull();
}
