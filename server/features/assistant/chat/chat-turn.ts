import { randomUUID } from 'node:crypto';
import type { EarlierTurn } from '#analyst/analyst.ts';
import type { ChatMessageShape } from '#contract/chat.ts';
import type { ChatFault } from '#contract/chat-faults.ts';
import type { Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import { chatTitle, DEFAULT_CHAT_TITLE } from '#domain/chat/chat-title.ts';
import type { AssessmentId, ChatSessionId } from '#domain/ids.ts';
import type { Query } from '#domain/query/query.ts';
import type { Reading } from '#domain/query/reading.ts';
import { findNewestOf } from '#server/features/questionnaire/assessment/queries.ts';
import type { TurnMessage } from './answerer.ts';
import {
  deleteMessagesFrom,
  findSession,
  insertMessage,
  insertSession,
  keepFault,
  listMessages,
  titleFromFirst,
} from './queries.ts';

/** How much of a chat a model gets: the newest turns that fit. */
const MOST_MESSAGES = 16;
const MOST_HISTORY = 24_000;

/** One question in its chat, as stored in the database. */
export interface ChatTurn {
  sessionId: ChatSessionId;
  assessmentId: AssessmentId;
  questionId: string;
  title: string;
  /** Earlier turns and the question, oldest first, for a model. */
  messages: TurnMessage[];
  /** The first query of the previous answer, which this question may follow up. */
  before: Query | null;
  /** Earlier questions with the kinds of their answers, oldest first, without those whose kind is unknown. */
  earlier: EarlierTurn[];
}

export interface QuestionInput {
  sessionId: ChatSessionId;
  messageId: string;
  question: string;
  /** The person's own question that this one replaces, with everything after it. */
  replaceFrom: string | undefined;
  /** Null if the question was asked in words. */
  query: Query | null;
}

/** Starts a chat about the newest assessment that the member can see; null if there is none. */
export async function beginChat(database: Database, member: Member): Promise<ChatSessionId | null> {
  return database.inCompany(member, async (tx) => {
    const assessment = await findNewestOf(tx);
    if (!assessment) return null;
    const id = randomUUID() as ChatSessionId;
    const session = { id, assessmentId: assessment.id, title: DEFAULT_CHAT_TITLE };
    return (await insertSession(tx, member.userId, session))?.id ?? null;
  });
}

/** Reads the chat that a question belongs to; null if the member has no such chat. */
export async function readTurn(database: Database, member: Member, asked: QuestionInput): Promise<ChatTurn | null> {
  return database.inCompany(member, async (tx) => {
    const session = await findSession(tx, member.userId, asked.sessionId);
    if (!session) return null;
    const all = await listMessages(tx, member.userId, session.id);
    const replaced = all.findIndex(({ id }) => id === asked.replaceFrom);
    const earlier = replaced < 0 ? all : all.slice(0, replaced);
    const isFirst = earlier.length === 0 && session.title === DEFAULT_CHAT_TITLE;
    return {
      sessionId: session.id,
      assessmentId: session.assessmentId,
      questionId: asked.messageId,
      title: isFirst ? chatTitle(asked.question) : session.title,
      messages: [...recentTurns(earlier), { role: 'user', content: asked.question }],
      before: earlier.findLast(({ reading }) => reading?.queries[0] !== undefined)?.reading?.queries[0] ?? null,
      earlier: turnsOf(earlier),
    };
  });
}

function turnsOf(messages: readonly ChatMessageShape[]): EarlierTurn[] {
  return messages.flatMap(({ reading }, at) => {
    const asked = messages[at - 1];
    return reading && asked?.role === 'user' ? [{ question: asked.content, kind: reading.kind }] : [];
  });
}

/**
 * Saves the question.
 * @returns false if it has been received before
 */
export async function saveQuestion(
  database: Database,
  member: Member,
  asked: QuestionInput,
  turn: ChatTurn,
): Promise<boolean> {
  const { sessionId, assessmentId } = turn;
  return database.inCompany(member, async (tx) => {
    if (asked.replaceFrom) await deleteMessagesFrom(tx, member.userId, sessionId, asked.replaceFrom);
    const content = asked.question;
    const message = { id: asked.messageId, sessionId, assessmentId, role: 'user', content } as const;
    const isNew = await insertMessage(tx, member.userId, message);
    if (isNew && turn.messages.length === 1) await titleFromFirst(tx, member.userId, sessionId, content);
    return isNew;
  });
}

/** How an answer ended. */
export interface EndOfTurn {
  /** Null if nothing of the answer arrived. */
  answer: {
    id: string;
    content: string;
    state: 'complete' | 'partial';
    sources: ChatSource[];
    answeredBy: string;
    reading: Reading | null;
  } | null;
  /** Why it failed or is incomplete; stored with the question. */
  fault: ChatFault | null;
}

/**
 * Saves the answer, or the part that arrived, and why it is incomplete.
 * @throws if the chat no longer exists
 */
export async function saveEnd(
  database: Database,
  member: Member,
  turn: ChatTurn,
  { answer, fault }: EndOfTurn,
): Promise<void> {
  const { sessionId, assessmentId, questionId } = turn;
  await database.inCompany(member, async (tx) => {
    if (fault) await keepFault(tx, member.userId, questionId, fault);
    if (answer) await insertMessage(tx, member.userId, { ...answer, sessionId, assessmentId, role: 'assistant' });
  });
}

/** The newest turns that fit, starting with a question, without links to sources, which a model cannot use. */
function recentTurns(messages: readonly ChatMessageShape[]): TurnMessage[] {
  const recent: TurnMessage[] = [];
  let length = 0;
  for (const { role, content } of messages.slice(-MOST_MESSAGES).toReversed()) {
    const text = role === 'assistant' ? content.replace(/ ?\[\d+\]\([^)\s]+ "[^"]*"\)/g, '') : content;
    length += text.length;
    if (length > MOST_HISTORY) break;
    recent.unshift({ role, content: text });
  }
  while (recent[0]?.role === 'assistant') recent.shift();
  return recent;
}
