import type { ProblemsIn } from '#domain/fields/validation.ts';
import { MAX_LONG_TEXT, MAX_REASON } from '#domain/limits.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { SuggestedActivity } from '#domain/value-chain/beginning.ts';
import type { activityFields } from '#domain/value-chain/fields.ts';
import { tiers } from '#domain/value-chain/fields.ts';
import type { ChainPart, Tier } from '#domain/value-chain/tiers.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';
import { limitMessages } from '#web/ui/messages.ts';

const entries = counted('entry', 'entries');
const activities = counted('activity', 'activities');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const tierName = (tier: Tier): string => labelOf(tiers, tier);

/** Texts of the value chain. */
export const chainMessages = {
  title: 'Value chain',
  subtitle: 'Activities upstream, in your own operations and downstream, with the entries placed on them',
  loading: 'Loading the value chain...',
  failed: 'Could not load the value chain',
  failedText: 'Check your connection and try again.',
  noDraft: 'No assessment in progress',
  noDraftText: 'You can edit the value chain only in a draft. Start the next assessment in the questionnaire.',
  openQuestionnaire: 'Go to the questionnaire',

  parts: { upstream: 'Upstream', own: 'Own operations', downstream: 'Downstream' } satisfies Record<ChainPart, string>,
  picture: 'Activities by tier',
  add: 'Add activity',
  addTo: (tier: string) => `Add activity: ${tier}`,
  unnamed: 'No activities here yet.',
  unseen: 'Not reviewed yet.',
  open: 'Not reviewed',
  nothingFound: 'Nothing found',
  material: 'Material',
  entries,
  highest: (score: number) => `highest score ${formatNumber(score)} of 25`,
  more: (count: number) => `${formatNumber(count)} more`,
  notScored: 'not scored',
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  moveTo: (tier: string) => `Move to ${tier}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  delete: 'Delete',
  placeEntries: 'Place entries',
  placeOn: (name: string) => `Place entries on ${name}`,
  moved: (name: string, tier: string) => `${name} moved to ${tier}`,
  movedWithin: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
  undo: 'Undo',
  unsaved: counted('activity has not been saved yet.', 'activities have not been saved yet.'),
  saveNow: 'Save now',
  discard: 'Discard',

  coverage: {
    allSeen: 'All activities reviewed',
    open: (count: number, all: number) => `${formatNumber(count)} of ${activities(all)} not reviewed`,
    unseen: (names: readonly string[]) => `Not reviewed: ${list.format(names)}.`,
    allTiers: 'All tiers reviewed.',
    notPlaced: (count: number) => `${entries(count)} not placed`,
    allPlaced: 'All entries are placed',
    noEntries: 'There are no entries yet',
  },
  home: 'Value chain',
  homeNone: 'No activities yet.',

  emptyTitle: 'Where in your value chain do impacts, risks and opportunities arise?',
  emptyText:
    'Add what happens upstream, in your own operations and downstream: suppliers, sites, products, markets. Then place your impacts, risks and opportunities there to find the gaps.',
  begin: 'Start with suggestions',
} as const;

/** Additional texts of the value chain in a completed assessment. */
export const completedChainMessages = {
  completed: (moment: string) =>
    `Completed on ${moment}, read-only. Entries and activities come from the frozen result.`,
  completedEarlier: (moment: string) =>
    `Completed on ${moment}, read-only. The entries come from the frozen result. An earlier version of Twofold made it without the activities. They are shown as they were at that time.`,
  toResults: 'Results',
  notThere: 'Completed assessment not found',
  notThereText: 'The link leads to an assessment that does not exist or was never completed.',
  noRows: 'The frozen result has no register',
  noRowsText:
    'This result was frozen by an earlier version of Twofold, which did not keep rows. Twofold therefore does not know which entries were placed on the activities.',
  notKnown: 'The activities at that time are not known',
  notKnownText: 'This assessment was reopened, and its history starts after completion.',
  noActivities: 'No activities',
  noActivitiesText: 'This assessment had no value chain when it was completed.',
} as const;

/** Texts for placing entries and removing them. */
export const placingMessages = {
  on: 'Linked entries',
  none: 'No entries here yet.',
  takeOff: (title: string, name: string) => `Remove ${title} from ${name}`,
  inRegister: 'Open in the register',
  showOnly: 'Show them in the register',
  search: 'Search entries',
  on1: (names: readonly string[]) => `on ${list.format(names)}`,
  onNone: 'not placed yet',
  atOdds: (said: string) => `Its value chain field says: ${said}`,
  nothingFits: 'No matching entries.',
  noEntries: 'The assessment has no entries yet.',
  tooMany: (count: number) => `${formatNumber(count)} more. Type to narrow them down.`,
  save: 'Place',
  saving: 'Placing...',
  cancel: 'Cancel',
  close: 'Close',
  placed: (name: string) => `Entries on ${name} saved`,
  takenOff: (title: string, name: string) => `${title} removed from ${name}`,
  failed: 'Could not place the entries.',
  tryAgain: 'Nothing has changed. Check your connection and try again.',

  say: 'Nothing found here?',
  sayText: 'To explain the gap, note who checked and how.',
  why: 'Why nothing was found',
  sayIt: 'Save',
  saidBy: (who: string, when: string) => (who === '' ? when : `${who}, ${when}`),
  takeBack: 'Withdraw',
  saidFailed: 'Could not save this note.',
  whyMissing: 'Describe briefly how you checked.',
  whyTooLong: limitMessages.tooLong(MAX_REASON),

  ofEntry: 'Activities of the value chain',
  ofEntryNone: 'Not placed',
  placeOf: (title: string) => `Where in the value chain: ${title}`,
  markLabel: (words: string) => `${words}: choose value chain activities`,
  placedEntry: (title: string) => `Placement of “${title}” saved`,
  someLie: 'Some of the selected entries are placed here',
  searchActivities: 'Search activities',
  noActivityFits: 'No matching activities.',
  loading: 'Loading the activities...',
  noActivities: 'No activities yet.',
  openChain: 'Open the value chain',
} as const;

/** Texts of the form for an activity. */
export const activityMessages = {
  newTitle: 'New activity',
  editTitle: 'Edit activity',
  nameHint: 'For example “Cocoa farms”, “Lyon plant” or “Supermarkets”.',
  placeHint: 'Town, region or country',
  save: 'Save',
  saving: 'Saving...',
  saveAndAdd: 'Save and add another',
  cancel: 'Cancel',
  saved: 'Activity saved',
  saveFailed: 'Could not save the activity.',
  discarded: 'Input discarded',
  nameTaken: 'Another activity already has this name. Add a place or product to tell them apart.',
  deleteTitle: 'Delete this activity?',
  deleteText: (name: string, count: number) =>
    count === 0
      ? `This deletes “${name}” from the value chain.`
      : `This deletes “${name}” from the value chain. ${count === 1 ? 'Its entry stays' : `Its ${entries(count)} stay`} in the register.`,
  deleting: 'Deleting...',
  keep: 'Keep',
  deleted: 'Activity deleted',
  deleteFailed: 'Could not delete the activity.',
} as const;

/** Errors shown at the fields of an activity. */
export const activityProblems: Readonly<
  Record<NonNullable<ProblemsIn<typeof activityFields>[keyof typeof activityFields]>, string>
> = {
  'activity-name-required': 'Enter a name.',
  'too-long': limitMessages.tooLong(MAX_LONG_TEXT),
  'unknown-option': 'Choose an option.',
  'score-out-of-range': 'Choose another position.',
};

/** Texts for starting the value chain. */
export const beginningMessages = {
  title: 'Start the value chain',
  text: 'Untick what does not apply. You can rename, move and delete everything later.',
  origins: {
    stakeholders: 'From your stakeholders',
    countries: 'From the countries in your questionnaire answers',
    usual: 'In most value chains',
  } satisfies Record<SuggestedActivity['from'], string>,
  wrote: 'From your questionnaire answers',
  none: 'Tick at least one.',
  take: (count: number) => `Add ${activities(count)}`,
  taking: 'Adding...',
  cancel: 'Cancel',
  taken: (count: number) => `${activities(count)} added`,
  failed: 'Could not add the activities.',
} as const;

/** Why entries were not placed, or a word was not saved. */
export const placingRefusals: Explanations<
  typeof api.valueChain.place | typeof api.valueChain.sayNothingFound,
  string
> = {
  'not-found': () => 'A colleague has deleted an entry or an activity. The value chain has been reloaded.',
  'assessment-completed': () => 'A colleague has completed this assessment. You can no longer change it.',
  'too-many-rows': ({ most }) =>
    `An assessment can have at most ${formatNumber(most)} placements of entries on activities.`,
  'too-much-text': () => 'The assessment is full. Shorten the longest texts.',
  'something-placed': () => 'A colleague has placed an entry on this activity.',
};
