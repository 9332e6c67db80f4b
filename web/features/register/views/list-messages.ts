import { MAX_VIEW_NAME } from '#domain/limits.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** What the list of views and its dialogs say; fetched with them. */
export const viewListMessages = {
  loadFailed: 'The views could not be loaded. Those of the product are here.',
  given: 'To begin with',
  ofCompany: 'Of the company',
  own: 'My own',
  by: (name: string | null) => (name === null ? 'By somebody who has left' : `By ${name}`),
  saveAsNew: 'Save as a new view',
  saveChanges: (name: string) => `Save changes to “${name}”`,
  reset: 'Back to the view as saved',
  rename: 'Rename',
  share: 'Share with the company',
  keepToMyself: 'Keep for myself alone',
  delete: 'Delete this view',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copiedText: 'It shows these rows to everybody in your company.',
  copyFailed: 'The link could not be copied. It stands in the address bar of the browser.',

  newTitle: 'Save as a new view',
  newText: 'Filters, order, groups, columns and their widths are kept under a name.',
  renameTitle: 'Rename the view',
  name: 'Name',
  forWhom: 'For whom',
  forMe: 'For me alone',
  forCompany: 'For everybody in the company',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  nameMissing: 'Enter a name.',
  nameTooLong: `Use at most ${MAX_VIEW_NAME} characters.`,

  saved: (name: string) => `“${name}” is saved`,
  deleted: (name: string) => `“${name}” is deleted`,
  undo: 'Undo',
  saveFailed: 'The view could not be saved',
  deleteFailed: 'The view could not be deleted',
  tryAgain: 'Check the connection and try again.',
} as const;

/** Why a view was not saved. */
export const viewRefusals: Explanations<typeof api.views.save, string> = {
  'not-found': () => 'Somebody has deleted it meanwhile. Save it as a new view.',
  'too-many-views': ({ most }) => `At most ${formatNumber(most)} views are kept. Delete one that nobody needs.`,
  conflict: ({ conflicts: [conflict] }) =>
    `${conflict?.changedBy ?? 'Somebody'} has changed this view meanwhile. It is shown as it is now: change it again, or save yours as a new view.`,
};
