import type { Page } from 'playwright-core';

/** Chooses an action in the menu of an entry, a topic or a stakeholder. */
export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
