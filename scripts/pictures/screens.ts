import type { Page } from 'playwright-core';
import { type Audience, screenNames, screens as table } from '#contract/screens.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { readStandIn } from './sample-server.ts';

/** The viewer: a visitor who is signed out, a person without a company, a new company, or the sample company. */
export type Viewer = 'visitor' | 'person' | 'beginner' | 'sample';

export interface Screen {
  /** Also used as the name of the picture. */
  name: string;
  path: string;
  viewer: Viewer;
  /** Brings the screen into the state that the picture should show. */
  prepare?: (page: Page) => Promise<void>;
  /** Only the window, if a picture of the whole page would tear apart what floats or scrolls inside. */
  windowOnly?: boolean;
  /** A picture for the README or the tutorial, in `docs/images`: one width, light theme. Taken by `npm run screenshots -- readme`. */
  readme?: string;
}

const sections = questionnaire.map(({ sectionType }) => sectionType.replaceAll('_', '-'));
const press = (role: 'button' | 'link' | 'menuitem' | 'radio', name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).first().click();
};

/** Every screen, with no data, little data and a lot of data. */
export const screens: readonly Screen[] = [
  ...ofTable('visitor', '', (who) => who === 'public' || who === 'visitor'),
  { name: 'docs-tutorial', path: '/docs/tutorial/first-assessment', viewer: 'visitor' },
  { name: 'demo-topic', path: '/demo', viewer: 'visitor', windowOnly: true, prepare: openDemoTopic },
  { name: 'auth-sign-up', path: '/auth?mode=sign-up', viewer: 'visitor' },
  { name: 'auth-errors', path: '/auth?mode=sign-up', viewer: 'visitor', prepare: press('button', 'Create Account') },
  { name: 'auth-forgot', path: '/auth?mode=forgot', viewer: 'visitor' },
  { name: 'invitation-invalid', path: '/invitation', viewer: 'visitor' },
  { name: 'not-found', path: '/no/such/page', viewer: 'visitor' },
  { name: 'unavailable', path: '/demo', viewer: 'visitor', prepare: showUnavailable },
  ...ofTable('person', '', (who) => who === 'newcomer'),
  { name: 'company-none', path: '/app/company', viewer: 'person' },
  ...ofTable('beginner', 'beginner-', isInCompany),
  ...ofTable('sample', '', isInCompany),
  { name: 'dashboard-table', path: '/app/dashboard', viewer: 'sample', prepare: showTable },
  { name: 'dashboard-topic', path: '/app/dashboard', viewer: 'sample', windowOnly: true, prepare: openTopic },
  {
    name: 'impact-form',
    path: '/app/assessment?section=impact-materiality',
    viewer: 'sample',
    prepare: press('button', /^Edit: /),
  },
  {
    name: 'readme-dashboard',
    path: '/app/dashboard',
    viewer: 'sample',
    windowOnly: true,
    readme: 'dashboard.png',
  },
  {
    name: 'readme-impact',
    path: '/app/assessment?section=impact-materiality',
    viewer: 'sample',
    windowOnly: true,
    readme: 'impact.png',
    prepare: openScores,
  },
  {
    name: 'readme-register',
    path: '/app/register',
    viewer: 'sample',
    windowOnly: true,
    readme: 'register.png',
  },
  { name: 'chat-answer', path: '/app/chat', viewer: 'sample', windowOnly: true, prepare: ask },
  { name: 'palette', path: '/app/dashboard', viewer: 'sample', windowOnly: true, prepare: openPalette },
];

/** Whether an administrator of a company sees what this audience sees. A new audience counts as one of the company, so none is left out. */
function isInCompany(who: Audience): boolean {
  return who !== 'public' && who !== 'visitor' && who !== 'newcomer';
}

/** The screens of the table for some audiences, each section of the questionnaire separately, as a viewer sees them. */
function ofTable(viewer: Viewer, prefix: string, isAudience: (who: Audience) => boolean): Screen[] {
  return screenNames
    .filter((name) => isAudience(table[name].who))
    .flatMap((name) => {
      const { path, picture } = table[name];
      const look = { viewer, windowOnly: picture === 'window', ...(loadsLate(name) && { prepare: scrollThrough }) };
      if (name !== 'assessment') return [{ ...look, name: prefix + name, path: path as string }];
      return sections.map((section) => ({ ...look, name: prefix + section, path: `${path}?section=${section}` }));
    });
}

/** Whether parts of the screen load only near the view. */
function loadsLate(name: string): boolean {
  return name === 'landing' || name === 'demo';
}

/** Scrolls through the page, so that parts that load only near the view are in a picture of the whole page. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(80);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

async function openDemoTopic(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.locator('label').filter({ hasText: 'Table' }).first().click();
  await page.getByRole('button', { name: 'Water', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens an impact with its scores in view. */
export async function openScores(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit: Agricultural supply-chain emissions' }).first().click();
  await page.getByRole('slider').first().waitFor();
  await page.getByRole('slider').first().scrollIntoViewIfNeeded();
}

async function showTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('label').filter({ hasText: 'Table' }).first().click();
}

async function openTopic(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'Topics, highest first' })
    .getByRole('button', { name: /Water/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function ask(page: Page): Promise<void> {
  // Asks only once: at the next width, the chat and its answer already exist.
  const suggestion = page.getByRole('button', { name: 'Which topics score highest?' });
  await suggestion.or(page.getByRole('table')).first().waitFor();
  if (await suggestion.isVisible()) await suggestion.click();
  await page.getByRole('table').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('harvest');
  await page
    .getByRole('option', { name: /Local Communities|Seasonal and agency workers/ })
    .first()
    .waitFor();
}

async function showUnavailable(page: Page): Promise<void> {
  const body = await readStandIn('unavailable');
  await page.route('**/demo', (route) => route.fulfill({ status: 503, contentType: 'text/html', body }));
  await page.route('**/readyz', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await page.waitForLoadState('networkidle');
}
