import type { EvidenceLimit } from '#domain/evidence/evidence.ts';
import type { RefusedKind } from '#domain/evidence/file-kinds.ts';
import { MAX_EVIDENCE_BYTES, MAX_EVIDENCE_PIXELS, REMOVED_EVIDENCE_DAYS } from '#domain/limits.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';
import { type api, codeOf, type RefusalOf } from '#web/lib/api.ts';
import { type Explanations, explainRefusal } from '#web/lib/explain-refusal.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Texts of evidence. */
export const evidenceMessages = {
  loading: 'Loading evidence...',
  failed: 'Could not load the evidence.',
  tryAgain: 'Try again',
  none: 'No evidence yet. Add a document, picture or link that supports this.',
  noneFrozen: 'No evidence was added.',
  list: (name: string) => `Evidence for ${name}`,
  close: 'Close evidence',

  drop: 'Drop or paste files here, or',
  choose: 'Choose files',
  dropHint: `PDF, Office documents, pictures, emails, text; at most ${formatBytes(MAX_EVIDENCE_BYTES)} each. Pictures are shown here; download other files to open them. Twofold does not scan files for viruses, so open them with care.`,
  link: 'Link',
  linkPlaceholder: 'https://',
  addLink: 'Add link',
  adding: 'Adding...',
  linkMissing: 'Enter a web address, such as https://example.org/report.',
  linkWrong: 'Enter a web address that starts with https:// or http://.',
  reuse: 'Or use existing evidence',
  reuseOption: 'Choose evidence',
  reuseMissing: 'Choose evidence first.',
  take: 'Add this',
  criterion: 'Supports',
  wholeEntry: 'The whole entry',
  sending: (name: string, percent: number) => `${name}: ${formatNumber(percent)} % uploaded`,
  stop: (name: string) => `Cancel the upload of ${name}`,
  dismiss: (name: string) => `Dismiss the message about ${name}`,
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
  ended: 'Removed from here. It stays in the company’s evidence.',
  undo: 'Undo',
  saved: 'Evidence saved',
  replaced: 'Revision added',
  replacedMeanwhile: 'A colleague has replaced this file. Try again to choose which file to keep.',
  sameRevision: 'This file is identical to the current one. No revision was added.',
  notChanged: 'Could not change the evidence',
  conflict: 'A colleague has changed this evidence. You are seeing their version. Save again to keep yours.',
  previewOf: (title: string) => `Picture: ${title}`,

  title: 'Title',
  titleMissing: 'Enter a title.',
  passage: 'Page or passage',
  passageHint: 'For example “p. 12”, “table 3”.',
  datedOn: 'Date of the document',
  datedOnHint: 'The date shown on the document',
  validUntil: 'Valid until',
  validUntilHint: 'Until the end of this day (UTC)',
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
  somebody: 'someone',
  removed: 'Removed from the list',
  fingerprint: 'SHA-256',
  revision: (number: number) => `Revision ${formatNumber(number)}`,
  revisions: 'Revisions',
  uses: 'Used for',
  noUses: 'Not used at the moment.',
  date: 'Date',
  supports: 'Supports',
  andMore: (count: number) => `and ${formatNumber(count)} more`,
  piece: 'Document or link',
  frozen: 'completed',

  add: 'Add evidence',
  addText: 'Add a file or a link. You can say now or later what it is used for.',
  usedForHint: 'Optional. Applies to everything that you add here.',
  noRecord: 'nothing yet',
  usedForOption: 'Choose an entry, a topic or an answer',
  ofEntries: 'Impacts, risks and opportunities',
  ofTopics: 'Topics',
  ofAnswers: 'Answers',
  ofStakeholders: 'Stakeholders',
  ofMeasures: 'Measures',
  ofThresholds: 'Thresholds',
  screenTitle: 'Evidence',
  screenText: 'Documents and links that support scores and answers.',
  noAssessment: 'No assessment yet',
  noAssessmentText: 'Add evidence to entries, measures, topics, answers and stakeholders.',
  openQuestionnaire: 'Open the questionnaire',
  nothingYet: 'No evidence yet',
  nothingYetToRead: 'There is no evidence in the assessments that you can read.',
  nothingYetText:
    'Add documents and links that support scores and answers, here or beside each entry, topic and answer.',
  search: 'Search evidence',
  which: 'Which',
  all: 'All',
  unused: 'Not used',
  noneFound: 'No matching evidence.',
  space: (used: string, most: string) => `${used} of ${most} of storage used`,
  remove: 'Remove',
  removedNow: (title: string) => `“${title}” removed. You can restore it for 30 days. Frozen results keep it.`,
  restored: 'Evidence restored',
  wasRemoved: (title: string) => `“${title}” was removed`,
  wasRemovedText: (day: string) =>
    `It was removed on ${day}, and drafts no longer use it. You can restore it for ${REMOVED_EVIDENCE_DAYS} days. Frozen results keep it.`,
  bringBack: 'Restore',
  isGone: 'Evidence not found',
  isGoneText: 'It was deleted permanently, or you do not have access to it.',
  pieceFailed: 'Could not load the evidence.',
} as const;

const limits: Record<EvidenceLimit, (most: string) => string> = {
  company: (most) => `A company can have at most ${most} pieces of evidence.`,
  assessment: (most) => `An assessment can use evidence at most ${most} times.`,
  revisions: (most) => `A piece of evidence can have at most ${most} revisions.`,
};
const tooMuch = ({ most, of }: { most: number; of: keyof typeof limits }) => limits[of](formatNumber(most));

const kinds: Record<RefusedKind, string> = {
  archive: 'It is an archive. Add its documents one by one.',
  program: 'It is a program. Programs are not accepted as evidence.',
  'web-page': 'It is a web page, or a drawing with markup. Save it as PDF, or add a link.',
  script: 'It is a script. Scripts are not accepted as evidence.',
  macros: 'It contains macros or controls. Save it without them, as .docx, .xlsx or .pptx, or as PDF.',
  'outer-part':
    'It loads a template or other content from another location when it is opened. Remove that link, or save it as PDF.',
  'too-many-pixels': `It has more than ${formatNumber(MAX_EVIDENCE_PIXELS / 1_000_000)} megapixels. Make it smaller.`,
  'old-office':
    'It is an Office document from before 2007 or an Outlook message, which cannot be checked for programs. Save it as .docx, .xlsx, .pptx, .eml or PDF.',
  locked: 'It is protected by a password. Save it without one.',
  bomb: 'The file is suspiciously large when unpacked.',
  broken: 'It is damaged. Open it and save it again.',
  unknown: 'This file type is not supported. Save it as PDF.',
};

const ending = ({ endings }: { endings: string[] }) =>
  `The extension does not match the content. Use .${endings.join(' or .')} if that is right.`;

type UploadCode = RefusalOf<typeof api.evidence.upload>['code'] | 'lost' | 'stopped';
const busy = 'The server is busy. Try again soon.';
const unexpected = 'Something went wrong. The file was not saved. Try again.';

const uploads: Record<UploadCode, (data: never) => string> = {
  malformed: () => 'The file name cannot be read. Rename the file.',
  'foreign-origin': () => unexpected,
  'not-signed-in': () => 'Your session has ended. Sign in again in another window, then try again.',
  'no-company': () => 'You are no longer a member of the company. Ask an admin for an invitation.',
  'access-denied': () => 'Your role does not allow you to add evidence. Ask one of the company’s admins to add it.',
  'too-large': () => `It is larger than ${formatBytes(MAX_EVIDENCE_BYTES)}. Add only the part you need, or a link.`,
  'too-busy': () => busy,
  'length-required': () => unexpected,
  'empty-file': () => 'It is empty.',
  'file-damaged': () => 'The upload was incomplete. The file was not saved. Try again.',
  'file-id-taken': () => 'A different file was uploaded. Choose your file again.',
  'file-sent-again': () => 'The same file is being uploaded again. The new upload replaces this one.',
  'file-kind-refused': ({ is }: { is: RefusedKind }) => kinds[is],
  'file-ending-refused': ending,
  'no-space-for-file': ({ left }: { left: number }) =>
    `The company’s storage is nearly full: ${formatBytes(left)} left. Remove files you do not need, or add a link.`,
  'storage-full': () => 'The server’s disk is full, so the file was not saved. Tell the person who runs this server.',
  'database-away': () => busy,
  unexpected: () => unexpected,
  lost: () => 'The connection was lost. The file was not saved. Try again.',
  stopped: () => 'Upload stopped. The file was not saved.',
};

/** Refusals that concern the file itself: sending it again unchanged is refused again. */
const OF_THE_FILE: readonly string[] = [
  'malformed',
  'too-large',
  'empty-file',
  'file-id-taken',
  'file-kind-refused',
  'file-ending-refused',
] satisfies UploadCode[];

/** Whether sending the same file again is useless. */
export const isRefusedForGood = (code: string): boolean => OF_THE_FILE.includes(code);

/** Why a file was not stored, in a sentence. */
export function explainUpload({ code, data }: { code: string; data?: unknown }): string {
  const explain = Object.hasOwn(uploads, code) ? uploads[code as UploadCode] : uploads.unexpected;
  return explain(data as never);
}

/** Why evidence was not added; for a file, why a new revision was not added. */
const addRefusals: Explanations<typeof api.evidence.add, string> & Explanations<typeof api.evidence.endUse, string> = {
  'not-found': () => 'The record that this evidence supports has been deleted. Close this and choose another one.',
  'assessment-completed': () => 'The assessment has been completed. Reopen it to change its evidence.',
  'shows-a-step': () => 'A step of the sign-off was recorded from this file. Withdraw the step first.',
  'not-a-member': () => 'This owner has left the company. Choose another.',
  'too-much-evidence': tooMuch,
  'file-gone': () => 'The upload has expired. Choose the file again.',
  'file-ending-refused': ending,
};

/** Why an action on evidence failed, in a sentence. */
export const explainEvidence = (error: unknown): string =>
  explainRefusal(addRefusals, error) ?? explainSaveFailure(error);

const isGone = 'A colleague has removed this evidence. You can restore it under Evidence.';

/** Why existing evidence was not changed or replaced, in a sentence. */
export const explainChange = (error: unknown): string =>
  codeOf(error) === 'not-found' ? isGone : explainEvidence(error);

const pieces = counted('piece', 'pieces');

/** Texts of the buttons that open evidence. */
export const evidenceButtonMessages = {
  evidence: 'Evidence',
  none: 'No evidence',
  evidenceFor: (name: string, count: number, expired: number) =>
    [
      `Evidence for ${name}`,
      ...(count > 0 ? [pieces(count)] : []),
      ...(expired > 0 ? [`${formatNumber(expired)} expired`] : []),
    ].join(', '),
  /** Starts like the button's visible text: the word and the number. */
  evidenceOf: (name: string, count: number, expired: number) =>
    [
      count > 0 ? `Evidence: ${pieces(count)} for ${name}` : `Evidence for ${name}`,
      ...(expired > 0 ? [`${formatNumber(expired)} expired`] : []),
    ].join(', '),
  atMeasures: (count: number) => `For its measures: ${pieces(count)} of evidence.`,
  expired: (count: number) => `Evidence, of which ${formatNumber(count)} expired`,
} as const;
