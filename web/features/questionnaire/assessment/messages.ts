import { REMOVED_DRAFT_DAYS } from '#domain/limits.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** The panel on financial year and standard (product P18). The facts rest on the acts named in `domain/reference/esrs-versions.ts`. */
export const versionMessages = {
  title: 'Financial year and standard',
  firstDay: 'First day of the financial year',
  firstDayError: 'Enter a day between 2020 and 2099.',
  standard: 'Standard',
  toBeConfirmed: 'To be confirmed',
  confirm: 'Confirm or change',
  confirmThis: 'Confirm this standard',
  change: 'Change',
  saving: 'Saving...',
  saved: 'Financial year and standard saved',
  failed: 'Failed to save the financial year and standard.',
  locked:
    'Something is scored already, and scores belong to the topics of one standard. The date stays as it is; the standard changes by a transfer.',
  lockedOpen:
    'Something is scored already, and scores belong to the topics of one standard. The standard can be confirmed, or changed by a transfer.',
  dialogTitle: 'Which standard governs this assessment?',
  dialogText: 'Both can be changed here until something is scored.',
  cancel: 'Cancel',
  choose: 'Save choice',
  opensElsewhere: (label: string) => `${label}: read the act on data.europa.eu`,
  factsTitle: 'For financial years that begin in 2026 the law offers a choice',
  facts: (earlier: { label: string; legalAct: string }, later: { label: string; legalAct: string }) => [
    'The first day of the financial year decides, not its label.',
    `There are three routes: ${earlier.label}, ${earlier.legalAct}; the same with eight reliefs of the revised standards; or ${later.label}, ${later.legalAct}, which is mandatory for financial years beginning on or after 1 January 2027.`,
    'The sustainability statement must say which of the three was taken (Delegated Regulation (EU) 2026/1563, Art. 2). Topics and their names differ between the versions, so choose before you score.',
  ],
  reliefsHint:
    'For financial years beginning in 2026: the topics and requirements of 2023 with eight reliefs of the revised standards. Delegated Regulation (EU) 2026/1563, Art. 2.',
  notForeseen: (label: string, day: string) =>
    `The law does not foresee ${label} for a financial year that begins on ${day}`,
  notForeseenText: (label: string, governs: string) =>
    `${label}: ${governs}. It can be used all the same; completing asks for the reason.`,
  beforeEsrs:
    'The first standards govern financial years that begin in 2024 (Delegated Regulation (EU) 2023/2772). They can be used all the same; completing asks for the reason.',
  topicsReplaced:
    'The topic list of the other standard takes the place of the present one. Topic selections go along, to be reviewed.',
  conflict: 'Financial year and standard',
} as const;

/** How much a company uses of what it may keep, on its page. */
export const useMessages = {
  title: 'Storage',
  text: 'What your company has used of what this server keeps for it.',
  assessments: 'Assessments',
  assessmentsOf: (count: number, most: number) => `${formatNumber(count)} of ${formatNumber(most)}`,
  assessmentsText: `Drafts, completed ones, and deleted drafts for ${REMOVED_DRAFT_DAYS} days.`,
  assessmentsNearlyFull:
    'Nearly all are used. Delete drafts that are no longer needed; completed assessments stay. Need more? Ask the person who runs this server.',
  assessmentsFull:
    'All are used: no further assessment can be begun. Delete a draft that is no longer needed, or ask the person who runs this server.',
  writtenIn: (name: string) => `Text in “${name}”`,
  writtenOf: (bytes: number, most: number) =>
    `${bytes > 0 && bytes < 100_000 ? 'under 0.1' : formatNumber(Math.round(bytes / 100_000) / 10)} of ${formatNumber(most / 1_000_000)} MB`,
  writtenNearlyFull:
    'Nearly full. Shorten the longest descriptions and justifications, and name documents in place of copying them in.',
  writtenFull: 'Full: longer texts are not saved. Shorten the longest descriptions and justifications.',
  loading: 'Loading what is used...',
  loadFailed: 'What is used could not be loaded.',
} as const;

/** The panel on adopted thresholds (method M12). */
export const thresholdMessages = {
  title: 'Adopted thresholds',
  description:
    'From which score a topic counts as material. They belong to the assessment and every viewer starts from them.',
  impact: 'Impact threshold',
  financial: 'Financial threshold',
  value: (threshold: number) => `${formatNumber(threshold)} of 25`,
  notAdopted: 'These are the defaults. Nobody has adopted thresholds with a reason yet.',
  adoptedBy: (name: string, moment: string) => `Adopted by ${name === '' ? 'a former colleague' : name}, ${moment}`,
  carriedOver: 'Carried over from the assessment that this one was copied from.',
  reason: 'Reason',
  reasonHint: 'The standards prescribe no value: an auditor asks why this one is appropriate for you.',
  reasonMissing: 'Say why these thresholds are appropriate.',
  help: 'Scores are products of two values from 1 to 5, so 13 and 14 do not occur: 12.5 acts as 15.',
  start: 'Adopt thresholds',
  change: 'Adopt others',
  adopt: 'Adopt',
  adopting: 'Adopting...',
  cancel: 'Cancel',
  saved: 'Thresholds adopted',
  failed: 'Failed to adopt the thresholds.',
  overtaken: (name: string | null) => `${name ?? 'A colleague'} has completed this assessment meanwhile`,
  overtakenText: 'What you entered here is kept in this browser. It is there again once the assessment is reopened.',
  frozen: 'The assessment is completed. Reopen it to adopt other thresholds.',
  conflict: 'Adopted thresholds',
  summary: (impact: number, financial: number, band: number) =>
    `Impact ${formatNumber(impact)}, financial ${formatNumber(financial)}${band > 0 ? `, borderline within ${formatNumber(band)}` : ''}`,
  band: 'Borderline band',
  bandValue: (band: number) => (band === 0 ? 'None' : `± ${formatNumber(band)}`),
  bandScores: (impact: string, financial: string) =>
    impact === financial
      ? `Borderline, to be decided by judgement: scores of ${impact}.`
      : `Borderline, to be decided by judgement: impact scores of ${impact}, financial ones of ${financial}.`,
  basisHint:
    'Gross is what is there before measures. Net is what remains after measures that are implemented and judged effective, where it is stated. Both are shown either way.',
  noBand:
    'Scores this near a threshold are decided by judgement, each with a reason. None: the threshold alone decides.',
  unsaved: 'Not adopted yet; kept in this browser.',
} as const;

/** The draft as a whole: its name, deleting it, and others beside it (product P17). */
export const draftMessages = {
  menu: 'Assessment options',
  rename: 'Rename',
  renameTitle: 'Rename the assessment',
  name: 'Name',
  nameHint: 'Your team reads it on the dashboard and in reports.',
  nameMissing: 'Enter a name.',
  save: 'Save',
  cancel: 'Cancel',
  renaming: 'Renaming...',
  renamed: 'Assessment renamed',
  renameFailed: 'The assessment could not be renamed.',
  remove: 'Delete draft',
  cannotRemove: 'Cannot be deleted: it was completed once',
  removeTitle: (name: string) => `Delete the draft “${name}”?`,
  removeText: (day: string, days: number) =>
    `Everything entered for the financial year from ${day} goes with it, for all of your team. It can be brought back for ${days} days.`,
  removing: 'Deleting...',
  removed: 'Draft deleted',
  removeFailed: 'The draft could not be deleted.',
  undo: 'Undo',
  restore: 'Bring back',
  restoring: 'Bringing back...',
  restored: 'Draft brought back',
  restoreFailed: 'The draft could not be brought back.',
  removedTitle: 'Deleted drafts',
  removedText: (days: number) => `Kept for ${days} days, then gone for good.`,
  removedOn: (day: string) => `deleted on ${day}`,
  isReopened: 'Reopened for a correction',
  isReopenedText: 'Its result is frozen anew when you complete it.',
  othersOpen: (count: number) =>
    count === 1 ? 'A completed assessment is reopened for a correction.' : 'Completed assessments are reopened.',
  openOther: (day: string) => `Open the one from ${day}`,
} as const;

/** What comes after completing (product P17). */
export const completedMessages = {
  yearFrom: (day: string) => `Financial year from ${day}`,
  doneTitle: 'Assessment completed',
  doneOn: (day: string) => `Completed on ${day}`,
  doneText: 'The result is frozen. Look at it on the dashboard, or decide how to go on.',
  versionReason: (label: string) => `Why ${label} was used although the law does not foresee it`,
  climateReason: 'Why climate change is not material',
  dashboard: 'View the dashboard',
  noneTitle: 'No assessment is open',
  noneText: 'Start one, or bring a deleted draft back.',
  firstTitle: 'Start an assessment',
  firstText: 'Six sections, from your organization to your financial risks and opportunities.',
  nextTitle: 'How do you want to go on?',
  goOnTitle: (day: string) => `Go on with the financial year from ${day}`,
  goOnText: 'Its draft is as you left it.',
  goOn: 'Open draft',
  copyTitle: 'Start the next assessment from a copy',
  copyText:
    'Answers, stakeholders, topics, scores and components are carried over into the next financial year, to be reviewed.',
  copy: 'Start from a copy',
  copyOutdated: (day: string, label: string, other: string) =>
    `For the financial year from ${day} the law no longer has ${label}. A transfer carries the copy to ${other}: you see what becomes of each topic first, and it can be taken back.`,
  copyAndTransfer: 'Copy and transfer...',
  copyAlone: 'Copy without transfer',
  emptyTitle: 'Start the next assessment empty',
  emptyText: 'Nothing is carried over. The completed assessment stays as it is.',
  empty: 'Start empty',
  starting: 'Starting...',
  startFailed: 'The assessment could not be started.',
  reopenTitle: 'Reopen this assessment',
  reopenText: 'For a correction. The reason is recorded in the history beside the changes.',
  reopen: 'Reopen',
  reopening: 'Reopening...',
  reopenFailed: 'The assessment could not be reopened.',
  reopenDialogTitle: 'Reopen the completed assessment?',
  reopenDialogText:
    'It becomes a draft again. Its result is frozen anew when you complete it, and a sign-off of the result it has now ends.',
  reason: 'Reason',
  reasonHint: 'It is recorded in the history beside the changes.',
  reasonMissing: 'Say why it is reopened.',
  cancel: 'Cancel',
  draftExists: 'A colleague was faster',
  reopenedAlready: 'The assessment was reopened already. It is opened here.',
  draftExistsText: 'Your company already has a draft. It is opened here.',
} as const;
