import { randomUUID } from 'node:crypto';
import type { Analyst } from '#analyst/analyst.ts';
import { chatSessionId } from '#contract/chat.ts';
import { CHAT_COMPLETIONS_PATH, textOf } from '#contract/chat-completions.ts';
import { type ChatRefusal, chatRequestShape } from '#contract/chat-stream.ts';
import type { Database } from '#database/open.ts';
import type { ChatSessionId } from '#domain/ids.ts';
import { MAX_CHAT_MESSAGE } from '#domain/limits.ts';
import { can } from '#domain/people/permissions.ts';
import { troubleIn } from '#server/platform/http/faults.ts';
import { issue, plainIssues } from '#server/platform/http/issues.ts';
import { answerWith, type More } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Limits } from '#server/platform/limits/limits.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { StreamAccess } from '#server/platform/live/live-stream.ts';
import type { ChatModel, ModelLimits } from '#server/platform/model/chat-model.ts';
import { answerWhole } from './answer-whole.ts';
import { analystAnswerer, modelAnswerer } from './answerer.ts';
import { type ChatLease, takeLease } from './chat-lease.ts';
import { chatSentences } from './chat-sentences.ts';
import { beginChat, type ChatTurn, type QuestionInput, readTurn, saveQuestion } from './chat-turn.ts';
import { createRunningAnswers } from './running-answers.ts';
import { type AnswerToStream, streamAnswer } from './stream-answer.ts';

/** Reads the current access of the person who asks; null if nobody is signed in any longer. */
export type ReadAccess = () => Promise<StreamAccess | null>;

export interface ChatPorts {
  database: Database;
  /** The operator's endpoint, or null if the built-in analyst answers everything. */
  endpoint: ChatModel | null;
  /** Loads the built-in analyst, with the first question. */
  loadAnalyst: () => Promise<Analyst>;
  modelLimits: ModelLimits;
  limits: Limits;
  /** Reports immediately if somebody's access changes. */
  live: Pick<Live, 'subscribe'>;
  now: () => Date;
  /** The time between two comment lines that keep the connection open, in milliseconds. */
  keepAliveMs?: number;
  /** How long a chat stays locked after its server has died, in seconds. */
  leaseSeconds?: number;
  /** How often a running answer checks that the person may still read it, in milliseconds. */
  accessCheckMs?: number;
}

export interface Chat {
  /**
   * Answers `POST /functions/v1/assessment-chat` with a refusal as JSON, or the stream.
   * @param readAccess reads the current access on each call, so that a lost membership ends a running answer
   */
  answer(request: Request, context: RequestContext, readAccess: ReadAccess): Promise<Response>;
  /** Ends running answers with the part that they have, and waits until they are saved; call it before the database closes. */
  close(): Promise<void>;
}

/** The assistant's stream endpoint. */
export function createChat(ports: ChatPorts): Chat {
  const running = createRunningAnswers();
  const analyst = analystAnswerer(ports.loadAnalyst);
  const answerer = ports.endpoint ? modelAnswerer(ports.endpoint, ports.modelLimits, ports.now) : analyst;

  async function answer(request: Request, context: RequestContext, readAccess: ReadAccess): Promise<Response> {
    const member = context.member;
    if (!context.person) return refuseQuestion('not-signed-in');
    if (!member) return refuseQuestion('no-company');
    if (!can(member.role, 'chat.use')) return refuseQuestion('access-denied');
    const read = await readRequest(request);
    if ('refused' in read) return read.refused;
    if (running.isClosed) return refuseQuestion('server-stopping');
    for (const [limit, subject] of [
      ['chatPerson', member.userId],
      ['chatCompany', member.companyId],
    ] as const) {
      const taken = await ports.limits.take(limit, subject);
      if (!taken.ok) return refuseQuestion('rate-limited', { retryAfterSeconds: taken.retryAfterSeconds });
    }
    const sessionId = read.sessionId ?? (await beginChat(ports.database, member));
    if (!sessionId) return refuseQuestion('not-found');
    const asked = { ...read, sessionId };
    const own = running.begin(member, sessionId);
    if (!own) return refuseQuestion('answer-running');
    let lease: ChatLease | null = null;
    try {
      const turn = await readTurn(ports.database, member, asked);
      if (!turn) {
        own.finish();
        return refuseQuestion('not-found');
      }
      const chat = { ofCompany: member.companyId, sessionId: asked.sessionId };
      lease = await takeLease(ports.database, chat, () => own.stop('unexpected'), ports.leaseSeconds);
      if (!lease) {
        own.finish();
        return refuseQuestion('answer-running');
      }
      const saved = await saveQuestion(ports.database, member, asked, turn).catch((error: unknown) => {
        if (troubleIn(error)) throw error;
        context.log.error({ err: error }, 'a question could not be saved');
        return 'not saved' as const;
      });
      if (saved === false) {
        await lease.release();
        own.finish();
        return refuseQuestion('already-asked');
      }
      const work: AnswerToStream = {
        ports,
        member,
        turn: withoutEmptyTurns(turn),
        query: asked.query,
        answerer: asked.isForAnalyst ? analyst : answerer,
        running: own,
        lease,
        readAccess,
        isQuestionSaved: saved === true,
        answerId: randomUUID(),
        log: context.log,
        withUsage: asked.withUsage,
      };
      return await (asked.isWhole ? answerWhole(work, request.signal) : streamAnswer(work));
    } catch (error) {
      await lease?.release();
      own.finish();
      throw error;
    }
  }

  return {
    answer: async (request, context, readAccess) => {
      try {
        return await answer(request, context, readAccess);
      } catch (error) {
        const trouble = context.troubles.tell(error);
        if (trouble) return refuseQuestion(trouble);
        context.log.error({ err: error }, 'a question failed');
        return refuseQuestion('unexpected', { requestId: context.requestId });
      }
    },
    close: () => running.close(),
  };
}

/** Refuses a question before the stream starts: the sentence in `error`, with the closed code next to it (product P25). */
export function refuseQuestion<Code extends ChatRefusal>(code: Code, ...more: More<Code>): Response {
  const body = { error: chatSentences[code], code, ...(more.length > 0 && { data: more[0] }) };
  return answerWith(body);
}

type ReadRequest =
  | (Omit<QuestionInput, 'sessionId'> & {
      /** Null: a chat is started for it. */
      sessionId: ChatSessionId | null;
      isForAnalyst: boolean;
      /** The answer is requested as a single JSON text. */
      isWhole: boolean;
      withUsage: boolean;
    })
  | { refused: Response };

/** Of the messages in the request, only the newest user text counts (product P25). */
async function readRequest(request: Request): Promise<ReadRequest> {
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = chatRequestShape.safeParse(body);
  if (!parsed.success) return { refused: refuseQuestion('malformed', { issues: plainIssues(parsed.error.issues) }) };
  const { messages, message_id, replace_from, answer_with, query, stream, stream_options, metadata } = parsed.data;
  const sessionId = chatSessionId.optional().safeParse(parsed.data.session_id ?? metadata?.session_id);
  if (!sessionId.success) {
    return { refused: refuseQuestion('malformed', { issues: [issue(['metadata', 'session_id'], 'invalid')] }) };
  }
  // By default, OpenAI's path answers with a single JSON text, and the browser's path with a stream.
  const isStreamed = stream ?? new URL(request.url).pathname !== CHAT_COMPLETIONS_PATH;
  // PostgreSQL stores no character with code 0.
  const newest = messages.findLast(({ role }) => role === 'user');
  const question = (newest ? textOf(newest) : '').replaceAll('\u0000', '').trim();
  if (question === '') return { refused: refuseQuestion('blank-question') };
  if (question.length > MAX_CHAT_MESSAGE) return { refused: refuseQuestion('question-too-long') };
  return {
    sessionId: sessionId.data ?? null,
    messageId: message_id ?? randomUUID(),
    question,
    replaceFrom: replace_from,
    query: query ?? null,
    // A query needs an exact answer, which only the built-in analyst gives.
    isForAnalyst: answer_with === 'built-in-analyst' || query !== undefined,
    isWhole: !isStreamed,
    withUsage: !isStreamed || stream_options?.include_usage === true,
  };
}

/** Removes questions that never got an answer, because some endpoints refuse two consecutive messages of the same role. */
function withoutEmptyTurns(turn: ChatTurn): ChatTurn {
  const messages = turn.messages.filter((message, index) => message.role !== turn.messages[index + 1]?.role);
  return { ...turn, messages };
}
