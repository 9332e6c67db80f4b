import type { TransferStep } from '#contract/transfer.ts';
import type { EsrsRoute } from '#domain/assessment/esrs-version.ts';
import { REMOVED_DRAFT_DAYS } from '#domain/limits.ts';
import type { TopicFate } from '#domain/transfer/plan-topics.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/**
 * Texts of the panel for financial year and standard (product P18). They are based on the acts named in
 * `domain/reference/esrs-versions.ts`.
 */
export const versionMessages = {
  title: 'Financial year and standard',
  firstDay: 'First day of the financial year',
  firstDayError: 'Enter a day between 2020 and 2099.',
  standard: 'Standard',
  toBeConfirmed: 'To be confirmed',
  confirm: 'Confirm the standard',
  chooseStandard: 'Choose the standard',
  choiceHint: 'The law offers a choice for this year. Choose the standard before you score.',
  weRecommend: (label: string) => `Recommended for a first assessment: ${label}.`,
  change: 'Change',
  saving: 'Saving...',
  saved: 'Financial year and standard saved',
  failed: 'Could not save the financial year and standard.',
  locked: 'Scoring has started, so the date is fixed. Use Transfer to change the standard.',
  lockedOpen: 'Scoring has started. You can confirm the standard, or use Transfer to change it.',
  dialogTitle: 'Which standard applies to this assessment?',
  dialogText: 'You can change both here until scoring starts.',
  cancel: 'Cancel',
  choose: 'Save choice',
  opensElsewhere: (label: string) => `${label}: read the act on data.europa.eu`,
  factsTitle: 'For financial years beginning in 2026, the law offers a choice',
  facts: (earlier: { label: string; legalAct: string }, later: { label: string; legalAct: string }) => [
    'What counts is the first day of the financial year, not its label.',
    `There are three routes: ${earlier.label}, ${earlier.legalAct}; the same with eight reliefs from the revised standards; or ${later.label}, ${later.legalAct}. ${later.label} is mandatory for financial years beginning on or after 1 January 2027.`,
    'The sustainability statement must say which of the three you used (Delegated Regulation (EU) 2026/1563, Art. 2). Topics and their names differ between the versions, so choose before you score.',
  ],
  routes: {
    'esrs-2023': 'The standards used since 2024. They apply for the last time to financial years beginning in 2026.',
    'esrs-2023-reliefs':
      'The same topics and requirements, with eight simplifications from the revised standards, such as top-down conclusions and undue cost. Only for financial years beginning in 2026.',
    'esrs-2026': 'Fewer requirements. The only standards for financial years beginning in 2027 or later.',
  } satisfies Record<EsrsRoute, string>,
  recommended: 'Recommended',
  recommendedFor: 'For a first assessment.',
  notForeseen: (label: string, day: string) =>
    `The law does not provide for ${label} for a financial year beginning on ${day}`,
  notForeseenText: (label: string, governs: string) =>
    `${label}: ${governs}. You can still use it, but you must give a reason when completing.`,
  beforeEsrs:
    'The first standards apply to financial years beginning in 2024 (Delegated Regulation (EU) 2023/2772). You can still use them, but you must give a reason when completing.',
  topicsReplaced:
    'The topic list of the other standard replaces the current one. Topic selections are carried over for review.',
  conflict: 'Financial year and standard',
} as const;

/** How much of its storage a company uses, shown on its page. */
export const useMessages = {
  title: 'Storage',
  text: 'Storage used by your company on this server.',
  assessments: 'Assessments',
  assessmentsOf: (count: number, most: number) => `${formatNumber(count)} of ${formatNumber(most)}`,
  assessmentsText: `Drafts, completed assessments, and drafts deleted in the last ${REMOVED_DRAFT_DAYS} days.`,
  assessmentsNearlyFull:
    'You have nearly reached the limit. Delete drafts that you no longer need. To raise the limit, ask the person who runs this server.',
  assessmentsFull:
    'You have reached the limit, so you cannot start another assessment. Delete a draft that you no longer need, or ask the person who runs this server.',
  writtenIn: (name: string) => `Text in “${name}”`,
  writtenOf: (bytes: number, most: number) =>
    `${bytes > 0 && bytes < 100_000 ? 'under 0.1' : formatNumber(Math.round(bytes / 100_000) / 10)} of ${formatNumber(most / 1_000_000)} MB`,
  writtenNearlyFull:
    'Nearly full. Shorten the longest descriptions and justifications, and refer to documents instead of copying them.',
  writtenFull: 'Full. Longer texts cannot be saved. Shorten the longest descriptions and justifications.',
  loading: 'Loading storage...',
  loadFailed: 'Could not load storage usage.',
} as const;

/** Texts of the panel for adopted thresholds (method M12). */
export const thresholdMessages = {
  title: (isAdopted: boolean) => (isAdopted ? 'Adopted thresholds' : 'Default thresholds'),
  description:
    'A topic is material if it reaches one of these scores. They belong to the assessment and apply to everyone who views it.',
  impact: 'Impact threshold',
  financial: 'Financial threshold',
  value: (threshold: number) => `${formatNumber(threshold)} of 25`,
  notAdopted: 'These are the default thresholds. None have been adopted yet.',
  adoptedBy: (name: string, moment: string) => `Adopted by ${name === '' ? 'a former colleague' : name}, ${moment}`,
  carriedOver: 'Carried over from the assessment that this one was copied from.',
  reason: 'Reason',
  reasonHint: 'The standards prescribe no value. An auditor will ask why this one is appropriate.',
  reasonMissing: 'Explain why these thresholds are appropriate.',
  help: 'Each score is the product of two values from 1 to 5, so 13 and 14 never occur, and 12.5 works like 15.',
  start: 'Adopt thresholds',
  change: 'Change thresholds',
  adopt: 'Adopt',
  adopting: 'Adopting...',
  cancel: 'Cancel',
  saved: 'Thresholds adopted',
  failed: 'Could not adopt the thresholds.',
  overtaken: (name: string | null) => `${name ?? 'A colleague'} has completed this assessment`,
  overtakenText: 'Your input is still in this browser. You will see it again when the assessment is reopened.',
  frozen: 'The assessment has been completed. Reopen it to change its thresholds.',
  name: 'Thresholds',
  summary: (impact: number, financial: number, band: number) =>
    `Impact ${formatNumber(impact)}, financial ${formatNumber(financial)}${band > 0 ? `, borderline within ${formatNumber(band)}` : ''}`,
  band: 'Borderline band',
  bandValue: (band: number) => (band === 0 ? 'None' : `± ${formatNumber(band)}`),
  bandScores: (impact: string, financial: string) =>
    impact === financial
      ? `Scores of ${impact} are borderline and are decided by judgement.`
      : `Impact scores of ${impact} and financial scores of ${financial} are borderline and are decided by judgement.`,
  basisHint:
    'Gross is the score before measures. Net is what remains after implemented, effective measures, if scored. Both are always shown.',
  noBand: 'Scores this close to a threshold need a decision with a reason. Choose None to let the threshold decide.',
  unsaved: 'Not adopted yet; kept in this browser.',
} as const;

/** Texts of the draft as a whole: its name, its deletion, and other drafts (product P17). */
export const draftMessages = {
  menu: 'Assessment options',
  rename: 'Rename',
  renameTitle: 'Rename the assessment',
  name: 'Name',
  nameHint: 'Shown on the dashboard and in reports.',
  nameMissing: 'Enter a name.',
  save: 'Save',
  cancel: 'Cancel',
  renaming: 'Renaming...',
  renamed: 'Assessment renamed',
  renameFailed: 'Could not rename the assessment.',
  remove: 'Delete draft',
  cannotRemove: 'You cannot delete this draft, because it was completed before',
  removeTitle: (name: string) => `Delete the draft “${name}”?`,
  removeText: (day: string, days: number) =>
    `This deletes everything entered for the financial year starting ${day}, for your whole team. You can restore it for ${days} days.`,
  removing: 'Deleting...',
  removed: 'Draft deleted',
  removeFailed: 'Could not delete the draft.',
  undo: 'Undo',
  restore: 'Restore',
  restoring: 'Restoring...',
  restored: 'Draft restored',
  restoreFailed: 'Could not restore the draft.',
  removedTitle: 'Deleted drafts',
  removedText: (days: number) => `Kept for ${days} days, then deleted permanently.`,
  removedOn: (day: string) => `deleted on ${day}`,
  isReopened: 'Reopened for correction',
  isReopenedText: 'Completing it again creates a new result.',
  othersOpen: (count: number) =>
    count === 1
      ? 'A completed assessment has been reopened for correction.'
      : 'Completed assessments have been reopened for correction.',
  openOther: (day: string) => `Open the assessment from ${day}`,
} as const;

/** Texts shown after completing (product P17). */
export const completedMessages = {
  yearFrom: (day: string) => `Financial year starting ${day}`,
  doneTitle: 'Assessment completed',
  doneOn: (day: string) => `Completed on ${day}`,
  doneText: (isFinal: boolean) =>
    isFinal
      ? 'The result is frozen, and all three signatures are recorded.'
      : 'The result is frozen. It becomes final with the three signatures below.',
  versionReason: (label: string) => `Why ${label} was used although the law does not provide for it`,
  climateReason: 'Why climate change is not material',
  lookedBy: 'Final check by',
  weighed: 'What was considered',
  noneTitle: 'No assessment in progress',
  noneText: 'Start one, or restore a deleted draft.',
  firstTitle: 'Start an assessment',
  firstText: 'Six sections, from your organization to your financial risks and opportunities.',
  nextTitle: 'What do you want to do next?',
  goOnTitle: (day: string) => `Continue the financial year starting ${day}`,
  goOnText: 'The draft is just as you left it.',
  goOn: 'Open draft',
  copyTitle: 'Start the next assessment from a copy',
  copyText: 'Answers, stakeholders, topics, entries and scores are carried over to the next financial year for review.',
  copy: 'Start from a copy',
  copyOutdated: (day: string, label: string, other: string) =>
    `${label} no longer applies to the financial year starting ${day}. You can transfer the copy to ${other}. You preview each topic first and can undo it.`,
  copyAndTransfer: 'Copy and transfer...',
  copyAlone: 'Copy with outdated standard',
  emptyTitle: 'Start the next assessment from scratch',
  emptyText: 'Nothing is carried over. The completed assessment stays as it is.',
  empty: 'Start from scratch',
  starting: 'Starting...',
  startFailed: 'Could not start the assessment.',
  reopenTitle: 'Reopen this assessment',
  reopenText: 'Reopen the assessment to correct it. The reason is recorded in the history.',
  reopen: 'Reopen',
  reopening: 'Reopening...',
  reopenFailed: 'Could not reopen the assessment.',
  reopenDialogTitle: 'Reopen the completed assessment?',
  reopenDialogText: 'It becomes a draft again, and any sign-off ends. Completing it again creates a new result.',
  reason: 'Reason',
  reasonHint: 'Recorded in the history.',
  reasonMissing: 'Enter a reason for reopening.',
  cancel: 'Cancel',
  draftExists: 'A draft already exists',
  reopenedAlready: 'The assessment has already been reopened. It is now open here.',
  draftExistsText: 'A colleague has already started a draft. It is now open here.',
} as const;

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Texts of the transfer of a draft to the other version of the standards (method M24). */
export const transferMessages = {
  offer: (label: string) => `Transfer to ${label}`,
  title: (label: string) => `Transfer to ${label}?`,
  text: 'Nothing has changed yet. Carried-over items are marked for review, and you can undo the transfer.',
  loading: 'Loading the effect on each topic...',
  loadFailed: 'Could not load the effect on the topics.',
  carried: (components: number, decisions: number, scores: number) =>
    `Carried over: ${counted(components, 'entry', 'entries')}, ${counted(decisions, 'topic decision', 'topic decisions')}, ${counted(scores, 'screening score', 'screening scores')}. Answers, stakeholders and thresholds do not change.`,
  leaves: 'Decisions that are not carried over',
  leavesText: 'These decisions stay in the history. Repeat them after the transfer if they still apply.',
  left: ({ code, name, leavesDecided }: TransferStep) =>
    `${code} ${name}: ${leavesDecided.map((side) => `${side} side`).join(', ')}`,
  ours: 'The law does not map topics between versions. Twofold suggests this mapping: check it where it matters to you.',
  groups: {
    split: 'Split',
    merged: 'Merged',
    ended: 'Ended',
    renamed: 'Renamed',
    unchanged: 'Unchanged',
    own: 'Your own topics',
  } satisfies Record<TopicFate, string>,
  follows: {
    split:
      'Choose a topic for each entry; the closest is listed first. The selection and the screening score are copied to each topic.',
    merged:
      'The merged topic is relevant if any of the topics is. It keeps the highest screening score and all justifications.',
    ended: 'The other list does not have this topic. If it has entries, it is kept as your own topic.',
    renamed: 'The same topic under another name or code.',
    unchanged: 'The same name and code.',
    own: 'They do not change.',
  } satisfies Record<TopicFate, string>,
  group: (name: string, count: number) => `${name} (${formatNumber(count)})`,
  becomes: 'becomes',
  noPlace: 'not in the other list',
  holds: ({ components, isScored, isRelevant }: TransferStep) => [
    ...(components > 0 ? [counted(components, 'entry', 'entries')] : []),
    ...(isScored ? ['screening score'] : []),
    ...(isRelevant === false ? ['not relevant'] : []),
  ],
  cancel: 'Cancel',
  carryOut: 'Transfer',
  carryingOut: 'Transferring...',
  done: (label: string) => `Transferred to ${label}`,
  doneText: 'Carried-over items are marked for review.',
  failed: 'Could not transfer the assessment.',
  changed: (name: string | null) => `${name ?? 'A colleague'} has changed the assessment`,
  changedText: 'Nothing was transferred. The preview is now up to date: check it again.',
  undo: 'Undo',
  undoHere: 'Undo the transfer',
  undoing: 'Undoing...',
  transferredFrom: (label: string) => `Transferred from ${label}.`,
  undone: (label: string) => `Transfer undone: ${label} applies again`,
  undoFailed: 'Could not undo the transfer.',
  toReview: 'To review',
  carriedFrom: (origin: string) => `Carried over from ${origin}`,
  confirm: 'Confirm',
  confirmOf: (title: string) => `Confirm: ${title}`,
  reviewFailed: 'Could not confirm the carried-over item.',
  manyToReview: (what: string) => `${what} carried over, to review`,
  manyText: 'Check and confirm each one, or confirm all at once. Changing one confirms it.',
  confirmAll: 'Confirm all in this section',
  changedSince: 'Some have changed in the meantime. The list is now up to date: check them again.',
} as const;

/** Counts of what was carried over. */
export const carriedNouns = {
  components: (count: number) => counted(count, 'entry was', 'entries were'),
  stakeholders: (count: number) => counted(count, 'stakeholder entry was', 'stakeholder entries were'),
  selections: (count: number) => counted(count, 'decision was', 'decisions were'),
  scores: (count: number) => counted(count, 'screening score was', 'screening scores were'),
  responses: (count: number) => counted(count, 'answer was', 'answers were'),
} as const;

/** Why a transfer was not undone. */
export const undoRefusals: Explanations<typeof api.transfer.undo, string> = {
  'not-found': () => 'The assessment no longer exists. Reload the page.',
  'assessment-completed': () => 'The assessment has been completed. Reopen it first.',
  'nothing-to-undo': () => 'It has already been undone, or the assessment has been transferred again.',
  'decided-since': ({ topics }) =>
    `Undoing would remove topics that now have decisions or scores: ${topics.join('; ')}. To keep them, transfer back instead.`,
};
