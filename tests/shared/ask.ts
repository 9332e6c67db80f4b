import { randomUUID } from 'node:crypto';
import { CHAT_STREAM_PATH, type ChatRequest, type ChatStreamEvent } from '#contract/chat-stream.ts';
import { createChatStreamReader } from '#contract/read-chat-stream.ts';
import type { AssessmentId, ChatSessionId } from '#domain/ids.ts';
import type { TestApp, Visitor } from './front-door.ts';
import { mustHave } from './must-have.ts';

/** What a reader of the stream has received in the end. */
export interface Read {
  status: number;
  /** The JSON of a refusal. */
  refusal?: { error: string; code: string };
  text: string;
  events: ChatStreamEvent[];
  faults: string[];
  warnings: string[];
  /** The stream as it arrived, comments included. */
  raw: string;
}

type Asker = Pick<Visitor, 'api' | 'cookie'>;

/** Starts a chat about an assessment. */
export async function beginChat({ api }: Asker, assessmentId: AssessmentId): Promise<ChatSessionId> {
  const { id } = await api.chat.createSession({ id: randomUUID() as ChatSessionId, assessmentId });
  return id;
}

/** Sends a question and returns the answer as it streams. */
export function sendQuestion(
  app: Pick<TestApp, 'request'>,
  asker: Pick<Asker, 'cookie'>,
  sessionId: ChatSessionId,
  question: string,
  more: Partial<ChatRequest> = {},
): Promise<Response> {
  const body: ChatRequest = { messages: [{ role: 'user', content: question }], session_id: sessionId, ...more };
  return app.request(CHAT_STREAM_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cookie: asker.cookie,
  });
}

/** Reads an answer to the end. */
export async function readAnswer(response: Response): Promise<Read> {
  const events: ChatStreamEvent[] = [];
  const read: Read = { status: response.status, text: '', events, faults: [], warnings: [], raw: '' };
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    read.raw = await response.text();
    return { ...read, refusal: JSON.parse(read.raw) };
  }
  const reader = createChatStreamReader();
  const decoder = new TextDecoder();
  for await (const bytes of mustHave(response.body)) {
    read.raw += decoder.decode(bytes, { stream: true });
    events.push(...reader.push(bytes));
  }
  for (const event of events) {
    if (event.type === 'text') read.text += event.text;
    if (event.type === 'fault') read.faults.push(event.code);
    if (event.type === 'warning') read.warnings.push(event.code);
  }
  return read;
}

/** Sends a question and reads the whole answer. */
export async function ask(...question: Parameters<typeof sendQuestion>): Promise<Read> {
  return readAnswer(await sendQuestion(...question));
}
