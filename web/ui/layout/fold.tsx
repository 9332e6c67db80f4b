import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';

interface FoldProps {
  /** For links to it: `openFolds` opens it. */
  id?: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The line that opens it, after the arrow. */
  summary: ReactNode;
  summaryClassName?: string;
  arrowClassName?: string;
  className?: string;
  children: ReactNode;
}

/** A line that opens what is below it. What is in it can be found by the browser's search and by a link; on paper, it is open. */
export function Fold(props: FoldProps) {
  const { id, isOpen, onToggle, summary, summaryClassName, arrowClassName, className, children } = props;
  const isPrinting = useIsPrinting();
  return (
    <details
      id={id}
      open={isOpen || isPrinting}
      onToggle={({ target, currentTarget }) => {
        // What is folded inside tells this one as well.
        if (!isPrinting && target === currentTarget) onToggle(currentTarget.open);
      }}
      className={className}
    >
      <summary className={cn('list-none gap-2 hover:bg-sunken print:px-0', summaryClassName)}>
        <ChevronRight
          aria-hidden="true"
          className={cn(
            'size-4 shrink-0 text-muted transition-transform motion-reduce:transition-none print:hidden [details[open]>summary>&]:rotate-90',
            arrowClassName,
          )}
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
