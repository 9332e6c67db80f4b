import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RunningApp, startApp } from '../shared/running-app.ts';
import { arrives, type BrowserTab, choose, fill, press, sees, slide, until } from './browser-tab.ts';
import { otherBrowsers } from './installed.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Signs up from the landing page and sets up a company. */
async function signUp(tab: BrowserTab, email: string): Promise<void> {
  await tab.goto(`${app.url}/auth?mode=sign-up`);
  await fill(tab, 'Full Name', 'Ada Founder');
  await fill(tab, 'Email', email);
  await fill(tab, 'Password', 'a heron over the marsh');
  await press(tab, { role: 'button', name: 'Create Account' });
  await arrives(tab, '/company-setup');
  await fill(tab, 'Company Name', 'Nordhafen Foods');
  await choose(tab, 'Industry', 'Food & Beverage');
  await choose(tab, 'Company Size', 'Large (251-1000 employees)');
  await press(tab, { role: 'button', name: 'Create Company Profile' });
  await arrives(tab, '/app/dashboard');
}

const next = (tab: BrowserTab) => press(tab, { role: 'button', name: 'Next' });
const atSection = (tab: BrowserTab, name: string) => sees(tab, { role: 'heading', name });

/** What each topic on the matrix is called for a screen reader. */
const POINTS = `return [...document.querySelectorAll('[aria-label^="Topics on the matrix"] button')].map((point) => point.getAttribute('aria-label'))`;

for (const { name: browser, packages, open } of otherBrowsers()) {
  describe.skipIf(open === null)(`the main job in ${browser} (Debian: ${packages})`, () => {
    let tab: BrowserTab;
    beforeAll(async () => {
      if (open) tab = await open();
    });
    afterAll(() => tab?.close());

    it('leads from sign-up to a material topic on the matrix', async () => {
      await signUp(tab, `ada-${browser.toLowerCase()}@example.com`);
      await press(tab, { role: 'link', name: 'Questionnaire' });
      await atSection(tab, 'Organizational Information');
      await fill(tab, 'Describe your main products and services and who buys them.', 'Frozen meals');
      await next(tab);
      await atSection(tab, 'Stakeholder Mapping');
      await next(tab);
      await atSection(tab, 'Topic Selection');
      await next(tab);
      await atSection(tab, 'Materiality Scoring');
      await next(tab);

      await atSection(tab, 'Impact Materiality Assessment');
      await press(tab, { role: 'button', name: 'Add impact to Climate change mitigation' });
      await fill(tab, 'Title', 'Emissions of the plants');
      await press(tab, { role: 'radio', name: /^Negative/ });
      await press(tab, { role: 'radio', name: /^Actual/ });
      await slide(tab, 'Severity', 4);
      await press(tab, { role: 'button', name: 'Save impact' });
      await sees(tab, { role: 'text', name: 'Impact component added successfully.' });

      await press(tab, { role: 'link', name: 'Dashboard' });
      await sees(tab, { role: 'text', name: 'Climate change mitigation is material by impact.' });
      await until(tab, 'its point', async () =>
        /Climate change mitigation.*impact 20 of 25/.test((await tab.run<string[]>(POINTS)).join()),
      );
    });

    it('scores a cell of the register with keys and takes it back', async () => {
      await press(tab, { role: 'link', name: 'Register' });
      const score = () =>
        tab.run<string>(`return document.querySelector('[role=grid] td[data-column=score]').textContent`);
      await until(tab, 'the score 20', async () => (await score()).startsWith('20'));
      await tab.run(`document.querySelector('[role=grid]').focus()`);
      await tab.press('Home');
      for (let step = 0; step < 7; step += 1) await tab.press('ArrowRight');
      await tab.type('5');
      await until(tab, 'the score 25', async () => (await score()).startsWith('25'));
      await tab.press('Control+z');
      await until(tab, 'the score 20 again', async () => (await score()).startsWith('20'));
    });

    it('answers a question about the result', async () => {
      await press(tab, { role: 'link', name: 'AI assistant' });
      await press(tab, { role: 'button', name: 'What are the key material topics?' });
      await sees(tab, { role: 'text', name: /Climate change mitigation/ });
    });

    it('completes the assessment and signs as preparer', async () => {
      await tab.goto(`${app.url}/app/assessment?section=financial-materiality`);
      await press(tab, { role: 'button', name: 'Complete Assessment' });
      await sees(tab, { role: 'heading', name: /^Complete/ });
      await fill(tab, 'Why they stay open', 'Not looked at yet');
      await press(tab, { role: 'button', name: /^Complete/ });
      await sees(tab, { role: 'heading', name: 'Assessment completed' });
      await press(tab, { role: 'button', name: 'Sign as preparer' });
      await fill(tab, 'Position', 'Head of Sustainability');
      await press(tab, { role: 'button', name: 'Sign' });
      await sees(tab, { role: 'text', name: /Ada Founder, Head of Sustainability/ });
    });
  });
}
