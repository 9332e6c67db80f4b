import { z } from 'zod';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { Reading } from '#domain/query/reading.ts';
import { chatSessionId, chatSourceShape } from './chat.ts';
import { completionFields, completionMessage, type Usage } from './chat-completions.ts';
import type { ChatFault } from './chat-faults.ts';
import { queryShape } from './query.ts';
import { readingShape } from './reading.ts';
import type { RefusalCode } from './refusals.ts';

/** The address to which questions are sent (product P25). It is outside the contract table (product P26). */
export const CHAT_STREAM_PATH = '/functions/v1/assessment-chat';

/** What can be refused before the stream starts; the body is that of every refusal, with a sentence in `error` as well. */
export const CHAT_REFUSALS = [
  'not-signed-in',
  'no-company',
  'access-denied',
  'foreign-origin',
  'malformed',
  'too-large',
  'too-busy',
  'blank-question',
  'question-too-long',
  'not-found',
  'answer-running',
  'already-asked',
  'rate-limited',
  'server-stopping',
  'storage-full',
  'database-away',
  'unexpected',
] as const satisfies readonly RefusalCode[];
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

/** Errors alongside an answer that does arrive. */
export const chatWarnings = [
  'history-not-saved',
  'answer-cut-short',
  'answer-filtered',
  'model-without-tools',
] as const;
export type ChatWarning = (typeof chatWarnings)[number];

/** The request. Of the `messages`, only the newest user text counts; `saveHistory` is accepted and ignored (product P25). */
export const chatRequestShape = z.strictObject({
  ...completionFields,
  messages: z.array(completionMessage).min(1).max(500),
  /** The chat; in `metadata` for clients that send only OpenAI's fields. */
  session_id: chatSessionId.optional(),
  saveHistory: z.boolean().optional(),
  /** The id of the new question, chosen by the client: if it is sent twice, it is asked only once. */
  message_id: z.uuid().optional(),
  /** Replaces this question of the caller and everything after it, for retry, edit and resend. */
  replace_from: z.uuid().optional(),
  /** A query built from chips, which is answered by rules, whatever the text is. */
  query: queryShape.optional(),
  /** Answers with the built-in analyst although an endpoint is configured; the browser offers this after a fault. */
  answer_with: z.literal('built-in-analyst').optional(),
});
export type ChatRequest = z.input<typeof chatRequestShape>;

/** What the last content line of an answer contains in addition to the OpenAI format. */
export const chatEndShape = z.object({
  message_id: z.string().nullable(),
  state: z.enum(['complete', 'partial']),
  sources: z.array(chatSourceShape),
  answered_by: z.string(),
  title: z.string(),
  reading: readingShape.nullable(),
});

/** What a reader of the stream sees, line by line. */
export type ChatStreamEvent =
  | { type: 'text'; text: string }
  | { type: 'warning'; code: ChatWarning }
  | { type: 'fault'; code: ChatFault }
  | { type: 'usage'; usage: Usage }
  | {
      type: 'end';
      messageId: string | null;
      state: 'complete' | 'partial';
      sources: ChatSource[];
      answeredBy: string;
      title: string;
      reading: Reading | null;
    }
  | { type: 'done' };
