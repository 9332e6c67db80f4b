import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything } from '#domain/query/query.ts';
import { findViolations } from '../shared/axe.ts';
import { openBrowser } from '../shared/browser.ts';
import { mustHave } from '../shared/must-have.ts';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { componentFields } from '../shared/world.ts';
import { type Newcomer, welcome, welcomeColleague } from './newcomer.ts';

const browser = openBrowser();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A potential negative impact without details: its severity and likelihood are set in the table. */
const potential = {
  severityReason: '',
  impactScale: null,
  impactScope: null,
  impactIrremediability: null,
  impactPolarity: 'Negative',
  actualPotentialImpact: 'Potential',
};

/** A new person with entries under their first two topics, in the register. */
async function visitRegister(titles: readonly string[]) {
  const newcomer = await welcome(browser, app);
  const { assessment, topics } = await newcomer.readDraft();
  for (const [at, title] of titles.entries()) {
    const topicId = mustHave(topics[at % 2]).id;
    const own = { ...potential, id: randomUUID(), topicId, title };
    await newcomer.call('POST', `/api/assessments/${assessment.id}/components`, { ...componentFields, ...own });
  }
  await openRegister(newcomer.page);
  return { ...newcomer, assessment, topics };
}

async function openRegister(page: Page): Promise<void> {
  await page.goto(`${app.url}/app/register`);
  await page.getByRole('heading', { name: 'Register', exact: true }).waitFor();
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Impacts, risks and opportunities' });
const rowOf = (page: Page, title: string) => grid(page).getByRole('row').filter({ hasText: title });
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

async function scoresOf(newcomer: Newcomer) {
  const { components } = await newcomer.readDraft();
  return new Map(
    components.map(({ title, impactSeverity, impactLikelihood }) => [title, [impactSeverity, impactLikelihood]]),
  );
}

/** Records what is announced to screen readers. It is a string because Node's types lack the DOM. */
const LISTEN = `
  globalThis.said = [];
  new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest('[role=status],[role=alert],[aria-live]:not([aria-live=off])')));
    for (const region of regions) if (region && region.textContent !== '') said.push(region.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

describe('the register', () => {
  it('responds to a key as soon as its table is visible, even after following a link', async () => {
    const { page } = await visitRegister(['Alpha']);
    await rowOf(page, 'Alpha').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: 'Home', exact: true }).waitFor();
    const link = page.getByRole('link', { name: 'Register', exact: true });
    await link.focus();
    // At the moment the table is rendered, not a frame later.
    const focused = await link.evaluate(
      (element: HTMLElement) =>
        new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('[role="grid"]') === null) return;
            observer.disconnect();
            resolve(document.activeElement?.tagName);
          });
          observer.observe(document.body, { childList: true, subtree: true });
          element.click();
        }),
    );
    expect(focused).toBe('MAIN');
    await press(page, '/');
    await expect.poll(() => hasFocus(page.getByRole('searchbox', { name: 'Search the register' }))).toBe(true);
  });

  it('adds and scores entries by keyboard alone, and keeps everything after a reload', async () => {
    const newcomer = await visitRegister([]);
    const { page } = newcomer;
    await page.getByText('No impacts, risks or opportunities yet').waitFor();
    const titles = Array.from({ length: 20 }, (_, at) => `Matter ${at + 1} of twenty`);
    for (const [at, title] of titles.entries()) {
      if (at === 0) await page.getByRole('button', { name: 'Add an impact' }).focus();
      else await grid(page).focus();
      await page.keyboard.press(at === 0 ? 'Enter' : 'n');
      await page.getByRole('heading', { name: 'New impact' }).waitFor();
      await page.getByRole('textbox', { name: 'Title' }).waitFor();
      await page.keyboard.type(title);
      await page.keyboard.press('Enter');
      await rowOf(page, title).waitFor();
    }
    await grid(page).focus();
    await press(page, 'Control+Home', 'Home', 'ArrowRight', 'ArrowRight', 'Enter');
    const choices = page.getByRole('listbox');
    await choices.getByRole('option', { name: 'Negative' }).waitFor();
    await press(page, 'Enter');
    await choices.waitFor({ state: 'detached' });
    await page.getByRole('status').filter({ hasText: '20 rows' }).waitFor();
    // Sets severity and likelihood of each row without the mouse.
    const severities = titles.map((_, at) => 5 - (at % 4));
    for (const severity of severities) {
      await press(page, 'Home', ...Array.from({ length: 7 }, () => 'ArrowRight'), `${severity}`, 'ArrowRight', '2');
      await press(page, 'ArrowDown');
    }
    const stored = async () => [...(await scoresOf(newcomer)).values()].toSorted().map(String);
    const scored = severities.map((severity) => `${severity},2`).toSorted();
    await expect.poll(stored).toEqual(scored);
    await press(page, 'Control+z');
    await expect.poll(stored).toEqual([...scored.slice(1), '2,3'].toSorted());
    await page.reload();
    await rowOf(page, 'Matter 1 of twenty').waitFor();
    // Keys work however a person arrives, and never change a row that is not current.
    await press(page, '5', '?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts for the register' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: 'Home', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await grid(page).waitFor();
    await press(page, '/');
    await expect.poll(() => hasFocus(page.getByRole('searchbox', { name: 'Search the register' }))).toBe(true);
    await page.reload();
    await grid(page).waitFor();
    await press(page, 'ArrowDown');
    await expect.poll(() => hasFocus(grid(page))).toBe(true);
    expect(await stored()).toEqual([...scored.slice(1), '2,3'].toSorted());
  });

  it('explains visibly and audibly why a key had no effect in a cell, while the cell is current', async () => {
    const { page } = await visitRegister(['Alpha', 'Beta']);
    await grid(page).focus();
    const toSeverity = ['Control+Home', 'Home', ...Array.from({ length: 7 }, () => 'ArrowRight')];
    await press(page, 'Control+Home', 'Home', ...Array.from({ length: 4 }, () => 'ArrowRight'), '4', 'ArrowDown', '4');
    const seen = page.locator('p:not([role])').filter({ hasText: 'Derived from scale, scope and irremediability' });
    const heard = (title: string) =>
      page.getByRole('status').filter({ hasText: `Severity of ${title}: Derived from scale` });
    await press(page, ...toSeverity);
    expect(await seen.count()).toBe(0);
    await press(page, '3');
    await seen.waitFor();
    await heard('Alpha').waitFor();
    await press(page, 'ArrowDown');
    await seen.waitFor({ state: 'detached' });
    // The same explanation is announced again for another row.
    await press(page, 'Enter');
    await seen.waitFor();
    await heard('Beta').waitFor();
    await press(page, 'ArrowRight', '2');
    await seen.waitFor({ state: 'detached' });
  });

  it('starts from the industry: several entries are added in one act and renamed, without scores until one is set', async () => {
    const newcomer = await visitRegister([]);
    const { page } = newcomer;
    await page.getByRole('button', { name: 'Start from your industry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start from your industry' });
    await dialog.getByText('Nothing under this topic yet').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    for (const name of ['Child labour in ingredient supply', 'Water scarcity at sourcing regions']) {
      await dialog.getByRole('checkbox', { name }).check();
    }
    // The focus moves to a missing title, even if its row was filtered out.
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await title.first().fill('');
    await dialog.getByRole('searchbox', { name: 'Search suggestions' }).fill('heat');
    await title.first().waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Add 2 entries' }).click();
    await expect.poll(() => hasFocus(title.first())).toBe(true);
    await dialog.getByText('Title is required.').waitFor();
    await title.first().fill('Drought at our growers');
    await dialog.getByRole('button', { name: 'Add 2 entries' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('No impacts, risks or opportunities yet').waitFor();

    await page.getByRole('button', { name: 'Start from your industry' }).click();
    await dialog.getByRole('checkbox', { name: 'Water scarcity at sourcing regions' }).check();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Drought at our growers');
    await dialog.getByRole('button', { name: 'Add 1 entry' }).click();
    await rowOf(page, 'Drought at our growers').getByText('Score missing').waitFor();
    await grid(page).focus();
    await press(page, 'Control+Home', 'Home', ...Array.from({ length: 7 }, () => 'ArrowRight'), '4');
    const scored = async () =>
      (await newcomer.readDraft()).components.map((row) => [row.severityOpen, row.likelihoodOpen, row.startedFrom]);
    await expect.poll(scored).toEqual([[false, true, expect.stringMatching(/^food-/)]]);
    // One score is not enough: the other is still reported missing here, in the section and at home.
    await rowOf(page, 'Drought at our growers').getByText('Score missing').waitFor();
    await press(page, 'ArrowRight', '3');
    await rowOf(page, 'Drought at our growers').getByText('12', { exact: true }).waitFor();
    await expect.poll(scored).toEqual([[false, false, expect.stringMatching(/^food-/)]]);

    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Start from your industry' }).click();
    await dialog.getByRole('checkbox', { name: 'Child labour in ingredient supply' }).waitFor();
    expect(await dialog.getByRole('checkbox', { name: 'Water scarcity at sourcing regions' }).count()).toBe(0);
  });

  it('reviews entries carried over from last year by keyboard, undoes one review, and counts what is left', async () => {
    const newcomer = await visitRegister(['Alpha', 'Beta', 'Gamma']);
    const { page, call, assessment } = newcomer;
    await call('POST', `/api/assessments/${assessment.id}/complete`, {});
    await call('POST', '/api/assessments', { copyOf: assessment.id });
    // Entries that nobody has reviewed can only be deleted with a reason, even several at once.
    await page.reload();
    await rowOf(page, 'Gamma').waitFor();
    await grid(page).focus();
    await press(page, 'Control+a');
    await page.getByRole('button', { name: 'Delete rows' }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete 3 rows?' });
    await deleting.getByRole('button', { name: 'Delete 3 rows' }).click();
    await deleting.getByText('Enter a reason, or select one below.').waitFor();
    await deleting.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`${app.url}/app/home`);
    await page.getByText('3 of 3 entries to review').waitFor();
    await page.getByRole('link', { name: 'Review one by one' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review what was carried over' });
    await dialog.getByRole('heading', { name: 'Alpha' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The focus starts on the entry, so Enter does not close the dialog. The current entry is announced as well.
    await expect.poll(() => hasFocus(dialog.getByRole('article', { name: 'Alpha' }))).toBe(true);
    const told = dialog.getByRole('status');
    await press(page, 'ArrowRight');
    await told.filter({ hasText: 'Gamma. 3 of 3 entries to review' }).waitFor();
    await press(page, 'ArrowLeft');
    await told.filter({ hasText: 'Alpha. 3 of 3 entries to review' }).waitFor();
    // Escape closes the form, but not the dialog behind it.
    await press(page, 'e');
    const form = page.getByRole('textbox', { name: 'Title' });
    await expect.poll(() => hasFocus(form)).toBe(true);
    await press(page, 'Escape');
    await form.waitFor({ state: 'detached' });
    await dialog.getByRole('heading', { name: 'Alpha' }).waitFor();
    await expect.poll(() => hasFocus(dialog.getByRole('article', { name: 'Alpha' }))).toBe(true);
    await press(page, 'c');
    await dialog.getByText('2 of 3 entries to review').waitFor();
    await press(page, 'u');
    await dialog.getByText('3 of 3 entries to review').waitFor();
    await dialog.getByRole('heading', { name: 'Alpha' }).waitFor();
    await press(page, 'c');
    await dialog.getByText('2 of 3 entries to review').waitFor();

    await press(page, 'd');
    const asking = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Delete this impact?' }));
    await asking.getByRole('button', { name: 'Delete', exact: true }).click();
    const why = asking.getByRole('textbox', { name: 'Why?' });
    await asking.getByText('Enter a reason, or select one below.').waitFor();
    await expect.poll(() => hasFocus(why)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await why.fill('The site was sold');
    await asking.getByRole('button', { name: 'Delete', exact: true }).click();
    await asking.waitFor({ state: 'detached' });
    await dialog.getByText('1 of 2 entries to review').waitFor();
    await press(page, 'e');
    await page.getByRole('textbox', { name: 'Title' }).fill('Changed for this year');
    await page.keyboard.press('Enter');
    await dialog.getByText('All reviewed').first().waitFor();
    await expect.poll(() => hasFocus(dialog.getByRole('button', { name: 'Close', exact: true }).last())).toBe(true);
    await press(page, 'Enter');
    await rowOf(page, 'Changed for this year').waitFor();
    const { assessment: copy, components } = await newcomer.readDraft();
    expect(components.map(({ carriedFrom }) => carriedFrom)).toEqual(['', '']);
    const { changes } = await newcomer.call<{ changes: { verb: string; reason: string | null }[] }>(
      'GET',
      `/api/assessments/${copy.id}/history`,
    );
    const dropped = changes.filter(({ verb }) => verb === 'deleted');
    expect(dropped.map(({ reason }) => reason)).toEqual(['The site was sold']);

    // Last year's frozen register is available read-only.
    await page.getByRole('combobox', { name: 'Assessment' }).waitFor();
    await page.goto(`${app.url}/app/register?assessment=${assessment.id}`);
    await page.getByText('This is the frozen result, read-only.').waitFor();
    for (const title of ['Alpha', 'Beta', 'Gamma']) await rowOf(page, title).waitFor();
    await grid(page).focus();
    await press(page, 'ArrowDown', ...Array.from({ length: 7 }, () => 'ArrowRight'), '5');
    await page.locator('p:not([role])').filter({ hasText: 'You cannot change it here' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'You cannot change it here' }).waitFor();
    await press(page, 'Enter');
    await page.getByRole('region', { name: 'History', exact: true }).getByText('added').waitFor();
    expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });

  it('announces the sorting and grouping, and why row keys have no effect on a group', async () => {
    const { page } = await visitRegister(['Alpha', 'Beta', 'Gamma']);
    await rowOf(page, 'Gamma').waitFor();
    const heard = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
    await page.getByLabel('Group by').selectOption('topic');
    await heard('Grouped by topic, 2 groups');
    await grid(page).focus();
    await press(page, 'Control+Home');
    for (const key of ['4', 'x', 'Backspace']) {
      await press(page, key);
      await heard('This is a group heading. Go to a row first.');
      await page.locator('p:not([role])').filter({ hasText: 'Go to a row first' }).waitFor();
    }
    await press(page, 'ArrowDown', 's');
    await heard('Sorted by Title, A to Z');
    await press(page, 'ArrowRight', 'Shift+S');
    await heard('Sorted by Title, A to Z, then Topic, A to Z');
    await page.getByLabel('Group by').selectOption('');
    await heard('Not grouped');
    await page.getByLabel('Group by').selectOption('standard');
    await heard('Grouped by standard, 1 group');
  });

  it('sorts, groups, filters and searches, and keeps all that in the address', async () => {
    const { page, topics } = await visitRegister(['Alpha', 'Beta', 'Gamma']);
    await rowOf(page, 'Gamma').waitFor();
    await page.getByLabel('Group by').selectOption('topic');
    await grid(page)
      .getByRole('rowheader', { expanded: true })
      .filter({ hasText: mustHave(topics[0]).name })
      .waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('list', { name: 'Most used' }).getByRole('button', { name: 'Kind', exact: true }).click();
    await page
      .getByRole('button', { name: 'Risk', exact: true })
      .or(page.getByLabel('Risk', { exact: true }))
      .first()
      .click();
    await page.keyboard.press('Escape');
    await page.getByText('No matching rows').waitFor();
    // The same by keyboard: typing finds the field, Enter selects it and opens its condition.
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
    await page.getByRole('searchbox', { name: 'Find' }).waitFor();
    await page.keyboard.type('left');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Points left open' }).waitFor();
    await page.keyboard.type('2');
    await press(page, 'Enter');
    await page.getByText('points left open 2 or more').waitFor();
    // The words of a condition find it too, and a maximum of 0 means without any.
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
    await page.getByRole('searchbox', { name: 'Find' }).waitFor();
    await page.keyboard.type('without evid');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Evidence: without evidence. Change' }).press('Enter');
    const evidence = page.getByRole('dialog', { name: 'Evidence' });
    await evidence.getByRole('textbox', { name: 'To' }).fill('-1');
    await press(page, 'Enter');
    await evidence.getByText('Use 1 or more.').waitFor();
    expect(await evidence.getByRole('textbox', { name: 'To' }).getAttribute('aria-invalid')).toBe('true');
    await evidence.getByRole('textbox', { name: 'To' }).fill('0');
    await press(page, 'Enter');
    await evidence.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Evidence: without evidence. Change' }).waitFor();
    await page.reload();
    await page.getByText('No matching rows').waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await rowOf(page, 'Alpha').waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Side', exact: true }).check();
    await press(page, 'Escape');
    // The current state is saved as a view, with a chosen column and a changed width, and the view shows later changes.
    await page.getByRole('button', { name: 'View: Unnamed view' }).click();
    await page.getByRole('button', { name: 'Save as a new view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('By topic');
    await page.keyboard.press('Enter');
    await page.waitForURL(/view=[0-9a-f-]{36}$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The closed dialog returns the focus, which would otherwise take the next key away from the separator.
    await page
      .locator(':focus')
      .and(page.getByRole('button', { name: 'View: By topic', exact: true }))
      .waitFor();
    await page.getByLabel('Width of Score').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'View: By topic, changed' }).click();
    await page.getByRole('button', { name: 'Save changes to “By topic”' }).click();
    await page.getByRole('button', { name: 'View: By topic', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'View: By topic', exact: true }).waitFor();
    const edge = page.getByLabel('Width of Score');
    expect(await edge.getAttribute('aria-valuetext')).toBe('154 pixels');
    expect(await rowOf(page, 'Alpha').locator('[data-column=side]').textContent()).toBe('Impact');
    await grid(page).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('gam');
    await page.getByRole('status').filter({ hasText: '1 of 3 rows' }).waitFor();
    // The menu opens all rows, and Back returns to the search.
    await expect.poll(() => page.url()).toContain('gam');
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await rowOf(page, 'Alpha').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await page.getByRole('status').filter({ hasText: '1 of 3 rows' }).waitFor();
    await page.getByRole('searchbox').press('Escape');
    await page.getByRole('status').filter({ hasText: '3 rows' }).waitFor();
    await page.goto(`${app.url}/app/register?filter=%7Bcut`);
    await page.getByText('A filter in this link cannot be used').waitFor();
    await rowOf(page, 'Beta').waitFor();
    // A topic that has been removed since the address was saved is named; the rest of the filter applies.
    const where = [
      { field: 'topic', is: 'one-of', values: [mustHave(topics[0]).code, 'E9.9'] },
      { field: 'kind', is: 'equal', value: 'impact' },
    ];
    const filter = JSON.stringify({ ...everything('component'), where });
    await page.goto(`${app.url}/app/register?${new URLSearchParams({ filter })}`);
    await page.getByText('This assessment has no topic E9.9.').waitFor();
    await page.getByRole('status').filter({ hasText: '2 of 3 rows' }).waitFor();
  });

  it('keeps input while the connection is lost, and saves it when the connection is back', async () => {
    const newcomer = await visitRegister(['Alpha']);
    const { page, context } = newcomer;
    await rowOf(page, 'Alpha').waitFor();
    await grid(page).focus();
    await press(page, 'ArrowDown', ...Array.from({ length: 7 }, () => 'ArrowRight'));
    await context.setOffline(true);
    await press(page, '5');
    await page.getByText('1 row not saved yet').waitFor();
    await rowOf(page, 'Alpha').locator('[aria-description="Not saved yet"]').waitFor();
    await context.setOffline(false);
    const severity = async () => (await scoresOf(newcomer)).get('Alpha')?.[0];
    await expect.poll(severity).toBe(5);
    await page.getByText('1 row not saved yet').waitFor({ state: 'detached' });
    // Input from a closed page waits for confirmation, as somebody else may have edited the row by then.
    await context.setOffline(true);
    await press(page, '4');
    await page.getByText('1 row not saved yet').waitFor();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await openRegister(later);
    await later.getByText('1 row not saved yet').waitFor();
    await later.getByRole('button', { name: 'Save now' }).click();
    await expect.poll(severity).toBe(4);
    await later.getByText('1 row not saved yet').waitFor({ state: 'detached' });
  });

  it('automatically saves what an unavailable server did not accept', async () => {
    const newcomer = await visitRegister(['Alpha', 'Beta']);
    const { page } = newcomer;
    await rowOf(page, 'Alpha').waitFor();
    await grid(page).focus();
    await press(page, 'ArrowDown', ...Array.from({ length: 7 }, () => 'ArrowRight'));
    const title = mustHave((await grid(page).getByRole('rowheader').allTextContents())[1]);
    // The browser stays online, so nothing tells it that the server is back.
    // The live stream bypasses the failure: if it opened only now, it would be retried long after.
    const answered = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== '/api/live';
    await page.route(answered, (route) => route.abort('internetdisconnected'));
    await press(page, '5');
    await page.getByText('1 row not saved yet').waitFor();
    const severity = async () => (await scoresOf(newcomer)).get(title)?.[0];
    expect(await severity()).not.toBe(5);
    await page.unroute(answered);
    const other = mustHave((await newcomer.readDraft()).components.find((row) => row.title !== title));
    await newcomer.call('DELETE', `/api/assessments/${newcomer.assessment.id}/components/${other.id}`);
    await expect.poll(severity).toBe(5);
    await page.getByText('1 row not saved yet').waitFor({ state: 'detached' });
  });

  it('announces fast scoring without a flood, and does not announce a colleague’s scores', async () => {
    const founder = await visitRegister(Array.from({ length: 10 }, (_, at) => `Entry ${at}`));
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    await openRegister(colleague.page);
    const { page } = founder;
    await page.evaluate(LISTEN);
    const scoreTwenty = async (by: Page, score: string) => {
      await rowOf(by, 'Entry 9').waitFor();
      await grid(by).focus();
      await press(by, 'Control+Home', ...Array.from({ length: 7 }, () => 'ArrowRight'));
      for (let row = 0; row < 10; row += 1) await press(by, score, 'ArrowRight', score, 'ArrowLeft', 'ArrowDown');
    };
    const startedAt = performance.now();
    await scoreTwenty(page, '4');
    const lasted = performance.now() - startedAt;
    const said = page
      .getByRole('status')
      .filter({ hasText: /^Likelihood of Entry \d: 4, Likely\. Score 16 of 25(\.|$)/ });
    await said.waitFor();
    await expect.poll(async () => [...(await scoresOf(founder)).values()]).toEqual(Array(10).fill([4, 4]));
    const own = await page.evaluate<string[]>('said');
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(2 + lasted / 1_000);
    expect(own.at(-1)).toContain(': 4, Likely');

    await page.evaluate('said.length = 0');
    await rowOf(colleague.page, 'Entry 0').getByLabel('16 of 25').waitFor();
    await scoreTwenty(colleague.page, '5');
    for (let row = 0; row < 10; row += 1) await rowOf(page, `Entry ${row}`).getByLabel('25 of 25').waitFor();
    expect(await page.evaluate<string[]>('said')).toEqual([]);
  });

  it('announces each score with its row, and again when it is the same', async () => {
    const { page } = await visitRegister(['Alpha', 'Beta', 'Gamma']);
    await rowOf(page, 'Gamma').waitFor();
    await grid(page).focus();
    await press(page, 'Control+Home', ...Array.from({ length: 8 }, () => 'ArrowRight'));
    const titles = (await grid(page).getByRole('rowheader').allTextContents()).map((title) => title.trim());
    await page.evaluate(LISTEN);
    const said = () => page.evaluate<string[]>('said');
    const heard = async (...words: string[]) => {
      await expect.poll(said).toEqual(words.map((each) => expect.stringContaining(each)));
      await page.evaluate('said.length = 0');
    };
    for (const title of titles) {
      await press(page, '5');
      await heard(`Likelihood of ${title}: 5, `);
      await press(page, 'ArrowDown');
    }
    // The cell already has the score, but pressing the key again announces it again.
    await press(page, '5');
    await heard(`Likelihood of ${titles[2]}: 5, `);
    await press(page, '2');
    await heard(`Likelihood of ${titles[2]}: 2, `);
    for (const value of ['5', '3']) {
      await press(page, 'Control+z');
      await heard(`Undone: Likelihood of ${titles[2]} is ${value} again`);
    }
    await page.reload();
    await rowOf(page, 'Gamma').waitFor();
    await press(page, 'Control+z');
    await page.getByText('You can undo earlier changes in Activity.').first().waitFor();
  });

  it('names the current cell with its column, and with its row when the row is another', async () => {
    const { page } = await visitRegister(['Alpha', 'Beta']);
    await rowOf(page, 'Beta').waitFor();
    await grid(page).focus();
    const current = (role: 'rowheader' | 'gridcell', name: string | RegExp) =>
      page
        .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
        .and(page.locator('[data-active]'))
        .waitFor();
    await press(page, 'Control+Home', 'Home');
    const titles = (await grid(page).getByRole('rowheader').allTextContents()).map((title) => title.trim());
    const [first, second] = [mustHave(titles[0]), mustHave(titles[1])];
    await current('rowheader', `Negative impact ${first} Select`);
    await press(page, 'ArrowRight');
    await current('gridcell', /^Topic: \S+ ./);
    await press(page, ...Array.from({ length: 6 }, () => 'ArrowRight'));
    await current('gridcell', 'Severity: 4');
    await press(page, '5');
    await current('gridcell', 'Severity: 5');
    await press(page, 'ArrowDown');
    await current('gridcell', `${second}. Severity: 4`);
    await press(page, 'ArrowRight', 'ArrowRight');
    await current('gridcell', 'Score: 12 of 25');
    // The cells passed have their own names again, and arriving again names the row too.
    expect(await grid(page).getByRole('gridcell', { name: 'Severity' }).count()).toBe(0);
    await press(page, 'Tab', 'Shift+Tab');
    await current('gridcell', `${second}. Score: 12 of 25`);
    await press(page, 'Control+Home', 'Home', ...Array.from({ length: 4 }, () => 'ArrowRight'));
    await current('gridcell', 'Scale: empty');

    // A heading is named by its label alone, and only the edge of the current column is told of.
    await grid(page).getByRole('columnheader', { name: 'Scope', exact: true }).waitFor();
    await expect.poll(() => grid(page).getByRole('separator').count()).toBe(1);
    await press(page, 'Tab');
    await expect.poll(() => hasFocus(page.getByRole('separator', { name: 'Width of Scale' }))).toBe(true);
    // The panel is named after the entry in it.
    await press(page, 'Shift+Tab', 'Space');
    await page.getByRole('complementary', { name: first, exact: true }).waitFor();
  });

  it('says what a score did, what was undone, and that a reason can be given', async () => {
    const { page } = await visitRegister(['Alpha']);
    await rowOf(page, 'Alpha').waitFor();
    await grid(page).focus();
    const heard = (words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor();
    await press(page, 'Control+Home', 'Home', ...Array.from({ length: 8 }, () => 'ArrowRight'), '3');
    await heard('Likelihood of Alpha: 3, About as likely as not. Score 12 of 25, unchanged');
    await press(page, '5');
    await heard(
      'Likelihood of Alpha: 5, Almost certain, or it keeps happening. Score 20 of 25. Press W to give a reason',
    );
    await press(page, '4');
    await heard('Likelihood of Alpha: 4, Likely. Score 16 of 25');
    await press(page, 'Control+z');
    await heard('Undone: Likelihood of Alpha is 5 again. Score 20 of 25');
    await press(page, 'Control+z');
    await heard('Undone: Likelihood of Alpha is 3 again. Score 12 of 25');
    await press(page, 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    await page.getByRole('option', { name: 'Actual', exact: true }).click();
    await heard('Actual of Alpha: Actual. Score 20 of 25');
    await press(page, 'Control+z');
    await heard('Undone: Actual or potential of Alpha is Potential again. Score 12 of 25');
  });

  it('says why a score cannot be set in a cell, whatever the cell holds', async () => {
    const { page } = await visitRegister(['Alpha']);
    await rowOf(page, 'Alpha').waitFor();
    await grid(page).focus();
    const heard = async (words: string) => {
      await page.getByRole('status').filter({ hasText: words }).waitFor();
      await page
        .locator('p:not([role])')
        .filter({ hasText: words.replace(/^.*: /, '') })
        .waitFor();
    };
    await press(page, 'Control+Home', 'Home', '4');
    await heard('Title of Alpha: Press Enter to edit the entry');
    await press(page, 'ArrowRight', '4');
    await heard('Topic of Alpha: You cannot change this here. Press Enter to edit the entry');
    await press(page, 'ArrowRight', '4');
    await heard('Kind of Alpha: Press Enter to choose a value');
    await press(page, ...Array.from({ length: 6 }, () => 'ArrowRight'), 'Backspace');
    await heard('Likelihood of Alpha: This score cannot be cleared. Press 1 to 5 to change it');
    await press(page, 'ArrowRight', '4');
    await heard('Score of Alpha: Calculated from other values, which you can change');
    await press(page, 'w');
    await heard('No changed score is waiting for a reason');
  });

  it('shows a colleague’s score within a moment, and keeps both scores in different cells of a row', async () => {
    const founder = await visitRegister(['Alpha', 'Beta']);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    await openRegister(colleague.page);
    const cells = ['ArrowDown', ...Array.from({ length: 7 }, () => 'ArrowRight')];
    for (const { page } of [founder, colleague]) {
      await rowOf(page, 'Beta').waitFor();
      await grid(page).focus();
      await press(page, ...cells);
    }
    const title = mustHave((await grid(founder.page).getByRole('rowheader').allTextContents())[1]);
    await Promise.all([press(founder.page, '5'), press(colleague.page, 'ArrowRight', '1')]);
    await expect.poll(async () => (await scoresOf(founder)).get(title)).toEqual([5, 1]);
    for (const { page } of [founder, colleague]) await rowOf(page, title).getByLabel('5 of 25').waitFor();

    // In the same cell, the second person sees both values and chooses.
    await press(colleague.page, 'ArrowLeft');
    await founder.context.setOffline(true);
    await press(founder.page, '1');
    await founder.page.getByText('1 row not saved yet').waitFor();
    await press(colleague.page, '3');
    await expect.poll(async () => (await scoresOf(colleague)).get(title)).toEqual([3, 1]);
    await founder.context.setOffline(false);
    const conflict = founder.page.getByRole('dialog', { name: 'Someone else has saved this since you opened it' });
    await conflict.getByRole('radio', { name: 'Theirs' }).check();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await conflict.waitFor({ state: 'detached' });
    await rowOf(founder.page, title).getByLabel('3 of 25').waitFor();
    expect((await scoresOf(founder)).get(title)).toEqual([3, 1]);

    // Undo leaves what a colleague has set since, in the same cell and in others.
    await grid(founder.page).focus();
    await press(founder.page, 'Control+z');
    await founder.page.getByText(`“${title}” was not undone`).waitFor();
    await press(founder.page, '4');
    await expect.poll(async () => (await scoresOf(founder)).get(title)).toEqual([4, 1]);
    await press(colleague.page, 'ArrowRight', '2', 'ArrowLeft');
    await rowOf(founder.page, title).getByLabel('8 of 25').waitFor();
    await press(founder.page, 'Control+z');
    await expect.poll(async () => (await scoresOf(founder)).get(title)).toEqual([3, 2]);

    // A row deleted while it is being edited stays in place until the person decides whether to restore it.
    await grid(founder.page).focus();
    await founder.context.setOffline(true);
    await press(founder.page, '2');
    await founder.page.getByText('1 row not saved yet').waitFor();
    const doomed = mustHave((await colleague.readDraft()).components.find((row) => row.title === title));
    await colleague.call('DELETE', `/api/assessments/${founder.assessment.id}/components/${doomed.id}`);
    const heard = founder.page.waitForResponse((answer) => answer.url().includes('/assessments/draft') && answer.ok());
    await founder.context.setOffline(false);
    await heard;
    await conflict.getByText('Deleted', { exact: true }).waitFor();
    await conflict.getByText('Deleted by Uma User', { exact: false }).waitFor();
    expect(await founder.page.locator('[data-line]').filter({ hasText: title }).count()).toBe(1);
    await conflict.getByRole('radio', { name: 'Yours' }).check();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await expect.poll(async () => (await scoresOf(founder)).get(title)).toEqual([2, 2]);
    await grid(founder.page).focus();

    // The panel shows the changes of the current row and of no other.
    const { page } = founder;
    await press(page, ' ');
    const history = page.getByRole('region', { name: 'History', exact: true });
    await history.getByText('Uma User').first().waitFor();
    await press(page, 'ArrowUp');
    await history.getByText('added').waitFor();
    expect(await history.getByText('Uma User').count()).toBe(0);
    await press(page, 'ArrowDown');
    await history.getByRole('button', { name: 'Show all' }).click();
    await page
      .getByRole('dialog', { name: `History of ${title}` })
      .getByText('This is the beginning of the history.')
      .waitFor();
  });

  it('shows immediately what you change in another window or browser, and treats conflicts as your own changes', async () => {
    const { page, context, ...founder } = await visitRegister(['Alpha', 'Beta']);
    const second = await context.newPage();
    const elsewhere = await browser.visit({ storageState: await context.storageState() });
    const pages = [page, second, elsewhere.page];
    for (const each of pages.slice(1)) await openRegister(each);
    for (const each of pages) {
      await rowOf(each, 'Beta').waitFor();
      await grid(each).focus();
      await press(each, 'ArrowDown', ...Array.from({ length: 8 }, () => 'ArrowRight'));
    }
    const title = mustHave((await grid(page).getByRole('rowheader').allTextContents())[1]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await press(page, '1', 'ArrowLeft', '5');
    for (const each of pages) await rowOf(each, title).getByLabel('5 of 25').waitFor();
    // The page that made the change updates from the responses, and does not reload everything.
    expect(asked.filter((each) => each === 'GET /api/assessments/draft')).toEqual([]);
    expect(asked.filter((each) => each.startsWith('PUT '))).not.toEqual([]);

    // A key in the updated window is an ordinary change.
    await press(second, 'ArrowLeft', '3');
    for (const each of pages) await rowOf(each, title).getByLabel('3 of 25').waitFor();

    // In the same cell, the person chooses, and sees that both values are their own.
    await elsewhere.context.setOffline(true);
    await press(elsewhere.page, 'ArrowLeft', '4');
    await elsewhere.page.getByText('1 row not saved yet').waitFor();
    await press(page, '2');
    await rowOf(second, title).getByLabel('2 of 25').waitFor();
    await elsewhere.context.setOffline(false);
    const conflict = elsewhere.page.getByRole('dialog', {
      name: 'You have saved this in another window since you opened it here',
    });
    await conflict.getByText(/^Saved by you, /).waitFor();
    await conflict.getByRole('radio', { name: 'In the other window' }).check();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await conflict.waitFor({ state: 'detached' });
    await rowOf(elsewhere.page, title).getByLabel('2 of 25').waitFor();
    expect((await scoresOf({ ...founder, page, context })).get(title)).toEqual([2, 1]);
  });

  it('does not apply your input to another row when a colleague deletes the intended one', async () => {
    const founder = await visitRegister(['Alpha', 'Beta', 'Gamma']);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { page } = founder;
    const titlesOf = () => grid(page).getByRole('rowheader').allTextContents();
    const deleteRow = async (title: string) => {
      const { id } = mustHave((await colleague.readDraft()).components.find((row) => row.title === title));
      await colleague.call('DELETE', `/api/assessments/${founder.assessment.id}/components/${id}`);
    };
    await rowOf(page, 'Gamma').waitFor();
    await grid(page).focus();
    await press(page, 'ArrowDown', ...Array.from({ length: 8 }, () => 'ArrowRight'));
    const [first = '', second = '', third = ''] = await titlesOf();

    const scoresBefore = await scoresOf(founder);

    // An open cell stays with its input, and saving asks whether to restore the row.
    await press(page, '4');
    await expect.poll(async () => (await scoresOf(founder)).get(second)?.[1]).toBe(4);
    const reason = page.getByRole('textbox', { name: 'Reason for the likelihood' });
    await press(page, 'Enter');
    await reason.focus();
    await page.keyboard.type('Their owner told us in ');
    const heard = page.waitForResponse((answer) => answer.url().includes('/assessments/draft') && answer.ok());
    await deleteRow(second);
    await heard;
    await page.keyboard.type('2025');
    await press(page, 'Enter');
    const conflict = page.getByRole('dialog', { name: 'Someone else has saved this since you opened it' });
    await conflict.getByText('Deleted', { exact: true }).waitFor();
    await conflict.getByRole('radio', { name: 'Yours' }).check();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await conflict.waitFor({ state: 'detached' });
    const back = async () => (await founder.readDraft()).components.find((row) => row.title === second);
    await expect.poll(async () => (await back())?.likelihoodReason).toBe('Their owner told us in 2025');
    const scores = await scoresOf(founder);
    expect([scores.get(first), scores.get(third)]).toEqual([scoresBefore.get(first), scoresBefore.get(third)]);

    // If no cell is open, one key is ignored, and a message names the current row.
    await grid(page).focus();
    await press(page, 'Control+Home', 'Home', 'ArrowDown', ...Array.from({ length: 7 }, () => 'ArrowRight'));
    const doomed = mustHave((await titlesOf())[1]);
    await deleteRow(doomed);
    await rowOf(page, doomed).waitFor({ state: 'detached' });
    const next = mustHave((await titlesOf())[1]);
    await press(page, '5');
    await page.getByText(`The row you were on was deleted. You are now on “${next}”.`).waitFor();
    expect((await scoresOf(founder)).get(next)?.[0]).not.toBe(5);
    await press(page, '5');
    await expect.poll(async () => (await scoresOf(founder)).get(next)?.[0]).toBe(5);
  });

  it('keeps the entry in the side panel while it is read and edited, even when a colleague deletes it', async () => {
    const founder = await visitRegister(['Alpha', 'Beta', 'Gamma']);
    const colleague = await welcomeColleague(browser, app, founder, 'Uma User');
    const { page } = founder;
    await page.setViewportSize({ width: 1440, height: 900 });
    const ofDraft = `/api/assessments/${founder.assessment.id}`;
    const idOf = async (title: string) =>
      mustHave((await colleague.readDraft()).components.find((row) => row.title === title)).id;
    const [alpha, beta] = [await idOf('Alpha'), await idOf('Beta')];
    const panel = page.getByRole('complementary');
    const comment = panel.getByRole('textbox', { name: 'Write a comment' });
    await page.getByRole('rowheader', { name: 'Beta' }).click();
    await comment.click();
    await page.keyboard.type('As the plant told us, ');
    await colleague.call('DELETE', `${ofDraft}/components/${beta}`);
    await panel.getByText('Uma User has deleted this').waitFor();
    await page.keyboard.type('noise is rare');
    expect(await comment.inputValue()).toBe('As the plant told us, noise is rare');
    await panel.getByRole('heading', { name: 'Beta', exact: true }).waitFor();
    expect(await panel.getByRole('button', { name: 'Edit' }).isVisible()).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    // It is restored with the input.
    await panel.getByRole('button', { name: 'Restore entry' }).click();
    await panel.getByText('Uma User has deleted this').waitFor({ state: 'detached' });
    await comment.press('Control+Enter');
    await panel.getByRole('article').getByText('noise is rare').waitFor();

    // The deleted entry disappears when the person moves on, and later restorations do not move the focus from a field.
    await colleague.call('DELETE', `${ofDraft}/components/${beta}`);
    await panel.getByText('Uma User has deleted this').waitFor();
    await panel.getByRole('button', { name: 'Next row' }).click();
    await rowOf(page, 'Beta').waitFor({ state: 'detached' });
    // Deleting the entry yourself moves to the next row, which then stays current.
    await page.getByRole('rowheader', { name: 'Alpha' }).click();
    await panel.getByRole('heading', { name: 'Alpha', exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await panel.getByRole('heading', { name: 'Gamma', exact: true }).waitFor();
    await comment.click();
    await page.keyboard.type('Here ');
    const { changes } = await colleague.call<{ changes: { id: string }[] }>(
      'GET',
      `${ofDraft}/history/component/${alpha}`,
    );
    await colleague.call('POST', `${ofDraft}/undo`, { id: changes[0]?.id });
    await rowOf(page, 'Alpha').waitFor();
    await page.keyboard.type('too');
    expect(await comment.inputValue()).toBe('Here too');
    expect(await panel.getByRole('heading', { name: 'Gamma', exact: true }).count()).toBe(1);
  });
});

/** Whether the current cell is next to the title and inside the table, and the title leaves room for it. */
async function isInReach(page: Page): Promise<boolean> {
  const [title, table, active] = await Promise.all(
    [rowOf(page, 'Alpha').getByRole('rowheader'), grid(page).locator('..'), grid(page).locator('td[data-active]')].map(
      async (each) => mustHave(await each.boundingBox()),
    ),
  );
  if (!title || !table || !active) return false;
  return (
    title.width <= 0.6 * table.width &&
    active.x >= title.x + title.width - 1 &&
    // A cell wider than the space next to the title is visible from its beginning.
    Math.min(active.x + active.width, active.x + 100) <= table.x + table.width
  );
}

describe('the table', () => {
  it('keeps every column reachable next to a widened title, and shows the current cell', async () => {
    const { page } = await visitRegister(['Alpha', 'Beta']);
    await rowOf(page, 'Beta').waitFor();
    const edge = page.getByLabel('Width of Title');
    await edge.focus();
    await press(page, 'Home', ...Array.from({ length: 15 }, () => 'Shift+ArrowRight'));
    await expect.poll(() => edge.getAttribute('aria-valuetext')).toMatch(/^6\d\d pixels$/);
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await grid(page).focus();
      for (const keys of [['Control+Home', 'Home', 'ArrowRight'], ['ArrowRight', 'ArrowRight'], ['End']]) {
        await press(page, ...keys);
        // The layout around the table moves with the window.
        await expect.poll(() => isInReach(page)).toBe(true);
      }
    }
    // The separator stays in view, and in a large window the column has the width that was set.
    const { x } = mustHave(await edge.boundingBox());
    expect(x).toBeLessThan(768);
    await page.setViewportSize({ width: 1920, height: 900 });
    await expect
      .poll(async () => (await rowOf(page, 'Alpha').getByRole('rowheader').boundingBox())?.width)
      .toBeGreaterThan(600);
  });

  it('sorts words from A and figures from the highest first, and shows the rank of each of several sort columns', async () => {
    const { page } = await visitRegister(['Beta', 'Alpha']);
    await rowOf(page, 'Beta').waitFor();
    const heading = (name: string, description: string) => page.getByRole('button', { name, description, exact: true });
    await heading('Score', 'Sorted highest first').waitFor();
    await heading('Title', 'Sort').click();
    await heading('Score', 'Sort').waitFor();
    await heading('Title', 'Sorted A to Z').waitFor();
    expect(await grid(page).getByRole('rowheader').allInnerTexts()).toEqual(['Alpha', 'Beta']);
    await heading('Topic', 'Sort').click({ modifiers: ['Shift'] });
    await heading('Topic', 'Sorted A to Z, 2 of 2').waitFor();
    await heading('Title', 'Sorted A to Z, 1 of 2').click({ modifiers: ['Shift'] });
    await heading('Title', 'Sorted Z to A, 1 of 2').waitFor();
    for (const name of ['Severity', 'Likelihood', 'Scale']) {
      await heading(name, 'Sort').click({ modifiers: ['Shift'] });
    }
    await heading('Severity', 'Sorted highest first, 3 of 5').waitFor();
    // The sort marks leave room for the headings.
    const words = grid(page).getByRole('columnheader').locator('.truncate');
    expect(
      await words.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((each) => each.textContent),
      ),
    ).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Sort by').selectOption('Due');
    const order = page.getByLabel('Order');
    expect(await order.getByRole('option').allInnerTexts()).toEqual(['Earliest first', 'Latest first']);
    expect(await order.inputValue()).toBe('lowest');
  });

  it('lists its shortcuts readably, and on phones only those that work there', async () => {
    const { page } = await visitRegister(['Alpha']);
    await rowOf(page, 'Alpha').waitFor();
    await grid(page).focus();
    await press(page, '?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts for the register' });
    const list = keys.getByRole('region', { name: 'Keyboard shortcuts for the register' });
    await expect.poll(() => hasFocus(list)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 600 });
    await press(page, 'End');
    await expect.poll(() => list.locator('..').evaluate((body) => body.scrollTop)).toBeGreaterThan(0);
    await press(page, 'Escape');
    await keys.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('region', { name: 'Impacts, risks and opportunities' }).waitFor();
    await page.reload();
    await page.getByText('Alpha').waitFor();
    await press(page, '?');
    await list.waitFor();
    expect(await list.getByRole('term').allInnerTexts()).toEqual(['Ctrl Z', 'Ctrl Enter', '/', 'N', '?', 'Escape']);
    const does = mustHave(await list.getByRole('definition').first().boundingBox());
    expect(does.width).toBeGreaterThan(280);
  });

  it('does not lose the focus when the element that opened a dialog disappears or reappears', async () => {
    const { page } = await visitRegister(['Alpha', 'Beta']);
    await rowOf(page, 'Beta').waitFor();
    await grid(page).focus();
    await press(page, 'Control+a');
    await page.getByRole('button', { name: 'Delete rows', exact: true }).click();
    await page.getByRole('button', { name: 'Delete 2 rows' }).click();
    const add = page.getByRole('button', { name: 'Add an impact' });
    await expect.poll(() => hasFocus(add)).toBe(true);

    await page.getByRole('button', { name: 'Start from your industry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start from your industry' });
    await dialog.getByRole('checkbox', { name: 'Child labour in ingredient supply' }).check();
    await dialog.getByRole('button', { name: 'Add 1 entry' }).click();
    await expect.poll(() => hasFocus(grid(page))).toBe(true);

    // The last entry, deleted from the panel.
    await page.keyboard.press(' ');
    await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => hasFocus(add)).toBe(true);
  });
});

describe('several rows at once', () => {
  it('are pasted from a spreadsheet after a preview, changed together, and undone with one key', async () => {
    const newcomer = await visitRegister(['Alpha', 'Beta']);
    const { page, context } = newcomer;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await rowOf(page, 'Beta').waitFor();
    await grid(page).focus();
    const block =
      'Title\tTopic\tSeverity\tLikelihood\nAlpha\t\t5\tfour\nBeta\t\t3\t2\n"New\nentry"\t\t2\t1\nLost\tZ9.9\t2\t1\n';
    await page.evaluate((text) => navigator.clipboard.writeText(text), block);
    await press(page, 'Control+v');
    const dialog = page.getByRole('dialog', { name: 'Paste into the register' });
    await dialog.getByText('Pasted row 2, Likelihood').waitFor();
    await dialog.getByText('“four” is not a score from 1 to 5').waitFor();
    await dialog.getByText('Not added: “Z9.9” is not a relevant topic of this assessment').waitFor();
    await dialog.getByRole('heading', { name: '1 row and 1 cell are left out' }).waitFor();
    await dialog.getByRole('button', { name: 'Show them' }).waitFor();
    const added = dialog.getByRole('region', { name: '1 new entry' });
    await added.getByText(/^No topic for 1 new entry: added to E1\.1 /).waitFor();
    expect(await added.getByRole('definition').allInnerTexts()).toEqual(['2', '1']);
    await dialog.getByRole('heading', { name: '3 cells in 2 rows will change' }).waitFor();
    expect((await scoresOf(newcomer)).get('Alpha')).toEqual([4, 3]);
    await dialog.getByRole('button', { name: 'Save 3 rows' }).click();
    await rowOf(page, 'New entry').waitFor();
    const pasted = { Alpha: [5, 3], Beta: [3, 2], 'New entry': [2, 1] };
    expect(Object.fromEntries(await scoresOf(newcomer))).toEqual(pasted);

    // The selection count is announced in an existing live region, once for several quick keys.
    await page.evaluate(LISTEN);
    const startedAt = performance.now();
    await press(page, 'Control+Home');
    for (let key = 0; key < 10; key += 1) await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp');
    await page.getByRole('status').filter({ hasText: '3 selected' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('status').filter({ hasText: 'No rows selected' }).waitFor();
    await press(page, 'Control+a');
    await page.getByRole('status').filter({ hasText: '3 selected' }).waitFor();
    expect((await page.evaluate<string[]>('said')).length).toBeLessThanOrEqual(
      2 + (performance.now() - startedAt) / 1_000,
    );
    await page.getByRole('button', { name: 'Set a value' }).click();
    await page.getByLabel('What', { exact: true }).selectOption('Severity');
    await page.getByLabel('Value', { exact: true }).selectOption('1');
    await page.getByRole('button', { name: 'Agreed in workshop' }).click();
    await page.getByRole('button', { name: 'Change 3 rows' }).click();
    await expect.poll(async () => (await scoresOf(newcomer)).get('New entry')).toEqual([1, 1]);
    // A failed undo is not reported as done, and can be retried.
    await page.route('**/undo-act', (route) => route.abort('internetdisconnected'));
    await press(page, 'Control+z');
    await page.getByText('Could not undo the change.').waitFor();
    expect(await page.getByText('Undone').count()).toBe(0);
    await page.unroute('**/undo-act');
    await press(page, 'Control+z');
    // Once, as the message contains no further text.
    await page.getByRole('region', { name: 'Messages' }).getByText('Undone: 3 rows changed').waitFor();
    expect(await page.getByText('Undone').count()).toBe(1);
    await expect.poll(async () => Object.fromEntries(await scoresOf(newcomer))).toEqual(pasted);
    await press(page, 'Control+z');
    await rowOf(page, 'New entry').waitFor({ state: 'detached' });
    expect(Object.fromEntries(await scoresOf(newcomer))).toEqual({ Alpha: [4, 3], Beta: [4, 3] });

    // Changing a score in its cell asks for a reason, without blocking.
    await press(page, 'Control+Home', 'Home', ...Array.from({ length: 7 }, () => 'ArrowRight'), '5');
    await page.getByText(/^Why was “(Alpha|Beta)” changed\?$/).waitFor();
    await expect.poll(async () => [...(await scoresOf(newcomer)).values()].flat().toSorted()).toEqual([3, 3, 4, 5]);
    await press(page, 'w');
    await page.getByRole('textbox', { name: 'Why?' }).waitFor();
    await page.keyboard.type('Measured in ');
    // Input is restored after a reload.
    await page.reload();
    const why = page.getByRole('textbox', { name: 'Why?' });
    await why.waitFor();
    expect(await why.inputValue()).toBe('Measured in ');
    await why.press('End');
    await page.keyboard.type('March');
    await page.getByRole('button', { name: 'Save reason' }).click();
    await page.getByText('Reason saved').waitFor();
    const path = `/api/assessments/${newcomer.assessment.id}/history`;
    const { changes } = await newcomer.call<{ changes: { reason: string | null }[] }>('GET', path);
    expect(changes[0]?.reason).toBe('Measured in March');
    // A change that is reversed before it is saved asks for no reason.
    await press(page, '4', '5');
    expect(await page.getByText(/^Why was/).count()).toBe(0);

    // For a single row the dialog names its title.
    await grid(page).focus();
    await press(page, 'Control+Home', 'x');
    await page.getByRole('button', { name: 'Delete rows' }).click();
    const one = page.getByRole('dialog', { name: /^Delete “(Alpha|Beta)”\?$/ });
    await one.getByText(/^This removes it from the assessment/).waitFor();
    await press(page, 'Escape', 'Escape');

    // Rows are assigned together, and each is linked at home.
    await grid(page).focus();
    await press(page, 'Control+a');
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('combobox', { name: 'Owner', exact: true }).selectOption({ index: 2 });
    await page
      .locator('input')
      .and(page.getByLabel('Due', { exact: true }))
      .fill('2026-01-31');
    await page.getByText('This date has passed').waitFor();
    await page.getByLabel('Request review').check();
    await page.getByRole('button', { name: 'Change 2 rows' }).click();
    await page.getByText('2 rows assigned').first().waitFor();

    // The message does not cover the toolbar of the next selection.
    await grid(page).focus();
    await press(page, 'Control+a');
    const said = page.getByRole('region', { name: 'Messages' }).filter({ hasText: '2 rows assigned' });
    const bar = page.getByRole('region', { name: 'Selected rows' });
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => {
          const [over, under] = [mustHave(await said.boundingBox()), mustHave(await bar.boundingBox())];
          return under.y - (over.y + over.height);
        })
        .toBeGreaterThan(0);
    }
    // Both undone acts are shown as a whole, rather than as the reason of a row.
    await page.goto(`${app.url}/app/activity`);
    await page.getByText('Undoes an earlier change').nth(1).waitFor();
    expect(await page.getByText('Reason: Undone:').count()).toBe(0);
    await page.goto(`${app.url}/app/home`);
    const mine = page.getByRole('region', { name: 'Assigned to you' });
    await mine.getByText('2 overdue').waitFor();
    await mine.getByRole('link', { name: 'Beta' }).click();
    await page.getByRole('heading', { level: 2, name: 'Beta' }).waitFor();
  });
});

describe('the value chain activities of entries', () => {
  it('are shown and set in a cell, in the panel and for several rows, undone with a key, and used for grouping', async () => {
    const newcomer = await visitRegister(['Pesticides in the soil', 'Noise at the mill', 'Waste after use']);
    const { page, assessment } = newcomer;
    const activities = [
      { name: 'Beet farms', tier: 'upstream-2' },
      { name: 'Sugar mill', tier: 'own' },
    ].map((own) => ({
      kind: 'other',
      place: '',
      note: '',
      position: 0,
      ...own,
      id: randomUUID(),
      seenVersion: null,
    }));
    await newcomer.call('PUT', `/api/assessments/${assessment.id}/activities`, { activities });
    await openRegister(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Activity', exact: true }).check();
    await press(page, 'Escape');
    const cellOf = (title: string) => rowOf(page, title).locator('[data-column=activity]');
    const lies = (title: string, words: string) =>
      expect.poll(() => cellOf(title).evaluate((element) => element.lastChild?.textContent)).toBe(words);

    // By keyboard: go to the cell, open it, tick the first activity upstream, save.
    await cellOf('Noise at the mill').click();
    const popup = page.getByRole('dialog', { name: 'Where in the value chain: Noise at the mill' });
    await popup.getByRole('checkbox', { name: 'Beet farms' }).waitFor();
    await press(page, 'Tab', 'Space', 'Enter');
    await popup.waitFor({ state: 'detached' });
    await lies('Noise at the mill', 'Sugar mill');
    expect(await findViolations(page)).toEqual([]);

    // In the panel, add a second activity.
    await rowOf(page, 'Noise at the mill').locator('[data-column=title]').click();
    await page.getByRole('button', { name: 'Sugar mill: choose value chain activities' }).click();
    await page.getByRole('checkbox', { name: 'Beet farms' }).check();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await lies('Noise at the mill', 'Beet farms, Sugar mill');
    await page.getByRole('button', { name: 'Close the entry' }).click();

    // All rows at once, one of which is placed there already.
    await grid(page).focus();
    await press(page, 'Control+a');
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Place 3 rows in the value chain' });
    await dialog.getByText('Some of the selected entries are placed here').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'Beet farms' }).click();
    await dialog.getByRole('button', { name: 'Place 3 rows' }).click();
    await lies('Waste after use', 'Beet farms');
    await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'Group by activity' });
    await grid(page)
      .getByRole('rowheader', { name: /^Beet farms and Sugar mill\s*1 row$/ })
      .waitFor();
    await grid(page)
      .getByRole('rowheader', { name: /^Beet farms\s*2 rows$/ })
      .waitFor();
    await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'No groups' });

    await grid(page).focus();
    await press(page, 'Control+z');
    await lies('Waste after use', '–');
    await lies('Noise at the mill', 'Beet farms, Sugar mill');
    await press(page, 'Control+z');
    await lies('Noise at the mill', 'Sugar mill');
  });
});

describe('home', () => {
  it('creates nothing, lists open items with links to their fields, and recent changes', async () => {
    const newcomer = await welcome(browser, app);
    const { page } = newcomer;
    await page.goto(`${app.url}/app/home`);
    await page.getByRole('heading', { name: 'Home', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Organizational Information' }).first().waitFor();
    const begun = await newcomer.call<{ draft: unknown }>('GET', '/api/assessments/draft');
    expect(begun.draft).toBeNull();

    const { assessment, topics } = await newcomer.readDraft();
    const topic = mustHave(topics[0]);
    const own = {
      ...potential,
      id: randomUUID(),
      topicId: topic.id,
      title: 'Night shifts',
      actualPotentialImpact: null,
    };
    await newcomer.call('POST', `/api/assessments/${assessment.id}/components`, {
      ...componentFields,
      ...own,
      description: '',
    });
    await page.reload();
    await page.getByText('1 impact not marked actual or potential').waitFor();
    const lastTopic = page.getByRole('link', { name: mustHave(topics.at(-1)).name });
    expect(await lastTopic.count()).toBe(0);
    await page
      .getByRole('button', { name: /^Show \d+ more$/ })
      .last()
      .click();
    await lastTopic.waitFor();
    await page.getByRole('button', { name: 'Show fewer' }).click();
    await expect.poll(() => lastTopic.count()).toBe(0);
    await page.getByText('Ada Founder added Night shifts').waitFor();
    await page.getByRole('link', { name: '1 entry without a description' }).click();
    await page.getByRole('heading', { name: 'Register', exact: true }).waitFor();
    await rowOf(page, 'Night shifts').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Night shifts', exact: true }).click();
    await page.waitForURL(/section=impact-materiality/);
    const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
    // The link leads to the open field itself, in the form of the entry.
    const actual = page
      .getByRole('radiogroup', { name: 'Actual or potential' })
      .getByRole('radio', { name: /^Actual/ });
    await expect.poll(() => isFocused(actual)).toBe(true);
    const leads = async (link: string) => {
      await page.getByRole('button', { name: /^\d+ open$/ }).press('Enter');
      await page
        .getByRole('dialog', { name: 'Open items in this section' })
        .getByRole('link', { name: link })
        .press('Enter');
    };
    await leads('Energy');
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Add impact to Energy' }))).toBe(true);
    await leads('Night shifts');
    await expect.poll(() => isFocused(actual)).toBe(true);
  });
});

describe('the value chain', () => {
  it('shows activities that nobody has reviewed, accepts an entry, and is restored after a deletion', async () => {
    const newcomer = await visitRegister(['Pesticides in the soil']);
    const { page } = newcomer;
    await page.goto(`${app.url}/app/value-chain`);
    await page.getByText('Where in your value chain do impacts, risks and opportunities arise?').waitFor();
    await page.getByRole('button', { name: 'Add activity' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Beet farms');
    await dialog.getByRole('combobox', { name: 'Tier' }).selectOption({ label: 'Suppliers of suppliers (tier 2)' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const tier = page.getByRole('region', { name: 'Suppliers of suppliers (tier 2)' });
    await tier.getByText('Not reviewed', { exact: true }).waitFor();
    await page.getByText('1 of 1 activity not reviewed').waitFor();
    await page.getByText('1 entry not placed').waitFor();

    await tier.getByRole('button', { name: 'Actions for Beet farms' }).click();
    await page.getByRole('menuitem', { name: 'Place entries' }).click();
    await page.getByRole('checkbox', { name: /Pesticides in the soil/ }).check();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await page.getByText('All activities reviewed').waitFor();
    await page.getByText('All entries are placed').waitFor();
    await page.keyboard.press('Escape');
    await tier.getByText('Pesticides in the soil').waitFor();
    expect(await findViolations(page)).toEqual([]);

    await tier.getByRole('button', { name: 'Actions for Beet farms' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const told = page
      .getByRole('region', { name: 'Messages' })
      .locator('[aria-live] > *')
      .filter({ hasText: 'Activity deleted' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await tier.getByText('Pesticides in the soil').waitFor();
    const { activities, components } = await newcomer.readDraft();
    expect(activities).toMatchObject([{ name: 'Beet farms', componentIds: components.map(({ id }) => id) }]);
  });

  it('is moved by mouse and keyboard, and stays readable as it was when its assessment was completed', async () => {
    const newcomer = await visitRegister(['Pesticides in the soil']);
    const { page, assessment, call } = newcomer;
    const [farms, mill] = [
      { name: 'Beet farms', tier: 'upstream-2', position: 0 },
      { name: 'Sugar mill', tier: 'own', position: 0 },
    ].map((own) => ({ kind: 'other', place: '', note: '', ...own, id: randomUUID(), seenVersion: null }));
    const path = `/api/assessments/${assessment.id}`;
    await call('PUT', `${path}/activities`, { activities: [farms, mill] });
    const { components } = await newcomer.readDraft();
    const placements = components.map(({ id }) => ({ activityId: farms?.id, componentId: id, isPlaced: true }));
    await call('POST', `${path}/activities/placements`, { placements });
    await page.goto(`${app.url}/app/value-chain`);
    const tierOf = async () =>
      (await newcomer.readDraft()).activities.find(({ name }) => name === 'Beet farms')?.tier ?? null;

    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Beet farms', exact: true }) });
    await card.getByText('1 entry').waitFor();
    await card
      .getByText('1 entry')
      .dragTo(page.getByRole('button', { name: 'Add activity: Direct suppliers (tier 1)' }));
    await page.getByText('Beet farms moved to Direct suppliers (tier 1)').waitFor();
    await expect.poll(tierOf).toBe('upstream-1');
    await page.getByRole('region', { name: 'Direct suppliers (tier 1)' }).getByText('Pesticides in the soil').waitFor();

    await page.getByRole('button', { name: 'Actions for Beet farms' }).focus();
    await press(page, 'Enter');
    await page.getByRole('menuitem', { name: 'Move to Use' }).waitFor();
    await page.getByRole('menuitem', { name: 'Move to Use' }).focus();
    await press(page, 'Enter');
    await expect.poll(tierOf).toBe('downstream-2');
    const own = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(own).toBe('Beet farms');

    await call('POST', `${path}/complete`, {});
    await page.goto(`${app.url}/app/value-chain`);
    await page.getByText('read-only', { exact: false }).waitFor();
    await page.getByRole('region', { name: 'Use' }).getByText('Pesticides in the soil').waitFor();
    expect(await page.getByRole('button', { name: /^(Actions|Add activity)/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Beet farms', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Beet farms' });
    await panel.getByRole('link', { name: 'Pesticides in the soil' }).waitFor();
    // It can be closed and commented on, but not changed.
    expect(await panel.getByRole('button').allTextContents()).toEqual(['', 'Comments']);
    expect(await findViolations(page)).toEqual([]);
  });

  it('is shown as it was at completion for a reopened assessment, whatever has changed since', async () => {
    const newcomer = await visitRegister(['Pesticides in the soil']);
    const { page, assessment, call } = newcomer;
    const farms = { kind: 'other', place: '', note: '', name: 'Beet farms', tier: 'upstream-2', position: 0 };
    const id = randomUUID();
    const path = `/api/assessments/${assessment.id}`;
    await call('PUT', `${path}/activities`, { activities: [{ ...farms, id, seenVersion: null }] });
    const { components } = await newcomer.readDraft();
    const placements = components.map(({ id: componentId }) => ({ activityId: id, componentId, isPlaced: true }));
    const [placed] = await call<{ version: number }[]>('POST', `${path}/activities/placements`, { placements });
    await call('POST', `${path}/complete`, {});
    await call('POST', '/api/assessments', { copyOf: null });
    await call('POST', `${path}/reopen`, { reason: 'A figure was wrong' });
    const seenVersion = mustHave(placed).version;
    const moved = { ...farms, id, name: 'Sugar cane', tier: 'own', seenVersion };
    await call('PUT', `${path}/activities`, { activities: [moved] });

    await page.goto(`${app.url}/app/value-chain?assessment=${assessment.id}`);
    await page.getByText('read-only', { exact: false }).waitFor();
    const tier = page.getByRole('region', { name: 'Suppliers of suppliers (tier 2)' });
    await tier.getByRole('button', { name: 'Beet farms', exact: true }).waitFor();
    await tier.getByText('Pesticides in the soil').waitFor();
    expect(await page.getByText('Sugar cane').count()).toBe(0);
    // The next year's own chain has not been started.
    await page.goto(`${app.url}/app/value-chain`);
    await page.getByText('Where in your value chain do impacts, risks and opportunities arise?').waitFor();
  });
});
