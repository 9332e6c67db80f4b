import { MAX_VIEW_NAME } from '#domain/limits.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** Texts of the views of the register. */
export const viewMessages = {
  allRows: 'All rows',
  unnamed: 'Unnamed view',
  views: 'Views',
  changed: 'changed',
  openList: (name: string, isChanged: boolean) => `View: ${name}${isChanged ? ', changed' : ''}`,
  loading: 'Loading the views...',

  givenNames: {
    'negative-high': 'Negative, 15 or more',
    material: 'Material, by topic',
    'not-scored': 'Not scored',
    'to-review': 'To review',
    upstream: 'Upstream',
    'human-rights': 'Human rights',
  },
} as const;

/** Texts of the list of views and its dialogs; loaded with them. */
export const viewListMessages = {
  loadFailed: 'Could not load your views. The suggested views are available.',
  given: 'Suggested',
  ofCompany: 'Company',
  own: 'Mine',
  by: (name: string | null) => (name === null ? 'By someone who has left' : `By ${name}`),
  saveAsNew: 'Save as a new view',
  saveChanges: (name: string) => `Save changes to “${name}”`,
  reset: 'Reset to the saved view',
  rename: 'Rename',
  share: 'Share with the company',
  keepToMyself: 'Make private',
  delete: 'Delete this view',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copiedText: 'Everyone in your company sees these rows.',
  copyFailed: 'Could not copy the link. Copy it from the address bar.',

  newTitle: 'Save as a new view',
  newText: 'Saves filters, order, groups, columns and their widths.',
  renameTitle: 'Rename the view',
  name: 'Name',
  forWhom: 'Visible to',
  forMe: 'Only me',
  forCompany: 'Everyone in the company',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  nameMissing: 'Enter a name.',
  nameTooLong: `Use at most ${MAX_VIEW_NAME} characters.`,

  saved: (name: string) => `“${name}” saved`,
  deleted: (name: string) => `“${name}” deleted`,
  undo: 'Undo',
  saveFailed: 'Could not save the view',
  deleteFailed: 'Could not delete the view',
  tryAgain: 'Check your connection and try again.',
} as const;

/** Why a view was not saved. */
export const viewRefusals: Explanations<typeof api.views.save, string> = {
  'not-found': () => 'This view has since been deleted. Save it as a new view.',
  'too-many-views': ({ most }) =>
    `You can save at most ${formatNumber(most)} views. Delete one that you no longer need.`,
  conflict: ({ conflicts: [conflict] }) =>
    `${conflict?.changedBy ?? 'Someone'} has since changed this view. You are seeing the current version. Change it again, or save yours as a new view.`,
};
