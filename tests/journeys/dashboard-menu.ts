import type { Page } from 'playwright-core';

/** Opens the dashboard's menu, which stays open until something outside it is clicked, and returns it. */
export async function openMenu(page: Page) {
  const menu = page.getByRole('dialog', { name: 'More options' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  await menu.getByRole('group', { name: 'View' }).waitFor();
  return menu;
}

/** Shows the matrix as a table or as a chart. */
export async function showAs(page: Page, view: 'Chart' | 'Table') {
  const menu = await openMenu(page);
  await menu.getByRole('radio', { name: view }).check();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
}
