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
    'Something is scored already, and scores belong to the topics of one standard. Date and standard stay as they are.',
  lockedOpen:
    'Something is scored already, and scores belong to the topics of one standard. The date and standard can be confirmed, not changed.',
  dialogTitle: 'Which standard governs this assessment?',
  dialogText: 'Both can be changed here until something is scored.',
  cancel: 'Cancel',
  choose: 'Save choice',
  opensElsewhere: (label: string) => `${label}: read the act on data.europa.eu`,
  factsTitle: 'For financial years that begin in 2026 the law offers a choice',
  facts: (earlier: { label: string; legalAct: string }, later: { label: string; legalAct: string }) => [
    'The first day of the financial year decides, not its label.',
    `Either may be applied: ${earlier.label}, ${earlier.legalAct}; or ${later.label}, ${later.legalAct}, which is mandatory for financial years beginning on or after 1 January 2027.`,
    'The sustainability statement must say which of the two was applied. Topics and their names differ, so choose before you score.',
  ],
  notForeseen: (label: string, day: string) =>
    `The law does not foresee ${label} for a financial year that begins on ${day}`,
  notForeseenText: (label: string, governs: string) => `${label}: ${governs}. You can save your choice all the same.`,
  topicsReplaced:
    'The topic list of the other standard takes the place of the present one. Topic selections start anew.',
  conflict: 'Financial year and standard',
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
  frozen: 'The assessment is completed. Reopen it to adopt other thresholds.',
  conflict: 'Adopted thresholds',
  summary: (impact: number, financial: number) =>
    `Impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`,
  unsaved: 'Not adopted yet; kept in this browser.',
} as const;

/** What comes after completing (product P17). */
export const completedMessages = {
  yearFrom: (day: string) => `Financial year from ${day}`,
  doneTitle: 'Assessment completed',
  doneOn: (day: string) => `Completed on ${day}`,
  doneText: 'The result is frozen. Look at it on the dashboard, or decide how to go on.',
  dashboard: 'View the dashboard',
  nextTitle: 'How do you want to go on?',
  copyTitle: 'Start the next assessment from a copy',
  copyText:
    'Answers, stakeholders, topics, scores and components are carried over into the next financial year, to be reviewed.',
  copy: 'Start from a copy',
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
  reopenDialogText: 'It becomes a draft again. Its result is frozen anew when you complete it.',
  reason: 'Reason',
  reasonHint: 'Your colleagues and an auditor read it.',
  reasonMissing: 'Say why it is reopened.',
  cancel: 'Cancel',
  draftExists: 'A colleague was faster',
  draftExistsText: 'Your company already has a draft. It is opened here.',
} as const;
