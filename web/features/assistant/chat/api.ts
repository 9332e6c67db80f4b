import { queryOptions } from '@tanstack/react-query';
import type { ChatMessageShape, ChatSessionShape } from '#contract/chat.ts';
import type { AssessmentId, ChatSessionId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export type ChatSession = ChatSessionShape;
export type ChatMessage = ChatMessageShape;

/** The assessments that people can ask about, newest first. */
export const chatAssessmentsQuery = queryOptions({
  queryKey: [...queryKeys.chat, 'assessments'],
  queryFn: ({ signal }) => api.assessment.list(undefined, { signal }),
  staleTime: 30_000,
});

/** The person's own chats about an assessment, newest first. */
export const chatSessionsQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.chat, 'sessions', assessmentId],
    queryFn: ({ signal }): Promise<ChatSession[]> => api.chat.listSessions({ assessmentId }, { signal }),
    staleTime: 60_000,
  });

/** The messages of a chat, oldest first. They change only when the person asks, so they are read once. */
export const chatMessagesQuery = (sessionId: ChatSessionId) =>
  queryOptions({
    queryKey: [...queryKeys.chat, 'messages', sessionId],
    // The client's types break up JSON and cannot represent interfaces such as a query; the contract has validated the response.
    queryFn: ({ signal }) => api.chat.listMessages({ sessionId }, { signal }) as Promise<ChatMessage[]>,
    staleTime: Number.POSITIVE_INFINITY,
  });
