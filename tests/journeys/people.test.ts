import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEml } from '#server/platform/mail/read-eml.ts';
import { openBrowser } from '../shared/browser.ts';
import { deviceCode } from '../shared/device-code.ts';
import { eventually } from '../shared/eventually.ts';
import { mustHave } from '../shared/must-have.ts';
import { startSmtpServer, type TestSmtpServer } from '../shared/smtp-server.ts';
import { startAt } from '../shared/start-at.ts';

const PASSWORD = 'a heron over the marsh';
const browser = openBrowser({ isCastKept: true });
let smtp: TestSmtpServer;
let running: Awaited<ReturnType<typeof startAt>>;
/** Two companies and four people: Ada founds one, Max and Nina are invited to it, Eve founds the other. */
const people = Object.fromEntries(
  ['Ada', 'Max', 'Nina', 'Eve'].map((name) => [
    name,
    { name: `${name} Example`, email: `${name.toLowerCase()}.${randomBytes(4).toString('hex')}@example.com` },
  ]),
) as Record<'Ada' | 'Max' | 'Nina' | 'Eve', { name: string; email: string }>;
type Person = (typeof people)['Ada'];
const pages = new Map<Person, { page: Page; context: BrowserContext }>();

beforeAll(async () => {
  smtp = await startSmtpServer();
  const port = new URL(smtp.url).port;
  running = await startAt({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SUPPORT_EMAIL: 'help@example.org',
    REQUIRE_EMAIL_CONFIRMATION: 'true',
  });
});
afterAll(async () => {
  await running.app.close();
  await smtp.close();
});

async function pageOf(person: Person): Promise<Page> {
  const known = pages.get(person);
  if (known) return known.page;
  const visit = await browser.visit();
  pages.set(person, visit);
  return visit.page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sees = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The newest link of this kind in the mails to an address, as a mail program shows them. */
function newestLink(email: string, kind: RegExp): Promise<string> {
  return eventually(`a mail with ${kind} reaches ${email}`, async () => {
    const mails = await Promise.all(
      smtp.received.filter(({ to }) => to === email).map(({ source }) => readEml(source)),
    );
    return mails.map(({ text }) => kind.exec(text)?.[0]).findLast((link) => link !== undefined);
  });
}
const invitationLink = (email: string) => newestLink(email, /http:\S+\/invitation\?\S+/);

async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await press(page, 'Create Account');
}

async function found(person: Person, company: string): Promise<Page> {
  const page = await pageOf(person);
  await page.goto(`${running.url}/auth?mode=sign-up`);
  await fillSignUp(page, person);
  await sees(page, 'Check Your Email');
  await page.goto(await newestLink(person.email, /http:\S+#confirm=\S+/));
  await page.waitForURL('**/company-setup');
  await page.getByLabel('Company Name').fill(company);
  await page.getByLabel('Industry').selectOption({ label: 'Manufacturing' });
  await page.getByLabel('Company Size').selectOption({ label: 'Medium (51-250 employees)' });
  await press(page, 'Create Company Profile');
  await page.waitForURL('**/app/dashboard');
  return page;
}

async function invite(page: Page, email: string, role?: 'Admin'): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  if (role) await page.getByLabel('Role', { exact: true }).selectOption({ label: role });
  await press(page, 'Send Invitation');
}

const choose = async (page: Page, person: Person, action: string) => {
  await press(page, `Actions for ${person.name}`);
  await page.getByRole('menuitem', { name: action }).click();
};

describe('people', () => {
  it('continue after confirmation, even if a request from before the confirmation is answered after it', async () => {
    const person = { name: 'Ola Example', email: `ola.${randomBytes(4).toString('hex')}@example.com` };
    const page = await pageOf(person);
    await page.goto(`${running.url}/auth?mode=sign-up`);
    await fillSignUp(page, person);
    await sees(page, 'Check Your Email');
    const spent = page.waitForResponse((response) => /confirm/.test(new URL(response.url()).pathname));
    await page.route(
      '**/api/session',
      async (route) => {
        const before = await route.fetch();
        await spent;
        await page.waitForTimeout(500);
        // If the page has given up in the meantime, nobody waits for the answer.
        await route.fulfill({ response: before }).catch(() => undefined);
      },
      { times: 1 },
    );
    await page.goto(await newestLink(person.email, /http:\S+#confirm=\S+/));
    await page.waitForURL('**/company-setup');
  });

  it('are invited by mail, and each invalid invitation is rejected with the specified message', async () => {
    const ada = await found(people.Ada, 'Nordlicht GmbH');
    await ada.goto(`${running.url}/app/company`);
    await invite(ada, ' ');
    await sees(ada, 'Enter the email address to invite.');
    await invite(ada, people.Max.email);
    await sees(ada, `Invitation sent to ${people.Max.email}`);
    await sees(ada, 'Pending Invitations');
    await invite(ada, people.Max.email.toUpperCase());
    await sees(ada, 'Invitation Already Exists');
    await sees(ada, `${people.Max.email} already has a pending invitation`);
    await invite(ada, people.Ada.email);
    await sees(ada, 'This is your own email address.');
    await invite(ada, people.Nina.email, 'Admin');
    await sees(ada, `Invitation sent to ${people.Nina.email}`);
  });

  it('sign up from the invitation with the address filled in, and return to it with the confirmation mail', async () => {
    const max = await pageOf(people.Max);
    await max.goto(await invitationLink(people.Max.email));
    await sees(max, 'Sign In Required');
    await sees(max, 'Please sign in to accept this invitation.');
    await sees(max, `${people.Ada.name} invites you to work on the double materiality assessment of Nordlicht GmbH.`);
    await max.getByRole('link', { name: 'Create Account' }).click();
    await sees(max, `Create your account to join Nordlicht GmbH. ${people.Ada.name} invited you.`);
    expect(await max.getByLabel('Email').inputValue()).toBe(people.Max.email);
    await fillSignUp(max, people.Max);
    await sees(max, 'Check Your Email');
    await max.goto(await newestLink(people.Max.email, /http:\S+#confirm=\S+/));
    await sees(max, "You've been invited to join a team");
    await max.getByRole('button', { name: 'Accept Invitation' }).dblclick();
    await sees(max, 'Welcome to Nordlicht GmbH!');
    await max.waitForURL('**/app/dashboard');
    await max.getByRole('button', { name: 'Show my tasks' }).click();
    await max.waitForURL('**/app/home');
    // Updated without a reload.
    await (await pageOf(people.Ada)).getByText(people.Max.name).first().waitFor();
  });

  it('see every state of the invitation page', async () => {
    const eve = await found(people.Eve, 'Other AG');
    await eve.goto(`${running.url}/invitation`);
    await sees(eve, 'Invalid Invitation');
    await sees(eve, 'No invitation ID provided');
    const ofNina = await invitationLink(people.Nina.email);
    await eve.goto(`${ofNina.slice(0, -12)}`);
    await sees(eve, 'Invitation not found');
    await eve.goto(await invitationLink(people.Max.email));
    await sees(eve, 'This invitation has already been processed');
    await eve.goto(ofNina);
    await eve
      .getByRole('alert')
      .filter({ hasText: 'Error' })
      .getByText('This invitation is for', { exact: false })
      .waitFor();
    await sees(eve, `This invitation is for ${people.Nina.email}. Please sign in with that email address.`);
    expect(await eve.getByRole('button', { name: 'Accept Invitation' }).isDisabled()).toBe(true);
    // The person already belongs to another company.
    const ada = await pageOf(people.Ada);
    await invite(ada, people.Eve.email);
    await eve.goto(await invitationLink(people.Eve.email));
    await eve.getByText('You already belong to another company.').waitFor();
    await press(ada, `Delete the invitation for ${people.Eve.email}`);
    await press(ada, 'Delete');
    await sees(ada, 'Invitation deleted');
    await eve.reload();
    await sees(eve, 'This invitation has already been processed');
    await eve.getByRole('link', { name: 'Go to Login' }).click();
    await eve.waitForURL('**/app/**');
  });

  it('see which invitation could not be delivered', async () => {
    const ada = await pageOf(people.Ada);
    const nowhere = `nobody.${randomBytes(4).toString('hex')}@example.com`;
    smtp.refuseWith = 550;
    await invite(ada, nowhere);
    await ada.getByRole('listitem').filter({ hasText: nowhere }).getByText('Could not be delivered').waitFor();
    smtp.refuseWith = 0;
    await press(ada, `Delete the invitation for ${nowhere}`);
    await press(ada, 'Delete');
    await sees(ada, 'Invitation deleted');
  });

  it('see that no mail is sent while the mail server rejects the password, until it accepts mail again', async () => {
    const ada = await pageOf(people.Ada);
    const [before, after] = ['before', 'after'].map((word) => `${word}.${randomBytes(4).toString('hex')}@example.com`);
    Object.assign(smtp, { refuseWith: 535, refuseSaying: '5.7.8 Authentication credentials invalid' });
    await invite(ada, before ?? '');
    await eventually(
      'admins are told',
      async () => {
        await ada.goto(`${running.url}/app/company`);
        await ada.getByRole('heading', { name: 'Team Members' }).waitFor();
        return (await ada.getByText('Email is not being sent').count()) > 0;
      },
      60_000,
    );
    expect(await ada.getByText('Could not be delivered').count()).toBe(0);
    Object.assign(smtp, { refuseWith: 0, refuseSaying: 'refused' });
    await invite(ada, after ?? '');
    await eventually(
      'both arrive',
      () => [before, after].every((to) => smtp.received.some((mail) => mail.to === to)),
      60_000,
    );
    await ada.reload();
    await ada.getByRole('heading', { name: 'Team Members' }).waitFor();
    await ada.getByText('Email is not being sent').waitFor({ state: 'detached' });
    for (const email of [before, after]) {
      await press(ada, `Delete the invitation for ${email}`);
      await press(ada, 'Delete');
      await ada
        .getByRole('listitem')
        .filter({ hasText: email ?? '' })
        .waitFor({ state: 'detached' });
    }
  });

  it('change roles and remove each other, with prompts before and the specified messages after', async () => {
    const ada = await pageOf(people.Ada);
    const max = await pageOf(people.Max);
    await max.goto(`${running.url}/app/company`);
    await sees(max, 'Team Members');
    expect(await max.getByText('Invite Team Member').count()).toBe(0);
    // The menu offers only what the server accepts: admins cannot demote or remove themselves.
    await press(ada, `Actions for ${people.Ada.name}`);
    await ada.getByRole('menuitem').first().waitFor();
    expect(await ada.getByRole('menuitem').allInnerTexts()).toEqual(['History', 'Hand over and leave']);
    await ada.getByRole('menuitem', { name: 'Hand over and leave' }).click();
    await ada.getByRole('dialog', { name: /^Leave / }).waitFor();
    await press(ada, 'Cancel');
    await choose(ada, people.Max, 'Promote to admin');
    await sees(ada, `Promote ${people.Max.name} to admin?`);
    await press(ada, 'Promote');
    await sees(ada, `${people.Max.name} has been promoted to admin`);
    await sees(max, 'Invite Team Member');

    await choose(ada, people.Max, 'Demote to user');
    await press(ada, 'Demote');
    await sees(ada, `${people.Max.name} has been demoted to user`);
    await max.getByText('Invite Team Member').waitFor({ state: 'detached' });
  });

  it('who are demoted get the specified refusals on a page that has not been updated', async () => {
    const ada = await pageOf(people.Ada);
    const { context } = mustHave(pages.get(people.Max));
    const stale = await context.newPage();
    await choose(ada, people.Max, 'Promote to admin');
    await press(ada, 'Promote');
    // The message about the first promotion may still be shown, so check the row.
    await ada.getByRole('listitem').filter({ hasText: people.Max.email }).getByText('Admin', { exact: true }).waitFor();
    await stale.goto(`${running.url}/app/company`);
    await sees(stale, 'Pending Invitations');
    await sees(stale, 'Invite Team Member');
    await stale.route(/\/api\/(live|session|invitations$|team$)/, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await choose(ada, people.Max, 'Demote to user');
    await press(ada, 'Demote');
    await sees(ada, `${people.Max.name} has been demoted to user`);
    const attempts: [() => Promise<void>, string][] = [
      [() => invite(stale, 'somebody@example.com'), 'Only administrators can invite users'],
      [
        async () => {
          await press(stale, `Delete the invitation for ${people.Nina.email}`);
          await press(stale, 'Delete');
        },
        'Only administrators can delete invitations',
      ],
      [
        async () => {
          await choose(stale, people.Ada, 'Remove from team');
          await press(stale, 'Remove');
        },
        'Only administrators can remove team members',
      ],
      [
        async () => {
          await choose(stale, people.Ada, 'Demote to user');
          await press(stale, 'Demote');
        },
        'Only administrators can change user roles',
      ],
    ];
    for (const [attempt, sentence] of attempts) {
      await attempt();
      await sees(stale, 'Access Denied');
      await sees(stale, sentence);
    }
    await stale.close();
  });

  it('who are removed lose their open page automatically', async () => {
    const ada = await pageOf(people.Ada);
    const { context } = mustHave(pages.get(people.Max));
    const max = await context.newPage();
    await max.goto(`${running.url}/app/assessment`);
    await max.getByRole('heading', { name: 'Organizational Information' }).first().waitFor();
    await choose(ada, people.Max, 'Remove from team');
    await press(ada, 'Remove');
    // Without a reload. A server test measures that the news arrives within a second, without the time for rendering.
    await max.waitForURL('**/company-setup');
    // The page explains why, rather than showing a form without a word.
    await max.getByRole('status').getByText('You are no longer a member of Nordlicht GmbH').first().waitFor();
    await sees(ada, `${people.Max.name} has been removed from the team`);
    await eventually('the removal is told by mail', () =>
      smtp.received.some(({ to, source }) => to === people.Max.email && source.includes('You are no longer a member')),
    );
    await max.goto(`${running.url}/app/company`);
    await sees(max, 'No Company Information');
    await sees(max, 'Unable to load company details.');
    await max.goto(`${running.url}/app/profile`);
    await max.getByLabel('Full Name').waitFor();
    await max.close();
  });

  it('who sign up or sign in without a company see who invited them, and can join without the mail', async () => {
    const ada = await pageOf(people.Ada);
    const max = await pageOf(people.Max);
    await invite(ada, people.Max.email);
    await sees(ada, `Invitation sent to ${people.Max.email}`);
    await max.goto(`${running.url}/app/dashboard`);
    await max.waitForURL('**/company-setup');
    await sees(max, 'You have an invitation');
    await max.getByText(`Invited by ${people.Ada.name}`).waitFor();
    await press(max, 'Join Nordlicht GmbH');
    await sees(max, 'Welcome to Nordlicht GmbH!');
    await max.waitForURL('**/app/dashboard');
  });

  it('who founded a company by accident leave it for the one that invites them, and their link still works afterwards', async () => {
    const ada = await pageOf(people.Ada);
    const eve = await pageOf(people.Eve);
    const before = await invitationLink(people.Eve.email);
    await invite(ada, people.Eve.email);
    await sees(ada, `Invitation sent to ${people.Eve.email}`);
    const link = await eventually('the newer mail arrives', async () => {
      const newest = await invitationLink(people.Eve.email);
      return newest === before ? undefined : newest;
    });
    await eve.goto(link);
    await press(eve, 'Accept Invitation');
    const dialog = eve.getByRole('dialog', { name: 'Join Nordlicht GmbH and end Other AG?' });
    await dialog.getByText('Other AG is deleted immediately.').waitFor();
    await dialog.getByLabel('Type “Other AG” to confirm').fill('Another AG');
    await press(eve, 'Leave and join');
    await dialog.getByText('This is not the company’s name. Type it exactly as shown.').waitFor();
    await dialog.getByLabel('Type “Other AG” to confirm').fill('other ag');
    await press(eve, 'Leave and join');
    await sees(eve, 'Welcome to Nordlicht GmbH!');
    await eve.waitForURL('**/app/dashboard');
    await eve.goto(link);
    await eve.waitForURL('**/app/dashboard');
    await sees(eve, 'You already belong to Nordlicht GmbH.');
  });

  it('close their company for everyone by typing its name, and can still keep it', async () => {
    const ada = await pageOf(people.Ada);
    const max = await pageOf(people.Max);
    await max.goto(`${running.url}/app/company/leaving`);
    await max.getByRole('button', { name: 'Leave Company' }).waitFor();
    expect(await max.getByRole('button', { name: 'Close Company' }).count()).toBe(0);
    await ada.goto(`${running.url}/app/company/leaving`);
    await press(ada, 'Close Company');
    const dialog = ada.getByRole('dialog', { name: 'Close Nordlicht GmbH?' });
    await dialog.getByLabel('Type “Nordlicht GmbH” to confirm').fill('Nordlicht GmbH');
    await dialog.getByRole('button', { name: 'Close Company' }).click();
    for (const page of [ada, max]) await page.getByText('Nordlicht GmbH will be deleted on').first().waitFor();
    await max.getByText('To keep it, ask an admin.').waitFor();
    expect(await max.getByRole('button', { name: 'Keep the company' }).count()).toBe(0);
    await press(ada, 'Keep the company');
    await sees(ada, 'Nordlicht GmbH will be kept');
    for (const page of [ada, max])
      await page.getByText('Nordlicht GmbH will be deleted on').waitFor({ state: 'detached' });
  });

  it('leave on their own, the last admin only with a successor, and can delete their account', async () => {
    const max = await pageOf(people.Max);
    await press(max, 'Leave Company');
    await press(max, 'Leave');
    await sees(max, 'You have left Nordlicht GmbH');
    await max.waitForURL('**/company-setup');

    const ada = await pageOf(people.Ada);
    await press(ada, 'Leave Company');
    await press(ada, 'Leave');
    await sees(ada, 'Choose the new admin.');
    await ada.getByRole('dialog').getByLabel('New admin').selectOption({ label: people.Eve.name });
    await press(ada, 'Cancel');

    const eve = await pageOf(people.Eve);
    await eve.goto(`${running.url}/app/settings`);
    await press(eve, 'Delete Account');
    const dialog = eve.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText('Please contact support at help@example.org to delete your account.').waitFor();
    const confirm = async (password: string) => {
      await dialog.getByRole('textbox', { name: 'Current Password' }).fill(password);
      await dialog.getByRole('button', { name: 'Delete Account' }).click();
    };
    await confirm('not this one');
    await dialog.getByText('The password is incorrect.').waitFor();
    await confirm(PASSWORD);
    await eve.waitForURL(`${running.url}/`);
    await eve.goto(`${running.url}/app/settings`);
    await eve.waitForURL(/\/auth(\?|$)/);
  });

  it('change their name, notifications and password, which signs out and informs other browsers', async () => {
    const ada = await pageOf(people.Ada);
    await ada.goto(`${running.url}/app/profile`);
    await ada.getByLabel('Full Name').fill('Ada Lovelace');
    await press(ada, 'Save');
    await sees(ada, 'Profile Updated');

    const { page: office } = await browser.visit();
    await office.goto(`${running.url}/auth`);
    await office.getByLabel('Email').fill(people.Ada.email);
    await office.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await press(office, 'Sign In');
    await office.waitForURL('**/app/**');
    await eventually('the new sign-in is told by mail', () =>
      smtp.received.some(({ to, source }) => to === people.Ada.email && source.includes('Subject: New sign-in')),
    );

    await ada.goto(`${running.url}/app/settings`);
    await sees(ada, 'Manage your application preferences and account settings.');
    await ada.getByRole('switch', { name: 'Report Updates' }).click();
    await sees(ada, 'Settings Updated');
    await sees(ada, 'Your notification preferences have been saved.');
    expect(await ada.evaluate(() => localStorage.getItem('notification-preferences'))).toBe(
      JSON.stringify({
        email: true,
        assessmentReminders: true,
        reportUpdates: true,
        systemUpdates: true,
        mentions: true,
        assignments: true,
        reviewRequests: true,
        signatures: true,
        dueDates: true,
        weeklyDigest: true,
      }),
    );
    await ada.reload();
    expect(await ada.getByRole('switch', { name: 'Report Updates' }).isChecked()).toBe(true);

    await press(ada, 'Contact Support');
    await sees(ada, 'Please email help@example.org to enable 2FA.');
    await press(ada, 'Change Password');
    const fill = async (first: string, second: string) => {
      await ada.getByLabel('New Password', { exact: true }).fill(first);
      await ada.getByLabel('Confirm Password', { exact: true }).fill(second);
      await press(ada, 'Update Password');
    };
    await fill('', '');
    await sees(ada, 'Please fill in all password fields.');
    await fill('two herons', 'two heron');
    await sees(ada, "New passwords don't match.");
    await fill('heron', 'heron');
    await sees(ada, 'Password must be at least 6 characters long.');
    await fill('two herons now', 'two herons now');
    await sees(ada, 'All other browsers and devices have been signed out.');
    await office.waitForURL(/\/auth(\?|$)/);
  });

  it('who are enrolled by the operator are asked for a code when they sign in', async () => {
    const program = fileURLToPath(new URL('../../scripts/operator.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'enrol-two-factor', people.Ada.email], {
      env: {
        ...process.env,
        DATABASE_URL: running.app.ownerUrl,
        DATA_DIR: running.app.dataDir,
        PUBLIC_URL: running.url,
      },
    });
    const secret = /secret=([A-Z2-7]+)/.exec(stdout)?.[1] ?? '';
    const ada = await pageOf(people.Ada);
    await ada.waitForURL(/\/auth(\?|$)/);
    await ada.getByLabel('Email').fill(people.Ada.email);
    await ada.getByRole('textbox', { name: 'Password' }).fill('two herons now');
    await press(ada, 'Sign In');
    await sees(ada, 'Enter the code that your authenticator app shows, or one of your recovery codes.');
    await ada.getByLabel('Security Code').fill('000000');
    await press(ada, 'Sign In');
    await sees(ada, 'This code is incorrect or has already been used. Wait for the next one and try again.');
    await ada.getByLabel('Security Code').fill(deviceCode(secret));
    await press(ada, 'Sign In');
    await ada.waitForURL('**/app/**');
  });
});
