import { MAX_COMMENT } from '#domain/limits.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';
import { limitMessages } from '#web/ui/messages.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const members = counted('member', 'members');

/** Texts of comments. */
export const commentMessages = {
  ofAuditor: 'Auditor question',
  askAsAuditor: 'Your question',
  askPlaceholder: 'What do you want to know? Members answer here.',
  sendQuestion: 'Ask',
  loading: 'Loading comments...',
  failed: 'Could not load the comments.',
  tryAgain: 'Try again',
  noneText: 'Ask a question or note what to check. Use @ to mention a colleague.',
  list: (name: string) => `Comments on ${name}`,
  close: 'Close comments',
  resolvedThreads: (count: number) => `Resolved: ${formatNumber(count)}`,

  write: 'Write a comment',
  answerTo: (by: string) => `Reply to ${by}`,
  placeholder: 'Write a comment. Use @ to mention a colleague',
  answerPlaceholder: 'Write a reply...',
  hint: 'Press Ctrl + Enter to send.',
  send: 'Comment',
  sendAnswer: 'Reply',
  sending: 'Sending...',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  missing: 'Write something first.',
  tooLong: limitMessages.tooLong(MAX_COMMENT),
  notTold: (names: readonly string[]) =>
    `${list.format(names)} ${names.length === 1 ? 'has' : 'have'} left and will not be notified`,
  notToldText: 'Your comment was sent. Mention someone else if you need a reply.',
  notSent: 'Not sent. Your text is still here. Check your connection and try again.',

  somebody: 'Someone',
  edited: 'edited',
  removed: 'This comment was deleted.',
  hasLeft: 'has left',
  edit: 'Edit',
  delete: 'Delete',
  answer: 'Reply',
  resolve: 'Resolve',
  reopen: 'Reopen',
  resolvedBy: (by: string, when: string) => `Resolved by ${by}, ${when}`,
  actionOn: (action: string, by: string) => `${action}: comment by ${by}`,
  deleted: 'Comment deleted',
  undo: 'Undo',
  changeFailed: 'Could not save the comment',
  changeFailedText: 'Nothing has changed. Check your connection and try again.',

  members: 'Members',
  offered: (count: number) =>
    count === 0 ? 'No member with this name' : `${members(count)}. Use the arrow keys to choose, Enter to insert.`,

  mentionedYou: 'Mentioned you',
  /** The day follows; the subject is shown next to it. */
  mentionedBy: (by: string) => `${by} mentioned you on`,
  openTitle: 'Open comments',
  thisRecord: 'this entry',
  theAssessment: 'the assessment as a whole',
  noneOpen: 'No open comments.',
  onAssessment: 'Comment on the assessment',
} as const;

const notFound = () => 'This comment has been deleted. Close the comments and open them again.';

/** Why a comment was not added. */
export const addRefusals: Explanations<typeof api.comments.add, string> = {
  'not-found': () => 'This item has been deleted. Your text is still here.',
  'not-a-question': () =>
    'Auditors can write only in threads that start with a question. Ask your own question instead.',
  'too-many-comments': ({ most }) => `An assessment can have at most ${formatNumber(most)} comments.`,
};

export const editRefusals: Explanations<typeof api.comments.edit, string> = {
  'not-found': notFound,
  'not-own-comment': () => 'You can edit only your own comments.',
  'comment-changed': () => 'You have edited this comment in another window. Your text is still here.',
};

/** Why a comment was not deleted, restored, resolved or reopened. */
export const changeRefusals: Explanations<typeof api.comments.remove, string> = {
  'not-found': notFound,
  'not-own-comment': () => 'You can do this only with your own comments.',
};

const open = counted('open', 'open');

/** Texts of the buttons that open comments. */
export const commentsMessages = {
  comments: 'Comments',
  commentsOn: (name: string, count: number) =>
    count === 0 ? `Comments on ${name}` : `Comments on ${name}, ${open(count)}`,
  openComments: (count: number) => counted('open comment', 'open comments')(count),
} as const;
