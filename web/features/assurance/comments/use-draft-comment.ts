import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommentShape } from '#contract/comments.ts';
import type { CommentId, MembershipId } from '#domain/ids.ts';
import { MAX_COMMENT } from '#domain/limits.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { addRefusals, editRefusals, commentMessages as say } from './messages.ts';
import { type CommentsPlace, showComments } from './use-comments.ts';

/** An unsent comment, as this browser stores it. */
interface DraftComment {
  /** The id under which it is sent, also when it is sent again. */
  id: string;
  body: string;
  /** The memberships chosen from the list. */
  chosen: string[];
  /** Their names. */
  names?: string[];
}

interface DraftOptions {
  place: CommentsPlace;
  /** The thread that it answers; null for a new one. */
  threadId: CommentId | null;
  /** The person's own comment that is being changed. */
  edited?: CommentShape;
  onSent?: () => void;
}

/** What is typed into a comment: stored in the browser until it is sent, whatever happens to the panel, session or connection. */
export function useDraftComment({ place, threadId, edited, onSent }: DraftOptions) {
  const client = useQueryClient();
  const { assessmentId, record } = place;
  const form = edited ? `edit ${edited.id}` : `${record.noun} ${record.recordId} ${threadId ?? ''}`;
  const [kept, keep] = useUnsaved<DraftComment>(`comments-${assessmentId}`, form);
  const [isTried, setIsTried] = useState(false);
  const body = kept?.body ?? edited?.body ?? '';
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (draft: DraftComment) => {
      const said = { assessmentId, body: draft.body, chosen: draft.chosen as MembershipId[] };
      return edited
        ? api.comments.edit({ ...said, id: edited.id, seenVersion: edited.version })
        : api.comments.add({ ...said, ...record, id: draft.id as CommentId, threadId });
    },
    onSuccess: (comments, draft) => {
      keep(undefined);
      setIsTried(false);
      showComments(client, place, comments);
      const unheard = namedInVain(
        draft,
        comments.find(({ id }) => id === (edited?.id ?? draft.id)),
      );
      if (unheard.length > 0) toast.warning(say.notTold(unheard), { description: say.notToldText });
      onSent?.();
    },
  });
  const problem = body.trim() === '' ? say.missing : body.length > MAX_COMMENT ? say.tooLong : undefined;
  const refusal = error
    ? ((edited ? explainRefusal(editRefusals, error) : explainRefusal(addRefusals, error)) ?? say.notSent)
    : undefined;

  return {
    body,
    isPending,
    error: (isTried ? problem : undefined) ?? refusal,
    type: (text: string, chosen?: { id: string; name: string }) => {
      if (error) reset();
      const before: Omit<DraftComment, 'body'> = kept ?? { id: crypto.randomUUID(), chosen: [] };
      const isBlank = !edited && text === '';
      const [ids, names] = chosen ? [[chosen.id], [chosen.name]] : [[], []];
      const next = {
        ...before,
        body: text,
        chosen: [...before.chosen, ...ids].slice(-50),
        names: [...(before.names ?? []), ...names].slice(-50),
      };
      keep(isBlank ? undefined : next);
      if (isBlank) setIsTried(false);
    },
    send: () => {
      setIsTried(true);
      if (problem === undefined && !isPending) mutate(kept ?? { id: crypto.randomUUID(), body, chosen: [] });
    },
    discard: () => keep(undefined),
  };
}

/** People who were chosen from the list but not mentioned, because they left before the comment was sent. */
function namedInVain({ body, names = [] }: DraftComment, sent: CommentShape | undefined): string[] {
  const told = sent?.mentions.map(({ name }) => name) ?? [];
  return [...new Set(names)].filter((name) => body.includes(`@${name}`) && !told.includes(name));
}
