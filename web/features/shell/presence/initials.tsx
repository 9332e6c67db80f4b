import { initialsOf } from '#domain/people/presence.ts';
import { cn } from '#web/lib/cn.ts';

/** A colleague's initials; the name is next to them, or in the text for screen readers. */
export const Initials = ({ name, size = 'sm' }: { name: string; size?: 'sm' | 'lg' }) => (
  <span
    aria-hidden="true"
    className={cn(
      'inline-flex shrink-0 items-center justify-center rounded-full border bg-accent-soft font-medium text-accent-strong',
      size === 'lg' ? 'size-10 text-sm' : 'size-6 text-xs',
    )}
  >
    {initialsOf(name)}
  </span>
);
