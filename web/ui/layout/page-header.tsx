import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { PageTitle } from './page-title.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons on the right; below the title if it is narrow. */
  actions?: ReactNode;
  /** Smaller, and in a wide window on one line, where the screen's finding is its largest text. */
  isQuiet?: boolean;
  className?: string;
}

/** The title of a screen, in the serif font; if it is plain text, it is also the document's title. One per screen. */
export function PageHeader({ title, subtitle, actions, isQuiet = false, className }: PageHeaderProps) {
  return (
    <header className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}>
      {typeof title === 'string' ? <PageTitle>{title}</PageTitle> : null}
      <div className={cn('min-w-0', isQuiet && 'split:flex split:items-baseline split:gap-x-3')}>
        <h1 className={cn('headline text-balance', isQuiet ? 'text-lg' : 'text-xl')}>{title}</h1>
        {subtitle ? (
          <p className={cn('max-w-prose text-sm text-pretty text-muted', isQuiet ? 'not-split:mt-1' : 'mt-1')}>
            {subtitle}
          </p>
        ) : null}
      </div>
      {actions ? <div className="flex min-w-0 flex-wrap gap-2">{actions}</div> : null}
    </header>
  );
}
