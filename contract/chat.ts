import { z } from 'zod';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import { DRAFT_FIELDS } from '#domain/chat/draft-text.ts';
import type { ChatSessionId } from '#domain/ids.ts';
import { MAX_CHAT_TITLE, MAX_LONG_TEXT } from '#domain/limits.ts';
import { nounsWith } from '#domain/records/kinds.ts';
import { assessmentId, instant, requiredText } from './base.ts';
import { chatFaults } from './chat-faults.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';
import { readingShape } from './reading.ts';

export const chatSessionId = z.uuid(says('invalid')) as unknown as z.ZodType<ChatSessionId, ChatSessionId>;
const title = requiredText(MAX_CHAT_TITLE, 'title-required');

export const chatSessionShape = z.object({ id: chatSessionId, title: z.string(), createdAt: instant });
export type ChatSessionShape = z.infer<typeof chatSessionShape>;

export const chatSourceShape = z.object({
  number: z.int().positive(),
  kind: z.enum([...nounsWith('cite'), 'results', 'law', 'help']),
  label: z.string(),
  path: z.string(),
  proposal: z.object({ field: z.enum(DRAFT_FIELDS), text: z.string().max(MAX_LONG_TEXT) }).optional(),
}) satisfies z.ZodType<ChatSource>;

export const chatMessageShape = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  /** Markdown for the assistant, plain text for a person. */
  content: z.string(),
  /** 'partial': the stream broke off or was stopped, and what had arrived was kept. */
  state: z.enum(['complete', 'partial']),
  sources: z.array(chatSourceShape),
  /** 'built-in analyst' or the model's name; '' for a person's message. */
  answeredBy: z.string(),
  /** Why the answer to this question failed or broke off; null if it did not, and for answers. */
  fault: z.enum(chatFaults).nullable(),
  /** How the question was understood; null for a person's message. */
  reading: readingShape.nullable(),
  createdAt: instant,
});
export type ChatMessageShape = z.infer<typeof chatMessageShape>;

/** Chats are private to their person (product P24): another person's chat gets the same response as a missing one. */
export const chat = {
  listSessions: endpointFor
    .member('chat.use')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/chat/sessions',
      summary: 'Lists the caller’s chats about an assessment, newest first',
    })
    .input(z.strictObject({ assessmentId }))
    .output(z.array(chatSessionShape)),
  createSession: endpointFor
    .member('chat.use')
    .changes('chat', { tells: 'nobody' })
    .refuses('not-found')
    .route({
      method: 'POST',
      path: '/chat/sessions',
      summary: 'Starts a chat under an id that the client chooses; sending it again starts no second one',
      successStatus: 201,
    })
    .input(z.strictObject({ id: chatSessionId, assessmentId, title: title.optional() }))
    .output(chatSessionShape),
  renameSession: endpointFor
    .member('chat.use')
    .changes('chat', { tells: 'nobody' })
    .refuses('not-found')
    .route({ method: 'PUT', path: '/chat/sessions/{sessionId}', summary: 'Renames a chat' })
    .input(z.strictObject({ sessionId: chatSessionId, title }))
    .output(chatSessionShape),
  deleteSession: endpointFor
    .member('chat.use')
    .changes('chat', { tells: 'nobody' })
    .refuses('not-found')
    .route({
      method: 'DELETE',
      path: '/chat/sessions/{sessionId}',
      summary: 'Deletes a chat with its messages and stops an answer that is still being written',
    })
    .input(z.strictObject({ sessionId: chatSessionId }))
    .output(z.object({ id: chatSessionId })),
  listMessages: endpointFor
    .member('chat.use')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/chat/sessions/{sessionId}/messages',
      summary: 'Lists the messages of a chat, oldest first',
    })
    .input(z.strictObject({ sessionId: chatSessionId }))
    .output(z.array(chatMessageShape)),
};
