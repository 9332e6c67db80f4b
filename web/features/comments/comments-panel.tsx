import { X } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { commentsMessages } from './button-messages.ts';
import { Comments } from './comments.tsx';
import { commentMessages as say } from './messages.ts';
import type { CommentsPlace } from './use-comments.ts';

interface CommentsPanelProps extends CommentsPlace {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  /** Where it stands, for those who come from elsewhere. */
  path?: string | undefined;
}

/** At the side: the comments on one record. */
export function CommentsPanel({ isOpen, onOpenChange, name, path, ...place }: CommentsPanelProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={say.list(name)}
      side="right"
      className="w-112 max-w-[100vw] sm:max-w-[90vw]"
    >
      <header className="flex items-start gap-2 border-b px-4 py-3 sm:px-5">
        <div className="min-w-0 flex-1">
          <p aria-hidden="true" className="headline text-lg">
            {commentsMessages.comments}
          </p>
          {path ? (
            <Link to={path} dir="auto" className="rounded-sm text-sm break-words text-accent hover:underline">
              {name}
            </Link>
          ) : (
            <p aria-hidden="true" dir="auto" className="text-sm break-words text-muted">
              {name}
            </p>
          )}
        </div>
        <IconButton label={say.close} size="sm" onClick={() => onOpenChange(false)}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="p-4 sm:p-5">
        <Comments {...place} name={name} isFocused />
      </div>
    </Sheet>
  );
}
