import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

/** A white area with a thin border; in print, where a page break could cut through a border, it has only the line at the top. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      className={cn(
        'min-w-0 rounded-md border bg-surface print:rounded-none print:border-x-0 print:border-b-0',
        className,
      )}
    />
  );
}

/** Title and description on the left, actions on the right; wraps if it is narrow. */
export function CardHeader({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      {...props}
      className={cn(
        'flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 pt-4 sm:px-5 print:break-after-avoid print:px-0',
        className,
      )}
    />
  );
}

interface CardTitleProps extends ComponentProps<'h2'> {
  /** Heading level that fits the page's outline. */
  level?: 2 | 3 | 4;
}

export function CardTitle({ level = 2, className, ...props }: CardTitleProps) {
  const Heading = `h${level}` as const;
  // A title with an id can be the target of a link.
  return (
    <Heading
      tabIndex={props.id === undefined ? undefined : -1}
      {...props}
      className={cn('text-base font-medium text-ink', className)}
    />
  );
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={cn('mt-0.5 max-w-prose text-sm text-pretty text-muted', className)} />;
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('min-w-0 px-4 py-4 sm:px-5 print:px-0', className)} />;
}

export function CardFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer {...props} className={cn('flex flex-wrap items-center gap-2 border-t px-4 py-3 sm:px-5', className)} />
  );
}
