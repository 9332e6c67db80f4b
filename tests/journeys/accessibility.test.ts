import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany } from '#sample/seed-sample.ts';
import { storeSample } from '../../scripts/store-sample.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { CHEAP_PASSWORDS } from '../shared/cheap-passwords.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { openMenu, showAs } from './dashboard-menu.ts';

const PASSWORD = 'a heron over the marsh';
const ADMIN = sampleCompany.people[0].email;
const GUEST = 'guest@example.com';
/** The widths and themes for axe, with its rules. */
const WIDE = [
  { width: 1440, theme: 'light', rules: 'all' },
  { width: 1440, theme: 'dark', rules: 'colours' },
] as const;
const LOOKS: readonly { width: number; theme: 'light' | 'dark'; rules: 'all' | 'colours' }[] = [
  { width: 375, theme: 'dark', rules: 'all' },
  ...WIDE,
];
/** The widths at which nothing may overflow the screen: 320 px is also 1280 px at 400 % zoom. */
const WIDTHS = [320, 375, 768, 1440];

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({}, (database) => storeSample(database, PASSWORD, undefined, CHEAP_PASSWORDS));
});
afterAll(() => app.close());

const post = (context: BrowserContext, path: string, data: object) =>
  context.request.post(app.url + path, { headers: { origin: app.url }, data });

/** Opens a browser, signed in if an address is given. */
async function visit(email?: string): Promise<{ page: Page; context: BrowserContext }> {
  const visitor = await browser.visit({ reducedMotion: 'reduce' });
  if (email) expect((await post(visitor.context, '/api/auth/sign-in', { email, password: PASSWORD })).ok()).toBe(true);
  return visitor;
}

/**
 * Checks the page with axe: all rules at both widths, wide in the light theme and narrow in the dark one, and the colours of the wide page
 * in the dark theme too. Checks the width of the page at all widths.
 */
async function look(page: Page, name: string, looks = LOOKS): Promise<void> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await resize(page, width);
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    if (reach > width) found.push(`${name}, ${width} px: the page is ${reach} px wide`);
    for (const { theme, rules } of looks.filter((one) => one.width === width)) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      found.push(...(await findViolations(page, rules)).map((line) => `${name}, ${width} px, ${theme}: ${line}`));
    }
  }
  expect(found).toEqual([]);
}

/** Waits three frames, enough for everything that reacts to the size or the theme to rerender. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

async function drawAt(page: Page, width: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', size);
}

async function resize(page: Page, width: number): Promise<void> {
  const isFullScreen = await page.evaluate(() => document.fullscreenElement !== null);
  // The window cannot be resized in full screen, but the page can be rendered as if it were.
  if (isFullScreen) await drawAt(page, width);
  else await page.setViewportSize({ width, height: 900 });
  await settle(page);
  expect(await page.evaluate(() => innerWidth)).toBe(width);
}

/** Opens a screen in a wide window and waits for its heading. */
async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await resize(page, 1440);
  // Without this, the second of two addresses that differ only after the '#' would not load.
  await page.goto('about:blank');
  await page.goto(app.url + path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

describe('every screen conforms to WCAG 2.2 AA and fits its width', () => {
  it('before signing in', async () => {
    const { page } = await visit();
    for (const [path, heading] of [
      ['/', /.+/],
      ['/demo', /.+/],
      ['/auth', 'Sign In'],
      ['/auth?mode=sign-up', 'Create Account'],
      ['/auth?mode=forgot', 'Forgot password?'],
      ['/auth#reset=a-token', 'Set a new password'],
      ['/invitation', 'Invitation'],
      ['/nowhere', '404'],
    ] as const) {
      await open(page, path, heading);
      await look(page, path);
    }
    await open(page, '/auth?mode=sign-up', 'Create Account');
    await press(page, 'Create Account');
    await page.getByText('Please enter your full name.').waitFor();
    await look(page, 'sign-up with mistakes');
  });

  it.each([
    ['before the script has run', /\/assets\/(?!theme-).*\.js/],
    ['while the data is on its way', /\/api\//],
  ])('%s', async (_, held) => {
    const { page } = await visit(ADMIN);
    await page.route(held, () => new Promise<void>(() => undefined));
    for (const path of [
      ...['/app/assessment?section=organizational', '/app/assessment?section=impact-materiality', '/app/dashboard'],
      ...[
        '/app/results',
        '/app/disclosures',
        '/app/compare',
        '/app/home',
        '/app/register',
        '/app/value-chain',
        '/app/chat',
        '/app/activity',
        '/app/audit',
        '/app/company',
        '/app/profile',
        '/app/settings',
        '/company-setup',
        '/invitation',
        '/auth',
      ],
    ]) {
      await resize(page, 1440);
      await page.goto('about:blank');
      await page.goto(app.url + path, { waitUntil: 'commit' });
      await page.getByRole('main').waitFor();
      // The stylesheet delays the first frame.
      await settle(page);
      // Outlines do not differ between widths in anything that axe checks.
      await look(page, path, WIDE);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('while joining or setting up a company', async () => {
    const { page, context } = await visit();
    const admin = (await visit(ADMIN)).context;
    const invite = async (email: string) => {
      const { id } = await (await post(admin, '/api/invitations', { email, role: 'user' })).json();
      const { url } = await (await post(admin, `/api/invitations/${id}/link`, {})).json();
      return url.slice(new URL(url).origin.length) as string;
    };
    const link = await invite(GUEST);
    await open(page, link, 'Invitation');
    await page.getByText('Sign In Required').waitFor();
    await look(page, 'invitation, signed out');
    const signUp = { fullName: 'گوست نمونه', email: GUEST, password: PASSWORD };
    expect((await post(context, '/api/auth/sign-up', signUp)).ok()).toBe(true);
    await open(page, link, 'Invitation');
    await page.getByRole('button', { name: 'Accept Invitation' }).waitFor();
    await look(page, 'invitation, signed in');
    await open(page, await invite('somebody.else@example.com'), 'Invitation');
    await page.getByText('Accept Invitation').waitFor();
    await look(page, 'invitation for somebody else');

    await open(page, '/company-setup', /.+/);
    await press(page, 'Create Company Profile');
    await look(page, 'company setup with mistakes');
    const name = `شرکت ${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2)}`;
    const company = { name: name.trim(), industry: 'food-beverage', size: 'medium' };
    expect((await post(context, '/api/company', company)).ok()).toBe(true);
    await open(page, '/app/dashboard', 'Dashboard');
    await page.getByText('Start by going to the Assessment tab...').waitFor();
    await look(page, 'dashboard without an assessment');
    await open(page, '/app/company', 'Company Information');
    await look(page, 'company with a very long name');
    await open(page, '/app/assessment?section=stakeholder-mapping', 'Stakeholder Mapping');
    await page.getByText('No stakeholders yet').waitFor();
    await look(page, 'stakeholders, none yet');
    await open(page, '/app/assessment?section=impact-materiality', 'Impact Materiality Assessment');
    await page.getByText('No impacts yet').first().waitFor();
    await look(page, 'impacts, none yet');
  });

  it('in the questionnaire', async () => {
    const { page } = await visit(ADMIN);
    const openSection = (slug: string, name: string) => open(page, `/app/assessment?section=${slug}`, name);
    await openSection('organizational', 'Organizational Information');
    await page.getByLabel('What is the size of your company?').waitFor();
    await look(page, 'organizational information');

    await openSection('stakeholder-mapping', 'Stakeholder Mapping');
    await press(page, 'Add stakeholder');
    await page.getByLabel('Names').waitFor();
    await look(page, 'stakeholders with an open form');

    await openSection('topic-selection', 'Topic Selection');
    await page.getByRole('checkbox', { name: /Microplastics/ }).click();
    await look(page, 'topic selection, changed');

    await openSection('materiality', 'Materiality Scoring');
    await page.getByRole('slider').first().waitFor();
    await resize(page, 1440);
    const footer = await page.getByRole('button', { name: 'Previous', exact: true }).boundingBox();
    const sliders = await page.getByRole('slider', { name: 'Impact materiality' }).all();
    const boxes = await Promise.all(sliders.map((slider) => slider.boundingBox()));
    const inSight = boxes.filter((box) => box && footer && box.y + box.height < footer.y - 8);
    expect(inSight.length).toBeGreaterThanOrEqual(11);
    expect(Math.min(...inSight.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(24);
    await page.getByRole('slider').first().press('3');
    await page
      .getByRole('button', { name: /^Give the reason/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Why?' }).waitFor();
    await look(page, 'materiality scoring');

    await openSection('impact-materiality', 'Impact Materiality Assessment');
    // Scroll to it first: the sticky header changes its height, and a click at that moment would miss the button.
    await page.getByRole('button', { name: 'Add impact to Water', exact: true }).hover();
    await press(page, 'Add impact to Water');
    const form = page.getByRole('form', { name: 'New impact' });
    await form.getByRole('button', { name: 'Save impact' }).click();
    await form.getByText('Title is required.').waitFor();
    await look(page, 'impacts with an open form');

    await openSection('financial-materiality', 'Financial Materiality Assessment');
    await press(page, 'Add risk or opportunity to Water');
    await look(page, 'risks with an open form');
    await press(page, 'Complete Assessment');
    await page.getByRole('dialog').waitFor();
    await look(page, 'what stands in the way of completing');
  });

  it('on the dashboard', async () => {
    const { page } = await visit(ADMIN);
    await open(page, '/app/dashboard', 'Materiality Matrix');
    const points = page.getByRole('list', { name: 'Topics on the matrix, highest first' });
    await points.getByRole('button').first().waitFor();
    await look(page, 'dashboard with the chart');
    const menu = await openMenu(page);
    await look(page, 'dashboard with its menu');
    await menu.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('dialog').getByRole('slider').first().waitFor();
    await look(page, 'matrix over the whole screen');
    await press(page, 'Leave full screen');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await (await openMenu(page)).getByRole('switch', { name: /^Compare with / }).check();
    await page.keyboard.press('Escape');
    await page.getByText('All changes and reasons').waitFor();
    await look(page, 'dashboard beside the year before');
    await points.getByRole('button').first().press('Enter');
    await page.getByRole('dialog').waitFor();
    await look(page, 'dashboard with a topic');
    await page.getByRole('dialog').getByRole('link', { name: 'Open topic page' }).click();
    await page.getByRole('heading', { name: 'Position on the matrix' }).waitFor();
    await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
    await look(page, 'topic page');
    await page.goBack();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await showAs(page, 'Table');
    await page.getByRole('table', { name: 'Materiality Matrix' }).waitFor();
    await look(page, 'dashboard with the table');
    await open(page, '/app/home', 'Home');
    await page
      .getByText(/items? to finish|sections are complete/)
      .first()
      .waitFor();
    await look(page, 'home');
    await resize(page, 1440);
    await open(page, '/app/register', 'Register');
    const grid = page.getByRole('grid');
    await grid.focus();
    await page.keyboard.press('Space');
    await page.getByRole('complementary').getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await look(page, 'register with an entry beside it');
    await resize(page, 1440);
    await grid.focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await look(page, 'register with the values of a cell');
    await page.keyboard.press('Escape');
    await resize(page, 1440);
    await grid.focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts for the register' }).waitFor();
    await look(page, 'keys of the register');
    await page.keyboard.press('Escape');
    await resize(page, 1440);
    await page.getByLabel('Group by', { exact: true }).selectOption({ label: 'Group by topic' });
    await grid.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.getByRole('status').filter({ hasText: '1 selected' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Title\tScale\nFood loss and packaging waste\tfour\nSomething new\t3');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await page
      .getByRole('dialog', { name: 'Paste into the register' })
      .getByText('is not a score from 1 to 5')
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await open(page, '/app/disclosures', 'ESRS 2 General disclosures');
    await look(page, 'disclosure requirements');
    await press(page, /^Search/);
    await page.getByRole('combobox', { name: 'Search and commands' }).fill('water');
    await page.getByRole('option').first().waitFor();
    await look(page, 'command palette');
  });

  it('in the history, the comparison and frozen results', async () => {
    const { page, context } = await visit(ADMIN);
    await open(page, '/app/activity', 'Activity');
    await page.getByText('Nothing has been sealed yet.').waitFor();
    await page.getByText('About the seals').click();
    await page.getByRole('listitem').first().waitFor();
    await look(page, 'activity');
    const all: { id: string; status: string }[] = await (
      await context.request.get(`${app.url}/api/assessments`)
    ).json();
    const completed = all.find(({ status }) => status === 'completed');
    const draft = all.find(({ status }) => status === 'draft');
    const asOf = `/app/as-of?assessment=${completed?.id}&at=${new Date().toISOString()}`;
    await open(page, asOf, 'Earlier version');
    await page.getByRole('region', { name: 'Materiality Matrix' }).getByRole('table').waitFor();
    await look(page, 'as it stood');
    await open(page, '/app/compare', 'Compare assessments');
    const changed = page.getByRole('region', { name: 'Impacts, risks and opportunities' });
    await changed
      .getByRole('button', { name: /^Why: / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^All changes/ })
      .or(page.getByText('Reason: '))
      .first()
      .waitFor();
    await look(page, 'two assessments compared');
    await open(page, `/app/results?assessmentId=${draft?.id}`, 'Result and sign-off');
    await page.getByText('No frozen result for this assessment').waitFor();
    await look(page, 'frozen result, none');
    await open(page, `/app/results?assessmentId=${completed?.id}`, 'Topics and their results');
    await look(page, 'frozen result');
    await page.getByRole('button', { name: 'Open all' }).click();
    await page.getByText('Stakeholders and engagement').click();
    await page.getByText('All inputs').first().click();
    await page.getByText('All inputs').last().click();
    await look(page, 'frozen result, opened');
  });

  it('everywhere else', async () => {
    const { page } = await visit(ADMIN);
    await open(page, '/app/chat', 'AI assistant');
    await page.getByText('Start a conversation about your assessment').waitFor();
    await look(page, 'chat, empty');
    await press(page, 'Which topics score highest?');
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    await look(page, 'chat with an answer');
    await open(page, '/app/company', 'Company');
    await page.getByRole('heading', { name: 'Pending Invitations' }).waitFor();
    await press(page, /^Edit/);
    await look(page, 'company, being edited');
    await open(page, '/app/profile', /.+/);
    await look(page, 'profile');
    await open(page, '/app/settings', 'Settings');
    await press(page, 'Change Password');
    await look(page, 'settings with the password form');
    await resize(page, 375);
    await press(page, 'Toggle sidebar');
    await page.getByRole('dialog').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
