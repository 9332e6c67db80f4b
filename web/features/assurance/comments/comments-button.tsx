import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { useOpenCount } from './api.ts';
import { commentsMessages as say } from './messages.ts';

interface CommentsButtonProps {
  record: CommentedRecord;
  /** The name, for example a component's title. */
  name: string;
  /** The name on the button, if the full name is next to it. */
  shortName?: string;
  /** If omitted, the current draft. */
  assessmentId?: AssessmentId;
  /** Shows the word next to the icon, if there is room. */
  hasWord?: boolean;
  /** Renders nothing while no comment is open, because a menu next to it opens the same panel. */
  hidesEmpty?: boolean;
  className?: string | undefined;
  /** Its look while there is no open comment. */
  emptyClassName?: string;
}

/** Loaded when it is first opened, because a page can have hundreds of these buttons. */
const CommentsPanel = lazy(async () => ({ default: (await import('./comments-panel.tsx')).CommentsPanel }));

/** Opens the comments on one record in a side panel, and shows how many are open. */
export function CommentsButton(props: CommentsButtonProps) {
  const { record, name, shortName = name, hasWord = false, hidesEmpty = false } = props;
  const draftId: AssessmentId | undefined = useOpenAssessment()?.draft?.assessment.id;
  const assessmentId = props.assessmentId ?? draftId;
  const count = useOpenCount(record, assessmentId);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (assessmentId === undefined || (hidesEmpty && count === 0 && !wasOpened)) return null;
  const className = cn(props.className, count === 0 && props.emptyClassName);
  return (
    <>
      <Button
        size={hasWord ? 'sm' : 'md'}
        variant="ghost"
        aria-label={say.commentsOn(shortName, count)}
        title={say.comments}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        className={hasWord ? className : `min-w-9 gap-1 px-2 ${className ?? ''}`}
      >
        <MessageSquare aria-hidden="true" />
        {hasWord ? say.comments : null}
        {count > 0 ? <span className="figures text-xs"> {formatNumber(count)}</span> : null}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <CommentsPanel
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            assessmentId={assessmentId}
            record={record}
            name={name}
          />
        </Suspense>
      ) : null}
    </>
  );
}
