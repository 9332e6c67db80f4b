import { z } from 'zod';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import { chatSessionId, chatSourceShape } from './chat.ts';

/** Where questions are sent (product P25). It stands outside the contract table (product P26). */
export const CHAT_STREAM_PATH = '/functions/v1/assessment-chat';

/** Refusals before the stream begins, with their HTTP status; the body is `{ error: sentence, code }`. */
export const chatRefusals = {
  NOT_AUTHENTICATED: 401,
  NO_COMPANY: 403,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  BAD_REQUEST: 400,
  BLANK_QUESTION: 400,
  QUESTION_TOO_LONG: 413,
  NO_SUCH_CHAT: 404,
  ANSWER_RUNNING: 409,
  ALREADY_ASKED: 409,
  TOO_MANY_QUESTIONS: 429,
  SERVER_STOPPING: 503,
  DATABASE_AWAY: 503,
  INTERNAL: 500,
} as const;
export type ChatRefusal = keyof typeof chatRefusals;

/** What can end an answer once its stream has begun: a typed line, after which `[DONE]` follows. */
export const chatFaults = [
  'MODEL_UNREACHABLE',
  'MODEL_KEY_REFUSED',
  'MODEL_UNKNOWN',
  'MODEL_BUSY',
  'MODEL_CONTEXT_TOO_LONG',
  'MODEL_FAILED',
  'MODEL_NOT_COMPATIBLE',
  'MODEL_BROKE_OFF',
  'MODEL_TIMED_OUT',
  'MODEL_LOOPED',
  'MODEL_SAID_NOTHING',
  'MODEL_SAID_TOO_MUCH',
  'CHAT_DELETED',
  'ACCESS_LOST',
  'SERVER_STOPPING',
  'INTERNAL',
] as const;
export type ChatFault = (typeof chatFaults)[number];

/** What goes wrong beside an answer that itself arrives. */
export const chatWarnings = ['HISTORY_NOT_SAVED', 'ANSWER_CUT_SHORT', 'MODEL_WITHOUT_TOOLS'] as const;
export type ChatWarning = (typeof chatWarnings)[number];

/** The request. Of `messages` only the newest user text counts; `saveHistory` is accepted and ignored (product P25). */
export const chatRequestShape = z.strictObject({
  messages: z
    .array(z.object({ role: z.string().max(20), content: z.string() }))
    .min(1)
    .max(500),
  session_id: chatSessionId,
  saveHistory: z.boolean().optional(),
  /** The id of the new question, chosen by the sender: sent twice it is asked once. */
  message_id: z.uuid().optional(),
  /** Replaces this own question and everything after it: retry, edit and resend. */
  replace_from: z.uuid().optional(),
  /** Answers with the built-in analyst although an endpoint is configured: what the browser offers after a fault. */
  answer_with: z.literal('built-in-analyst').optional(),
});
export type ChatRequest = z.input<typeof chatRequestShape>;

/** What the last content line of an answer carries beside the OpenAI form. */
export const chatEndShape = z.object({
  message_id: z.string().nullable(),
  state: z.enum(['complete', 'partial']),
  sources: z.array(chatSourceShape),
  answered_by: z.string(),
  title: z.string(),
});

/** What a reader of the stream sees, line by line. */
export type ChatStreamEvent =
  | { type: 'text'; text: string }
  | { type: 'warning'; code: ChatWarning }
  | { type: 'fault'; code: ChatFault }
  | {
      type: 'end';
      messageId: string | null;
      state: 'complete' | 'partial';
      sources: ChatSource[];
      answeredBy: string;
      title: string;
    }
  | { type: 'done' };
