/** What is asked where two people have saved the same. */
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
