import { z } from 'zod';
import { chatSessionId } from './chat.ts';
import { usageShape } from './chat-completions.ts';
import { chatFaults } from './chat-faults.ts';
import { chatEndShape, chatWarnings } from './chat-stream.ts';

/** The answers of the chat as the OpenAPI document describes them: in OpenAI's format, with ours in `twofold`. */

const errorShape = z.object({ code: z.enum(chatFaults), type: z.literal('chat_fault'), message: z.string() });
const finish = z.enum(['stop', 'length', 'content_filter']);
/** Seconds since 1970. */
const created = z.int().positive();

/** The answer as a single JSON text. */
export const completionShape = z.object({
  id: z.string(),
  object: z.literal('chat.completion'),
  created,
  model: z.string(),
  choices: z
    .array(
      z.object({
        index: z.literal(0),
        message: z.object({ role: z.literal('assistant'), content: z.string(), refusal: z.null() }),
        logprobs: z.null(),
        finish_reason: finish,
      }),
    )
    .length(1),
  usage: usageShape.optional(),
  twofold: z.object({
    session_id: chatSessionId,
    /** Why the answer broke off. */
    error: errorShape.optional(),
    warnings: z.array(z.enum(chatWarnings)).optional(),
    end: chatEndShape.omit({ reading: true }).optional(),
  }),
});

/** One `data:` line of the stream; the last line is `[DONE]`. */
export const completionChunkShape = z.object({
  id: z.string(),
  object: z.literal('chat.completion.chunk'),
  created,
  model: z.string(),
  /** Empty in the line that has the usage. */
  choices: z
    .array(
      z.object({
        index: z.literal(0),
        delta: z.object({ role: z.literal('assistant').optional(), content: z.string().optional() }),
        finish_reason: finish.nullable(),
      }),
    )
    .max(1),
  error: errorShape.optional(),
  usage: usageShape.nullish(),
  twofold: z
    .object({
      /** In the first line. */
      session_id: chatSessionId.optional(),
      warning: z.enum(chatWarnings).optional(),
      /** In the last line with a choice. */
      end: chatEndShape.optional(),
    })
    .optional(),
});
