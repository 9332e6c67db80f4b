import { useRef } from 'react';
import type { CommentShape } from '#contract/comments.ts';
import type { CommentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Composer } from './composer.tsx';
import { commentMessages as say } from './messages.ts';
import { Thread } from './thread.tsx';
import { type CommentsPlace, useComments } from './use-comments.ts';
import { useDraftComment } from './use-draft-comment.ts';

interface CommentsProps extends CommentsPlace {
  name: string;
  /** Whether the person came here to write. */
  isFocused?: boolean;
  /** Whether the person came here to read a mention. */
  isLinked?: boolean;
  /** The id of the field for a new comment, if something leads to it. */
  fieldId?: string;
  /** Until this is true, only what is already known is shown. */
  isDue?: boolean;
}

/** The comments on one record: open threads, the field for a new comment, and resolved threads, collapsed. */
export function Comments(props: CommentsProps) {
  const { name, isFocused = false, isLinked = false, fieldId, isDue = true, ...place } = props;
  const { query, unread } = useComments(place, isDue);
  const { data, isError, isFetching, refetch } = query;
  const draft = useDraftComment({ place, threadId: null });
  const threads = threadsOf(data ?? []);
  const mayWrite = useMay('comments.write');
  const isAuditor = useMay('audit.work');
  const resolved = threads.filter(({ first }) => first.resolved);
  const open = threads.filter(({ first }) => !first.resolved);
  const isUnread = ({ first, answers }: CommentThread) => [first, ...answers].some(({ id }) => unread.includes(id));
  const unseen = resolved.find(isUnread);
  // The thread stays in place once it counts as read. A thread that was seen open collapses when it is resolved.
  const sought = useRef<{ id: CommentId; hasFocus: boolean }>(null);
  if (unseen) sought.current ??= { id: unseen.first.id, hasFocus: isLinked && !open.some(isUnread) };
  // A long list scrolls to the first open thread that mentions the person.
  const mentioning = useRef<CommentId>(null);
  if (isLinked) mentioning.current ??= open.find(isUnread)?.first.id ?? null;
  const isSought = ({ first }: CommentThread) => first.id === sought.current?.id;
  return (
    <section aria-label={say.list(name)} className="flex flex-col gap-4">
      {data ? null : isError ? (
        <Alert
          tone="warning"
          title={say.failed}
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {say.tryAgain}
            </Button>
          }
        />
      ) : (
        // Records that are only passed during a walk are not announced.
        <Spinner {...(isDue && { label: say.loading })} />
      )}
      {data && threads.length === 0 ? <p className="text-sm text-muted">{say.noneText}</p> : null}
      <ol className="flex flex-col gap-3 empty:hidden">
        {open.map((thread) => (
          <Thread key={thread.first.id} {...thread} place={place} isFocused={thread.first.id === mentioning.current} />
        ))}
      </ol>
      {mayWrite ? (
        <Composer
          draft={draft}
          label={isAuditor ? say.askAsAuditor : say.write}
          placeholder={isAuditor ? say.askPlaceholder : say.placeholder}
          sendLabel={isAuditor ? say.sendQuestion : say.send}
          busyLabel={say.sending}
          isFocused={isFocused}
          fieldId={fieldId}
        />
      ) : null}
      {resolved.length > 0 ? (
        <details open={resolved.some(isSought)}>
          <summary className="w-fit cursor-pointer rounded-sm text-sm text-muted">
            {say.resolvedThreads(resolved.length)}
          </summary>
          <ol className="mt-3 flex flex-col gap-3">
            {resolved.map((thread) => (
              <Thread
                key={thread.first.id}
                {...thread}
                place={place}
                isFocused={isSought(thread) && sought.current?.hasFocus}
              />
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  );
}

interface CommentThread {
  first: CommentShape;
  answers: readonly CommentShape[];
}

function threadsOf(comments: readonly CommentShape[]): CommentThread[] {
  return comments
    .filter(({ threadId }) => threadId === null)
    .map((first) => ({ first, answers: comments.filter(({ threadId }) => threadId === first.id) }));
}
