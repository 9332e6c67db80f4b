import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CommentShape } from '#contract/comments.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId, CommentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { overviewQuery } from './api.ts';
import { changeRefusals, commentMessages as say } from './messages.ts';

/** Which comments are meant. */
export interface CommentsPlace {
  assessmentId: AssessmentId;
  record: CommentedRecord;
}

const keyOf = ({ assessmentId, record: { noun, recordId } }: CommentsPlace) => [
  ...queryKeys.comments,
  assessmentId,
  noun,
  recordId,
];

/**
 * The comments on a record, and which of them mention the person and are unread; showing them marks them as read.
 * @param isDue until this is true, only what is already known is shown
 */
export function useComments(place: CommentsPlace, isDue: boolean) {
  const { assessmentId, record } = place;
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(place),
    queryFn: ({ signal }) => api.comments.list({ assessmentId, ...record }, { signal }),
    enabled: isDue,
  });
  const { data: overview } = useQuery(overviewQuery(assessmentId));
  const { noun, recordId } = record;
  const unread = (overview?.mentions ?? [])
    .filter((mention) => mention.noun === noun && mention.recordId === recordId)
    .map(({ commentId }) => commentId);
  const isUnread = unread.length > 0;
  const { data } = query;
  // Comments cached from an earlier visit may lack the mentions.
  const isShown = isDue && unread.every((commentId) => data?.some(({ id }) => id === commentId));
  useEffect(() => {
    if (!isUnread || !isShown) return;
    void api.comments
      .markRead({ assessmentId, noun, recordId })
      .then(() => client.invalidateQueries(overviewQuery(assessmentId)))
      // They stay unread until the next visit reports them again.
      .catch(() => undefined);
  }, [isUnread, isShown, assessmentId, noun, recordId, client]);
  return { query, unread };
}

/** Shows comments as the server returned them after a change; counts and the history are requested again. */
export function showComments(client: QueryClient, place: CommentsPlace, comments: CommentShape[]): void {
  client.setQueryData(keyOf(place), comments);
  void client.invalidateQueries({ queryKey: overviewQuery(place.assessmentId).queryKey, exact: true });
  void client.invalidateQueries({ queryKey: queryKeys.history });
}

/** Deleting the person's own comment, with undo, and resolving and reopening a thread. */
export function useCommentChanges(place: CommentsPlace) {
  const client = useQueryClient();
  const { assessmentId } = place;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ does, id }: { does: 'remove' | 'restore' | 'resolve' | 'reopen'; id: CommentId }) =>
      api.comments[does]({ assessmentId, id }),
    onSuccess: (comments, { does, id }) => {
      showComments(client, place, comments);
      if (does !== 'remove') return;
      const undo = { label: say.undo, onPress: () => mutate({ does: 'restore', id }) };
      toast.success(say.deleted, { action: undo, timeout: 10_000 });
    },
    onError: (error) =>
      toast.error(say.changeFailed, { description: explainRefusal(changeRefusals, error) ?? say.changeFailedText }),
  });
  return { change: mutate, isChanging: isPending };
}
