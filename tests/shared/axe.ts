import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and the best practices of axe. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a change of theme can break: themes differ only in colours. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds wrong with the current page, one line per element; empty if there is nothing. Its script is injected through the
 * debugger, like everything that Playwright evaluates, so the page keeps its content policy.
 */
export async function findViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (runOnly) => {
      // Rows that are not rendered yet (content-visibility) have no size, and what is scrolled half below a bar that stays in place
      // (sticky) has half its size. axe reports both as too small. Scrolling brings both out, so they are judged whole.
      const bars = [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const bar of bars) bar.setAttribute('data-axe-bar', '');
      const whole = new CSSStyleSheet();
      whole.replaceSync(
        '* { content-visibility: visible !important } [data-axe-bar] { position: relative !important; inset: auto !important }',
      );
      document.adoptedStyleSheets = [whole];
      const { axe } = globalThis as unknown as {
        axe: { run(context: Document, options: object): Promise<AxeResults> };
      };
      // Preloading takes a fifth of the time. Two rules need it: one is experimental and off, the other is about sound.
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
      document.adoptedStyleSheets = [];
      for (const bar of bars) bar.removeAttribute('data-axe-bar');
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, failureSummary }) =>
          [id, target.join(' '), html.slice(0, 200), failureSummary?.replaceAll(/\s+/g, ' ')].join(' | '),
        ),
      );
    },
    rules === 'all' ? ALL : COLOURS,
  );
}
