import type { ChatStreamEvent } from '#contract/chat-stream.ts';
import { createChatStreamReader } from '#contract/read-chat-stream.ts';
import { chatSentences } from './chat-sentences.ts';
import { type AnswerToStream, writeAnswer } from './stream-answer.ts';
import type { FinishReason } from './stream-lines.ts';

type EventOf<Type extends ChatStreamEvent['type']> = Extract<ChatStreamEvent, { type: Type }>;

/**
 * Sends one answer as a single JSON text in OpenAI's format, saved in the same way as a streamed one. If nothing of the answer arrived,
 * responds with the fault's code as a refusal; clients are told not to retry automatically, because each question stays in its chat.
 * @param left ends the answer when the client disconnects
 */
export async function answerWhole(work: AnswerToStream, left: AbortSignal): Promise<Response> {
  const encoder = new TextEncoder();
  const reader = createChatStreamReader();
  const events: ChatStreamEvent[] = [];
  const leave = () => work.running.stop('reader-left');
  left.addEventListener('abort', leave, { once: true });
  try {
    await writeAnswer(work, (line) => events.push(...reader.push(encoder.encode(line))));
  } finally {
    left.removeEventListener('abort', leave);
    await work.lease.release();
    work.running.finish();
  }
  return toResponse(work, events);
}

function toResponse({ answerId, answerer, ports, turn }: AnswerToStream, events: readonly ChatStreamEvent[]): Response {
  const find = <Type extends ChatStreamEvent['type']>(type: Type) =>
    events.find((event): event is EventOf<Type> => event.type === type);
  const content = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  const [fault, end, usage] = [find('fault'), find('end'), find('usage')];
  const error = fault && { code: fault.code, type: 'chat_fault', message: chatSentences[fault.code] };
  const headers = { 'cache-control': 'no-store', 'x-should-retry': 'false' };
  if (error && content === '') return Response.json({ error }, { status: 502, headers });
  const warnings = events.flatMap((event) => (event.type === 'warning' ? [event.code] : []));
  const message = { role: 'assistant', content, refusal: null };
  const body = {
    id: `chatcmpl-${answerId}`,
    object: 'chat.completion',
    created: Math.floor(ports.now().getTime() / 1000),
    model: answerer.name,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf(warnings, fault !== undefined) }],
    ...(usage && { usage: usage.usage }),
    twofold: {
      session_id: turn.sessionId,
      ...(error && { error }),
      ...(warnings.length > 0 && { warnings }),
      ...(end && {
        end: {
          message_id: end.messageId,
          answered_by: end.answeredBy,
          state: end.state,
          sources: end.sources,
          title: end.title,
        },
      }),
    },
  };
  return Response.json(body, { headers });
}

function finishOf(warnings: readonly string[], isBroken: boolean): FinishReason {
  if (warnings.includes('answer-filtered')) return 'content_filter';
  return isBroken || warnings.includes('answer-cut-short') ? 'length' : 'stop';
}
