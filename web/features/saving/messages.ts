import type { IssueCode } from '#contract/issue-codes.ts';
import type { RefusalData } from '#contract/refusals.ts';
import type { ReasonKind } from '#domain/history/reason-kind.ts';
import { MAX_ASSESSMENT_BYTES, MAX_ASSESSMENTS } from '#domain/limits.ts';
import type { api, RefusalOf } from '#web/lib/api.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import type { News } from './news.ts';
import { ONESELF, type Who } from './who.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const quoted = (labels: readonly string[]) => list.format(labels.map((label) => `“${label}”`));

const ELSEWHERE = 'in another window';
const did = (who: Who, what: 'changed' | 'deleted') =>
  who === ONESELF ? `You have ${what} this ${ELSEWHERE}` : `${who ?? 'A colleague'} has ${what} this`;

/** The question shown if two people have saved the same field, or one person in two windows. */
export const conflictMessages = {
  title: 'Someone else has saved this since you opened it',
  ownTitle: 'You have saved this in another window since you opened it here',
  description: 'Nothing has been overwritten. For each field, choose which value to keep.',
  field: (title: string, label: string) => (label === '' ? title : `${title}: ${label}`),
  line: (label: string, value: string) => (label === '' ? value : `${label}: ${value}`),
  /** Fields that only the other person changed. */
  kept: (who: Who, labels: readonly string[]) =>
    `${who === ONESELF ? 'You' : (who ?? 'A colleague')} changed ${quoted(labels)} ${who === ONESELF ? ELSEWHERE : 'in the meantime'}. ${labels.length === 1 ? 'That change is' : 'Those changes are'} kept.`,
  /** The same at an open form, before it is saved. */
  changed: (who: Who) => did(who, 'changed'),
  changedFields: (labels: readonly string[]) => `${quoted(labels)}: updated here.`,
  changedWhole: 'The changes are shown here.',
  askedFields: (labels: readonly string[]) =>
    `${quoted(labels)}: you have changed ${labels.length === 1 ? 'it' : 'them'} too. When you save, you choose which to keep.`,
  askedWhole: 'When you save, you choose which to keep.',
  gone: (who: Who) => did(who, 'deleted'),
  goneText: 'Your input is still here. When you save, you choose whether to restore it.',
  madeTogether: 'The two changes conflict',
  madeTogetherText: 'Nothing has been saved yet. The form shows what to check.',
  mine: 'Yours',
  mineNote: 'Not saved yet',
  theirs: 'Theirs',
  here: 'Here',
  elsewhere: 'In the other window',
  savedBy: (who: Who, moment: string | null) =>
    who === null && moment === null
      ? 'Saved in the meantime'
      : `Saved by ${who === ONESELF ? 'you' : (who ?? 'a former colleague')}${moment === null ? '' : `, ${moment}`}`,
  deletedBy: (who: Who, moment: string | null) =>
    who === null
      ? 'Deleted in the meantime'
      : `Deleted by ${who === ONESELF ? 'you' : who}${moment === null ? '' : `, ${moment}`}`,
  deleted: 'Deleted',
  allMine: 'Keep all of mine',
  allTheirs: 'Keep all of theirs',
  allHere: 'Keep all from here',
  allElsewhere: 'Keep all from the other window',
  chooseOne: 'Choose one of the two.',
  resolve: 'Save my choices',
  saving: 'Saving...',
  later: 'Decide later',
} as const;

/** The same in one line, next to a control outside a form. */
export function sayNews(news: News | null, by: Who): string | undefined {
  if (!news || news.isGone) return undefined;
  const { taken, asked } = news;
  const named = [...taken, ...asked].some((label) => label !== '');
  const parts = [
    ...(taken.length > 0 ? [named ? conflictMessages.changedFields(taken) : conflictMessages.changedWhole] : []),
    ...(asked.length > 0 ? [named ? conflictMessages.askedFields(asked) : conflictMessages.askedWhole] : []),
  ];
  return parts.length > 0 ? [`${conflictMessages.changed(by)}.`, ...parts].join(' ') : undefined;
}

/** All endpoints that save parts of an assessment, or the assessment itself. */
type AnySave = Saves<
  typeof api,
  'assessment' | 'questionnaire' | 'topics' | 'scores' | 'components' | 'stakeholders' | 'valueChain'
>;
type Saves<Api, Noun extends keyof Api> = { [Each in Noun]: Api[Each][keyof Api[Each]] }[Noun];
type SaveRefusalCode = RefusalOf<AnySave>['code'];

const OUR_FAULT = 'Something went wrong on the server. Your input is still in this browser. Save again in a moment.';

/** Why a save failed and what happens to the input. `lost`: there was no response. */
export const saveFailures = {
  lost: 'The server did not respond. Your input is still in this browser. Check your connection and save again.',
  unexpected: OUR_FAULT,
  'not-signed-in': 'Your session has ended. Your input is still in this browser. Sign in again to save it.',
  'no-company': 'You no longer belong to this company. Ask an admin for an invitation.',
  'access-denied': 'Your role does not allow this. Ask one of the company’s admins to do it.',
  'not-found': 'The item you were working on no longer exists. The assessment has been reloaded.',
  malformed: 'Some of your input is not valid. Check it and save again. It is still in this browser.',
  conflict: 'Someone else has saved this since you opened it. Your input is still in this browser.',
  'assessment-completed':
    'A colleague has completed this assessment. Your input stays in this browser until the assessment is reopened.',
  'database-away': 'The database is not responding. Your input is still in this browser. Save again in a moment.',
  'storage-full':
    'The server’s disk is full, so nothing was saved. Tell the person who runs this server. Your input is still in this browser.',
  'too-busy': 'The server is busy. Your input is still in this browser. Save again in a moment.',
  'too-large': 'This is too much text to save at once. Shorten it.',
  'too-much-text': `An assessment can have at most ${formatNumber(MAX_ASSESSMENT_BYTES / 1_000_000)} MB of text. Shorten the longest texts. Your input is still in this browser.`,
  'too-many-assessments': `A company can have at most ${MAX_ASSESSMENTS} assessments. Delete a draft that you no longer need, or ask the person who runs this server.`,
  'rate-limited': 'Too many changes in the last hour. Try again later.',
  'topic-name-taken': 'Another topic in this assessment already has this name.',
  'topic-changed': 'A colleague has changed this topic.',
  'topic-in-use': 'A colleague has added entries to this topic. Check them before you delete it.',
  'drop-reason-required':
    'This record was carried over from an earlier year and has not been reviewed yet. Give a reason for deleting it, then try again.',
  'aside-reason-required': 'One of these topics has a scored entry. Give a reason for deselecting it, then save again.',
  'activity-name-taken': 'Another activity in this assessment already has this name.',
  'something-placed': 'A colleague has placed an entry on this activity.',
  'already-scored': 'Scoring has started, so you cannot change the version here. Use Transfer instead.',
  'draft-exists': 'Your company already has a draft. Open it in the questionnaire.',
  'was-completed': 'This assessment has a frozen result, so you cannot delete it. Complete it again instead.',
  'not-completed': 'This assessment is already a draft. Open it in the questionnaire.',
  'version-reason-required':
    'The law does not provide for this version in this financial year. Give a reason, then complete the assessment again.',
  'conclusions-missing':
    'Some topics have neither a conclusion nor a reason why they stay open. Nothing was completed. Check the list of open topics.',
  'whole-changed':
    'A colleague has changed the assessment since you looked at it. Nothing was completed, and your input is kept. Look again, then complete.',
  'not-a-member': 'Someone you named in the final check has left the company. Nothing was completed. Choose again.',
  'foreign-origin': OUR_FAULT,
  'not-json': OUR_FAULT,
} as const satisfies Record<Exclude<SaveRefusalCode, 'too-many-rows'> | 'lost', string>;

/** Sentences that differ for a failed deletion, where there is no input that could be lost. */
export const deleteFailures: Readonly<Partial<Record<keyof typeof saveFailures, string>>> = {
  lost: 'The server did not respond. Nothing was deleted. Check your connection and try again.',
  unexpected: 'Something went wrong on the server. Nothing was deleted. Try again in a moment.',
  'not-signed-in': 'Your session has ended. Sign in again.',
  'assessment-completed': 'A colleague has completed this assessment. Reopen it to delete anything.',
  'database-away': 'The database is not responding. Nothing was deleted. Try again in a moment.',
  'storage-full': 'The server’s disk is full, so nothing was deleted. Tell the person who runs this server.',
};

const rowNouns = {
  components: 'impacts, risks and opportunities',
  questionnaire: 'answers',
  stakeholders: 'stakeholder rows',
  'own-topics': 'topics of your own',
  activities: 'activities',
  placements: 'placements of entries on activities',
  measures: 'measures',
  'measures-each': 'measures per entry',
  'horizon-scores': 'scores for further time horizons',
  links: 'links',
  'links-each': 'links per entry',
} satisfies Record<RefusalData<'too-many-rows'>['noun'], string>;

export const tooManyRows = ({ most, noun }: RefusalData<'too-many-rows'>) =>
  `An assessment can have at most ${most} ${rowNouns[noun]}.`;

const issueSentences: Readonly<Partial<Record<IssueCode, string>>> = {
  'not-storable': 'The text contains a character that cannot be saved. Retype it instead of pasting it.',
  'unknown-option': 'Choose an option.',
  'title-required': 'Title is required.',
  'no-data': 'Please fill in at least one field to save stakeholder data',
};

/** A sentence for a problem that the form did not find but the server did; undefined if there is nothing more specific to say. */
export function explainIssue(issue: RefusalData<'malformed'>['issues'][number] | undefined): string | undefined {
  if (issue?.code === 'too-long' && issue.limit !== undefined) return `Use at most ${issue.limit} characters.`;
  return issue && issueSentences[issue.code];
}

/** Texts of the reason for a change. */
export const reasonMessages = {
  why: 'Why?',
  whyHint: 'Optional. Shown in the history; you can add it later.',
  whyNeededHint: 'Required, because this entry was carried over and has not been reviewed. Shown in the history.',
  missing: 'Enter a reason, or select one below.',
  choices: 'Quick choices',
} as const;

/** Reasons that can be chosen with a button. */
export const reasonChoices: Readonly<Record<ReasonKind, readonly string[]>> = {
  score: ['New evidence', 'Corrected a mistake', 'Stakeholder view', 'Agreed in workshop'],
  aside: ['Not part of our business', 'Covered by another topic', 'Too small to matter', 'Agreed in workshop'],
  move: ['Fits better there', 'Corrected a mistake', 'Agreed in workshop'],
  wording: ['Clearer wording', 'Different amounts from last year', 'Requested by the auditor', 'Agreed in workshop'],
  delete: ['Entered twice', 'Entered by mistake', 'Covered by another entry', 'No longer relevant'],
};
