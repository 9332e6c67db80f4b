import { MessageSquare } from 'lucide-react';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { useOpenCount } from './api.ts';
import { commentsMessages as say } from './messages.ts';

/** How many threads on a record are open; nothing if there are none. */
export function CommentCount({ record }: { record: CommentedRecord }) {
  const count = useOpenCount(record);
  if (count === 0) return null;
  return (
    <span className="flex shrink-0 items-center gap-1 text-xs font-normal text-muted" title={say.openComments(count)}>
      <MessageSquare aria-hidden="true" className="size-3.5" />
      <span className="figures">{formatNumber(count)}</span>
    </span>
  );
}
