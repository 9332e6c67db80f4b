import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { usageShape } from './chat-completions.ts';
import { chatFaults } from './chat-faults.ts';
import { type ChatStreamEvent, chatEndShape, chatWarnings } from './chat-stream.ts';

const chunkShape = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).nullish(),
  usage: usageShape.nullish().catch(null),
  error: z.object({ code: z.string() }).nullish(),
  twofold: z.object({ warning: z.enum(chatWarnings).optional(), end: chatEndShape.optional() }).nullish(),
});

export interface ChatStreamReader {
  /** The events that are complete now that these bytes have arrived. */
  push(bytes: Uint8Array): ChatStreamEvent[];
  /** True once `[DONE]` has been read: a stream that closes without it broke off. */
  readonly isDone: boolean;
}

/**
 * Reads the chat stream as its bytes arrive, even if they are split inside a line, a JSON text or a character. Skips comments and
 * anything that is not a chunk (product P25); ignores everything after `[DONE]`.
 */
export function createChatStreamReader(): ChatStreamReader {
  const decoder = new TextDecoder();
  let events: ChatStreamEvent[] = [];
  let isDone = false;
  const parser = createParser({
    onEvent({ data }) {
      if (isDone) return;
      isDone = data === '[DONE]';
      events.push(...readChunk(data));
    },
  });
  return {
    get isDone() {
      return isDone;
    },
    push(bytes) {
      events = [];
      parser.feed(decoder.decode(bytes, { stream: true }));
      return events;
    },
  };
}

function readChunk(data: string): ChatStreamEvent[] {
  if (data === '[DONE]') return [{ type: 'done' }];
  const parsed = chunkShape.safeParse(parseJson(data));
  if (!parsed.success) return [];
  const { choices, error, twofold, usage } = parsed.data;
  const events: ChatStreamEvent[] = [];
  const text = choices?.[0]?.delta?.content;
  if (text) events.push({ type: 'text', text });
  if (twofold?.warning) events.push({ type: 'warning', code: twofold.warning });
  if (error) events.push({ type: 'fault', code: chatFaults.find((code) => code === error.code) ?? 'unexpected' });
  if (twofold?.end) {
    const { message_id, state, sources, answered_by, title, reading } = twofold.end;
    events.push({ type: 'end', messageId: message_id, state, sources, answeredBy: answered_by, title, reading });
  }
  if (usage) events.push({ type: 'usage', usage });
  return events;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
