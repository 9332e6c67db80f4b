import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { pageWidth } from './page-width.ts';

interface ChapterProps {
  id?: string;
  title: string;
  lead?: string;
  /** The heading next to its content, as in a report's margin, or above it across the page. */
  layout?: 'margin' | 'above';
  className?: string;
  children: ReactNode;
}

/** A part of a public page under its serif heading. */
export function Chapter({ id, title, lead, layout = 'above', className, children }: ChapterProps) {
  const isMargin = layout === 'margin';
  return (
    <section id={id} aria-label={title} className={cn('border-t', className)}>
      <div
        className={cn(
          pageWidth,
          'py-14 sm:py-20',
          isMargin ? 'grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]' : 'flex flex-col gap-9',
        )}
      >
        <header className={isMargin ? undefined : 'max-w-2xl'}>
          <h2 className="headline text-xl text-balance">{title}</h2>
          {lead ? <p className="mt-3 max-w-2xl text-pretty text-muted">{lead}</p> : null}
        </header>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
