/**
 * What Lighthouse makes of the pages on a phone (its mobile preset: a slow processor, a slow line), served by the real server.
 * `node bench/lighthouse.ts` runs every page, `node bench/lighthouse.ts auth` one. A page below its aim ends with code 1.
 */
import '../scripts/pinned-node.ts';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../scripts/browser.ts';
import { startSampleServer } from '../scripts/pictures/sample-server.ts';
import { withoutBaseline } from './checked-baseline.ts';
import { signIn } from './demo-server.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Aims = Partial<Record<(typeof categories)[number], number>>;

const publicAims: Aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const appAims: Aims = { performance: 90, accessibility: 100, 'best-practices': 100 };
const pages: { name: string; path: string; aims: Aims; signedIn?: true }[] = [
  { name: 'landing', path: '/', aims: publicAims },
  { name: 'demo', path: '/demo', aims: publicAims },
  { name: 'auth', path: '/auth', aims: publicAims },
  { name: 'assessment', path: '/app/assessment?section=financial-materiality', aims: appAims, signedIn: true },
  { name: 'dashboard', path: '/app/dashboard', aims: appAims, signedIn: true },
];
const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

withoutBaseline('the scores of Lighthouse are held against fixed aims');
const chosen = process.argv.slice(2);
const port = 9_300 + (process.pid % 500);
const server = await startSampleServer();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
let missed = 0;
try {
  const cookie = await signIn(server);
  for (const page of pages.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    missed += await measure(page, page.signedIn ? cookie : null);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(missed > 0 ? 1 : 0);

/** Prints one page's figures and returns how many aims it missed. */
async function measure(page: (typeof pages)[number], cookie: string | null): Promise<number> {
  const run = await lighthouse(server.url + page.path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(cookie !== null && { extraHeaders: { cookie } }),
  });
  if (!run) throw new Error(`Lighthouse said nothing of ${page.path}.`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${page.path}: ${lhr.runtimeError.message}`);
  let below = 0;
  const scores = categories.map((category) => {
    const score = Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const aim = page.aims[category];
    const isBelow = aim !== undefined && score < aim;
    if (isBelow) below += 1;
    return `${category} ${score}${isBelow ? ` (aim ${aim})` : ''}`;
  });
  const times = Object.entries(figures).map(([name, audit]) => `${name} ${lhr.audits[audit]?.displayValue ?? '?'}`);
  console.log(`${below > 0 ? '✗' : '✓'} ${page.name}: ${scores.join(' · ')}`);
  console.log(`    ${times.join(' · ').replaceAll(' ', ' ')}`);
  for (const { id, score, title } of Object.values(lhr.audits)) {
    const isCounted = categories.some((category) =>
      lhr.categories[category]?.auditRefs.some((reference) => reference.id === id && reference.weight > 0),
    );
    if (isCounted && score !== null && score < 0.9) console.log(`    ${Math.round(score * 100)} ${id}: ${title}`);
  }
  return below;
}
