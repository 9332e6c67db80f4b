import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { manifestFile } from '../../scripts/web-build.ts';

interface HeldBack {
  /** Resolves when the page has requested it. */
  asked: Promise<void>;
  release: () => void;
}

/** Holds back the responses to a page's requests until they are released; `answer` then decides what the page receives. */
export async function holdBack(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<HeldBack> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await answer(route);
  });
  return { asked: asked.promise, release: released.resolve };
}

/** The script built from a source such as 'routes/company.tsx': 'assets/….js'. */
export function scriptOf(source: string): string {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>;
  const built = manifest[source];
  if (!built) throw new Error(`no script was built from ${source}`);
  return built.file;
}
