import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMaterial } from '#domain/results/classification.ts';
import { applyThresholds } from '#domain/results/dashboard.ts';
import { hasPlace } from '#drawing/matrix/point.ts';
import { sampleForPages } from '../../scripts/web-pages/sample-for-pages.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { asOwner } from '../shared/database.ts';
import { mustHave } from '../shared/must-have.ts';
import { startAt } from '../shared/start-at.ts';
import { scriptOf } from './hold-back.ts';
import { welcome } from './newcomer.ts';

const browser = openBrowser();
let running: Awaited<ReturnType<typeof startAt>>;
beforeAll(async () => {
  running = await startAt();
});
afterAll(() => running.app.close());

const { company, dashboard } = sampleForPages();
const materialAt = (impact: number, financial: number) =>
  applyThresholds(dashboard, { impact, financial }).points.filter(({ materialBy }) => isMaterial(materialBy)).length;

const withoutScript = { javaScriptEnabled: false };
const hrefOf = (page: Page, name: string) => page.getByRole('link', { name }).first().getAttribute('href');
const sees = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The content of a meta tag. */
const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content');

describe('the landing page', () => {
  it('is complete without JavaScript: sections, prices and all links', async () => {
    const { page } = await browser.visit(withoutScript);
    await page.goto(running.url);
    await page.getByRole('heading', { level: 1, name: 'Double materiality, with every number traceable' }).waitFor();
    for (const [name, target] of [
      ['Features', '#features'],
      ['Process', '#process'],
      ['Pricing', '#pricing'],
    ] as const) {
      expect(await hrefOf(page, name)).toBe(target);
      expect(await page.locator(target).count()).toBe(1);
    }
    expect(await hrefOf(page, 'View Demo')).toBe('/demo');
    for (const name of ['Sign In', 'Contact Sales']) expect(await hrefOf(page, name), name).toBe('/auth');
    for (const name of ['Get Started', 'Start Assessment', 'Start Free Trial']) {
      expect(await hrefOf(page, name), name).toBe('/auth?mode=sign-up');
    }
    const features = page.locator('#features');
    for (const text of [
      'Impact Assessment',
      'Environmental and social impacts across business activities',
      'Financial Materiality',
      'Financial risks and opportunities related to sustainability',
      'Stakeholder Insights',
      'How topics affect stakeholders and the value chain',
    ]) {
      await features.getByText(text, { exact: true }).waitFor();
    }
    const steps = page.locator('#process').getByRole('heading', { level: 3 });
    expect(await steps.allInnerTexts()).toEqual(['Company Setup', 'Assessment', 'Results']);
  });

  it('lists three prices and what each includes, and nothing else', async () => {
    const { page } = await browser.visit(withoutScript);
    await page.goto(running.url);
    const tiers = page.locator('#pricing > div > div > ul > li');
    const texts = (await tiers.allInnerTexts()).map((text) => text.split('\n').filter(Boolean));
    expect(texts).toEqual([
      [
        'Base',
        '$99',
        '/month',
        'Complete assessment questionnaire',
        'Standard reporting and analytics',
        'Email support',
        'Single user access',
        'Get Started',
      ],
      [
        'Professional',
        'Most Popular',
        '$299',
        '/month',
        'Advanced assessment and analytics',
        'Multi-user collaboration',
        'Additional analyses and insights',
        'Custom reporting and dashboards',
        'Priority support and API access',
        'Start Free Trial',
      ],
      [
        'Enterprise',
        'Custom pricing',
        'White-label solution',
        'Dedicated account manager',
        'Custom integrations',
        '24/7 phone support',
        'Contact Sales',
      ],
    ]);
  });

  it('shows the matrix of the sample company as the product computes it', async () => {
    const { page } = await browser.visit(withoutScript);
    await page.goto(running.url);
    const [assessed, material] = [dashboard.points.length, materialAt(12.5, 12.5)];
    const drawn = dashboard.points.filter(hasPlace).length;
    await page.getByRole('img', { name: `Materiality matrix of ${company}: ${drawn} topics` }).waitFor();
    await sees(page, `${material} of ${assessed} assessed topics are material`);
  });

  it('shows the product in pictures, as on a phone on phones, and loads them only near the view and in one theme', async () => {
    for (const [width, size] of [
      [375, 'narrow'],
      [1280, 'wide'],
    ] as const) {
      const { page } = await browser.visit({ viewport: { width, height: 800 }, colorScheme: 'dark' });
      const loaded: string[] = [];
      page.on('response', (response) => {
        const name = /images\/(.+)\.webp$/.exec(response.url())?.[1];
        if (name) loaded.push(`${name} ${response.status()}`);
      });
      await page.goto(running.url, { waitUntil: 'networkidle' });
      const pictures = page.locator('img:visible');
      expect(await pictures.count()).toBe(5);
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
      const wanted = ['score', 'register', 'dashboard'].map((name) => `${name}-${size}-dark 200`);
      await expect
        .poll(() => loaded.toSorted())
        .toEqual([...wanted, 'report-cover 200', 'report-summary 200'].toSorted());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  it('has a header of one row on a phone, with the sections in a menu that closes after a choice', async () => {
    const { page } = await browser.visit({ viewport: { width: 375, height: 800 } });
    await page.goto(running.url);
    expect((await page.locator('header').first().boundingBox())?.height).toBeLessThan(70);
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(() => page.url()).toContain('#pricing');
    expect(await menu.getAttribute('open')).toBeNull();
  });

  it('describes itself to search engines and in shared links, with its own address', async () => {
    const { page, context } = await browser.visit();
    await page.goto(running.url);
    expect(await page.title()).toContain('Twofold');
    expect((await metaOf(page, 'description'))?.length).toBeGreaterThan(50);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${running.url}/`);
    expect(await metaOf(page, 'og:image')).toBe(`${running.url}/social.png`);
    const get = (path: string) => context.request.get(running.url + path);
    for (const [path, type] of [
      ['/social.png', 'image/png'],
      ['/favicon.ico', 'image/x-icon'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/apple-touch-icon.png', 'image/png'],
      ['/icon-512.png', 'image/png'],
      ['/site.webmanifest', 'application/manifest+json'],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, type]);
    }
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${running.url}/sitemap.xml`);
    expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${running.url}/demo</loc>`);
  });

  it('keeps the chosen theme, on this page and in the application', async () => {
    const { page } = await browser.visit({ colorScheme: 'light' });
    await page.goto(running.url);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Dark' }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await ground()).toBe(dark);
    expect(await page.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${running.url}/auth`);
    expect(await ground()).toBe(dark);
  });

  it('loads no framework', async () => {
    const { page } = await browser.visit();
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(running.url, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts.map(async (url) => (await (await page.request.get(url)).body()).length));
    expect(scripts.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000);
  });
});

describe('the demo page', () => {
  it('is complete without JavaScript', async () => {
    const { page } = await browser.visit(withoutScript);
    await page.goto(`${running.url}/demo`);
    expect(await hrefOf(page, 'Back to Home')).toBe('/');
    expect(await hrefOf(page, 'Get Started')).toBe('/auth?mode=sign-up');
    const chapters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(chapters.slice(0, 3)).toEqual(['Materiality Matrix', 'Questionnaire', 'AI assistant']);
    for (const text of ['Step 1 of 6', 'Operating countries', 'Germany', 'AI assistant']) {
      await page.getByText(text).first().waitFor();
    }
    await page.getByRole('heading', { name: 'Organizational Information' }).waitFor();
    await page.getByLabel('Industry').waitFor();
    await page.getByRole('radiogroup', { name: 'Company size' }).waitFor();
    await page.getByRole('img', { name: /^Materiality matrix of/ }).waitFor();
    await page.getByText('What are the key material topics for my company?').waitFor();
    expect(await hrefOf(page, 'Start Free Assessment')).toBe('/auth?mode=sign-up');
    expect(await hrefOf(page, 'Learn More')).toBe('/');
  });

  it('recomputes the matrix for other thresholds, and shows the details of a point', async () => {
    const { page } = await browser.visit();
    await page.goto(`${running.url}/demo`);
    const assessed = dashboard.points.length;
    const line = (material: number) => `${material} of ${assessed} assessed topics are material at these thresholds`;
    await sees(page, line(materialAt(12.5, 12.5)));
    const threshold = page.getByRole('combobox', { name: 'Impact threshold' });
    await threshold.scrollIntoViewIfNeeded();
    await page.getByRole('slider', { name: /impact/i }).waitFor();
    await threshold.selectOption('25');
    await sees(page, line(materialAt(25, 12.5)));
    expect(materialAt(25, 12.5)).not.toBe(materialAt(12.5, 12.5));
    await page.getByRole('button', { name: /^E3\.1 Water/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Water' });
    await dialog.getByText('Water scarcity at sourcing regions').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Governance' }).check();
    await page.getByRole('radio', { name: 'Table' }).check();
    const governance = dashboard.points.filter(({ topic }) => topic.category === 'Governance').length;
    expect(await page.getByRole('table', { name: 'Materiality Matrix' }).getByRole('row').count()).toBe(governance + 1);
  });

  it('answers the suggested questions with the same figures', async () => {
    const { page } = await browser.visit();
    await page.goto(`${running.url}/demo`);
    const chat = page.getByRole('list', { name: 'Sample conversation' });
    await page.getByRole('button', { name: 'Which topics score highest?' }).click();
    await chat.getByText('Which topics have the highest materiality scores?').waitFor();
    const highest = mustHave(dashboard.points.toSorted((a, b) => b.impact + b.financial - (a.impact + a.financial))[0]);
    const row = chat.getByRole('table').nth(1).getByRole('row').nth(1);
    expect((await row.allInnerTexts()).join()).toMatch(
      new RegExp(`${highest.topic.name}\\s+${highest.impact}\\s+${highest.financial}`),
    );
    await page.getByRole('button', { name: 'What should I focus on next?' }).click();
    await chat
      .getByText(new RegExp(`${dashboard.notYetAssessed.length} relevant topics? (has|have) no entries yet`))
      .waitFor();
    await sees(page, 'In Twofold, you can ask any question.');
  });

  it('offers the countries to a visitor who came to the form before the script', async () => {
    const { page } = await browser.visit();
    const { promise: isFocused, resolve: letScriptCome } = Promise.withResolvers<void>();
    const html = await (await page.request.get(`${running.url}/demo`)).text();
    await page.route('**/*.js', async (route) => {
      if (!html.includes(new URL(route.request().url()).pathname)) await isFocused;
      await route.continue();
    });
    await page.goto(`${running.url}/demo`);
    await page.getByLabel('Industry').focus();
    letScriptCome();
    await page.getByRole('combobox', { name: 'Operating countries' }).waitFor();
  });

  it('lets visitors change the sample answers', async () => {
    const { page } = await browser.visit();
    await page.goto(`${running.url}/demo`);
    await sees(page, '3 of 3 answered');
    await page.getByLabel('Industry').focus();
    const countries = page.getByRole('combobox', { name: 'Operating countries' });
    await countries.fill('Portu');
    await page.getByRole('option', { name: 'Portugal' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove Portugal' }).waitFor();
    for (const country of ['Germany', 'Poland', 'Spain', 'Austria', 'France', 'Netherlands', 'Portugal']) {
      await page.getByRole('button', { name: `Remove ${country}` }).click();
    }
    await sees(page, '2 of 3 answered');
  });
});

describe('fallback pages', () => {
  it('are a 404 with a link home for an unknown address, even without JavaScript', async () => {
    const { page } = await browser.visit(withoutScript);
    for (const path of ['/nowhere', '/app/nowhere', '/index.html', '/pages/landing.html']) {
      const answer = await page.goto(running.url + path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await page.getByRole('heading', { name: '404' }).waitFor();
      await sees(page, 'Oops! Page not found');
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('heading', { name: /every number traceable/ }).waitFor();
  });

  it('say that a screen needs JavaScript where there is none', async () => {
    const { page } = await browser.visit(withoutScript);
    await page.goto(`${running.url}/auth`);
    expect(await page.locator('noscript p').first().textContent()).toContain('The application needs JavaScript.');
    expect(await page.locator('noscript p').first().isVisible()).toBe(true);
    expect(await page.getByText('Loading...').isVisible()).toBe(false);
  });

  it('report a missing database and continue automatically, while public pages stay available', async () => {
    const own = await startAt();
    try {
      const { page } = await browser.visit();
      const name = new URL(own.app.ownerUrl).pathname.slice(1);
      const allow = (connections: number) =>
        asOwner(own.app.ownerUrl, async (client) => {
          await client.query(`alter database ${name} connection limit ${connections}`);
          const others = 'datname = $1 and pid <> pg_backend_pid()';
          await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`, [name]);
        });
      await allow(0);
      const answer = await page.goto(`${own.url}/auth`);
      expect(answer?.status()).toBe(503);
      await page.getByRole('heading', { name: 'Twofold is not available right now' }).waitFor();
      await page.getByText('This page checks every few seconds').waitFor();
      expect((await page.request.get(`${own.url}/demo`)).status()).toBe(200);
      await allow(-1);
      await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    } finally {
      await own.app.close();
    }
  });

  it('are avoided by a single reload when a file is gone after an update', async () => {
    const { page, context } = await welcome(browser, running.app);
    await page.goto(`${running.app.url}/app/profile`);
    await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
    let refused = 0;
    await context.route(`**/${scriptOf('routes/settings.tsx')}`, (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status: 404, body: '{}' }) : route.continue();
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    expect([refused, loads]).toEqual([2, 1]);
  });
});

describe('the response headers of every page', () => {
  it('allow only the product’s own files, and nothing created from text', async () => {
    const { context } = await browser.visit();
    for (const path of ['/', '/demo', '/auth', '/nowhere']) {
      const policy = (await context.request.get(running.url + path)).headers()['content-security-policy'];
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("trusted-types 'none'");
    }
  });

  it('cache files with a hash in their name for ever, and use an ETag for pages', async () => {
    const { context } = await browser.visit();
    const page = await context.request.get(`${running.url}/auth`, { headers: { 'accept-encoding': 'br' } });
    expect([page.headers()['cache-control'], page.headers()['content-encoding']]).toEqual(['no-cache', 'br']);
    const mark = mustHave(page.headers().etag);
    const again = await context.request.get(`${running.url}/auth`, { headers: { 'if-none-match': mark } });
    expect(again.status()).toBe(304);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    const file = await context.request.get(running.url + script);
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    // Browsers request the icon with each new page.
    const icon = await context.request.get(`${running.url}/favicon.ico`);
    expect(icon.headers()['cache-control']).toBe('public, max-age=86400');
  });
});

describe('the documentation', () => {
  it('leads without JavaScript from the footer to a list by purpose, and on to a document with its pictures', async () => {
    const { page } = await browser.visit(withoutScript);
    await page.goto(running.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' }).click();
    await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
    const groups = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(groups).toEqual(['Tutorial', 'How-to guides for operators', 'Reference']);
    await page.getByRole('link', { name: 'Your first assessment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your first assessment' }).waitFor();
    const pictures = page.getByRole('main').getByRole('img');
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    const widths = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(500);
    expect(await page.getByRole('link', { name: 'Your first assessment' }).getAttribute('aria-current')).toBe('page');
    await page.getByRole('main').getByRole('link', { name: 'Glossary' }).click();
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor();
  });

  it('has a page for each document, with its own title, and no broken links', async () => {
    const { page, context } = await browser.visit();
    const paths = await listDocuments(page);
    expect(paths.length).toBeGreaterThan(10);
    const targets = new Set<string>();
    for (const path of paths) {
      await page.goto(running.url + path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await page.title(), path).toContain(heading ?? path);
      for (const href of await page
        .locator('a[href^="/docs"], a[href^="#"]')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
        targets.add(href);
    }
    const broken: string[] = [];
    for (const target of targets) {
      const { hash, pathname } = new URL(target);
      const answer = await context.request.get(running.url + pathname);
      const isThere = hash === '' || (await answer.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`);
      if (answer.status() !== 200 || !isThere) broken.push(target);
    }
    expect(broken).toEqual([]);
    expect((await context.request.get(`${running.url}/docs/how-to/nothing`)).status()).toBe(404);
  });

  it('is accessible, on a phone and in the dark theme too', async () => {
    const { page } = await browser.visit({ viewport: { width: 375, height: 812 }, colorScheme: 'dark' });
    for (const path of ['/docs', '/docs/tutorial/first-assessment', '/docs/how-to/mail', '/docs/frozen-result']) {
      await page.goto(running.url + path);
      expect(await findViolations(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375);
    }
  });
});

/** The paths of all documents in the navigation. */
async function listDocuments(page: Page): Promise<string[]> {
  await page.goto(`${running.url}/docs`);
  const links = page.getByRole('navigation', { name: 'Documents' }).locator('a[href^="/docs/"]');
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}
