import { type HistoryNoun, nounNames as historyNouns } from '#domain/history/nouns.ts';
import type { HistoryVerb } from '#domain/records/contents/contents.ts';
import { kindsWith } from '#domain/records/kinds.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** What was done to several things at once, after 'changed' and its like. */
const acts: Readonly<Partial<Record<HistoryNoun, (count: string) => string>>> = {
  ...Object.fromEntries(
    kindsWith('history').flatMap((kind) =>
      'many' in kind ? [[kind.noun, (count: string) => `${count} ${kind.many}`]] : [],
    ),
  ),
  assignment: (count) => `owner, due date or review of ${count} records`,
};
const things = (count: string) => `${count} things`;

/** What the screen Activity and the panel History say. */
export const activityMessages = {
  title: 'Activity',
  subtitle: 'Who changed what, when and why: of the assessment and of the team, newest first.',
  chooseAssessment: 'Assessment',
  filters: 'Filter the activity',
  person: 'Person',
  everybody: 'Everybody',
  unknownPerson: 'Nobody known here',
  left: (name: string) => `${name} (left)`,
  noun: 'What',
  everything: 'Everything',
  topic: 'Topic',
  allTopics: 'All topics',
  unknownTopic: 'No topic of this assessment',
  gone: (name: string) => `${name} (gone)`,
  from: 'From',
  to: 'To',
  reversed: 'Before the first day',
  reversedTitle: 'The time ends before it begins',
  reversedText: 'Choose a last day that is not before the first.',
  onlyLacking: 'Only without a reason',
  lacking: (count: number, most: number) =>
    count === 0 ? 'None is open' : `${formatNumber(count)}${count >= most ? ' or more' : ''} open`,
  clear: 'Clear filters',

  download: 'Download CSV',
  downloading: 'Downloading...',
  downloadText: 'Every change that these filters show, for a spreadsheet',
  downloadFailed: 'The activity could not be downloaded',
  downloadFailedText: 'No file was saved. Check the connection and try again.',

  loading: 'Loading activity...',
  loadFailed: 'The activity could not be loaded',
  loadFailedText: 'Check the connection and try again.',
  notFound: 'There is no such assessment',
  notFoundText: 'The address names an assessment or a filter that does not exist here.',
  showNewest: 'Show the newest assessment',
  noneYet: 'Nothing has been changed yet',
  noneYetText: 'As soon as somebody begins an assessment, every change stands here.',
  begin: 'Go to the questionnaire',
  noneFound: 'No change matches these filters',
  noneFoundText: 'Choose other filters, or a longer time.',
  older: 'Show older changes',
  loadingOlder: 'Loading older changes...',
  olderFailed: 'Older changes could not be loaded.',
  again: 'Try again',
  end: 'This is where it began.',

  close: 'Close',
  shown: 'Which changes are shown',
  allChanges: 'All changes',
  decisions: 'Decisions',
  decisionsText: 'What was scored differently, set aside, moved or deleted: by whom, when and why.',
  noDecisions: 'Nothing has been decided anew',
  noDecisionsText:
    'A score that is changed, a topic or an entry that is set aside, moved or deleted stands here with its reason.',
  recentFailed: 'What was changed could not be loaded.',
  noHistory: 'Nothing has been changed here yet',
  noHistoryText: 'What is saved here from now on stands in this list.',
  openActivity: 'All activity',

  nobody: 'Twofold',
  reason: (reason: string) => `Reason: ${reason}`,
  reasonGiven: (by: string, at: string) => `Given later: ${by}, ${at}`,
  noReason: 'No reason given',
  undone: (by: string, when: string) => `Undone by ${by}, ${when}`,
  actOf: (noun: HistoryNoun | null, count: number) => ((noun && acts[noun]) ?? things)(formatNumber(count)),
  undoes: 'Undoes an earlier change',
  together: 'In one go',
  showAct: (count: number) => `Show all ${formatNumber(count)}`,
  loadingAct: 'Loading the rows...',
  actFailed: 'The rows could not be loaded.',
  held: 'What it held',
  began: 'What it began with',
  becomes: 'becomes',
} as const;

/** Why no file was saved, by the code of the refusal. */
export const downloadFailures: Readonly<Record<string, string>> = {
  'not-signed-in': 'You are signed out. Sign in and try again.',
  'too-busy': 'The server has much to do. Try again in a moment.',
  'not-found': 'There is no such assessment any more.',
  malformed: 'These filters ask for something that does not exist here.',
};

/** What is changed, as the filter and each line name it. */
export const nounNames: Readonly<Record<HistoryNoun, string>> = {
  ...historyNouns,
  assessment: 'Assessment and thresholds',
};

/** What somebody did, between her name and that of the thing. */
export const verbNames: Readonly<Record<HistoryVerb, string>> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  completed: 'completed',
  reopened: 'reopened',
  restored: 'brought back',
  signed: 'recorded the sign-off',
  withdrawn: 'ended the sign-off',
  resolved: 'resolved',
};

/** Of a comment, before the name of what it is about. */
export const commentVerbNames: Readonly<Record<HistoryVerb, string>> = {
  ...verbNames,
  added: 'commented on',
  changed: 'changed a comment on',
  deleted: 'deleted a comment on',
  restored: 'brought back a comment on',
  resolved: 'resolved a comment on',
  reopened: 'reopened a comment on',
};

/** Of auditors: what they looked at, drew and read. */
export const auditVerbNames = {
  mark: { ...verbNames, added: 'looked at', changed: 'looked again at', deleted: 'no longer marks as looked at' },
  sample: { ...verbNames, added: 'drew the sample' },
  visit: { ...verbNames, added: 'read' },
} as const satisfies Partial<Record<HistoryNoun, Readonly<Record<HistoryVerb, string>>>>;

/** Of the team: nobody is deleted. */
export const teamVerbNames: Readonly<Record<HistoryVerb, string>> = {
  ...verbNames,
  added: 'added to the team:',
  deleted: 'ended the membership of',
  restored: 'took into the team again:',
};
