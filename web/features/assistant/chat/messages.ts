import type { ChatFault } from '#contract/chat-faults.ts';
import type { ChatRefusal, ChatWarning } from '#contract/chat-stream.ts';

/** Texts of the assistant's screen. Fixed texts must stay word for word (product P1). */
export const chatMessages = {
  assessmentFrom: (name: string, day: string) => `${day}: ${name}`,
  title: 'AI assistant',
  subtitle: 'Ask questions about your materiality assessment data and get AI-powered insights',
  loading: 'Loading chats...',
  loadingMessages: 'Loading messages...',

  // Session bar
  chats: 'Chats',
  newChat: 'New chat',
  more: (count: number) => `More (${count})`,
  moreTitle: 'More chats',
  menuOf: (title: string) => `Menu for ${title}`,
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
  partial: 'Incomplete: the answer was stopped or interrupted.',
  waiting: 'Looking through your assessment...',
  latest: 'Jump to the latest message',
  messagesFailed: 'Could not load the messages of this chat.',
  tryAgain: 'Try again',
  unanswered: 'This question has not been answered yet.',

  // Actions on messages
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. Select the text and copy it.',
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
  builtInText: 'Answers come from your data; no language model is connected.',
  builtIn:
    'The built-in analyst follows fixed rules on this server and uses no language model. Your questions never leave this server.',
  endpoint: (name: string, host: string) =>
    `${name} at ${host} answers your questions. It receives your question, this chat and the data it looks up in the assessment.`,
  builtInName: 'Built-in analyst',

  answerShownPlain: 'This answer is shown as plain text, because it could not be formatted.',

  // For screen readers
  answering: 'The assistant is answering.',
  thenTable: (rows: number) => `, then a table of ${rows} ${rows === 1 ? 'row' : 'rows'}.`,
  answered: (start: string, sources: number) =>
    `The answer is complete, above the question field. ${start}${sources > 0 ? ` ${sources} ${sources === 1 ? 'source' : 'sources'}.` : ''}`,
  stopped: 'The answer was stopped.',

  // Proposals
  openProposal: 'Open in the form',
  /** Starts with the visible text of the button. */
  openProposalLabel: (title: string) => `Open in the form: ${title}`,
  proposalOpened: 'The proposal is in the form',
  proposalOpenedText: 'Nothing has been saved yet. Check the proposal, set the scores, then save or discard it.',
  proposalBlocked: 'Another form has unsaved changes',
  proposalBlockedText: 'Save or discard it in the questionnaire first.',
  textProposalOpenedText: 'Nothing has been saved yet: check and edit the text, then save or discard it.',
  proposalNotReady: 'The answer is still being written',
  proposalNotReadyText: 'Open the proposal when it is complete.',
  proposalTooLong: 'The field is full',
  proposalTooLongText: 'Shorten the current text, then open the proposal again.',
  /** Shown under a drafted text in its field, so that it stays visible once the text is saved. */
  draftOrigin: (who: string) => `Drafted by the assistant (${who}) from this assessment. It needs to be checked.`,
  proposalGone: 'This proposal no longer fits the assessment. Ask for a new one.',
  proposalOrigin: (grounding: string) =>
    `Proposed by the assistant from the reference list of typical impacts, risks and opportunities of the industry${grounding ? ` (${grounding})` : ''}. It needs to be checked and justified.`,
} as const;

/** Why a question was refused before its answer began. */
export const refusalSentences = {
  'not-signed-in': 'Not authenticated',
  'no-company': 'You no longer belong to a company. Reload the page.',
  'access-denied': 'Your role does not allow this. Ask one of the company’s admins to do it.',
  'foreign-origin': 'The server does not recognize this page. Reload it.',
  malformed: 'Failed to send message',
  'too-busy': 'The server is busy. Try again soon.',
  'too-large': 'Your message is too long. Shorten it.',
  'blank-question': 'Enter a question.',
  'question-too-long': 'The question is too long. Use at most 8,000 characters.',
  'not-found': 'This chat has been deleted. Start a new one.',
  'answer-running': 'An answer is still being written. Wait for it or stop it.',
  'already-asked': 'This question has already been received. Reload the page to see the answer.',
  'rate-limited': 'Too many questions in the last hour. Try again later.',
  'server-stopping': 'The server is restarting. Try again in a moment.',
  'storage-full': 'The server’s disk is full, so the question was not saved. Tell the person who runs this server.',
  'database-away': 'The database is not responding. Try again in a moment.',
  unexpected: 'Failed to get response',
} as const satisfies Record<ChatRefusal, string>;

/** What ended an answer. */
export const faultSentences = {
  'model-unreachable': 'Could not reach the language model. Try again in a moment.',
  'model-key-refused':
    'The language model rejects the key that was set up for Twofold. Tell the person who runs this server.',
  'model-unknown':
    'The language model’s server does not offer the model that was set up for Twofold. Tell the person who runs this server.',
  'model-address-wrong':
    'The address that was set up for Twofold does not lead to a language model. Tell the person who runs this server.',
  'model-busy': 'The language model is busy. Try again in a minute.',
  'model-context-too-long': 'This conversation is too long for the language model. Start a new chat.',
  'model-refused-request':
    'The language model rejected the request. The person who runs this server can find the reason in the log.',
  'model-failed': 'The language model reported an error. Ask again.',
  'model-not-compatible':
    'The server at the address set up for the language model does not respond like a language model. Tell the person who runs this server.',
  'model-broke-off': 'The language model stopped in the middle of its answer. Ask again.',
  'model-timed-out': 'The language model took too long. Ask again.',
  'model-looped': 'The language model kept looking things up and gave no answer. Ask a narrower question.',
  'model-said-nothing': 'The language model gave an empty answer. Ask again.',
  'model-said-too-much': 'The answer was stopped because it was too long. Ask for less at a time.',
  'chat-deleted': 'This chat was deleted while the answer was being written. Start a new one.',
  'access-lost': 'You no longer have access to this assessment. Reload the page.',
  'server-stopping': 'The server is restarting. The partial answer is kept. Ask again in a moment.',
  unexpected: 'Failed to get response',
} as const satisfies Record<ChatFault, string>;

/** Problems that did not stop the answer. */
export const warningSentences = {
  'history-not-saved': 'Message sent but failed to save to history',
  'answer-cut-short': 'The language model reached its limit. The end of the answer may be missing.',
  'answer-filtered': 'A content filter of the language model cut the answer short.',
  'model-without-tools':
    'This language model cannot look things up. It was given an excerpt of the assessment and may miss details.',
} as const satisfies Record<ChatWarning, string>;

/** Failures of the connection itself: fixed texts (product P1). */
export const streamFailures = {
  noResponse: 'Failed to get response',
  noBody: 'No response body',
  notSent: 'Failed to send message',
  brokeOff: 'The connection was lost in the middle of the answer. Ask again.',
} as const;
