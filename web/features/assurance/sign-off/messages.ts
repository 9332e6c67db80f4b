import { MAX_NAME } from '#domain/limits.ts';
import type { PersonNameProblem } from '#domain/people/person-name.ts';
import type { DateProblem } from '#domain/sign-off/decide-signing.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';

/** The sign-off of a frozen result (product P37). */
export const signOffMessages = {
  title: 'Sign-off',
  text: 'Who prepared, reviewed and approved this result. Approved, it is final; reopening the assessment ends the sign-off.',
  loading: 'Loading the sign-off...',
  loadFailed: 'The sign-off could not be loaded.',
  state: 'State',

  after: (step: SignOffStep) => `Follows once it is ${stepNames[step].toLowerCase()}.`,
  open: 'Not signed yet.',
  adminOnly: 'An admin records the approval.',
  earlierResult: 'Another result was frozen since: a sign-off of this one has ended.',
  startAgain: 'The assessment is open again. It is signed once it is completed.',
  signed: (day: string) => `On ${day}`,
  minutes: (minutes: string) => `Minutes: ${minutes}`,
  outside: 'From outside the company',
  recordedBy: (name: string, moment: string) => `Entered by ${name === '' ? 'a former colleague' : name}, ${moment}`,
  sign: { prepared: 'Record who prepared', reviewed: 'Record who reviewed', approved: 'Record who approved' },
  withdraw: 'Withdraw',
  withdrawStep: (step: SignOffStep) => `Withdraw ${stepNames[step].toLowerCase()}`,

  ended: (count: number) => (count === 1 ? '1 signature that has ended' : `${count} signatures that have ended`),
  endedBy: (name: string, moment: string) => `Ended by ${name === '' ? 'a former colleague' : name}, ${moment}`,
  because: (reason: string) => `Reason: ${reason}`,
  ofResult: (fingerprint: string) => `Of the result ${fingerprint.slice(0, 8)}`,

  signTitle: {
    prepared: 'Who prepared this result?',
    reviewed: 'Who reviewed this result?',
    approved: 'Who approved this result?',
  },
  signText: (fingerprint: string) =>
    `It is recorded for the frozen result ${fingerprint.slice(0, 8)}, with your name as who entered it.`,
  from: 'Person',
  fromCompany: 'Of the company',
  fromOutside: 'From outside',
  member: 'Member',
  memberPlaceholder: 'Choose a member',
  memberMissing: 'Choose a member, or name somebody from outside.',
  membersLoading: 'Loading members...',
  name: 'Name',
  jobTitle: 'Function',
  jobTitleHint: 'Such as Head of Sustainability, Chair of the Audit Committee.',
  jobTitleMissing: 'Say in which function.',
  signedOn: 'Date',
  signedOnMissing: 'Give the date.',
  minutesField: 'Minutes',
  minutesHint: 'Where it was decided, such as “Board, 12/2026, item 4”. May stay empty.',
  cancel: 'Cancel',
  save: 'Record',
  saving: 'Recording...',
  saved: (step: SignOffStep) => `${stepNames[step]}: recorded`,
  saveFailed: 'This could not be recorded.',
  keptText: 'What you typed is kept: check the connection and try again.',

  withdrawTitle: (step: SignOffStep, name: string) => `Withdraw “${stepNames[step]}: ${name}”?`,
  withdrawText: 'It stays to be seen as ended, with your reason.',
  reason: 'Reason',
  reasonMissing: 'Say why it is withdrawn.',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Withdrawn',
  withdrawFailed: 'This could not be withdrawn.',
} as const;

/** What stands at the date. */
export const dateProblems = {
  'date-in-future': 'This day has not come yet.',
  'date-before-step': 'This is earlier than the step before.',
  'date-before-completion': 'This is earlier than the day on which the assessment was completed.',
} as const satisfies Record<DateProblem, string>;

/** What stands at the name of somebody from outside. */
export const signatoryProblems = {
  'name-required': 'Give the person’s name.',
  'name-too-long': `Use at most ${MAX_NAME} characters.`,
  'name-invalid': 'Use one line of plain characters.',
  'name-has-address': 'Leave out web and e-mail addresses.',
} as const satisfies Record<PersonNameProblem, string>;

/** Why a step was not recorded. */
export const signRefusals: Explanations<typeof api.signOff.sign, string> = {
  'not-found': () => 'This assessment is not there any more.',
  'not-completed': () => 'The assessment was reopened meanwhile. It is signed once it is completed again.',
  'result-changed': () =>
    'The assessment was reopened and completed again meanwhile. Look at the result that is frozen now.',
  'already-signed': () => 'Somebody has recorded this step meanwhile.',
  'step-before-missing': () => 'The step before was withdrawn meanwhile.',
  'same-person': () =>
    'This person stands behind another step. Name another one; an admin can allow one person several steps on the page Company.',
  'not-a-member': () => 'This person is no member of the company any more.',
  ...(Object.fromEntries(Object.entries(dateProblems).map(([code, said]) => [code, () => said])) as Record<
    DateProblem,
    () => string
  >),
};

/** Why a step was not withdrawn. */
export const withdrawRefusals: Explanations<typeof api.signOff.withdraw, string> = {
  'not-found': () => 'It does not stand any more: somebody has withdrawn it, or the assessment was reopened.',
  'later-step-stands': () => 'A later step was recorded meanwhile. Withdraw that one first.',
};
