import { CommentCount } from '#web/features/assurance/comments/comment-count.tsx';
import { ColleaguesAt } from '#web/features/shell/presence/colleagues-at.tsx';

/** Beside a title: which colleagues have the row open, and how many comments on it are open. */
export const RowMarks = ({ componentId }: { componentId: string }) => (
  <>
    <ColleaguesAt recordId={componentId} />
    <CommentCount record={{ noun: 'component', recordId: componentId }} />
  </>
);
