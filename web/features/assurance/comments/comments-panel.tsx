import { Link } from 'react-router';
import { RecordSheet } from '#web/ui/overlays/record-sheet.tsx';
import { Comments } from './comments.tsx';
import { commentsMessages, commentMessages as say } from './messages.ts';
import type { CommentsPlace } from './use-comments.ts';

interface CommentsPanelProps extends CommentsPlace {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  /** Whether an address led here. */
  isLinked?: boolean;
  /** The address of the record, for people who come from elsewhere. */
  path?: string | undefined;
}

/** A side panel with the comments on one record. */
export function CommentsPanel({ isOpen, onOpenChange, name, isLinked = false, path, ...place }: CommentsPanelProps) {
  return (
    <RecordSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={say.list(name)}
      title={commentsMessages.comments}
      subtitle={
        path ? (
          <Link to={path} dir="auto" className="rounded-sm text-sm break-words text-accent hover:underline">
            {name}
          </Link>
        ) : (
          name
        )
      }
      closeLabel={say.close}
    >
      <div className="p-4 sm:p-5">
        <Comments {...place} name={name} isFocused isLinked={isLinked} />
      </div>
    </RecordSheet>
  );
}
