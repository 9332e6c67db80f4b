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
      // Rows that are not rendered yet (content-visibility) have no size, which axe reports as too small.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [whole];
      const { axe } = globalThis as unknown as {
        axe: { run(context: Document, options: object): Promise<AxeResults> };
      };
      // Preloading takes a fifth of the time. Two rules need it: one is experimental and off, the other is about sound.
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
      document.adoptedStyleSheets = [];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, failureSummary }) =>
          [id, target.join(' '), html.slice(0, 200), failureSummary?.replaceAll(/\s+/g, ' ')].join(' | '),
        ),
      );
    },
    rules === 'all' ? ALL : COLOURS,
  );
}
