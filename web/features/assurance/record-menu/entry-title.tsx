import { cn } from '#web/lib/cn.ts';
import { recordMenuMessages as say } from './messages.ts';

interface EntryTitleProps {
  /** With which the focus returns to the entry. */
  id: string;
  title: string;
  onEdit: () => void;
  className?: string | undefined;
}

/** The title of an entry in a list; pressing it opens the entry's form. */
export function EntryTitle({ id, title, onEdit, className }: EntryTitleProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={say.editOf(title)}
      title={say.edit}
      onClick={onEdit}
      dir="auto"
      className={cn(
        'block min-h-6 w-fit max-w-full rounded-sm text-left font-medium wrap-anywhere underline-offset-4 hover:underline',
        className,
      )}
    >
      {title}
    </button>
  );
}
