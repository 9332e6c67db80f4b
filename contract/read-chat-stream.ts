import { z } from 'zod';
import { type ChatStreamEvent, chatEndShape, chatFaults, chatWarnings } from './chat-stream.ts';

const lineShape = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).nullish(),
  error: z.object({ code: z.string() }).nullish(),
  twofold: z.object({ warning: z.enum(chatWarnings).optional(), end: chatEndShape.optional() }).nullish(),
});

export interface ChatStreamReader {
  /** The events that became complete with these bytes. */
  push(bytes: Uint8Array): ChatStreamEvent[];
  /** True once `[DONE]` was read: a stream that closes without it broke off. */
  readonly isDone: boolean;
}

/**
 * Reads the chat stream as its bytes arrive, wherever they are cut: in a line, in a JSON text, in a character. Lines that
 * start with ':' and blank lines are ignored (product P25); what follows `[DONE]` is not read.
 */
export function createChatStreamReader(): ChatStreamReader {
  const decoder = new TextDecoder();
  let buffer = '';
  let isDone = false;
  return {
    get isDone() {
      return isDone;
    },
    push(bytes) {
      buffer += decoder.decode(bytes, { stream: true });
      const lines = buffer.split('\n');
      buffer = lines.pop() ?? '';
      const events: ChatStreamEvent[] = [];
      for (const line of lines) {
        if (isDone) break;
        const read = readLine(line.replace(/\r$/, ''));
        if (read.some((event) => event.type === 'done')) isDone = true;
        events.push(...read);
      }
      return events;
    },
  };
}

function readLine(line: string): ChatStreamEvent[] {
  if (!line.startsWith('data:')) return [];
  const data = line.slice('data:'.length).trim();
  if (data === '[DONE]') return [{ type: 'done' }];
  const parsed = lineShape.safeParse(parseJson(data));
  if (!parsed.success) return [];
  const { choices, error, twofold } = parsed.data;
  const events: ChatStreamEvent[] = [];
  const text = choices?.[0]?.delta?.content;
  if (text) events.push({ type: 'text', text });
  if (twofold?.warning) events.push({ type: 'warning', code: twofold.warning });
  if (error) events.push({ type: 'fault', code: chatFaults.find((code) => code === error.code) ?? 'INTERNAL' });
  if (twofold?.end) {
    const { message_id, state, sources, answered_by, title } = twofold.end;
    events.push({ type: 'end', messageId: message_id, state, sources, answeredBy: answered_by, title });
  }
  return events;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
