import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Behind a modal dialog, Base UI hides the page from screen readers, except elements with `aria-live` and everything around them. A region
 * in the page therefore is a `role="status"`, which announces in the same way.
 */
const OUTSIDE_THE_PAGE = [
  'web/features/assurance/evidence/upload-lines.tsx',
  // The scores in these two are part of a dialog, and a list: with a role, it would no longer be read as one.
  'web/features/register/horizon-scores/horizon-dialog.tsx',
  'web/features/register/measures/net-dialog.tsx',
  'web/features/shell/public/demo-chat.tsx',
  'web/ui/layout/page-announcer.tsx',
  'web/ui/overlays/toaster.tsx',
];

it('no region in a page is kept readable behind dialogs by aria-live', () => {
  const sources = globSync('web/**/*.tsx').filter((path) => readFileSync(path, 'utf8').includes('aria-live='));
  expect(sources.toSorted()).toEqual(OUTSIDE_THE_PAGE);
});
