import { CommentCount } from '#web/features/comments/comment-count.tsx';
import { ColleaguesAt } from '#web/features/presence/colleagues-at.tsx';

/** Beside a title: which colleagues have the row open, and how many comments on it are open. */
export const RowMarks = ({ componentId }: { componentId: string }) => (
  <>
    <ColleaguesAt recordId={componentId} />
    <CommentCount record={{ noun: 'component', recordId: componentId }} />
  </>
);
