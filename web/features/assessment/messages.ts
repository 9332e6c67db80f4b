import type { AssessmentStatus } from '#domain/assessment.ts';
import type { MissingCode, ProgressState } from '#domain/wizard-progress.ts';

/** What the wizard says. The sentences of the specification, sections 2 and 8, are exact. */
export const wizardMessages = {
  loading: 'Loading assessment...',
  empty: 'No assessment sections available',
  emptyHint: 'Ask the person who runs this server: the questionnaire is missing.',
  loadFailed: 'The assessment could not be loaded',
  loadFailedHint: 'The server did not answer. Nothing you entered is lost.',
  sectionLoading: 'Loading section...',

  sections: 'Assessment sections',
  step: (position: number, total: number) => `Step ${position} of ${total}`,
  current: 'Open now',
  yearFrom: (day: string) => `Financial year from ${day}`,

  previous: 'Previous',
  save: 'Save',
  saving: 'Saving...',
  next: 'Next',
  complete: 'Complete Assessment',
  unsaved: 'Unsaved changes',
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

const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

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
    `Saved by ${name ?? 'a former colleague'}${moment === null ? '' : `, ${moment}`}`,
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

export const statusNames = {
  draft: 'Draft',
  completed: 'Completed',
} as const satisfies Record<AssessmentStatus, string>;
