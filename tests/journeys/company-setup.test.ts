import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { asOwner } from '../shared/database.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { holdBack } from './hold-back.ts';
import { type Newcomer, welcome } from './newcomer.ts';
import { readField } from './read-field.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const CREATE = 'Create Company Profile';
const refusal = { defined: false, code: 'UNDER_REPAIR', status: 503, message: 'The server is under repair.' };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the setup for a person without a company. */
async function visitSetup(): Promise<Newcomer> {
  const newcomer = await welcome(browser, app, { company: null });
  await newcomer.page.goto(`${app.url}/company-setup`);
  await newcomer.page.getByRole('button', { name: CREATE }).waitFor();
  return newcomer;
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company Name').fill(name);
  await page.getByLabel('Industry').selectOption({ label: 'Retail' });
  await page.getByLabel('Company Size').selectOption({ label: 'Small (1-50 employees)' });
}

async function countCompanies(name: string): Promise<number> {
  return asOwner(app.ownerUrl, async (client) => {
    const { rows } = await client.query('select id from companies where name = $1', [name]);
    return rows.length;
  });
}

describe('the company setup', () => {
  it('redirects people who are not signed in or have a company, and receives those without one', async () => {
    const { page: stranger } = await browser.visit();
    await stranger.goto(`${app.url}/company-setup`);
    await stranger.waitForURL(`${app.url}/auth`);

    const { page: member } = await welcome(browser, app);
    await member.goto(`${app.url}/company-setup`);
    await member.waitForURL(`${app.url}/app/dashboard`);

    const { page: newcomer } = await welcome(browser, app, { company: null });
    for (const path of ['/app', '/app/dashboard']) {
      await newcomer.goto(app.url + path);
      await newcomer.waitForURL(`${app.url}/company-setup`);
    }
    for (const path of ['/app/profile', '/app/settings', '/app/company']) {
      await newcomer.goto(app.url + path);
      await newcomer.getByRole('navigation', { name: 'Main navigation' }).waitFor();
      expect(new URL(newcomer.url()).pathname).toBe(path);
    }
    await newcomer.getByText('No Company Information', { exact: true }).waitFor();
    await newcomer.getByText('Unable to load company details.', { exact: true }).waitFor();
  });

  it('shows that the profile is loading, and when loading failed', async () => {
    const { page } = await welcome(browser, app, { company: null });
    const session = await holdBack(page, '**/api/session', (route) => route.fulfill({ status: 503, json: refusal }));
    await page.goto(`${app.url}/company-setup`);
    await page.getByText('Loading your profile...').first().waitFor();
    session.release();
    await page.getByText('Failed to load profile. Please try refreshing the page.').waitFor();
    await page.unroute('**/api/session');
    await press(page, 'Try again');
    await page.getByRole('button', { name: CREATE }).waitFor();
  });

  it('offers the specified industries and sizes, marks each missing field, and keeps what was typed', async () => {
    const { page } = await visitSetup();
    const name = page.getByLabel('Company Name');
    const [industry, size] = [page.getByLabel('Industry'), page.getByLabel('Company Size')];
    const offered = (select: typeof industry) => select.locator('option:not([hidden])').allInnerTexts();
    expect((await offered(industry)).join(', ')).toBe(
      'Technology, Manufacturing, Financial Services, Healthcare, Energy, Retail, Transportation, Construction, Food & Beverage, Other',
    );
    expect((await offered(size)).join(', ')).toBe(
      'Small (1-50 employees), Medium (51-250 employees), Large (251-1000 employees), Enterprise (1000+ employees)',
    );

    await name.fill('   ');
    await press(page, CREATE);
    await expect.poll(() => readField(name)).toMatchObject({ isWrong: true, hasFocus: true });
    expect((await readField(name)).says).toContain('Company name is required.');
    expect(await readField(industry)).toMatchObject({ isWrong: true, says: 'Industry is required.' });
    expect(await readField(size)).toMatchObject({ isWrong: true, says: 'Company size is required.' });

    await name.fill('Halle & Söhne');
    await industry.selectOption({ label: 'Energy' });
    await press(page, CREATE);
    await expect.poll(() => readField(size)).toMatchObject({ isWrong: true, hasFocus: true });
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Halle & Söhne');
    expect(await industry.inputValue()).toBe('energy');
    expect(await countCompanies('Halle & Söhne')).toBe(0);
  });

  it('creates one company however often the button is pressed, even after the connection was lost', async () => {
    const { page, context } = await visitSetup();
    await fill(page, 'Twice Pressed Ltd');
    await context.setOffline(true);
    await press(page, CREATE);
    await page.getByText('Failed to create company profile. Please try again.').waitFor();
    expect(await page.getByLabel('Company Name').inputValue()).toBe('Twice Pressed Ltd');
    await context.setOffline(false);

    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/company')) sent += 1;
    });
    await page.getByRole('button', { name: CREATE }).dblclick();
    await page.getByText('Company profile created successfully!').waitFor();
    await page.waitForURL(`${app.url}/app/dashboard`);
    expect(sent).toBe(1);
    expect(await countCompanies('Twice Pressed Ltd')).toBe(1);
    // The message lies over the page without moving it.
    await page.getByRole('heading', { name: 'The plan' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // What a newcomer asks first is answered before the first question, and the sample is one press away and back.
    await page.getByText('Your company: Small (1-50 employees).').waitFor();
    await page.getByRole('heading', { name: 'The plan' }).waitFor();
    await page.getByRole('link', { name: 'View a sample' }).click();
    await page.getByRole('heading', { name: 'Sample assessment' }).waitFor();
    await page.getByRole('heading', { name: 'Materiality Matrix' }).waitFor();
    await page.getByRole('link', { name: 'Back to your assessment' }).click();
    await page.getByText('Do you have to report?').waitFor();

    await page.goto(`${app.url}/app/company`);
    await page.getByText('Small (1-50 employees)').waitFor();
  });

  it('continues to the dashboard if a company was set up in another tab in the meantime', async () => {
    const { page, call } = await visitSetup();
    await fill(page, 'The second one');
    await call('POST', '/api/company', { name: 'The first one', industry: 'retail', size: 'small' });
    await press(page, CREATE);
    await page.getByText('You already belong to a company.').waitFor();
    await page.waitForURL(`${app.url}/app/dashboard`);
    await page.getByRole('banner').getByText('The first one', { exact: true }).waitFor();
    expect(await countCompanies('The second one')).toBe(0);
  });
});
