import type { Signature } from '#contract/sign-off.ts';
import { MAX_NAME } from '#domain/limits.ts';
import type { PersonNameProblem } from '#domain/people/person-name.ts';
import type { DateProblem } from '#domain/sign-off/decide-signing.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import { mannerSaid, stepNames } from '#domain/sign-off/words.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** How many people are named; the dialog lists the rest. */
const NAMED = 4;

const doing = { prepared: 'sign as preparer', reviewed: 'review', approved: 'approve' } as const satisfies Record<
  SignOffStep,
  string
>;

const request = {
  prepared: 'sign this result as its preparer',
  reviewed: 'review this result, and sign it here',
  approved: 'approve this result, and sign it here',
} as const satisfies Record<SignOffStep, string>;

/** Texts of the sign-off of a frozen result (product P37). */
export const signOffMessages = {
  title: 'Sign-off',
  text: 'Who prepared, reviewed and approved this result. Members sign for themselves; for anyone else, a step is recorded from minutes or a file. Once approved, the result is final. Reopening the assessment ends the sign-off.',
  loading: 'Loading the sign-off...',
  loadFailed: 'Could not load the sign-off.',
  state: 'State',

  after: (step: SignOffStep) => `This step follows once the result has been ${stepNames[step].toLowerCase()}.`,
  open: 'Not signed yet.',
  /** 'Jonas Muster, Zofia Przykładowska or Inés Ejemplo can review.' */
  whoMay: (step: SignOffStep, names: readonly string[]) => {
    const more = names.length - NAMED;
    const said = more > 1 ? [...names.slice(0, NAMED), `${more} others`] : names;
    return `${either.format(said)} can ${doing[step]}.`;
  },
  ask: (name: string) => `Ask ${name}`,
  askSomeone: 'Ask…',
  askFor: (step: SignOffStep) => `Ask… someone to ${doing[step]}`,
  /** The comment that asks a person, and that their mail quotes. */
  request: (step: SignOffStep, name: string) => `@${name} Please ${request[step]}.`,
  asked: (names: readonly string[]) => `Asked: ${names.join(', ')}.`,
  askedToast: (name: string) => `${name} was asked`,
  askedText: 'They see it on Home, and by email unless they have turned that off. The request is in the comments.',
  askFailed: 'Could not ask',
  askFailedText: 'Check your connection and try again.',
  adminOnly: 'Only admins can approve, or record an approval.',
  earlierResult: 'There is a newer result, so the sign-off of this one no longer applies.',
  startAgain: 'The assessment is open again. Sign-off starts when it is completed.',
  signed: (day: string) => `On ${day}`,
  minutes: (minutes: string, day: string | null) => `Minutes: ${minutes}${day === null ? '' : `, ${day}`}`,
  outside: 'From outside the company',
  made: (signature: Pick<Signature, 'manner' | 'recordedBy'>, moment: string) => {
    const how = mannerSaid(signature);
    return `${how.charAt(0).toUpperCase()}${how.slice(1)}, ${moment}`;
  },
  sign: { prepared: 'Sign as preparer', reviewed: 'Sign as reviewer', approved: 'Sign the approval' },
  record: 'Record for somebody else',
  signedAlready: 'You have signed another step. One person signs one step.',
  withdraw: 'Withdraw',
  withdrawStep: (step: SignOffStep) => `Withdraw ${stepNames[step].toLowerCase()}`,

  ended: (count: number) => (count === 1 ? '1 signature no longer valid' : `${count} signatures no longer valid`),
  endedBy: (name: string, moment: string) => `Ended by ${name === '' ? 'a former colleague' : name}, ${moment}`,
  because: (reason: string) => `Reason: ${reason}`,
  ofResult: (fingerprint: string) => `Of the result ${fingerprint.slice(0, 8)}`,

  signTitle: {
    prepared: 'Sign that you prepared this result',
    reviewed: 'Sign that you reviewed this result',
    approved: 'Sign that you approve this result',
  },
  signText: (name: string, fingerprint: string) =>
    `You sign the frozen result ${fingerprint.slice(0, 8)} as ${name}, with today’s date.`,
  signNow: 'Sign',
  signing: 'Signing...',
  recordTitle: {
    prepared: 'Record who prepared this result',
    reviewed: 'Record who reviewed this result',
    approved: 'Record who approved this result',
  },
  recordText: (fingerprint: string) =>
    `You record it for the frozen result ${fingerprint.slice(0, 8)}. It reads “recorded by you, not signed”, and needs the minutes and their date, or a file.`,
  from: 'Person',
  fromCompany: 'A colleague',
  fromOutside: 'From outside',
  member: 'Member',
  memberPlaceholder: 'Choose a member',
  memberMissing: 'Choose a member, or enter someone from outside.',
  noOthers: 'You have no colleagues here. Enter someone from outside.',
  membersLoading: 'Loading members...',
  name: 'Name',
  jobTitle: 'Position',
  jobTitleHint: 'For example Head of Sustainability, Chair of the Audit Committee.',
  jobTitleMissing: 'Enter the position.',
  signedOn: 'Day of the step',
  signedOnMissing: 'Enter the date.',
  minutesField: 'Minutes',
  minutesHint: 'Where the decision is recorded, for example “Board, 12/2026, item 4”.',
  minutesOptional: 'Where the decision is recorded, for example “Board, 12/2026, item 4”. Optional.',
  minutesOn: 'Date of the minutes',
  minutesOnMissing: 'Enter the date of the minutes.',
  minutesRequired: 'Enter the minutes and their date, or choose a file.',
  file: 'File',
  fileHint: 'Signed minutes, a letter or a mail, for example. It becomes evidence of this step.',
  noFile: 'No file',
  upload: 'Upload a file',
  cancel: 'Cancel',
  save: 'Record',
  saving: 'Recording...',
  saved: (step: SignOffStep, isSigned: boolean) => `${stepNames[step]}: ${isSigned ? 'signed' : 'recorded'}`,
  saveFailed: 'Could not record this step.',
  keptText: 'Your input is still here. Check your connection and try again.',

  withdrawTitle: (step: SignOffStep, name: string) => `Withdraw “${stepNames[step]}: ${name}”?`,
  withdrawText: 'It stays visible as withdrawn, with your reason.',
  reason: 'Reason',
  reasonMissing: 'Enter a reason.',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Withdrawn',
  withdrawFailed: 'Could not withdraw this step.',
} as const;

/** Errors shown at the date. */
export const dateProblems = {
  'date-in-future': 'This date is in the future.',
  'date-before-step': 'This is earlier than the previous step.',
  'date-before-completion': 'This is before the assessment was completed.',
  'date-not-today': 'Your signature has today’s date. Record an earlier day from minutes instead.',
} as const satisfies Record<DateProblem, string>;

/** Errors shown at the name of an external signatory. */
export const signatoryProblems = {
  'name-required': 'Enter the person’s name.',
  'name-too-long': `Use at most ${MAX_NAME} characters.`,
  'name-invalid': 'Use a single line without special characters.',
  'name-has-address': 'Leave out web and email addresses.',
} as const satisfies Record<PersonNameProblem, string>;

/** Why a step was not recorded. */
export const signRefusals: Explanations<typeof api.signOff.sign, string> = {
  'not-found': () => 'This assessment no longer exists. Go to the dashboard.',
  'not-completed': () => 'The assessment has been reopened. Sign-off starts when it is completed again.',
  'result-changed': () => 'The assessment has been reopened and completed again. View the new result.',
  'already-signed': () => 'Someone has already recorded this step. Close this dialog to see it.',
  'step-before-missing': () => 'The previous step has been withdrawn. Record it again first.',
  'same-person': () =>
    'This person has signed another step. Choose someone else, or ask an admin to allow it on the Company page.',
  'minutes-required': () => signOffMessages.minutesRequired,
  'too-much-evidence': () => 'There is no room for more evidence. Name the minutes and their date instead.',
  'not-a-member': () => 'This person is no longer a member of the company. Choose someone else.',
  ...(Object.fromEntries(Object.entries(dateProblems).map(([code, said]) => [code, () => said])) as Record<
    DateProblem,
    () => string
  >),
};

/** Why a step was not withdrawn. */
export const withdrawRefusals: Explanations<typeof api.signOff.withdraw, string> = {
  'not-found': () =>
    'This step has already been withdrawn, or the assessment has been reopened. Close this dialog to see the current state.',
  'later-step-stands': () => 'A later step has been recorded. Withdraw that one first.',
};
