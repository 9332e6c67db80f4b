import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

const badgeStyles = cva(
  'inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-muted',
        outline: 'border-line-strong text-ink',
        accent: 'border-transparent bg-accent-soft text-accent-strong',
        success: 'border-transparent bg-success-soft text-success',
        warning: 'border-transparent bg-warning-soft text-warning',
        danger: 'border-transparent bg-danger-soft text-danger',
        info: 'border-transparent bg-info-soft text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A word that states the status of something: In progress, Admin, Most Popular. */
export function Badge({ tone, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span {...props} className={cn(badgeStyles({ tone }), className)} />;
}
