import { useState } from 'react';
import type { CommentShape } from '#contract/comments.ts';
import { splitMentions } from '#domain/comments/mentions.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { useFocusBack } from '#web/lib/use-focus-back.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Composer } from './composer.tsx';
import { commentMessages as say } from './messages.ts';
import { type CommentsPlace, useCommentChanges } from './use-comments.ts';
import { useDraftComment } from './use-draft-comment.ts';

interface CommentItemProps {
  comment: CommentShape;
  place: CommentsPlace;
}

/** One comment: author, time and text; its author can change and delete it. */
export function CommentItem({ comment, place }: CommentItemProps) {
  const [isEdited, setIsEdited] = useState(false);
  const edit = useFocusBack(isEdited);
  const { change, isChanging } = useCommentChanges(place);
  const { body, by, at, editedAt, isRemoved, isOwn, mentions } = comment;
  if (isRemoved) return <p className="text-sm text-muted italic">{say.removed}</p>;
  const writer = by ?? say.somebody;
  return (
    <article className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span dir="auto" className="min-w-0 font-medium break-words">
          {writer}
        </span>
        <time dateTime={at} className="text-xs text-muted">
          {formatMoment(at)}
        </time>
        {editedAt ? (
          <span title={formatMoment(editedAt)} className="text-xs text-muted">
            {say.edited}
          </span>
        ) : null}
      </p>
      {isEdited ? (
        <EditForm comment={comment} place={place} onClose={() => setIsEdited(false)} />
      ) : (
        <p dir="auto" className="text-sm break-words whitespace-pre-wrap">
          <Said body={body} mentions={mentions} />
        </p>
      )}
      {isOwn && !isEdited ? (
        <div className="-ml-2.5 flex flex-wrap gap-1">
          <Button
            ref={edit}
            size="sm"
            variant="ghost"
            aria-label={say.actionOn(say.edit, formatMoment(at))}
            onClick={() => setIsEdited(true)}
          >
            {say.edit}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={say.actionOn(say.delete, formatMoment(at))}
            disabled={isChanging}
            onClick={() => change({ does: 'remove', id: comment.id })}
          >
            {say.delete}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

/** The text with highlighted mentions; says if a mentioned person has left. */
function Said({ body, mentions }: Pick<CommentShape, 'body' | 'mentions'>) {
  let from = 0;
  return splitMentions(body, mentions).map(({ text, mention }) => {
    const key = from;
    from += text.length;
    if (!mention) return <span key={key}>{text}</span>;
    return (
      <span key={key} className={mention.hasLeft ? 'text-muted' : 'font-medium text-accent-strong'}>
        {text}
        {mention.hasLeft ? <span className="text-xs"> ({say.hasLeft})</span> : null}
      </span>
    );
  });
}

function EditForm({ comment, place, onClose }: CommentItemProps & { onClose: () => void }) {
  const draft = useDraftComment({ place, threadId: comment.threadId, edited: comment, onSent: onClose });
  return (
    <Composer
      draft={draft}
      label={say.edit}
      placeholder={say.placeholder}
      sendLabel={say.save}
      busyLabel={say.saving}
      isFocused
      onCancel={onClose}
    />
  );
}
