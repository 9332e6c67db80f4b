import type { UPLOAD_REFUSALS } from '#contract/evidence.ts';
import type { EvidenceLimit } from '#domain/evidence/evidence.ts';
import type { RefusedKind } from '#domain/evidence/file-kinds.ts';
import { MAX_EVIDENCE_BYTES, MAX_EVIDENCE_PIXELS, REMOVED_EVIDENCE_DAYS } from '#domain/limits.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';
import { type api, codeOf } from '#web/lib/api.ts';
import { type Explanations, explainRefusal } from '#web/lib/explain-refusal.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const places = counted('place', 'places');

/** What is said about evidence. */
export const evidenceMessages = {
  loading: 'Loading evidence...',
  failed: 'The evidence could not be loaded.',
  tryAgain: 'Try again',
  none: 'Nothing yet. Add the document, picture or link that this rests on.',
  noneFrozen: 'No evidence was given.',
  list: (name: string) => `Evidence for ${name}`,
  close: 'Close evidence',

  drop: 'Drop or paste files here, or',
  choose: 'Choose files',
  dropHint: `PDF, Office documents, pictures, mails, text; at most ${formatBytes(MAX_EVIDENCE_BYTES)} each. Pictures are shown here; everything else is downloaded to be read. Nothing is searched for viruses: open what others added with care.`,
  link: 'Link',
  linkPlaceholder: 'https://',
  addLink: 'Add link',
  adding: 'Adding...',
  linkMissing: 'Enter the address of a page, such as https://example.org/report.',
  linkWrong: 'This is no address of a page. It begins with https:// or http://.',
  reuse: 'Or take what the company has',
  reuseOption: 'Choose evidence',
  reuseMissing: 'Choose one of them first.',
  take: 'Add this',
  criterion: 'Speaks for',
  wholeEntry: 'The whole entry',
  sending: (name: string, percent: number) => `${name}: ${formatNumber(percent)} % sent`,
  stop: (name: string) => `Stop sending ${name}`,
  dismiss: (name: string) => `Dismiss what is said of ${name}`,
  sendAgain: 'Try again',
  added: 'Evidence added',

  onPiece: (action: string, title: string) => `${action}: ${title}`,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  edit: 'Edit',
  editTitle: 'Edit evidence',
  replace: 'New revision',
  endUse: 'Remove from here',
  download: 'Download',
  openLink: 'Open link',
  closeDetails: 'Close details',
  details: 'Details and revisions',
  actions: (title: string) => `Actions for ${title}`,
  ended: 'Removed from here. The company keeps it.',
  undo: 'Undo',
  saved: 'Evidence saved',
  replaced: 'New revision added; the earlier ones stay',
  replacedMeanwhile: 'A colleague replaced this file meanwhile. Try again to choose which file counts.',
  sameRevision: 'This is the very file that is there already: no new revision was added.',
  notChanged: 'The evidence could not be changed',
  conflict: 'A colleague has changed this meanwhile. It is shown as it is now; save again to keep yours.',
  previewOf: (title: string) => `Picture: ${title}`,

  title: 'Title',
  titleMissing: 'Enter a title.',
  passage: 'Page or passage',
  passageHint: 'Where in it: “p. 12”, “table 3”.',
  datedOn: 'Date of the document',
  datedOnHint: 'The day that stands on it',
  validUntil: 'Valid until',
  validUntilHint: 'To the end of this day (UTC)',
  owner: 'Owner',
  nobody: 'Nobody',
  note: 'Note',
  dateWrong: 'Enter a date after 1900.',
  expired: 'Expired',
  validTo: (day: string) => `Valid until ${day}`,
  dated: (day: string) => `Dated ${day}`,
  ownedBy: (name: string) => `Owner: ${name}`,
  addedBy: (name: string, day: string) => `Added by ${name}, ${day}`,
  carriedFrom: (year: string) => `From ${year}`,
  somebody: 'somebody',
  removed: 'Removed from the list',
  fingerprint: 'SHA-256',
  revision: (number: number) => `Revision ${formatNumber(number)}`,
  revisions: 'Revisions',
  uses: 'What it is evidence of',
  noUses: 'Nothing at the moment.',
  usedAt: (count: number) => (count === 0 ? 'Used nowhere' : `Used at ${places(count)}`),
  frozen: 'completed',

  screenTitle: 'Evidence',
  screenText: 'What scores and answers rest on: given once, used at many places.',
  noAssessment: 'No assessment yet',
  noAssessmentText: 'Evidence is given beside what rests on it: entries, measures, topics, answers, stakeholders.',
  openQuestionnaire: 'Open the questionnaire',
  nothingYet: 'No evidence yet',
  nothingYetToRead: 'Nobody has given evidence for what you read.',
  nothingYetText: 'Open an entry, a topic, an answer or a stakeholder, and press the paper clip beside it.',
  search: 'Search evidence',
  which: 'Which',
  all: 'All',
  unused: 'Used nowhere',
  noneFound: 'None of this kind.',
  space: (used: string, most: string) => `${used} of ${most} used by files`,
  remove: 'Remove',
  removedNow: (title: string) => `“${title}” removed. It can be brought back for 30 days; what is frozen stays.`,
  restored: 'Brought back',
  wasRemoved: (title: string) => `“${title}” was removed`,
  wasRemovedText: (day: string) =>
    `It was taken from this list on ${day}, and drafts do not use it any more. It can be brought back for ${REMOVED_EVIDENCE_DAYS} days; what is frozen keeps it.`,
  bringBack: 'Bring back',
  isGone: 'What this link leads to is not there any more',
  isGoneText: 'The piece of evidence was removed and then deleted for good, or it is none of those that you may read.',
  pieceFailed: 'What this link leads to could not be loaded.',
} as const;

const limits: Record<EvidenceLimit, (most: string) => string> = {
  company: (most) => `A company keeps at most ${most} pieces of evidence.`,
  assessment: (most) => `An assessment uses evidence at most ${most} times.`,
  revisions: (most) => `A piece of evidence has at most ${most} revisions.`,
};
const tooMuch = ({ most, of }: { most: number; of: keyof typeof limits }) => limits[of](formatNumber(most));

const kinds: Record<RefusedKind, string> = {
  archive: 'It is an archive. Add the documents in it one by one.',
  program: 'It is a program. Programs are not kept as evidence.',
  'web-page': 'It is a web page, or a drawing with markup. Save it as PDF, or add a link.',
  script: 'It is a script. Scripts are not kept as evidence.',
  macros: 'It holds macros or controls. Save it without them, as .docx, .xlsx or .pptx, or as PDF.',
  'outer-part':
    'It loads its template or another part of itself from another machine when it is opened. Break that link, or save it as PDF.',
  'too-many-pixels': `It has more than ${formatNumber(MAX_EVIDENCE_PIXELS / 1_000_000)} megapixels. Save it smaller.`,
  'old-office':
    'It is an Office document of before 2007 or a mail of Outlook, of which cannot be seen whether it runs something. Save it as .docx, .xlsx, .pptx, .eml or PDF.',
  locked: 'It is protected by a password. Save it without one.',
  bomb: 'It unfolds to far more than a document is.',
  broken: 'It is damaged. Open and save it anew.',
  unknown: 'Its content is of no kind that is kept. Save it as PDF.',
};

const ending = ({ endings }: { endings: string[] }) =>
  `Its name ends otherwise than its content says. Name it .${endings.join(' or .')} if it is that.`;

type UploadCode = (typeof UPLOAD_REFUSALS)[number] | 'lost' | 'stopped';
const busy = 'The server has too much to do at the moment. Try again soon.';
const unexpected = 'Something went wrong. Nothing was kept of it; try again.';

const uploads: Record<UploadCode, (data: never) => string> = {
  malformed: () => 'Its name cannot be read. Rename it.',
  'foreign-origin': () => unexpected,
  'not-signed-in': () => 'Your sign-in has ended. Sign in in another window, then try again.',
  'no-company': () => 'You are no member of the company any more.',
  'access-denied': () => 'Your role does not add evidence.',
  'too-large': () => `It is larger than ${formatBytes(MAX_EVIDENCE_BYTES)}. Add a part of it, or a link.`,
  'too-busy': () => busy,
  'length-required': () => unexpected,
  'empty-file': () => 'It is empty.',
  'file-damaged': () => 'It did not arrive whole. Nothing was kept of it; try again.',
  'file-id-taken': () => 'Another file was sent in its place. Choose it again.',
  'file-sent-again': () => 'It is being sent a second time. The later one counts.',
  'file-kind-refused': ({ is }: { is: RefusedKind }) => kinds[is],
  'file-ending-refused': ending,
  'no-space-for-file': ({ left }: { left: number }) =>
    `The company’s space for files is nearly used up: ${formatBytes(left)} are left. Remove what is not needed, or add a link.`,
  'storage-full': () => 'The disk of the server is full. Tell the person who runs it; nothing was kept of the file.',
  'database-away': () => busy,
  unexpected: () => unexpected,
  lost: () => 'The connection was lost. Nothing was kept of it; try again.',
  stopped: () => 'Stopped. Nothing was kept of it.',
};

/** Refusals of what a file is: sent again as it is, it is refused again. */
const OF_THE_FILE: readonly string[] = [
  'malformed',
  'too-large',
  'empty-file',
  'file-id-taken',
  'file-kind-refused',
  'file-ending-refused',
] satisfies UploadCode[];

/** Whether sending the same file again is of no use. */
export const isRefusedForGood = (code: string): boolean => OF_THE_FILE.includes(code);

/** Why a file was not kept, in a sentence. */
export function explainUpload({ code, data }: { code: string; data?: unknown }): string {
  const explain = Object.hasOwn(uploads, code) ? uploads[code as UploadCode] : uploads.unexpected;
  return explain(data as never);
}

/** Why evidence was not added; with files, why a new revision was not. */
const addRefusals: Explanations<typeof api.evidence.add, string> = {
  'not-found': () => 'What it was to be evidence of was deleted meanwhile.',
  'assessment-completed': () => 'The assessment was completed meanwhile.',
  'not-a-member': () => 'This owner has left the company. Choose another.',
  'too-much-evidence': tooMuch,
  'file-gone': () => 'The file was uploaded too long ago. Choose it again.',
  'file-ending-refused': ending,
};

/** Why something about evidence was not done, in a sentence. */
export const explainEvidence = (error: unknown): string =>
  explainRefusal(addRefusals, error) ?? explainSaveFailure(error);

const isGone = 'A colleague removed this evidence meanwhile.';

/** Why evidence that is there was not changed or replaced, in a sentence. */
export const explainChange = (error: unknown): string =>
  codeOf(error) === 'not-found' ? isGone : explainEvidence(error);
