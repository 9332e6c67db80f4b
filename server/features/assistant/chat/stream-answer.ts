import type { Usage } from '#contract/chat-completions.ts';
import type { ChatFault } from '#contract/chat-faults.ts';
import type { Member } from '#database/doors.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { Query } from '#domain/query/query.ts';
import type { Reading } from '#domain/query/reading.ts';
import type { Log } from '#server/platform/log/log.ts';
import { createCitations } from '../text/citations.ts';
import { createToolContext } from '../tools/tool-context.ts';
import type { Answerer } from './answerer.ts';
import type { ChatPorts, ReadAccess } from './chat.ts';
import type { ChatLease } from './chat-lease.ts';
import { type ChatTurn, saveEnd } from './chat-turn.ts';
import { findSession } from './queries.ts';
import type { RunningAnswer, StopReason } from './running-answers.ts';
import { createStreamLines, type FinishReason } from './stream-lines.ts';

const KEEP_ALIVE_MS = 10_000;
/** Live events report lost access; this check finds a chat that was deleted in the meantime. */
const ACCESS_CHECK_MS = 3000;

const NO_USAGE: Usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

export interface AnswerToStream {
  ports: ChatPorts;
  member: Member;
  turn: ChatTurn;
  query: Query | null;
  answerer: Answerer;
  running: RunningAnswer;
  lease: ChatLease;
  readAccess: ReadAccess;
  isQuestionSaved: boolean;
  /** Whether the tokens used are sent in a separate chunk. */
  withUsage: boolean;
  answerId: string;
  log: Log;
}

/** Streams one answer and saves it, whole or in part. If the reader leaves, the model stops immediately. */
export function streamAnswer(work: AnswerToStream): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: string) => {
        if (isOpen) controller.enqueue(encoder.encode(line));
      };
      void writeAnswer(work, send).finally(async () => {
        await work.lease.release();
        work.running.finish();
        if (isOpen) controller.close();
        isOpen = false;
      });
    },
    cancel() {
      isOpen = false;
      work.running.stop('reader-left');
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers the answer before passing it on would undo the streaming.
      'x-accel-buffering': 'no',
    },
  });
}

/** Writes and saves an answer; sends each line of the stream to the reader. */
export async function writeAnswer(work: AnswerToStream, send: (line: string) => void): Promise<void> {
  const { ports, member, turn, answerer, running, answerId, log } = work;
  const lines = createStreamLines(`chatcmpl-${answerId}`, answerer.name, ports.now(), turn.sessionId);
  const stopWatching = watchReader(work, () => send(lines.keepAlive()));
  let text = '';
  let fault: ChatFault | null = null;
  let isStopped = false;
  let finish: FinishReason = 'stop';
  let usage: Usage | null = answerer.isModel ? null : NO_USAGE;
  let sources: ChatSource[] = [];
  let reading: Reading | null = null;
  send(lines.begin());
  if (!work.isQuestionSaved) send(lines.warning('history-not-saved'));
  try {
    const context = createToolContext({
      database: ports.database,
      member,
      assessmentId: turn.assessmentId,
      citations: createCitations(),
      today: ports.now().toISOString().slice(0, 10),
    });
    const requireAccess = async () => {
      const loss = await findLoss(work);
      if (loss) running.stop(loss);
      running.signal.throwIfAborted();
    };
    const { signal } = running;
    const answer = answerer.answer({
      context,
      messages: turn.messages,
      query: work.query,
      before: turn.before,
      earlier: turn.earlier,
      signal,
      requireAccess,
      log,
    });
    for (let next = await answer.next(); ; next = await answer.next()) {
      if (next.done) {
        sources = next.value;
        break;
      }
      const event = next.value;
      if (event.type === 'text') {
        text += event.text;
        send(lines.text(event.text));
      } else if (event.type === 'warning') {
        if (event.code === 'answer-cut-short') finish = 'length';
        if (event.code === 'answer-filtered') finish = 'content_filter';
        send(lines.warning(event.code));
      } else if (event.type === 'fault') fault = event.code;
      else if (event.type === 'usage') usage = event.usage;
      else if (event.type === 'reading') reading = event.reading;
      else isStopped = true;
    }
  } catch (error) {
    log.error({ err: error }, 'an answer failed');
    fault = 'unexpected';
  } finally {
    stopWatching();
  }
  if (running.signal.aborted) {
    isStopped = true;
    const reason = running.signal.reason as StopReason;
    fault = reason === 'reader-left' ? null : reason;
  }
  const state = fault || isStopped || finish !== 'stop' ? 'partial' : 'complete';
  let messageId: string | null = null;
  const hasText = text.trim() !== '';
  if ((hasText || fault) && fault !== 'chat-deleted' && fault !== 'access-lost') {
    const answer = { id: answerId, content: text, state, sources, answeredBy: answerer.name, reading } as const;
    try {
      await saveEnd(ports.database, member, turn, { answer: hasText ? answer : null, fault });
      if (hasText) messageId = answerId;
    } catch (error) {
      if (await isChatGone(work)) fault = 'chat-deleted';
      else {
        log.error({ err: error }, 'an answer could not be saved');
        send(lines.warning('history-not-saved'));
      }
    }
  }
  // Before the last line: once it has been read, the next question may reach any server.
  await work.lease.release();
  if (fault) send(lines.fault(fault));
  send(lines.end({ messageId, state, sources, answeredBy: answerer.name, title: turn.title, reading }, finish));
  if (work.withUsage) send(lines.usage(usage));
  send(lines.done());
}

/** Keeps the stream alive, and stops the answer once its reader may no longer see it. Returns a function that ends both. */
function watchReader(work: AnswerToStream, keepAlive: () => void): () => void {
  const { ports, member, running } = work;
  const beat = setInterval(keepAlive, ports.keepAliveMs ?? KEEP_ALIVE_MS);
  const checkAccess = () =>
    void findLoss(work).then(
      (loss) => loss && running.stop(loss),
      // The database is briefly unreachable: the next check, or the next tool, finds out.
      () => {},
    );
  const accessCheck = setInterval(checkAccess, ports.accessCheckMs ?? ACCESS_CHECK_MS);
  const stopListening = ports.live.subscribe((event) => {
    if (event.kind === 'missed' || (event.kind === 'access' && event.userId === member.userId)) checkAccess();
  });
  return () => {
    clearInterval(beat);
    clearInterval(accessCheck);
    stopListening();
  };
}

/** Whether, and how, the person has lost the right to this answer since it began. */
async function findLoss(work: AnswerToStream): Promise<'access-lost' | 'chat-deleted' | null> {
  const now = await work.readAccess();
  if (now?.companyId !== work.member.companyId || now.userId !== work.member.userId) return 'access-lost';
  return (await isChatGone(work)) ? 'chat-deleted' : null;
}

async function isChatGone({ ports, member, turn }: AnswerToStream): Promise<boolean> {
  const session = await ports.database
    .inCompany(member, (tx) => findSession(tx, member.userId, turn.sessionId))
    .catch(() => 'unknown' as const);
  return session === undefined;
}
