import { useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { stakeholderMessages as say } from './messages.ts';

/** A text of this length fits in two lines of the narrowest column. */
const SHORT = 80;

interface FoldedTextProps {
  text: string;
  /** The name of the entry. */
  name: string;
}

/** A text of an entry: two lines of it if it is long, and a button for the rest. Print has all of it. */
export function FoldedText({ text, name }: FoldedTextProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > 2;
  const act = isWhole ? say.less : say.more;
  return (
    <>
      <p
        dir="auto"
        className={cn(
          'text-left wrap-anywhere whitespace-pre-line',
          isLong && !isWhole && 'line-clamp-2 print:line-clamp-none',
        )}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={say.onEntry(act, name)}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 rounded-sm text-xs text-muted underline-offset-4 hover:underline print:hidden"
        >
          {act}
        </button>
      ) : null}
    </>
  );
}
