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
import { limitMessages } from '#web/ui/text-limit-messages.ts';

const entries = counted('entry', 'entries');
const activities = counted('activity', 'activities');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const tierName = (tier: Tier): string => labelOf(tiers, tier);

/** What the value chain says. */
export const chainMessages = {
  title: 'Value chain',
  subtitle: 'What happens before, in and after the company, and what was found there',
  loading: 'Loading the value chain...',
  failed: 'The value chain could not be loaded',
  failedText: 'Check the connection and try again.',
  noDraft: 'No assessment is being worked on',
  noDraftText: 'The value chain is drawn for a draft. Begin the next year in the questionnaire.',
  openQuestionnaire: 'Go to the questionnaire',

  parts: { upstream: 'Upstream', own: 'Own operations', downstream: 'Downstream' } satisfies Record<ChainPart, string>,
  picture: 'Activities by tier',
  add: 'Add activity',
  addTo: (tier: string) => `Add activity: ${tier}`,
  ofTier: (count: number) => activities(count),
  unnamed: 'Nobody has named an activity here.',
  unseen: 'Nobody has looked here yet.',
  open: 'Not looked at',
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
  unsaved: counted('activity is not saved yet.', 'activities are not saved yet.'),
  saveNow: 'Save now',
  discard: 'Discard',

  coverage: {
    allSeen: 'Every activity was looked at',
    open: (count: number, all: number) => `${formatNumber(count)} of ${activities(all)} not looked at`,
    unseen: (names: readonly string[]) => `Nobody has looked at ${list.format(names)}.`,
    allTiers: 'Every tier was looked at.',
    notPlaced: (count: number) => `${entries(count)} on no activity`,
    allPlaced: 'Every entry lies on an activity',
    noEntries: 'There are no entries yet',
  },
  home: 'Value chain',
  homeNone: 'No activity is named yet.',

  emptyTitle: 'Where in the value chain does it happen?',
  emptyText:
    'Name what happens before, in and after your company: suppliers, sites, products, markets. Then place your impacts, risks and opportunities on it, and see where nobody has looked yet.',
  begin: 'Begin with suggestions',
} as const;

/** What the value chain of a completed assessment says besides. */
export const completedChainMessages = {
  completed: (moment: string) =>
    `Completed on ${moment}, read only. The entries are those that were frozen then; the activities, which the frozen result does not hold, are those of the same moment.`,
  toResults: 'Results',
  notThere: 'There is no such completed assessment',
  notThereText: 'The address names an assessment that does not exist here, or that was never completed.',
  noRows: 'This assessment was frozen without its rows',
  noRowsText: 'It was completed before rows were frozen: what lay on its activities is not known.',
  notKnown: 'The activities of that moment are not known',
  notKnownText: 'This assessment was reopened, and its history begins after it was completed.',
  noActivities: 'No activity was named',
  noActivitiesText: 'When this assessment was completed, its value chain was not drawn.',
} as const;

/** What is said where entries are placed and taken off. */
export const placingMessages = {
  on: 'Entries on it',
  none: 'No entry lies on it.',
  takeOff: (title: string, name: string) => `Take ${title} off ${name}`,
  takeOffWord: 'Take off',
  inRegister: 'Open in the register',
  showOnly: 'Show them in the register',
  search: 'Search entries',
  on1: (names: readonly string[]) => `on ${list.format(names)}`,
  onNone: 'on no activity yet',
  atOdds: (said: string) => `Its own field says: ${said}`,
  nothingFits: 'No entry fits.',
  noEntries: 'The assessment has no entry yet.',
  tooMany: (count: number) => `${formatNumber(count)} more: type to narrow them down.`,
  save: 'Place',
  saving: 'Placing...',
  cancel: 'Cancel',
  close: 'Close',
  placed: (name: string) => `Saved what lies on ${name}`,
  takenOff: (title: string, name: string) => `${title} taken off ${name}`,
  failed: 'Failed to place the entries.',
  tryAgain: 'Everything is as before: check the connection and try again.',

  say: 'Nothing found here?',
  sayText: 'Say who looked and how, so that the gap is an answer.',
  why: 'Why nothing was found',
  sayIt: 'Save',
  saidBy: (who: string, when: string) => (who === '' ? when : `${who}, ${when}`),
  takeBack: 'Take back',
  saidFailed: 'Failed to save why nothing was found.',
  whyMissing: 'Say in a few words how you looked.',
  whyTooLong: limitMessages.tooLong(MAX_REASON),

  ofEntry: 'Activities of the value chain',
  ofEntryNone: 'On no activity',
  placeOf: (title: string) => `Where in the value chain: ${title}`,
  markLabel: (words: string) => `${words}: choose activities of the value chain`,
  placedEntry: (title: string) => `Saved on which activities lies “${title}”`,
  someLie: 'Some of them lie on it',
  searchActivities: 'Search activities',
  noActivityFits: 'No activity fits.',
  loading: 'Loading the activities...',
  noActivities: 'No activity is named yet.',
  openChain: 'Open the value chain',
} as const;

/** The form of an activity. */
export const activityMessages = {
  newTitle: 'New activity',
  editTitle: 'Edit activity',
  nameHint: 'What you call it: cocoa farms, the plant in a town, supermarkets.',
  placeHint: 'Town, region or country',
  save: 'Save',
  saving: 'Saving...',
  saveAndAdd: 'Save and add another',
  cancel: 'Cancel',
  saved: 'Activity saved',
  saveFailed: 'Failed to save the activity.',
  discarded: 'What you entered was discarded',
  nameTaken: 'Another activity has this name. Add the place or the product to tell them apart.',
  deleteTitle: 'Delete this activity?',
  deleteText: (name: string, count: number) =>
    count === 0
      ? `“${name}” goes from the value chain.`
      : `“${name}” goes from the value chain. ${count === 1 ? 'The entry on it stays' : `The ${entries(count)} on it stay`} in the register, without this place.`,
  deleting: 'Deleting...',
  keep: 'Keep',
  deleted: 'Activity deleted',
  deleteFailed: 'Failed to delete the activity.',
} as const;

/** Sentences at the fields of an activity. */
export const activityProblems: Readonly<
  Record<NonNullable<ProblemsIn<typeof activityFields>[keyof typeof activityFields]>, string>
> = {
  'activity-name-required': 'Say what it is called.',
  'too-long': limitMessages.tooLong(MAX_LONG_TEXT),
  'unknown-option': 'Choose one of the offered options.',
  'score-out-of-range': 'Choose another place in the order.',
};

/** What the value chain begins with. */
export const beginningMessages = {
  title: 'Begin the value chain',
  text: 'Untick what does not fit. Everything can be renamed, moved and deleted later.',
  origins: {
    stakeholders: 'From your stakeholders',
    countries: 'From the countries you named in the questionnaire',
    usual: 'In most value chains',
  } satisfies Record<SuggestedActivity['from'], string>,
  wrote: 'What you wrote in the questionnaire',
  none: 'Tick at least one.',
  take: (count: number) => `Add ${activities(count)}`,
  taking: 'Adding...',
  cancel: 'Cancel',
  taken: (count: number) => `${activities(count)} added`,
  failed: 'Failed to add the activities.',
} as const;

/** Why entries were not placed, or a word was not saved. */
export const placingRefusals: Explanations<
  typeof api.valueChain.place | typeof api.valueChain.sayNothingFound,
  string
> = {
  'not-found': () => 'An entry or an activity is gone: a colleague has deleted it. The value chain is loaded again.',
  'assessment-completed': () => 'A colleague has completed this assessment: nothing in it is changed any more.',
  'too-many-rows': ({ most }) => `Entries take at most ${formatNumber(most)} places on activities.`,
  'too-much-text': () => 'The assessment holds as much text as it can. Shorten what is longest.',
  'something-placed': () => 'A colleague has placed an entry on it meanwhile.',
};
