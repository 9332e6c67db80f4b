import type { HistoryAct } from '#domain/history/acts.ts';
import { type HistoryNoun, nounNames as historyNouns } from '#domain/history/nouns.ts';
import type { HistoryVerb } from '#domain/records/contents/contents.ts';
import { kindsWith } from '#domain/records/kinds.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** The objects of an act on several records, after 'changed' or a similar verb. */
const acts: Readonly<Partial<Record<HistoryNoun, (count: string) => string>>> = {
  ...Object.fromEntries(
    kindsWith('history').flatMap((kind) =>
      'many' in kind ? [[kind.noun, (count: string) => `${count} ${kind.many}`]] : [],
    ),
  ),
  assignment: (count) => `owner, due date or review of ${count} records`,
  mark: (count) => `${count} records`,
  visit: (count) => `${count} records`,
};
const things = (count: string) => `${count} things`;

/** Texts of the Activity screen and the History panel. */
export const activityMessages = {
  title: 'Activity',
  subtitle: 'Who changed what, when and why, in the assessment and the team. Newest first.',
  chooseAssessment: 'Assessment',
  filters: 'Filter the activity',
  filter: 'Filter',
  without: (label: string, value: string) => `Remove the filter ${label}: ${value}`,
  person: 'Person',
  everybody: 'Everyone',
  unknownPerson: 'No matching person',
  left: (name: string) => `${name} (left)`,
  noun: 'What',
  everything: 'Everything',
  did: 'Kind of change',
  anyAct: 'All kinds',
  topic: 'Topic',
  allTopics: 'All topics',
  unknownTopic: 'No matching topic in this assessment',
  gone: (name: string) => `${name} (deleted)`,
  from: 'From',
  to: 'To',
  reversed: 'Earlier than “From”',
  reversedTitle: '“To” is earlier than “From”',
  reversedText: 'Choose a “To” date that is not earlier than the “From” date.',
  onlyLacking: 'Only changes without a reason',
  lacking: (count: number, most: number) =>
    count === 0 ? 'None without a reason' : `${formatNumber(count)}${count >= most ? ' or more' : ''} open`,
  clear: 'Clear filters',

  download: 'Download CSV',
  downloading: 'Downloading...',
  downloadText: 'All changes that match these filters, for a spreadsheet',
  downloadFailed: 'Could not download the activity',
  downloadFailedText: 'No file was saved. Check your connection and try again.',

  loading: 'Loading activity...',
  loadFailed: 'Could not load the activity',
  loadFailedText: 'Check your connection and try again.',
  notFound: 'Assessment not found',
  notFoundText: 'The link leads to an assessment or a filter that does not exist.',
  showNewest: 'Show the newest assessment',
  noneYet: 'Nothing has been changed yet',
  noneYetText: 'Every change will appear here once an assessment has been started.',
  begin: 'Go to the questionnaire',
  noneFound: 'No changes match these filters',
  noneFoundText: 'Choose other filters or a longer period.',
  older: 'Show older changes',
  loadingOlder: 'Loading older changes...',
  olderFailed: 'Could not load older changes.',
  again: 'Try again',
  end: 'This is the beginning of the history.',

  close: 'Close',
  shown: 'Which changes are shown',
  allChanges: 'All changes',
  decisions: 'Decisions',
  decisionsText: 'What was rescored, deselected, moved or deleted, by whom, when and why.',
  noDecisions: 'No decisions yet',
  noDecisionsText: 'Changed scores and deselected, moved or deleted topics and entries appear here with their reasons.',
  recentFailed: 'Could not load the changes.',
  noHistory: 'Nothing has been changed here yet',
  noHistoryText: 'Changes you save will appear in this list.',
  openActivity: 'All activity',

  nobody: 'Twofold',
  reason: (reason: string) => `Reason: ${reason}`,
  reasonGiven: (by: string, at: string) => `Added later: ${by}, ${at}`,
  noReason: 'No reason given',
  undone: (by: string, when: string) => `Undone by ${by}, ${when}`,
  actOf: (noun: HistoryNoun | null, count: number) => ((noun && acts[noun]) ?? things)(formatNumber(count)),
  undoes: 'Undoes an earlier change',
  together: 'In one step',
  showAct: (count: number) => `Show all ${formatNumber(count)}`,
  loadingAct: 'Loading the rows...',
  actFailed: 'Could not load the rows.',
  held: 'Its values',
  began: 'Its first values',
  becomes: 'becomes',
} as const;

/** Why no file was saved, by the code of the refusal. */
export const downloadFailures: Readonly<Record<string, string>> = {
  'not-signed-in': 'You are signed out. Sign in and try again.',
  'too-busy': 'The server is busy. Try again in a moment.',
  'not-found': 'This assessment no longer exists. Choose another.',
  malformed: 'A filter refers to something that does not exist here. Clear the filters.',
};

/** The names of the changed things, in the filter and in each line. */
export const nounNames: Readonly<Record<HistoryNoun, string>> = {
  ...historyNouns,
  assessment: 'Assessment and thresholds',
};

/** The kinds of acts, in the filter. */
export const actNames: Readonly<Record<HistoryAct, string>> = {
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  completed: 'Completed',
  reopened: 'Reopened',
};

/** What a person did, between their name and that of the record. */
export const verbNames: Readonly<Record<HistoryVerb, string>> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  completed: 'completed',
  reopened: 'reopened',
  restored: 'restored',
  signed: 'signed',
  recorded: 'recorded the sign-off',
  withdrawn: 'ended the sign-off',
  resolved: 'resolved',
};

/** For comments, before the name of their subject. */
export const commentVerbNames: Readonly<Record<HistoryVerb, string>> = {
  ...verbNames,
  added: 'commented on',
  changed: 'edited a comment on',
  deleted: 'deleted a comment on',
  restored: 'restored a comment on',
  resolved: 'resolved a comment on',
  reopened: 'reopened a comment on',
};

/** Texts on auditors' actions: records they marked, samples they drew, pages they read. */
export const auditVerbNames = {
  mark: { ...verbNames, added: 'checked', changed: 'checked', deleted: 'removed the check mark from' },
  sample: { ...verbNames, added: 'drew the sample' },
  visit: { ...verbNames, added: 'read' },
} as const satisfies Partial<Record<HistoryNoun, Readonly<Record<HistoryVerb, string>>>>;

/** For the team, where nobody is deleted. */
export const teamVerbNames: Readonly<Record<HistoryVerb, string>> = {
  ...verbNames,
  deleted: 'ended the membership of',
  restored: 'added',
};

/** What follows the name of the record, for words that a name separates. */
export const verbEnds: Readonly<Partial<Record<HistoryNoun, Readonly<Partial<Record<HistoryVerb, string>>>>>> = {
  member: { added: 'to the team', restored: 'back to the team' },
  mark: { changed: 'again' },
};

/** For the team, if the author is the member. */
export const ownTeamVerbNames: Readonly<Partial<Record<HistoryVerb, string>>> = {
  added: 'joined the team',
  deleted: 'left the team',
  restored: 'joined the team again',
};

/** Texts of the buttons that open a history. */
export const historyMessages = {
  history: 'History',
  showAll: 'Show all',
  historyOf: (name: string) => `History of ${name}`,
} as const;
