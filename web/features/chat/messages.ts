import type { ChatFault, ChatRefusal, ChatWarning } from '#contract/chat-stream.ts';

/** What the assistant's screen says. Fixed texts stay word for word (product P1). */
export const chatMessages = {
  title: 'AI assistant',
  subtitle: 'Ask questions about your materiality assessment data and get AI-powered insights',
  loading: 'Loading chats...',
  loadingMessages: 'Loading messages...',

  // Session bar
  chats: 'Chats',
  newChat: 'New chat',
  more: (count: number) => `More (${count})`,
  moreTitle: 'More chats',
  menuOf: (title: string) => `Menu of ${title}`,
  rename: 'Rename',
  renameOf: (title: string) => `Rename ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title}`,
  chooseAssessment: 'Assessment',

  renameTitle: 'Rename Chat',
  renameLabel: 'Chat Title',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  deleteTitle: 'Delete Chat',
  deleteQuestion: (title: string) => `Are you sure you want to delete "${title}"? This action cannot be undone.`,
  deleting: 'Deleting...',

  sessionsFailed: 'Failed to load chat sessions',
  createFailed: 'Could not create a new chat session',
  renameFailed: 'Failed to rename chat',
  renamed: 'Chat renamed successfully',
  deleteFailed: 'Failed to delete chat',
  deleted: 'Chat deleted successfully',
  openQuestionnaire: 'Open the questionnaire',
  noAssessment: 'No assessment found. Please complete the company setup first.',

  // Conversation
  emptyTitle: 'Start a conversation about your assessment',
  suggestions: [
    { label: 'What are the key material topics?', question: 'What are the key material topics for my company?' },
    { label: 'Which topics score highest?', question: 'Which topics have the highest materiality scores?' },
    { label: 'What should I focus on next?', question: 'What should I focus on next in my assessment?' },
  ],
  you: 'You',
  assistant: 'Assistant',
  sources: 'Sources',
  sourceLabel: (number: number, label: string) => `Source ${number}: ${label}`,
  partial: 'Incomplete: the answer was stopped or broke off.',
  waiting: 'Looking into your assessment...',
  latest: 'Jump to the latest message',
  messagesFailed: 'The messages of this chat could not be loaded.',
  tryAgain: 'Try again',
  unanswered: 'This question has no answer yet.',

  // Acting on messages
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying.',
  retry: 'Ask again',
  edit: 'Edit and resend',
  editLabel: 'Edit your question',
  resend: 'Send',
  askAnalyst: 'Answer with the built-in analyst',
  showTable: 'Table',

  // Asking
  inputLabel: 'Your question',
  placeholder: 'Ask about your assessment...',
  send: 'Send',
  stop: 'Stop answering',
  tooLong: (max: number) => `Use at most ${max} characters.`,
  builtIn:
    'The built-in analyst answers: rules and examples on this server, no language model. Nothing you ask leaves it.',
  endpoint: (name: string, host: string) =>
    `${name} at ${host} answers. Your question, this chat and what it looks up in the assessment are sent there.`,
  builtInName: 'Built-in analyst',

  // For those who listen
  answering: 'The assistant is answering.',
  answered: (start: string, sources: number) =>
    `The answer is complete. ${start}${sources > 0 ? ` ${sources} ${sources === 1 ? 'source' : 'sources'}.` : ''}`,
  stopped: 'The answer was stopped.',

  // Proposals
  openProposal: 'Open in the form',
  /** Begins with what the button shows. */
  openProposalLabel: (title: string) => `Open in the form: ${title}`,
  proposalOpened: 'The proposal is in the form',
  proposalOpenedText: 'Nothing is saved yet: check it, set the scores, then save or discard it.',
  proposalBlocked: 'Another form holds unsaved input',
  proposalBlockedText: 'Save or discard it in the questionnaire first.',
  textProposalOpenedText: 'Nothing is saved yet: check and edit it, then save or discard it.',
  proposalNotReady: 'The answer is still being written',
  proposalNotReadyText: 'Open the proposal when it is complete.',
  proposalTooLong: 'The field is full',
  proposalTooLongText: 'Shorten the present text, then open the proposal again.',
  /** Stands under a drafted text in its field, so that it stays visible once it is saved. */
  draftOrigin: (who: string) => `Drafted by the assistant (${who}) from this assessment. To be checked.`,
  proposalGone: 'This proposal no longer fits the assessment.',
  proposalOrigin: (grounding: string) =>
    `Proposed by the assistant from the reference list of typical impacts, risks and opportunities of the industry${grounding ? ` (${grounding})` : ''}. To be checked and justified.`,
} as const;

/** Why a question was refused before its answer began. */
export const refusalSentences = {
  NOT_AUTHENTICATED: 'Not authenticated',
  NO_COMPANY: 'You belong to no company any more.',
  FORBIDDEN: 'Your role does not allow this.',
  FOREIGN_ORIGIN: 'The server takes this page for another site. Load it again.',
  BAD_REQUEST: 'Failed to send message',
  BLANK_QUESTION: 'The question is empty.',
  QUESTION_TOO_LONG: 'The question is too long. Use at most 8000 characters.',
  NO_SUCH_CHAT: 'This chat has been deleted.',
  ANSWER_RUNNING: 'An answer is still being written. Wait for it or stop it.',
  ALREADY_ASKED: 'This question has been received already. Load the page again to see its answer.',
  TOO_MANY_QUESTIONS: 'You have asked very many questions in the last hour. Try again later.',
  SERVER_STOPPING: 'The server restarts. Try again in a moment.',
  DATABASE_AWAY: 'The database does not answer. Try again in a moment.',
  INTERNAL: 'Failed to get response',
} as const satisfies Record<ChatRefusal, string>;

/** What ended an answer. */
export const faultSentences = {
  MODEL_UNREACHABLE: 'The language model cannot be reached.',
  MODEL_KEY_REFUSED: 'The language model refuses the key that your operator set.',
  MODEL_UNKNOWN: 'The endpoint does not know the language model that your operator set.',
  MODEL_BUSY: 'The language model takes no more questions at the moment. Try again in a minute.',
  MODEL_CONTEXT_TOO_LONG: 'This conversation is too long for the language model. Start a new chat.',
  MODEL_FAILED: 'The language model reported an error.',
  MODEL_NOT_COMPATIBLE: 'The endpoint does not answer like a language model. Tell your operator.',
  MODEL_BROKE_OFF: 'The language model broke off in the middle of its answer.',
  MODEL_TIMED_OUT: 'The language model took too long.',
  MODEL_LOOPED: 'The language model kept looking things up and gave no answer.',
  MODEL_SAID_NOTHING: 'The language model gave an empty answer.',
  MODEL_SAID_TOO_MUCH: 'The answer became too long and was ended.',
  CHAT_DELETED: 'This chat was deleted while the answer was being written.',
  ACCESS_LOST: 'You no longer have access to this assessment.',
  SERVER_STOPPING: 'The server restarts. What had arrived is kept; ask again in a moment.',
  INTERNAL: 'Failed to get response',
} as const satisfies Record<ChatFault, string>;

/** What went wrong beside an answer. */
export const warningSentences = {
  HISTORY_NOT_SAVED: 'Message sent but failed to save to history',
  ANSWER_CUT_SHORT: 'The language model reached its limit; the answer may lack its end.',
  MODEL_WITHOUT_TOOLS:
    'This language model cannot look things up. It was given an excerpt of the assessment and may miss details.',
} as const satisfies Record<ChatWarning, string>;

/** Failures of the connection itself: fixed texts (product P1). */
export const streamFailures = {
  noResponse: 'Failed to get response',
  noBody: 'No response body',
  notSent: 'Failed to send message',
  brokeOff: 'The connection broke off in the middle of the answer.',
} as const;
