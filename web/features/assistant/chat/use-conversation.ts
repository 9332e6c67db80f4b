import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatFault } from '#contract/chat-faults.ts';
import type { AssessmentId, ChatSessionId } from '#domain/ids.ts';
import type { Query } from '#domain/query/query.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type ChatMessage, chatMessagesQuery, chatSessionsQuery } from './api.ts';
import { faultSentences, streamFailures, warningSentences } from './messages.ts';
import { StreamFailure } from './stream-failure.ts';

/** A question in progress, or one that failed; shown after the saved messages. */
export interface Turn {
  sessionId: ChatSessionId;
  question: ChatMessage;
  /** The part of the answer that has arrived. */
  text: string;
  /** The query built from chips; null for a written question. */
  query: Query | null;
  /** Known once the answer is complete. */
  sources: ChatMessage['sources'];
  state: 'waiting' | 'streaming' | 'failed';
  /** Why it failed, for the reader. */
  failure: string | null;
  /** Whether the endpoint failed, so that the built-in analyst can be offered instead. */
  isModelFault: boolean;
  /** The earlier message that this turn replaces, with everything after it. */
  replaces: string | null;
}

export interface AskOptions {
  /** The question to replace, with everything after it. */
  replaces?: string;
  withAnalyst?: boolean;
  /** The query of the question, if it was built from chips; the text says it in words. */
  query?: Query;
}

export interface Conversation {
  messages: ChatMessage[];
  turn: Turn | null;
  isLoading: boolean;
  loadError: boolean;
  isAnswering: boolean;
  /** The announcement for screen readers; usually null. */
  ended: 'answered' | 'stopped' | null;
  reload: () => void;
  ask: (sessionId: ChatSessionId, question: string, options?: AskOptions) => Promise<void>;
  stop: () => void;
}

/** The conversation of one chat: saved messages, the question in progress, asking and stopping. */
export function useConversation(assessmentId: AssessmentId, sessionId: ChatSessionId | null): Conversation {
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    ...chatMessagesQuery(sessionId ?? ('' as ChatSessionId)),
    enabled: sessionId !== null,
  });
  const [turn, setTurn] = useState<Turn | null>(null);
  const [ended, setEnded] = useState<Conversation['ended']>(null);
  const running = useRef<AbortController | null>(null);

  // Leaving the screen stops the answer; the server saves what has arrived.
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => void loadStream().catch(() => undefined), []);

  const ask = useCallback(
    async (to: ChatSessionId, text: string, options: AskOptions = {}) => {
      if (running.current) return;
      const control = new AbortController();
      running.current = control;
      const question = newQuestion(text);
      let next = newTurn(to, question, options);
      const show = (change: Partial<Turn>) => {
        next = { ...next, ...change };
        setTurn(next);
      };
      setEnded(null);
      show({});
      let isKept = false;
      try {
        const request = requestOf(question, to, options);
        const { streamQuestion } = await loadStream().catch(() => {
          throw new StreamFailure(streamFailures.notSent);
        });
        for await (const event of streamQuestion(request, control.signal)) {
          isKept = true;
          if (event.type === 'text') show({ text: next.text + event.text, state: 'streaming' });
          else if (event.type === 'warning') toast.warning(warningSentences[event.code], { id: event.code });
          else if (event.type === 'fault') {
            show({ failure: faultSentences[event.code], isModelFault: isModelFault(event.code) });
            if (event.code === 'access-lost') void client.invalidateQueries({ queryKey: queryKeys.session });
          } else if (event.type === 'end') {
            show({ sources: event.sources });
            client.setQueryData(chatSessionsQuery(assessmentId).queryKey, (sessions) =>
              sessions?.map((session) => (session.id === to ? { ...session, title: event.title } : session)),
            );
          }
        }
      } catch (error) {
        if (!control.signal.aborted) {
          const failure = error instanceof StreamFailure ? error : new StreamFailure(streamFailures.noResponse);
          if (failure.code === 'not-signed-in' || failure.code === 'no-company') {
            void client.invalidateQueries({ queryKey: queryKeys.session });
          }
          // A refused question was never saved; after a broken stream, the text that arrived is kept.
          isKept ||= failure.code === null && next.text !== '';
          show({ failure: failure.message });
        }
      } finally {
        running.current = null;
      }
      if (next.failure) toast.error(next.failure, { id: 'chat-failure' });
      setEnded(control.signal.aborted ? 'stopped' : 'answered');
      // Saved messages are read from the server, the only source of truth for a chat.
      if (isKept || control.signal.aborted)
        await readKept(client, { assessmentId, to, isStopped: control.signal.aborted });
      if (next.failure) show({ state: 'failed' });
      else setTurn(null);
    },
    [assessmentId, client],
  );

  const stop = useCallback(() => running.current?.abort(), []);
  const saved = sessionId === null ? [] : (data ?? []);
  const own = turn?.sessionId === sessionId ? turn : null;
  return {
    messages: withoutReplaced(saved, own),
    turn: own,
    isLoading: sessionId !== null && isPending,
    loadError: isError,
    isAnswering: turn !== null && turn.state !== 'failed',
    ended,
    reload: () => void refetch(),
    ask,
    stop,
  };
}

/** Loads the code that reads an answer as it arrives, while the person is still thinking about the question. */
const loadStream = () => import('./stream-question.ts');

/** The server saves a stopped answer once it has noticed; this takes a moment. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

/** The endpoint failed, so the built-in analyst can be offered instead. */
export const isModelFault = (code: ChatFault) => code.startsWith('model-');

/** A turn at its start. */
const newTurn = (sessionId: ChatSessionId, question: ChatMessage, { replaces, query }: AskOptions): Turn => ({
  sessionId,
  question,
  text: '',
  query: query ?? null,
  sources: [],
  state: 'waiting',
  failure: null,
  isModelFault: false,
  replaces: replaces ?? null,
});

const requestOf = (question: ChatMessage, to: ChatSessionId, { replaces, withAnalyst, query }: AskOptions) => ({
  messages: [{ role: 'user', content: question.content }],
  session_id: to,
  saveHistory: false,
  message_id: question.id,
  ...(replaces && { replace_from: replaces }),
  ...(query && { query }),
  ...(withAnalyst && { answer_with: 'built-in-analyst' as const }),
});

/** Reads what the server has saved of an answer, once it has noticed that the answer was stopped. */
async function readKept(
  client: QueryClient,
  { assessmentId, to, isStopped }: { assessmentId: AssessmentId; to: ChatSessionId; isStopped: boolean },
): Promise<void> {
  if (isStopped) await settle();
  await Promise.all([
    client.refetchQueries({ queryKey: chatMessagesQuery(to).queryKey }),
    // The last line of the stream, with the chat's title, never arrived.
    isStopped && client.refetchQueries({ queryKey: chatSessionsQuery(assessmentId).queryKey }),
  ]);
}

function newQuestion(content: string): ChatMessage {
  return {
    id: crypto.randomUUID(),
    role: 'user',
    content,
    state: 'complete',
    sources: [],
    answeredBy: '',
    fault: null,
    reading: null,
    createdAt: new Date().toISOString(),
  };
}

/** While a question is being asked again, hides the messages that it replaces. */
function withoutReplaced(messages: ChatMessage[], turn: Turn | null): ChatMessage[] {
  const from = turn ? messages.findIndex(({ id }) => id === turn.replaces || id === turn.question.id) : -1;
  return from < 0 ? messages : messages.slice(0, from);
}
