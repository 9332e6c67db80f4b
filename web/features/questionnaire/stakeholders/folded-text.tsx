import { cn } from '#web/lib/cn.ts';
import { stakeholderMessages as say } from './messages.ts';

/** A text of this length fits in two lines of a wide column. */
const SHORT = 80;

/** Whether two lines of a column may be too little for a text. */
export const isLong = (text: string, short = SHORT): boolean => text.length > short || text.split('\n').length > 2;

interface FoldedTextProps {
  text: string;
  isWhole: boolean;
  /** The number of lines that are shown of a folded text. */
  lines?: 1 | 2;
  className?: string | undefined;
}

/** A text of an entry: its first lines, until the entry is unfolded. Print has all of it. */
export function FoldedText({ text, isWhole, lines = 2, className }: FoldedTextProps) {
  return (
    <p
      dir="auto"
      className={cn(
        'min-w-0 text-left wrap-anywhere whitespace-pre-line',
        !isWhole && 'print:line-clamp-none',
        !isWhole && (lines === 1 ? 'line-clamp-1' : 'line-clamp-2'),
        className,
      )}
    >
      {text}
    </p>
  );
}

interface MoreButtonProps {
  /** The name of the entry. */
  name: string;
  isWhole: boolean;
  onPress: () => void;
  className?: string;
}

/** Unfolds all texts of an entry, or folds them again. */
export function MoreButton({ name, isWhole, onPress, className }: MoreButtonProps) {
  const act = isWhole ? say.less : say.more;
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      aria-label={say.onEntry(act, name)}
      onClick={onPress}
      className={cn('min-h-6 rounded-sm text-xs text-muted underline-offset-4 hover:underline print:hidden', className)}
    >
      {act}
    </button>
  );
}
