import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { pageWidth } from './page-width.ts';

/** The end of a public page, with what to do next. */
export function Closing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t">
      <div
        className={cn(
          pageWidth,
          'flex flex-col items-start gap-7 py-16 sm:py-24 lg:flex-row lg:items-end lg:justify-between',
        )}
      >
        <h2 className="headline max-w-xl text-2xl text-balance">{title}</h2>
        <div className="flex flex-wrap gap-3 lg:shrink-0">{children}</div>
      </div>
    </section>
  );
}
