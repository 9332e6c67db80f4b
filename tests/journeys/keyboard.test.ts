import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { expectFocus, isFocused, tabTo } from '../shared/keyboard.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';

const EMAIL = 'keys@example.com';
const PASSWORD = 'a heron over the marsh';
const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Goes to a place with the command palette. */
async function goTo(page: Page, typed: string, option: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await expectFocus(page.getByRole('combobox', { name: 'Search and commands' }));
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: option }).and(page.locator('[data-highlighted]')).waitFor();
  await page.keyboard.press('Enter');
}

async function pressButton(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }), key);
  await page.keyboard.press('Enter');
}

/** Sets the focused slider. */
async function setSlider(page: Page, value: number): Promise<void> {
  await page.keyboard.press('Home');
  for (let step = 1; step < value; step += 1) await page.keyboard.press('ArrowRight');
}

describe('without a mouse', () => {
  it('the main job is possible from signing in to a topic behind a point of the matrix, with the focus always in view', async () => {
    const { page, context } = await browser.visit({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const headers = { origin: app.url };
    const signUp = { fullName: 'Kay Tabb', email: EMAIL, password: PASSWORD };
    expect((await context.request.post(`${app.url}/api/auth/sign-up`, { headers, data: signUp })).ok()).toBe(true);
    await context.clearCookies();

    await page.goto(`${app.url}/auth`);
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(EMAIL);
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');

    await page.waitForURL('**/company-setup');
    await expectFocus(page.getByRole('main'));
    await tabTo(page, page.getByLabel('Company Name'));
    await page.keyboard.type('Tabb Foods');
    await tabTo(page, page.getByLabel('Industry'));
    await page.keyboard.type('Food');
    await tabTo(page, page.getByLabel('Company Size'));
    await page.keyboard.type('Large');
    await pressButton(page, 'Create Company Profile');

    await page.waitForURL('**/app/dashboard');
    await expectFocus(page.getByRole('main'));
    // At the end of a page there is no room to scroll a field clear of a message.
    const messages = page.getByRole('region', { name: 'Messages' });
    // Screen readers would repeat the name of a live part with each message, and stop at an empty region.
    expect(await page.locator('[aria-live][aria-label="Messages"]').count()).toBe(0);
    await messages.waitFor({ state: 'detached' });
    await goTo(page, 'organi', 'Organizational Information');
    await page.waitForURL('**/app/assessment?section=organizational');
    await page.getByLabel('Describe your main products and services and who buys them.').waitFor();
    await tabTo(page, page.getByLabel('Describe your main products and services and who buys them.'));
    await page.keyboard.type('Frozen meals for retailers');
    await pressButton(page, 'Save');
    await page.getByText('Organizational Information has been saved successfully.').waitFor();
    await pressButton(page, 'Next');
    await expectFocus(page.getByRole('heading', { name: 'Stakeholder Mapping' }));

    await goTo(page, 'topic sel', 'Topic Selection');
    await expectFocus(page.getByRole('heading', { name: 'Topic Selection' }));
    const microplastics = page.getByRole('checkbox', { name: /Microplastics/ });
    await tabTo(page, microplastics);
    await page.keyboard.press('Space');
    expect(await microplastics.isChecked()).toBe(false);
    await pressButton(page, 'Save All', 'Shift+Tab');
    await page.getByText('Topic selections saved successfully').waitFor();

    await goTo(page, 'impact mat', 'Impact Materiality Assessment');
    await expectFocus(page.getByRole('heading', { name: 'Impact Materiality Assessment' }));
    await pressButton(page, 'Add impact to Climate change mitigation');
    const impact = page.getByRole('form', { name: 'New impact' });
    await expectFocus(impact.getByRole('textbox', { name: 'Title' }));
    await page.keyboard.type('Emissions of farms');
    await tabTo(page, impact.getByRole('radio', { name: 'Negative' }));
    await page.keyboard.press('Space');
    await tabTo(page, impact.getByRole('radio', { name: /^Actual/ }));
    await page.keyboard.press('ArrowDown');
    expect(await impact.getByRole('radio', { name: /^Potential/ }).isChecked()).toBe(true);
    await tabTo(page, impact.getByRole('slider', { name: 'Severity', exact: true }));
    await setSlider(page, 4);
    await tabTo(page, impact.getByRole('slider', { name: 'Likelihood', exact: true }));
    await setSlider(page, 5);
    await tabTo(page, impact.getByRole('button', { name: 'Save impact' }));
    await page.keyboard.press('Enter');
    await page.getByText('Impact component added successfully.').waitFor();
    await expectFocus(page.getByRole('button', { name: 'Edit: Emissions of farms' }));

    await goTo(page, 'financial mat', 'Financial Materiality Assessment');
    await pressButton(page, 'Add risk or opportunity to Climate change mitigation');
    const risk = page.getByRole('form', { name: 'New risk or opportunity' });
    await expectFocus(risk.getByRole('textbox', { name: 'Title' }));
    await page.keyboard.type('Carbon price');
    await tabTo(page, risk.getByRole('slider', { name: 'Potential magnitude', exact: true }));
    await setSlider(page, 3);
    await tabTo(page, risk.getByRole('slider', { name: 'Likelihood', exact: true }));
    await setSlider(page, 4);
    await tabTo(page, risk.getByRole('button', { name: 'Save risk' }));
    await page.keyboard.press('Enter');
    await page.getByText('Risk/Opportunity added successfully.').waitFor();

    await goTo(page, 'dash', 'Dashboard');
    await expectFocus(page.getByRole('main'));
    const point = page
      .getByRole('list', { name: 'Topics on the matrix, highest first' })
      .getByRole('button', { name: /^E1\.2 .* impact 20 of 25, financial 12 of 25/ });
    await tabTo(page, point);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Climate change mitigation' }).getByText('Emissions of farms').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(point);

    const threshold = page.getByRole('slider', { name: 'Financial threshold' });
    await tabTo(page, threshold);
    await page.keyboard.press('ArrowLeft');
    expect(await threshold.getAttribute('aria-valuetext')).toBe('10 of 25');
    await page.getByText('1 of 1 assessed topic is material').waitFor();
    await page.getByText('Differs from the default thresholds').waitFor();
  });

  it('shortcuts and the skip link bypass the navigation', async () => {
    const { page, context } = await browser.visit({ reducedMotion: 'reduce' });
    const headers = { origin: app.url };
    const signIn = { email: EMAIL, password: PASSWORD };
    expect((await context.request.post(`${app.url}/api/auth/sign-in`, { headers, data: signIn })).ok()).toBe(true);
    await page.goto(`${app.url}/app/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('main'));
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('switch').first());

    await page.keyboard.press('Control+B');
    await page.getByRole('button', { name: 'Toggle sidebar', expanded: false }).waitFor();
    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox', { name: 'Search and commands' });
    await expectFocus(field);
    await page.keyboard.type('zzz');
    await page.getByText('Nothing matches "zzz".').waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(page.getByRole('switch').first());

    await goTo(page, 'emissions of farms', 'Emissions of farms');
    await expectFocus(page.getByRole('button', { name: 'Edit: Emissions of farms' }));
    await expect.poll(() => page.title()).toBe('Impact Materiality Assessment · Twofold');
    const announcer = page.locator('[aria-live="polite"]', { hasText: 'Impact Materiality Assessment · Twofold' });
    await announcer.waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForURL('**/app/settings');
    await expectFocus(page.getByRole('main'));
    expect(await page.title()).toBe('Settings · Twofold');

    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const asked = 'Describe your main products and services and who buys them.';
    await goTo(page, 'frozen retailers', asked);
    await expectFocus(page.getByRole('textbox', { name: asked }));

    // Topics that are not selected can be found too, and are labelled.
    await goTo(page, 'microplastics', 'not selected');
    await expectFocus(page.getByRole('checkbox', { name: /Microplastics/ }));
    await goTo(page, 'human rights', 'Human rights');
    await page.waitForURL('**/app/register?view=human-rights');

    await goTo(page, 'kay tabb', 'Kay Tabb');
    await expectFocus(page.getByRole('listitem').filter({ hasText: 'Kay Tabb' }));
    await goTo(page, 'two-factor', 'Two-Factor Authentication');
    await expectFocus(page.getByRole('heading', { name: 'Privacy & Security' }));
  });

  it('the focused field is scrolled clear of a message that appears over it', async () => {
    const { page, context } = await browser.visit({
      viewport: { width: 1280, height: 700 },
      reducedMotion: 'reduce',
    });
    const headers = { origin: app.url };
    const signIn = { email: EMAIL, password: PASSWORD };
    expect((await context.request.post(`${app.url}/api/auth/sign-in`, { headers, data: signIn })).ok()).toBe(true);
    await page.goto(`${app.url}/app/assessment?section=organizational`);
    const text = page.getByLabel('Describe your main products and services and who buys them.');
    await text.fill('Frozen meals for retailers and canteens');
    const isCovered = () =>
      text.evaluate((element) => {
        const { left, width, bottom } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
      });
    // Low in the window, where messages appear, and above the bar at the bottom.
    await text.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 100));
    expect(await isCovered()).toBe(false);
    await page.getByRole('button', { name: 'Save', exact: true }).evaluate((button: HTMLElement) => button.click());
    await page.getByText('Organizational Information has been saved successfully.').waitFor();
    expect(await isFocused(text)).toBe(true);
    await expect.poll(isCovered).toBe(false);
  });
});
