import { CHAT_REFUSALS, CHAT_STREAM_PATH, type ChatRequest, type ChatStreamEvent } from '#contract/chat-stream.ts';
import { createChatStreamReader } from '#contract/read-chat-stream.ts';
import { refusalSentences, streamFailures } from './messages.ts';
import { StreamFailure } from './stream-failure.ts';

/**
 * Sends a question and yields what arrives. Aborting the signal ends it without an error.
 * @throws StreamFailure
 */
export async function* streamQuestion(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatStreamEvent> {
  const response = await fetch(CHAT_STREAM_PATH, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  }).catch(() => {
    throw new StreamFailure(streamFailures.notSent);
  });
  if (!response.ok) throw await readRefusal(response);
  if (!response.body) throw new StreamFailure(streamFailures.noBody);
  const reader = createChatStreamReader();
  const bytes = response.body.getReader();
  try {
    while (!reader.isDone) {
      const { done, value } = await bytes.read();
      if (done) break;
      yield* reader.push(value);
    }
  } catch {
    throw new StreamFailure(streamFailures.brokeOff);
  } finally {
    bytes.cancel().catch(() => undefined);
  }
  if (!reader.isDone) throw new StreamFailure(streamFailures.brokeOff);
}

async function readRefusal(response: Response): Promise<StreamFailure> {
  const body: unknown = await response.json().catch(() => null);
  const { code, error } = (body ?? {}) as { code?: string; error?: string };
  const known = CHAT_REFUSALS.find((candidate) => candidate === code);
  if (known) return new StreamFailure(refusalSentences[known], known);
  return new StreamFailure(typeof error === 'string' && error !== '' ? error : streamFailures.noResponse);
}
