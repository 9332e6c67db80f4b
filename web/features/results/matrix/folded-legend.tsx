import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { matrixMessages as say } from './messages.ts';

interface FoldedLegendProps {
  isFolded: boolean;
  children: ReactNode;
}

/** The legend below a matrix; on phones, where it takes six lines, it is folded. On paper, it is open. */
export function FoldedLegend({ isFolded, children }: FoldedLegendProps) {
  if (!isFolded) return children;
  return (
    <details className="group/legend text-xs">
      <summary className="flex min-h-6 w-fit list-none items-center gap-1.5 rounded-sm text-muted">
        <ChevronRight aria-hidden="true" className="size-3.5 group-open/legend:rotate-90 print:hidden" />
        {say.legend}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
