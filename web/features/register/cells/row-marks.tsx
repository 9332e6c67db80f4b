import { CommentCount } from '#web/features/assurance/comments/comment-count.tsx';
import { ColleaguesAt } from '#web/features/shell/presence/colleagues-at.tsx';

/** Next to a title: which colleagues have the row open, and how many of its comments are open. */
export const RowMarks = ({ componentId }: { componentId: string }) => (
  <>
    <ColleaguesAt recordId={componentId} />
    <CommentCount record={{ noun: 'component', recordId: componentId }} />
  </>
);
