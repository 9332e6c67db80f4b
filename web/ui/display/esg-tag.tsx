import { cn } from '#web/lib/cn.ts';

export type EsgCategory = 'Environmental' | 'Social' | 'Governance';

const hues: Record<EsgCategory, { text: string; fill: string; soft: string; path: string }> = {
  Environmental: {
    text: 'text-environmental',
    fill: 'fill-environmental',
    soft: 'bg-environmental-soft',
    path: 'M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1Z',
  },
  Social: { text: 'text-social', fill: 'fill-social', soft: 'bg-social-soft', path: 'M1.25 1.25h9.5v9.5h-9.5Z' },
  Governance: {
    text: 'text-governance',
    fill: 'fill-governance',
    soft: 'bg-governance-soft',
    path: 'M0.5 1.5h11L6 11.5Z',
  },
};

/** The mark of a category, as on the matrix: circle, square, or triangle pointing down. It is decorative beside a word. */
export function EsgMark({ category, className }: { category: EsgCategory; className?: string }) {
  const { fill, path } = hues[category];
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={cn('size-3 shrink-0 forced-colors:fill-[CanvasText]', fill, className)}
    >
      <path d={path} />
    </svg>
  );
}

/** The name of a category, with its hue and shape. `text` replaces the name, for example by a topic's code. */
export function EsgTag({ category, text, className }: { category: EsgCategory; text?: string; className?: string }) {
  const { text: hue, soft } = hues[category];
  return (
    <span
      className={cn(
        'figures inline-flex h-5 max-w-full shrink-0 items-center gap-1.5 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
        soft,
        hue,
        className,
      )}
    >
      <EsgMark category={category} className="size-2.5" />
      {text ?? category}
      {text ? <span className="sr-only">, {category}</span> : null}
    </span>
  );
}
