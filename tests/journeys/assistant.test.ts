import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ChatMessageShape, ChatSessionShape } from '#contract/chat.ts';
import { componentFields } from '#domain/components/fields.ts';
import { startingValues } from '#domain/fields/values.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { findingOf, findingText } from '#domain/results/finding.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { storeSample } from '../../scripts/store-sample.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { CHEAP_PASSWORDS } from '../shared/cheap-passwords.ts';
import { markdownOfTexts, markdownTexts, titleWithReferences } from '../shared/markdown-texts.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { calls, type ScriptedModel, says, startScriptedModel, talksOn } from '../shared/scripted-model.ts';
import { holdBack, scriptOf } from './hold-back.ts';
import { welcome } from './newcomer.ts';

const PASSWORD = 'a heron over the marsh';
const SHOWN_PLAIN = 'This answer is shown as plain text, because it could not be formatted.';
const [mara] = sampleCompany.people;
const browser = openBrowser();
let app: RunningApp;
let model: ScriptedModel;
/** The same product, connected to a language model. */
let appWithModel: RunningApp;
beforeAll(async () => {
  app = await startApp({}, (database) => storeSample(database, PASSWORD, undefined, CHEAP_PASSWORDS));
  model = await startScriptedModel();
  const env = { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted', LLM_API_KEY: 'sk-key' };
  appWithModel = await startApp(env, (database) => storeSample(database, PASSWORD, undefined, CHEAP_PASSWORDS));
});
afterAll(async () => {
  await app?.close();
  await appWithModel?.close();
  await model?.close();
});

/** The sample company's head of sustainability on the assistant's screen, without any chat. */
async function visitAssistant(of = app, options?: Parameters<typeof browser.visit>[0]) {
  const visit = await browser.visit(options);
  const headers = { origin: of.url };
  const { request } = visit.context;
  const call = async <Answer>(method: string, path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(of.url + path, { method, headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await call('POST', '/api/auth/sign-in', { email: mara.email, password: PASSWORD });
  const { draft } = await call<{ draft: WholeAssessment }>('GET', '/api/assessments/draft');
  const listSessions = () => call<ChatSessionShape[]>('GET', `/api/chat/sessions?assessmentId=${draft.assessment.id}`);
  for (const { id } of await listSessions()) await call('DELETE', `/api/chat/sessions/${id}`);
  const listMessages = async () => {
    const [newest] = await listSessions();
    return call<ChatMessageShape[]>('GET', `/api/chat/sessions/${mustHave(newest).id}/messages`);
  };
  await visit.page.goto(`${of.url}/app/chat`);
  await visit.page.getByText('Start a conversation about your assessment').waitFor();
  return { ...visit, call, draft, listSessions, listMessages };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
/** The messages of one side, found by the word that only screen readers announce. */
const bubbles = (page: Page, who: 'You' | 'Assistant') =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.locator(`span:text-is("${who}")`) });
const chats = (page: Page) => page.getByRole('navigation', { name: 'Chats' });

/** Asks a question like a user and waits until the answer is complete. */
async function ask(page: Page, question: string): Promise<void> {
  const before = await bubbles(page, 'Assistant').count();
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect.poll(() => bubbles(page, 'Assistant').count()).toBe(before + 1);
  await button(page, 'Ask again').waitFor();
  await bubbles(page, 'Assistant').last().locator('.answer-text').waitFor();
}

/** Opens the record from the source shown next to the chat. */
const openBeside = (page: Page) =>
  page.getByRole('complementary', { name: 'Source' }).getByRole('link', { name: 'Open in the assessment' }).click();

/** Polls the text of the last answer. */
const expectAnswer = (page: Page) => expect.poll(() => bubbles(page, 'Assistant').last().textContent());

const dashboard = buildDashboard(toAssessmentData(sampleCompany.currentYear, randomUUID));

/** The width by which the page overflows the screen. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('asking questions', () => {
  it('takes the focus to the question field from another screen, but not while the page is read out as it loads', async () => {
    const { page } = await visitAssistant();
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(false);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: 'Home', exact: true }).waitFor();
    await page.getByRole('link', { name: 'AI assistant', exact: true }).click();
    await field(page).and(page.locator(':focus')).waitFor();
  });

  it('starts with a suggestion, which becomes the title of the chat', async () => {
    const { page, listMessages } = await visitAssistant();
    await press(page, 'What are the key material topics?');
    await button(page, 'Ask again').waitFor();
    const question = 'What are the key material topics for my company?';
    expect(await bubbles(page, 'You').textContent()).toContain(question);
    await expectAnswer(page).toContain(findingText(findingOf(dashboard)));
    await chats(page).getByRole('button', { name: question, exact: true }).waitFor();
    expect((await listMessages()).map(({ role, state }) => [role, state])).toEqual([
      ['user', 'complete'],
      ['assistant', 'complete'],
    ]);
  });

  it('sends a question that was entered before the chats have loaded as soon as they have', async () => {
    const { page } = await visitAssistant();
    const { asked, release } = await holdBack(page, '**/api/chat/sessions*');
    await page.reload();
    await asked;
    await field(page).fill('Which topics are material?');
    await field(page).press('Enter');
    expect(await field(page).inputValue()).toBe('Which topics are material?');
    release();
    await button(page, 'Ask again').waitFor();
    expect(await bubbles(page, 'You').textContent()).toContain('Which topics are material?');
    expect(await field(page).inputValue()).toBe('');
  });

  it('sends with Enter, breaks the line with Shift+Enter, and does not send a blank question', async () => {
    const { page } = await visitAssistant();
    expect(await button(page, 'Send').isDisabled()).toBe(true);
    await field(page).fill('   ');
    await field(page).press('Enter');
    expect(await button(page, 'Send').isDisabled()).toBe(true);
    await field(page).fill('Which topics');
    await field(page).press('Shift+Enter');
    await field(page).pressSequentially('are material?');
    expect(await field(page).inputValue()).toBe('Which topics\nare material?');
    expect(await bubbles(page, 'You').count()).toBe(0);
    await field(page).press('Enter');
    await button(page, 'Ask again').waitFor();
    expect(await bubbles(page, 'You').textContent()).toContain('Which topics\nare material?');
    expect(await field(page).inputValue()).toBe('');
  });

  it('answers with a table whose figures have sources, and opens each source in its place', async () => {
    const { page, draft } = await visitAssistant();
    await ask(page, 'What are the scores of all topics?');
    const table = page.getByRole('region', { name: 'Table' }).getByRole('table');
    expect(await table.getByRole('row').count()).toBeGreaterThan(8);
    // In a wide window a source is shown next to its answer, with a link to the record.
    const mark = table.getByRole('link', { name: /^Source \d+: E3\.1 Water/ });
    await mark.click();
    const beside = page.getByRole('complementary', { name: 'Source' });
    await beside.getByRole('heading', { name: /Water/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => beside.count()).toBe(0);
    await expect.poll(() => mark.evaluate((link) => link === document.activeElement)).toBe(true);
    await mark.click();
    await openBeside(page);
    const water = mustHave(draft.topics.find(({ code }) => code === 'E3.1'));
    await page.waitForURL(`**/app/dashboard?assessment=${draft.assessment.id}&topic=${water.id}`);
    await page.getByRole('dialog', { name: /Water/ }).waitFor();

    await page.goBack();
    const deforestation = mustHave(draft.components.find(({ title }) => title.startsWith('Commodity-driven')));
    await ask(page, `Show me the justification for ${deforestation.title}`);
    await page
      .getByRole('link', { name: `: ${deforestation.title}` })
      .last()
      .click();
    await openBeside(page);
    await page.waitForURL(`**/app/assessment?section=impact-materiality&component=${deforestation.id}`);
    await page.locator('[data-arrived]').filter({ hasText: deforestation.title }).waitFor();
    await expectFocus(page, `Edit: ${deforestation.title}`);
    await expect.poll(() => page.locator('[data-arrived]').count()).toBe(0);

    await page.goto(`${app.url}/app/chat`);
    await press(page, 'New chat');
    await page.getByText('Start a conversation about your assessment').waitFor();
    await ask(page, 'In which countries do we operate?');
    await page
      .getByRole('link', { name: /: In which countries/ })
      .last()
      .click();
    await openBeside(page);
    await page.waitForURL('**/app/assessment?section=organizational&question=3');
    const countries = page.getByRole('combobox', { name: 'In which countries does your company operate?' });
    await expect.poll(() => countries.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('copies an answer with a list of its sources', async () => {
    const { page, context } = await visitAssistant();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ask(page, 'Why is water material?');
    await press(page, 'Copy');
    await button(page, 'Copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/Impact score 20 of 25 .*\[\d\]/);
    expect(copied).toMatch(/Sources:\n\[1\] .+/);
    expect(copied).not.toContain('/app/');
  });

  it('answers a question again, and replaces everything after an edited question', async () => {
    const { page, listMessages } = await visitAssistant();
    await ask(page, 'How many opportunities do we have?');
    const [, first] = await listMessages();
    await press(page, 'Ask again');
    await expect.poll(async () => (await listMessages())[1]?.id).not.toBe(mustHave(first).id);
    await button(page, 'Ask again').waitFor();
    expect(await bubbles(page, 'Assistant').count()).toBe(1);
    await ask(page, 'Which topics did we deselect?');

    await button(page, 'Edit and resend').first().click();
    const edit = page.getByRole('textbox', { name: 'Edit your question' });
    expect(await edit.inputValue()).toBe('How many opportunities do we have?');
    await edit.fill('How many risks do we have?');
    await edit.press('Enter');
    await expect
      .poll(async () => (await listMessages()).map(({ content }) => content)[0])
      .toBe('How many risks do we have?');
    await button(page, 'Ask again').waitFor();
    expect(await bubbles(page, 'You').count()).toBe(1);
    await expectAnswer(page).toContain('risks');
    expect(await listMessages()).toHaveLength(2);
  });
});

/** The chips of the last answer, whose accessible names are like 'How many: 3. Change'. */
const chips = (page: Page) =>
  bubbles(page, 'Assistant').last().getByRole('group', { name: 'How your question was understood' });
/** Unfolds the chips of the last answer, which are folded at first. */
async function adjust(page: Page) {
  const last = bubbles(page, 'Assistant').last();
  await last.getByText('Adjust question', { exact: true }).waitFor();
  expect(await chips(page).count()).toBe(0);
  await last.getByText('Adjust question', { exact: true }).click();
  await chips(page).waitFor();
}
const builder = (page: Page) => page.getByRole('region', { name: 'Build a question' });
const question = (page: Page) => bubbles(page, 'You').last();

describe('asking questions with chips', () => {
  it('builds a question from chips, shows how many rows match, and changes it above its answer', async () => {
    const { page, draft, listMessages } = await visitAssistant();
    const risks = draft.components.filter(({ kind }) => kind === 'risk');
    // The question is a sentence at first; the button next to the field unfolds its chips in place.
    expect(await builder(page).getByRole('button', { name: 'Kind', exact: true }).count()).toBe(0);
    await press(page, 'Build a question');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose the parts yourself');
    const status = builder(page).getByRole('status');
    await expect.poll(() => status.textContent()).toContain(`${draft.components.length} of ${draft.components.length}`);
    await builder(page).getByRole('button', { name: 'Kind', exact: true }).click();
    await page.getByRole('dialog', { name: 'Kind' }).getByRole('button', { name: 'Risk', exact: true }).click();
    await page.getByRole('dialog', { name: 'Kind' }).getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => status.textContent()).toContain(`${risks.length} of ${draft.components.length}`);
    await builder(page).getByRole('button', { name: 'How many', exact: true }).click();
    await page.getByRole('dialog', { name: 'How many' }).getByRole('button', { name: '3', exact: true }).click();
    await page.getByRole('dialog', { name: 'How many' }).waitFor({ state: 'detached' });
    expect(await findViolations(page)).toEqual([]);
    await builder(page).getByRole('button', { name: 'Ask', exact: true }).click();
    await button(page, 'Ask again').waitFor();
    await expect.poll(() => question(page).textContent()).toContain('risks, highest 3 by score');
    await bubbles(page, 'Assistant').getByRole('table').waitFor();
    expect(await bubbles(page, 'Assistant').getByRole('row').count()).toBe(4);

    // A changed chip updates the answer in place, and the focus stays where it was.
    const [asked] = await listMessages();
    await adjust(page);
    await chips(page).getByRole('button', { name: 'How many: 3. Change' }).press('Enter');
    const many = page.getByRole('dialog', { name: 'How many' });
    await many.getByRole('textbox', { name: 'Another number' }).fill('none');
    await many.getByRole('button', { name: 'Apply' }).click();
    await many.getByText('Use a number from the scale.').waitFor();
    await many.getByRole('button', { name: '5', exact: true }).press('Enter');
    await expect.poll(() => question(page).textContent()).toContain('risks, highest 5 by score');
    await expectFocus(page, 'How many: 5. Change');
    expect(await bubbles(page, 'Assistant').getByRole('row').count()).toBe(6);
    const messages = await listMessages();
    expect(messages).toHaveLength(2);
    expect(messages[0]?.id).not.toBe(asked?.id);
    expect(await findViolations(page)).toEqual([]);

    // The chip is removed with its cross, and another is added.
    await chips(page).getByRole('button', { name: 'Remove How many: 5' }).click();
    await expect.poll(() => question(page).textContent()).not.toContain('highest 5');
    await chips(page).getByRole('button', { name: 'Add', exact: true }).click();
    const add = page.getByRole('dialog', { name: 'Add a condition' });
    await add.getByRole('searchbox', { name: 'Find' }).fill('score');
    await add.getByRole('button', { name: 'Score', exact: true }).click();
    const score = page.getByRole('dialog', { name: 'Score' });
    await score.getByRole('textbox', { name: 'From' }).fill('15');
    await score.getByRole('textbox', { name: 'From' }).press('Enter');
    await expect.poll(() => question(page).textContent()).toContain('risks, score 15 or more');
    await chips(page).getByRole('button', { name: 'Score: score 15 or more. Change' }).waitFor();
    expect(await listMessages()).toHaveLength(2);
  });

  it('shows how a written question was understood, and what a follow-up changed', async () => {
    const { page, listMessages } = await visitAssistant();
    await ask(page, 'Which negative impacts do we have?');
    await adjust(page);
    await chips(page).getByRole('button', { name: 'Impact polarity: negative. Change' }).waitFor();
    await ask(page, 'only those on people');
    await adjust(page);
    await chips(page).getByRole('button', { name: 'Impact polarity: negative. Change' }).waitFor();
    await chips(page).getByRole('button', { name: 'Subject: subject is people. Change' }).waitFor();
    // A chip of an earlier answer asks a new question below.
    const earlier = bubbles(page, 'Assistant').first();
    await earlier.getByRole('button', { name: 'Impact polarity: negative. Change' }).click();
    const polarity = page.getByRole('dialog', { name: 'Impact polarity' });
    await polarity.getByRole('button', { name: 'Negative', exact: true }).click();
    await polarity.getByRole('button', { name: 'Positive', exact: true }).click();
    await polarity.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => question(page).textContent()).toContain('positive impacts');
    await button(page, 'Ask again').waitFor();
    await expect.poll(async () => (await listMessages()).length).toBe(6);
    // A question can be built next to the field at any time.
    await press(page, 'Build a question');
    const dialog = page.getByRole('dialog', { name: 'Build a question' });
    await dialog.getByRole('button', { name: /^About: / }).click();
    await page
      .getByRole('dialog', { name: 'About' })
      .getByRole('button', { name: 'Stakeholders', exact: true })
      .click();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect.poll(() => question(page).textContent()).toContain('stakeholders');
  });

  it('follows a link from the dashboard once, and explains why an invalid one cannot be asked', async () => {
    const { page, draft } = await visitAssistant();
    await page.goto(`${app.url}/app/dashboard?assessment=${draft.assessment.id}`);
    await page.getByRole('link', { name: 'Ask about these: Risks' }).click();
    await expect.poll(() => question(page).textContent()).toContain('risks');
    await button(page, 'Ask again').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await button(page, 'Ask again').waitFor();
    expect(await bubbles(page, 'You').count()).toBe(1);

    await page.goto(`${app.url}/app/chat?query={"noun":"topic","where":[{"field":"colour","is":"missing"}]}`);
    const alert = page.getByRole('status').filter({ hasText: 'This link does not contain a valid question' });
    await alert.getByText('It names a field that does not exist.').waitFor();
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

describe('chats', () => {
  it('are started, renamed, deleted after a prompt, and listed under More from the sixth on', async () => {
    const { page, call, draft, listSessions } = await visitAssistant();
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
      await call('POST', '/api/chat/sessions', { id: crypto.randomUUID(), assessmentId: draft.assessment.id, title });
    await page.reload();
    await button(page, 'More (1)').waitFor();
    expect(await chats(page).getByRole('button', { name: 'Six', exact: true }).getAttribute('aria-current')).toBe(
      'true',
    );
    expect(await chats(page).getByRole('button', { name: 'One', exact: true }).count()).toBe(0);

    await button(page, 'New chat').dblclick();
    await button(page, 'More (2)').waitFor();
    expect(await listSessions()).toHaveLength(7);
    await press(page, 'More (2)');
    const more = page.getByRole('dialog', { name: 'More chats' });
    await more.getByRole('button', { name: 'Rename One', exact: true }).click();
    const title = page.getByRole('textbox', { name: 'Chat Title' });
    await title.fill('  ');
    expect(await button(page, 'Save').isDisabled()).toBe(true);
    await title.fill('The first');
    await title.press('Enter');
    await page.getByText('Chat renamed successfully').first().waitFor();
    expect((await listSessions()).map((session) => session.title)).toContain('The first');

    await press(page, 'Menu for Six');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to delete "Six"? This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await listSessions()).toHaveLength(7);
    await press(page, 'Menu for Six');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Chat deleted successfully').first().waitFor();
    await button(page, 'More (1)').waitFor();
    expect((await listSessions()).map((session) => session.title)).not.toContain('Six');
  });

  it('keep the scroll position of a reader who has scrolled up while an answer grows', async () => {
    const { page } = await visitAssistant(appWithModel);
    model.play(says(`${'A line of the answer.\n\n'.repeat(60)}`));
    await ask(page, 'Tell me something long');
    model.play(talksOn('More words.\n\n', 20));
    await field(page).fill('And more?');
    await field(page).press('Enter');
    await button(page, 'Stop answering').waitFor();
    const list = page.locator('main .overflow-y-auto').filter({ has: page.locator('ol') });
    await expect.poll(() => list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(2000);
    // The question stays in view at the top while its answer grows past the end of the window …
    const fromTop = () =>
      list.evaluate((element) => {
        const question = [...element.querySelectorAll('li')].find((item) => item.textContent?.endsWith('And more?'));
        return (question?.getBoundingClientRect().top ?? Number.NaN) - element.getBoundingClientRect().top;
      });
    const fromEnd = () => list.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
    await expect.poll(fromEnd).toBeGreaterThan(80);
    expect(await fromTop()).toBeGreaterThanOrEqual(0);
    expect(await fromTop()).toBeLessThan(40);
    // … and a reader who has scrolled up keeps their position.
    await list.hover();
    const place = (await list.evaluate((element) => element.scrollTop)) - 900;
    await page.mouse.wheel(0, -900);
    await button(page, 'Jump to the latest message').waitFor();
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(place);
    const height = await list.evaluate((element) => element.scrollHeight);
    await expect.poll(() => list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(height + 100);
    expect(await list.evaluate((element) => element.scrollTop)).toBe(place);
    await press(page, 'Jump to the latest message');
    await expect.poll(fromEnd).toBeLessThan(80);
    await press(page, 'Stop answering');
  });
});

describe('a language model', () => {
  it('is shown with its host, and keeps a stopped answer, marked as incomplete', async () => {
    const { page, listMessages } = await visitAssistant(appWithModel);
    await page.getByText(`scripted at ${new URL(model.url).host} answers your questions.`).waitFor();
    model.play(talksOn('Some words. '));
    await field(page).fill('Go on for ever');
    await field(page).press('Enter');
    await bubbles(page, 'Assistant').getByText('Some words.').first().waitFor();
    expect(await button(page, 'Send').count()).toBe(0);
    await press(page, 'Stop answering');
    await bubbles(page, 'Assistant').getByText('Incomplete: the answer was stopped or interrupted.').waitFor();
    const [, kept] = await listMessages();
    expect(kept).toMatchObject({ state: 'partial', answeredBy: 'scripted' });
    expect(mustHave(kept).content).toContain('Some words.');
    await expect.poll(() => model.hungUp).toBe(1);
    await chats(page).getByRole('button', { name: 'Go on for ever', exact: true }).waitFor();
    // The next question can be asked at once.
    model.play(says('A whole answer.'));
    await ask(page, 'And now?');
    await bubbles(page, 'Assistant').getByText('A whole answer.').waitFor();
  });

  it('is reported when it fails, and the built-in analyst is offered but never used silently', async () => {
    const { page, listMessages } = await visitAssistant(appWithModel);
    model.play((response) => {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"Incorrect API key provided: sk-key"}}');
    });
    await field(page).fill('Why is water material?');
    await field(page).press('Enter');
    const sentence =
      'The language model rejects the key that was set up for Twofold. Tell the person who runs this server.';
    await page.getByRole('alert').getByText(sentence).or(page.getByText(sentence)).first().waitFor();
    expect(await page.content()).not.toContain('sk-key');
    // The toast does not cover the question field.
    const toast = mustHave(await page.getByRole('region', { name: 'Messages' }).getByRole('alert').boundingBox());
    const send = mustHave(await button(page, 'Send').boundingBox());
    expect(toast.y + toast.height).toBeLessThanOrEqual(send.y);
    expect((await listMessages()).map(({ role }) => role)).toEqual(['user']);
    // The error and the offer are shown whenever the chat is opened.
    await page.reload();
    await page.getByText(sentence).waitFor();
    await press(page, 'Answer with the built-in analyst');
    await bubbles(page, 'Assistant').getByText('Built-in analyst', { exact: true }).waitFor();
    await expectAnswer(page).toContain('Impact score 20 of 25');
    expect((await listMessages()).map(({ answeredBy }) => answeredBy)).toEqual(['', 'built-in analyst']);
  });

  it('can write markdown, but no HTML, pictures or links of its own', async () => {
    const { page } = await visitAssistant(appWithModel);
    model.play(
      says(
        '- [x] done\n- [ ] open\n\n~~gone~~ <b id="evil">bold</b> ![p](https://evil.example/p.png) [go](https://evil.example) see https://example.org/page and [ref][1]\n\n[1]: https://evil.example/r\n\n    Indented \u202e[Title](#ask)\n',
      ),
    );
    await ask(page, 'Format something');
    const answer = bubbles(page, 'Assistant');
    expect(await answer.getByRole('checkbox').count()).toBe(2);
    expect(await answer.locator('del').textContent()).toBe('gone');
    expect(await answer.locator('#evil, img').count()).toBe(0);
    expect(await answer.getByRole('link').count()).toBe(0);
    expect(await answer.locator('pre').count()).toBe(0);
    expect(await answer.getByRole('button', { name: 'Title', exact: true }).count()).toBe(1);
  });

  it('can write any character reference, and the answer is unchanged after a reload', async () => {
    const { page } = await visitAssistant(appWithModel);
    model.play(says(markdownOfTexts));
    await ask(page, 'Write names with references');
    const paragraphs = bubbles(page, 'Assistant').locator('.answer-text p');
    const shown = markdownTexts.map(({ shows }) => shows);
    expect(await paragraphs.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual(shown);
    await page.reload();
    await expect.poll(() => paragraphs.count()).toBe(shown.length);
    model.play(says('The next one.'));
    await ask(page, 'And now?');
    await bubbles(page, 'Assistant').getByText('The next one.').waitFor();
  });

  it('cannot block the page with endless nesting, which is shown as plain text', async () => {
    const { page } = await visitAssistant(appWithModel);
    const hostile = [`${'> '.repeat(5_000)}deep`, `${'**a '.repeat(5_000)}${'b**'.repeat(5_000)}`, '- '.repeat(9_000)];
    for (const text of hostile) {
      model.play(says(text));
      await ask(page, 'Nest');
      await bubbles(page, 'Assistant').last().getByText(SHOWN_PLAIN).waitFor();
      await press(page, 'New chat');
      await page.getByText('Start a conversation about your assessment').waitFor();
    }
  });

  it('leaves the chat usable when its answer cannot be rendered: the answer is shown as plain text', async () => {
    const { page } = await visitAssistant(appWithModel, { provokes: /drawing fails/ });
    const broken = { contentType: 'text/javascript', body: 'throw new Error("drawing fails")' };
    await page.route(`**/${scriptOf('features/assistant/chat/answer-markdown.tsx')}`, (route) => route.fulfill(broken));
    await page.reload();
    model.play(says('First **words**.\n\nSecond words.'), says('A second answer.'));
    await field(page).fill('Say something');
    await field(page).press('Enter');
    await button(page, 'Ask again').waitFor();
    const answer = bubbles(page, 'Assistant').first();
    await answer.getByText(SHOWN_PLAIN).waitFor();
    expect(await answer.textContent()).toContain('First **words**.\n\nSecond words.');
    await field(page).fill('And now?');
    await field(page).press('Enter');
    await bubbles(page, 'Assistant').last().getByText('A second answer.').waitFor();
    expect(await bubbles(page, 'Assistant').count()).toBe(2);
  });
});

describe('a text that a person wrote', () => {
  it('is shown as typed, even if it looks like markdown', async () => {
    const { page, call, readDraft } = await welcome(browser, app);
    const { assessment, topics } = await readDraft();
    const values = { ...startingValues(componentFields), kind: 'impact', impactPolarity: 'Negative' };
    const component = {
      ...values,
      id: crypto.randomUUID(),
      topicId: mustHave(topics[0]).id,
      title: titleWithReferences,
    };
    await call('POST', `/api/assessments/${assessment.id}/components`, component);
    await page.goto(`${app.url}/app/chat`);
    await ask(page, 'List all impacts');
    await expectAnswer(page).toContain(titleWithReferences);
    await page.reload();
    await expectAnswer(page).toContain(titleWithReferences);
  });
});

describe('a proposal', () => {
  it('opens the form filled in with its origin, and adds the component only when the form is saved', async () => {
    // The sample company already has all typical entries.
    const { page, call, readDraft } = await welcome(browser, app);
    const { assessment } = await readDraft();
    const industry = {
      section: 'Organizational Information',
      fieldName: 'Which industry best describes your main activity?',
      fieldValue: 'food',
      fieldType: 'select',
      seenVersion: null,
    };
    await call('PUT', `/api/assessments/${assessment.id}/responses`, { responses: [industry] });
    await page.goto(`${app.url}/app/chat`);
    await ask(page, 'Which risks could we be missing?');
    const proposal = bubbles(page, 'Assistant')
      .getByRole('button', { name: /^Open in the form: Add it under/ })
      .first();
    await proposal.click();
    await page.getByRole('heading', { name: 'New risk or opportunity' }).waitFor();
    await page.getByText('The proposal is in the form').first().waitFor();
    const title = await page.getByRole('textbox', { name: 'Title' }).inputValue();
    expect(title).not.toBe('');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Title' }).evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await page.getByRole('textbox', { name: 'Justification' }).inputValue()).toContain(
      'Proposed by the assistant',
    );
    expect((await readDraft()).components).toEqual([]);

    await page.getByRole('button', { name: /^Save (risk|opportunity)$/ }).click();
    await page.getByText('Risk/Opportunity added successfully.').first().waitFor();
    const [added] = (await readDraft()).components;
    expect(added?.title).toBe(title);
    expect(added?.justification).toContain('Proposed by the assistant');
  });
});

describe('a drafted text', () => {
  const title = 'Product recall';
  const justification = (page: Page) => page.getByRole('textbox', { name: 'Justification' });
  const openDraft = (page: Page) =>
    bubbles(page, 'Assistant')
      .last()
      .getByRole('button', { name: /^Open in the form: justification of/ })
      .last()
      .click();
  const hint = 'Drafted by the assistant, not saved yet. Check it, then save or discard it.';

  it('by the built-in analyst is in the form below the existing text, unsaved until the user saves it', async () => {
    const { page, call, draft } = await visitAssistant();
    const read = async () => {
      const { draft: now } = await call<{ draft: WholeAssessment }>('GET', '/api/assessments/draft');
      return mustHave(now.components.find((component) => component.title === title));
    };
    const before = mustHave(draft.components.find((component) => component.title === title));
    await ask(page, `Draft a justification for ${title}`);
    await openDraft(page);
    await page.getByText('The proposal is in the form').first().waitFor();
    await page.getByText(hint).waitFor();
    const text = await justification(page).inputValue();
    expect(text.startsWith(before.justification)).toBe(true);
    // In the company's words for the step, with the amount.
    expect(text).toContain(
      'Magnitude 4 of 5 (A good part of a year’s EBITDA, over five years; EUR 4,000,000 to below 10,000,000).',
    );
    expect(text).toMatch(
      /Drafted by the assistant \(built-in analyst\) from this assessment\. It needs to be checked\.$/,
    );
    await expect.poll(() => justification(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await read()).toEqual(before);

    // After discarding it nothing has changed, and the same proposal can be opened again.
    await press(page, 'Cancel');
    await expect.poll(() => justification(page).count()).toBe(0);
    expect(await read()).toEqual(before);
    await page.goto(`${app.url}/app/chat`);
    await bubbles(page, 'Assistant').last().locator('.answer-text').waitFor();
    await openDraft(page);
    await justification(page).waitFor();

    // A second proposal does not replace unsaved input.
    await justification(page).fill('Checked with quality management.');
    await page.goto(`${app.url}/app/chat`);
    await bubbles(page, 'Assistant').last().locator('.answer-text').waitFor();
    await openDraft(page);
    await page.getByText('Another form has unsaved changes').first().waitFor();
    await page.goto(`${app.url}/app/assessment?section=financial-materiality`);
    expect(await justification(page).inputValue()).toBe('Checked with quality management.');
    await page.getByRole('button', { name: 'Save risk', exact: true }).click();
    await page.getByText('Risk/Opportunity updated successfully.').first().waitFor();
    expect((await read()).justification).toBe('Checked with quality management.');
  });

  it('by a language model opens in the same way, as plain text and with the name of the model', async () => {
    const { page, call, draft } = await visitAssistant(appWithModel);
    const text = 'The **recall** plan is <i>tested</i> each year.';
    model.play(
      calls({ name: 'draftText', arguments: { about: title, field: 'justification', text } }),
      says('My proposal is ready [2].'),
    );
    await ask(page, 'Draft something better');
    await openDraft(page);
    await page.getByText(hint).waitFor();
    const value = await justification(page).inputValue();
    expect(value).toContain(text);
    expect(value).toContain('Drafted by the assistant (scripted) from this assessment.');
    const now = await call<{ draft: WholeAssessment }>('GET', '/api/assessments/draft');
    expect(now.draft.components).toEqual(draft.components);
  });
});

describe('on a phone', () => {
  it('does not scroll sideways, even with a wide table, long words or many chats', async () => {
    const { page, call, draft } = await visitAssistant(app, { viewport: { width: 375, height: 740 }, hasTouch: true });
    for (let number = 1; number <= 7; number += 1) {
      const title = `A chat with a rather long title, number ${number}`;
      await call('POST', '/api/chat/sessions', { id: crypto.randomUUID(), assessmentId: draft.assessment.id, title });
    }
    await page.reload();
    await page.getByText('Start a conversation about your assessment').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await ask(page, 'What are the scores of all topics?');
    await ask(page, 'w'.repeat(300));
    expect(await sidewaysScroll(page)).toBe(0);
    const inside = await page
      .locator('main .overflow-y-auto')
      .first()
      .evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(inside).toBe(0);
    await press(page, 'More (2)');
    await page.getByRole('dialog', { name: 'More chats' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

async function expectFocus(page: Page, label: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label);
}
