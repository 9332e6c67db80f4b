import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../shared/browser.ts';
import { startAt } from '../shared/start-at.ts';

const PASSWORD = 'a heron over the marsh';
type Running = Awaited<ReturnType<typeof startAt>>;
const newEmail = () => `anna.${randomBytes(5).toString('hex')}@example.com`;
const browser = openBrowser();

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('Full Name').fill('Anna Berg');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
}

const subjects = { confirm: 'Confirm your email address', reset: 'Reset your Twofold password' };

async function followNewestLink(page: Page, { app, url }: Running, kind: keyof typeof subjects) {
  await page.goto(url + app.outboxPath);
  // Opened, the mail is shown as in a mail program, with the logo and its links.
  const lines = page
    .getByRole('article')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
  await lines.filter({ hasText: subjects[kind] }).first().click();
  const mail = page.getByRole('article').filter({ has: page.locator(`a[href*="#${kind}="]`) });
  const framed = mail.frameLocator('iframe');
  await framed.getByText('Twofold', { exact: true }).waitFor();
  expect(await framed.locator(`a[href*="#${kind}="]`).count()).toBeGreaterThan(0);
  const href = await mail.locator(`a.link[href*="#${kind}="]`).getAttribute('href');
  await page.goto(href ?? 'about:blank');
}

describe('accounts without confirmation of addresses', () => {
  let running: Running;
  beforeAll(async () => {
    running = await startAt();
  });
  afterAll(() => running.app.close());

  it('leads from creating an account to the company setup, and back in after signing out', async () => {
    const { url } = running;
    const { page } = await browser.visit({ provokes: /status of 500/ });
    const email = newEmail();
    await page.goto(`${url}/auth`);
    await page.getByRole('link', { name: 'Create Account' }).click();
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create Account' }).dblclick();
    await page.getByText('Welcome! Your account has been created successfully.').waitFor();
    await page.waitForURL(`${url}/company-setup`);
    // Input that was removed again does not lead to a question.
    await page.getByLabel('Company Name').fill('N');
    await page.getByLabel('Company Name').fill('');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${url}/`);

    await page.goto(`${url}/company-setup`);
    await page.waitForURL(`${url}/auth`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('a wrong password');
    await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('An unexpected error occurred. Please try again.').waitFor();
    await page.getByText('Error', { exact: true }).waitFor();
    expect(await page.getByText('Sign In Failed').count()).toBe(0);
    await page.unroute('**/api/auth/sign-in');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Sign In Failed').waitFor();
    await page.getByText('Invalid email or password. Please check your credentials and try again.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Password').press('Enter');
    await page.getByText('You have successfully signed in.').waitFor();
    await page.waitForURL(`${url}/company-setup`);
    await page.goto(`${url}/auth`);
    await page.waitForURL(`${url}/company-setup`);
  });

  it('keeps the card in place while it loads, while errors show, and between modes', async () => {
    const { page } = await browser.visit();
    const top = async () => (await page.locator('main .bg-surface').first().boundingBox())?.y;
    const released = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?!theme-).*\.js/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(`${running.url}/auth`, { waitUntil: 'commit' });
    await page.locator('main .bg-surface').first().waitFor();
    const card = await top();
    released.resolve();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    expect(await top()).toBe(card);
    await page.getByRole('link', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').waitFor();
    expect(await top()).toBe(card);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Please enter your full name.').waitFor();
    expect(await top()).toBe(card);
  });

  it('shows at each field what is wrong with it, and keeps what was typed', async () => {
    const { page } = await browser.visit({ viewport: { width: 375, height: 740 } });
    await page.goto(`${running.url}/auth?mode=sign-up`);
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password').fill('12345');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Please enter your full name.').waitFor();
    await page.getByText('Please enter a valid email address.').waitFor();
    await page.getByText('Password must be at least 6 characters long.').waitFor();
    expect(await page.getByLabel('Full Name').evaluate((field) => field === document.activeElement)).toBe(true);
    await fillSignUp(page, newEmail());
    await page.getByLabel('Password').fill('iloveyou');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('This password is too easy to guess').waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Anna Berg');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
  });

  it('tells on leaving the field that a password is too short or follows a pattern, until it is better', async () => {
    const { page } = await browser.visit();
    await page.goto(`${running.url}/auth?mode=sign-up`);
    const password = page.getByLabel('Password');
    const tooShort = page.getByText('Password must be at least 6 characters long.');
    await password.fill('12345');
    expect(await tooShort.count()).toBe(0);
    await page.getByLabel('Email').focus();
    await tooShort.waitFor();
    await password.fill('abcabcabc');
    await page.getByText('This password is too easy to guess').waitFor();
    await password.fill('seven green bicycles');
    await page.getByText('This password is too easy to guess').waitFor({ state: 'detached' });
    expect(await page.getByText('Please enter your full name.').count()).toBe(0);
  });

  it('hides a password while it is typed, allows pasting, and tells password managers which password to fill in', async () => {
    const { page } = await browser.visit();
    for (const [mode, kind] of [
      ['sign-up', 'new-password'],
      ['sign-in', 'current-password'],
    ]) {
      await page.goto(`${running.url}/auth?mode=${mode}`);
      const field = page.getByLabel('Password');
      await field.focus();
      // A browser dispatches this event before it pastes; if it were cancelled, nothing would be pasted.
      const isPasteTaken = await field.evaluate((input) =>
        input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      );
      await page.keyboard.insertText(PASSWORD);
      expect(await field.inputValue()).toBe(PASSWORD);
      expect(isPasteTaken).toBe(true);
      expect(await field.getAttribute('type')).toBe('password');
      expect(await field.getAttribute('autocomplete')).toBe(kind);
    }
  });

  it('switches to signing in when the address is registered', async () => {
    const { url } = running;
    const email = newEmail();
    const { page: first } = await browser.visit();
    await first.goto(`${url}/auth?mode=sign-up`);
    await fillSignUp(first, email);
    await first.getByRole('button', { name: 'Create Account' }).click();
    await first.waitForURL(`${url}/company-setup`);

    const { page } = await browser.visit();
    await page.goto(`${url}/auth?mode=sign-up`);
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Account Already Exists').waitFor();
    await page.getByText('This email is already registered. Try signing in instead.').waitFor();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`${url}/company-setup`);
  });

  it('allows a forgotten password to be reset by mail', async () => {
    const { url } = running;
    const email = newEmail();
    const { page } = await browser.visit();
    await page.goto(`${url}/auth?mode=sign-up`);
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL(`${url}/company-setup`);

    const { page: other } = await browser.visit();
    await other.goto(`${url}/auth`);
    await other.getByLabel('Email').fill(email);
    await other.getByRole('link', { name: 'Forgot password?' }).click();
    await other.getByRole('button', { name: 'Send link' }).click();
    await other.getByText(`If there is an account for ${email}`).waitFor();
    await followNewestLink(other, running, 'reset');
    await other.getByLabel('New Password').fill('a quieter marsh');
    await other.getByRole('button', { name: 'Set password' }).click();
    await other.getByText('Password changed').waitFor();
    await other.waitForURL(`${url}/company-setup`);
    await page.reload();
    await page.waitForURL(`${url}/auth`);
    await followNewestLink(page, running, 'reset');
    await page.getByLabel('New Password').fill('a later marsh');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link has expired, has already been used').waitFor();
  });
});

describe('accounts with confirmation of addresses', () => {
  let running: Running;
  beforeAll(async () => {
    running = await startAt({ REQUIRE_EMAIL_CONFIRMATION: 'true' });
  });
  afterAll(() => running.app.close());

  it('keeps the person on the screen until they follow the link, which signs them in', async () => {
    const { url } = running;
    const { page } = await browser.visit();
    await page.goto(`${url}/auth?mode=sign-up`);
    await page.getByText('You will get an email to confirm your address.').waitFor();
    const email = newEmail();
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page
      .getByText(
        "We've sent you a confirmation link. Please check your email and click the link to verify your account.",
      )
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    await followNewestLink(page, running, 'confirm');
    await page.waitForURL(`${url}/company-setup`);
    // The same link again, in the browser in which it has been used.
    await followNewestLink(page, running, 'confirm');
    await page.waitForURL(`${url}/company-setup`);

    const { page: stranger } = await browser.visit();
    await followNewestLink(stranger, running, 'confirm');
    await stranger.getByText('Could not confirm your address').waitFor();
  });
});
