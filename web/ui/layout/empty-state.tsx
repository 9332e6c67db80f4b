import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do next, in one sentence. */
  description?: ReactNode;
  action?: ReactNode;
  /** A small graphic of the product's own, for example an empty gauge. */
  graphic?: ReactNode;
  className?: string;
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ title, description, action, graphic, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      {graphic ? (
        <div aria-hidden="true" className="mb-4 text-line-strong">
          {graphic}
        </div>
      ) : null}
      <p className="headline text-lg text-balance">{title}</p>
      {description ? <p className="mt-1 max-w-md text-sm text-pretty text-muted">{description}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
