import { cn } from '#web/lib/cn.ts';

/** The styles of a chip: filled if the query uses it, otherwise outlined. 44 px high on a phone. */
export const chipStyles = (says: boolean) =>
  cn(
    'inline-flex h-7 max-w-full min-w-0 items-stretch rounded-full border text-xs max-sm:h-11 max-sm:text-sm',
    says ? 'border-line-strong bg-accent-soft text-accent-strong' : 'border-dashed border-line-strong text-muted',
  );

/** The styles of the buttons in a chip. */
export const partStyles =
  'inline-flex items-center font-medium transition-colors hover:bg-sunken disabled:pointer-events-none disabled:opacity-60';

/** The popover of a chip scrolls inside, so that its footer stays in view. */
export const panelStyles = 'flex max-h-[min(28rem,var(--available-height))] flex-col overflow-y-auto';
