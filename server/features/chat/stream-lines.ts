import type { ChatFault } from '#contract/chat-faults.ts';
import type { ChatWarning } from '#contract/chat-stream.ts';
import { chatSentences } from './chat-sentences.ts';

interface EndOfAnswer {
  messageId: string | null;
  state: 'complete' | 'partial';
  sources: readonly object[];
  answeredBy: string;
  title: string;
}

/** Writes the lines of one answer: OpenAI's chunk form, ours beside it in `twofold`, comments as keep-alive, `[DONE]` last. */
export function createStreamLines(id: string, model: string, createdAt: Date) {
  const created = Math.floor(createdAt.getTime() / 1000);
  const line = (delta: object, finish: 'stop' | 'error' | null, beside: object = {}) =>
    `data: ${JSON.stringify({
      id,
      object: 'chat.completion.chunk',
      created,
      model,
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...beside,
    })}\n\n`;
  return {
    begin: () => line({ role: 'assistant', content: '' }, null),
    text: (content: string) => line({ content }, null),
    warning: (code: ChatWarning) => line({}, null, { twofold: { warning: code } }),
    fault: (code: ChatFault) =>
      line({}, 'error', { error: { code, type: 'chat_fault', message: chatSentences[code] } }),
    end: ({ messageId, answeredBy, ...end }: EndOfAnswer) =>
      line({}, 'stop', { twofold: { end: { message_id: messageId, answered_by: answeredBy, ...end } } }),
    keepAlive: () => ': keep-alive\n\n',
    done: () => 'data: [DONE]\n\n',
  };
}
