import type { Usage } from '#contract/chat-completions.ts';
import type { ChatFault } from '#contract/chat-faults.ts';
import type { ChatWarning } from '#contract/chat-stream.ts';
import type { ChatSessionId } from '#domain/ids.ts';
import { chatSentences } from './chat-sentences.ts';

/** The values of OpenAI's set; other reasons for ending an answer are sent next to it. */
export type FinishReason = 'stop' | 'length' | 'content_filter';

interface EndOfAnswer {
  messageId: string | null;
  state: 'complete' | 'partial';
  sources: readonly object[];
  answeredBy: string;
  title: string;
  reading: object | null;
}

/**
 * Writes the lines of one answer in a chat: OpenAI's chunk format with our own data in `twofold`, comments to keep the connection alive, and
 * `[DONE]` last.
 */
export function createStreamLines(id: string, model: string, createdAt: Date, sessionId: ChatSessionId) {
  const created = Math.floor(createdAt.getTime() / 1000);
  const line = (delta: object, finish: FinishReason | null, beside: object = {}) =>
    `data: ${JSON.stringify({
      id,
      object: 'chat.completion.chunk',
      created,
      model,
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...beside,
    })}\n\n`;
  return {
    begin: () => line({ role: 'assistant', content: '' }, null, { twofold: { session_id: sessionId } }),
    text: (content: string) => line({ content }, null),
    warning: (code: ChatWarning) => line({}, null, { twofold: { warning: code } }),
    fault: (code: ChatFault) => line({}, null, { error: { code, type: 'chat_fault', message: chatSentences[code] } }),
    end: ({ messageId, answeredBy, ...end }: EndOfAnswer, finish: FinishReason = 'stop') =>
      line({}, finish, { twofold: { end: { message_id: messageId, answered_by: answeredBy, ...end } } }),
    /** The last chunk, if it was requested; it has no choices. */
    usage: (usage: Usage | null) =>
      `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model, choices: [], usage })}\n\n`,
    keepAlive: () => ': keep-alive\n\n',
    done: () => 'data: [DONE]\n\n',
  };
}
