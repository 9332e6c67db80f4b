import type { MissingCode, ProgressState } from '#domain/progress/wizard-progress.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** What the wizard says. The sentences of the specification, sections 2 and 8, are exact. */
export const wizardMessages = {
  loading: 'Loading assessment...',
  empty: 'No assessment sections available',
  emptyHint: 'Ask the person who runs this server: the questionnaire is missing.',
  loadFailed: 'The assessment could not be loaded',
  loadFailedHint: 'The server did not answer. Nothing you entered is lost.',

  title: 'Questionnaire',
  sections: 'Assessment sections',
  step: (position: number, total: number) => `Step ${position} of ${total}`,
  yearFrom: (day: string) => `Financial year from ${day}`,

  previous: 'Previous',
  save: 'Save',
  saving: 'Saving...',
  next: 'Next',
  complete: 'Complete Assessment',
  unsaved: 'Unsaved changes',
  unsavedHere: 'Unsaved input',
  saved: 'All changes saved',

  sectionSaved: 'Section Saved',
  sectionSavedText: (section: string) => `${section} has been saved successfully.`,
  sectionFailed: 'Failed to save section data.',
  inputKept: 'Unsaved input is kept',
  inputKeptText: (section: string) =>
    `What you entered in ${section} is kept in this browser. Nobody else sees it until you save.`,

  leaveTitle: (section: string) => `Save your changes in ${section}?`,
  leaveText: 'You have entered something that is not saved yet.',
  leaveSave: 'Save and go on',
  leaveDiscard: 'Discard changes',
  leaveStay: 'Stay here',
} as const;

export const progressStates = {
  'not-started': 'Not started',
  'in-progress': 'In progress',
  complete: 'Complete',
} as const satisfies Record<ProgressState, string>;

/** What a section still lacks, short enough for its card. */
export const missingMessages = {
  'required-answers': counted('required answer missing', 'required answers missing'),
  'version-confirmation': () => 'ESRS version to be confirmed',
  stakeholders: () => 'No stakeholder group yet',
  'topic-selection': () => 'Topics not reviewed yet',
  'relevant-topics': () => 'No topic is relevant',
  'topic-scores': counted('topic without scores', 'topics without scores'),
  impacts: counted('topic without impacts', 'topics without impacts'),
  polarities: counted('impact without polarity', 'impacts without polarity'),
  'risks-or-opportunities': counted('topic without risks or opportunities', 'topics without risks or opportunities'),
} as const satisfies Record<MissingCode, (count: number) => string>;

export const conflictMessages = {
  title: 'Somebody else has saved this since you opened it',
  description: 'Nothing has been overwritten. Choose which value is to be kept.',
  mine: 'Yours',
  mineNote: 'Not saved yet',
  theirs: 'Theirs',
  savedBy: (name: string | null, moment: string | null) =>
    name === null && moment === null
      ? 'Saved meanwhile'
      : `Saved by ${name ?? 'a former colleague'}${moment === null ? '' : `, ${moment}`}`,
  deleted: 'Deleted',
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
  chooseOne: 'Choose one of the two.',
  resolve: 'Save my choices',
  saving: 'Saving...',
  later: 'Decide later',
} as const;

/** Refusals and faults of a save that the person is told of; LOST: no answer came; UNKNOWN: anything else. */
export type SaveFailureCode =
  | 'LOST'
  | 'UNKNOWN'
  | 'UNAUTHORIZED'
  | 'NO_COMPANY'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_REQUEST'
  | 'CONFLICT'
  | 'ASSESSMENT_COMPLETED'
  | 'DATABASE_AWAY'
  | 'TOO_LARGE';

export const saveFailures = {
  LOST: 'The server did not answer. Your input is kept in this browser: check the connection and save again.',
  UNKNOWN: 'Something went wrong on our side. Your input is kept in this browser: save again in a moment.',
  UNAUTHORIZED: 'Your session has ended. Sign in again: your input is kept in this browser.',
  NO_COMPANY: 'You no longer belong to this company.',
  FORBIDDEN: 'Your role does not allow this.',
  NOT_FOUND: 'What you were working on no longer exists. The assessment is loaded again.',
  BAD_REQUEST: 'Something you entered cannot be saved as it is. Your input is kept in this browser.',
  CONFLICT: 'Somebody else has saved this since you opened it. Your input is kept in this browser.',
  ASSESSMENT_COMPLETED:
    'A colleague has completed this assessment. Your input is kept in this browser and is there again once it is reopened.',
  DATABASE_AWAY: 'The database does not answer. Your input is kept in this browser: save again in a moment.',
  TOO_LARGE: 'This is more than can be saved at once. Shorten the text.',
} as const satisfies Record<SaveFailureCode, string>;

/** The panel on financial year and standard (ruling 13). The facts rest on the acts named in `domain/reference/esrs-versions.ts`. */
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

/** The panel on adopted thresholds (ruling 17). */
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

/** Completing, and what comes after it (ruling 19). */
export const completionMessages = {
  title: 'Complete the assessment?',
  text: 'Completing freezes the result as it stands. It can be reopened with a reason.',
  nothingMissing: 'Every section is complete.',
  missingTitle: 'Still missing',
  missingText: 'You can complete all the same: the result then shows where it is thin.',
  keptTitle: 'Unsaved input waits in this browser',
  keptText: 'It is not part of the result. Open the section and save it first if it is to count.',
  thresholds: (impact: number, financial: number) =>
    `Thresholds: impact ${formatNumber(impact)}, financial ${formatNumber(financial)}`,
  thresholdsBegun: 'You have begun to adopt other thresholds. They are not adopted yet.',
  thresholdsDefault: 'the defaults, adopted by nobody yet',
  back: 'Go back',
  complete: 'Complete Assessment',
  completing: 'Completing...',
  completed: 'Assessment Completed!',
  completedText: 'Your double materiality assessment has been completed successfully.',
  failed: 'The assessment could not be completed.',

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
