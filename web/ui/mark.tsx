import { cn } from '#web/lib/cn.ts';
import { uiMessages as say } from './messages.ts';

/** The logo: an outlined and a filled square that overlap, for inside-out and outside-in. It is decorative beside the name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn('size-6 shrink-0', className)}>
      <rect x="2" y="2" width="14" height="14" rx="3.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect x="8" y="8" width="15" height="15" rx="3.5" className="fill-accent" />
      <path d="M8 16h4.5a3.5 3.5 0 0 0 3.5-3.5V8" fill="none" className="stroke-on-accent" strokeWidth="2" />
    </svg>
  );
}

/** The logo with the product's name in the serif font. */
export function Wordmark({ className, hideName = false }: { className?: string; hideName?: boolean }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5 text-ink', className)}>
      <Mark />
      <span className={cn('headline text-lg', hideName && 'sr-only')}>{say.productName}</span>
    </span>
  );
}
