import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CommentShape } from '#contract/comments.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { useFocusBack } from '#web/lib/use-focus-back.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { CommentItem } from './comment-item.tsx';
import { Composer } from './composer.tsx';
import { commentMessages as say } from './messages.ts';
import { type CommentsPlace, useCommentChanges } from './use-comments.ts';
import { useDraftComment } from './use-draft-comment.ts';

interface ThreadProps {
  first: CommentShape;
  answers: readonly CommentShape[];
  place: CommentsPlace;
  /** Whether the person came here to read it. */
  isFocused?: boolean | undefined;
}

/** A comment with its answers; it is open until someone resolves it. */
export function Thread({ first, answers, place, isFocused = false }: ThreadProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) item.current?.focus();
  }, [isFocused]);
  const draft = useDraftComment({ place, threadId: first.id, onSent: () => setIsAnswered(false) });
  // An answer that was started but not sent is shown open.
  const [isAnswered, setIsAnswered] = useState(draft.body !== '');
  const answering = useFocusBack(isAnswered);
  const { change, isChanging } = useCommentChanges(place);
  const isAuditor = useMay('audit.work');
  const mayWrite = useMay('comments.write') && (!isAuditor || first.isQuestion);
  // Only the person who asked a question can close it.
  const maySettle = first.isQuestion ? first.isOwn : !isAuditor;
  const by = first.by ?? say.somebody;
  const { resolved } = first;
  return (
    <li ref={item} tabIndex={isFocused ? -1 : undefined} className="flex flex-col gap-3 rounded-md border px-3.5 py-3">
      {first.isQuestion ? <p className="overline-label">{say.ofAuditor}</p> : null}
      <CommentItem comment={first} place={place} />
      {answers.length > 0 ? (
        <ol className="flex flex-col gap-3 border-l pl-3.5">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentItem comment={answer} place={place} />
            </li>
          ))}
        </ol>
      ) : null}
      {resolved ? (
        <p className="text-xs text-muted">{say.resolvedBy(resolved.by ?? say.somebody, formatMoment(resolved.at))}</p>
      ) : null}
      {isAnswered ? (
        <Composer
          draft={draft}
          label={say.answerTo(by)}
          placeholder={say.answerPlaceholder}
          sendLabel={say.sendAnswer}
          busyLabel={say.sending}
          isFocused={draft.body === ''}
          onCancel={() => setIsAnswered(false)}
        />
      ) : !mayWrite ? null : (
        <div className="flex flex-wrap gap-1.5">
          <Button ref={answering} size="sm" aria-label={say.answerTo(by)} onClick={() => setIsAnswered(true)}>
            {say.answer}
          </Button>
          {maySettle ? (
            <Button
              size="sm"
              aria-label={say.actionOn(resolved ? say.reopen : say.resolve, by)}
              disabled={isChanging}
              onClick={() => change({ does: resolved ? 'reopen' : 'resolve', id: first.id })}
            >
              {resolved ? <RotateCcw aria-hidden="true" /> : <Check aria-hidden="true" />}
              {resolved ? say.reopen : say.resolve}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}
