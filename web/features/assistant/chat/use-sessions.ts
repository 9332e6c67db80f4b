import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AssessmentId, ChatSessionId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type ChatSession, chatMessagesQuery, chatSessionsQuery } from './api.ts';
import { chatMessages as say } from './messages.ts';

/** The chats about one assessment: the list, the open one, and the actions. */
export function useSessions(assessmentId: AssessmentId) {
  const client = useQueryClient();
  const query = chatSessionsQuery(assessmentId);
  const { data: sessions, isError, refetch } = useQuery(query);
  const [chosen, setChosen] = useState<ChatSessionId | null>(null);
  // The newest on load; the first remaining one when the open one is gone.
  const active = sessions?.find(({ id }) => id === chosen) ?? sessions?.[0] ?? null;
  const change = (work: (present: ChatSession[]) => ChatSession[]) =>
    client.setQueryData(query.queryKey, (present) => work(present ?? []));

  useEffect(() => {
    if (isError) toast.error(say.sessionsFailed, { id: 'chat-sessions' });
  }, [isError]);

  const create = useMutation({
    mutationFn: () => api.chat.createSession({ id: crypto.randomUUID() as ChatSessionId, assessmentId }),
    onSuccess: (session) => {
      client.setQueryData(chatMessagesQuery(session.id).queryKey, []);
      change((present) => [session, ...present.filter(({ id }) => id !== session.id)]);
      setChosen(session.id);
    },
    onError: () => toast.error(say.createFailed),
  });

  const rename = useMutation({
    mutationFn: (renamed: { sessionId: ChatSessionId; title: string }) => api.chat.renameSession(renamed),
    onSuccess: (session) => {
      change((present) => present.map((other) => (other.id === session.id ? session : other)));
      toast.success(say.renamed);
    },
    onError: () => toast.error(say.renameFailed),
  });

  const remove = useMutation({
    mutationFn: (sessionId: ChatSessionId) => api.chat.deleteSession({ sessionId }),
    onSuccess: ({ id }) => {
      change((present) => present.filter((session) => session.id !== id));
      client.removeQueries({ queryKey: chatMessagesQuery(id).queryKey });
      toast.success(say.deleted);
    },
    onError: () => toast.error(say.deleteFailed),
  });

  return { sessions, isError, reload: () => void refetch(), active, choose: setChosen, create, rename, remove };
}

export type Sessions = ReturnType<typeof useSessions>;
