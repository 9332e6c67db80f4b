import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';

export interface ScaleAnchor {
  /** '4', or '7–8'. */
  values: string;
  text: string;
  /** Under the text: what it comes to. */
  more?: string;
}

interface ScaleGuideProps {
  /** The button's text; without one, it is an icon with its accessible name as a tooltip. */
  label?: string;
  /** Its accessible name, if there are several on a page; starts with the label. */
  spokenLabel?: string;
  /** A question: 'What does severity 4 mean?' */
  title: string;
  /** The selected anchor is highlighted. */
  current?: string | undefined;
  /** Shown above the anchors. */
  lead?: ReactNode;
  anchors: readonly ScaleAnchor[];
  /** Says that the anchors are suggestions. */
  note: string;
  className?: string;
}

/** What the numbers of a scale mean, next to the control that they belong to. */
export function ScaleGuide({ label, spokenLabel, title, current, lead, anchors, note, className }: ScaleGuideProps) {
  return (
    <Popover
      title={title}
      trigger={
        <Button
          variant="link"
          size="sm"
          className={cn('font-normal', label === undefined && 'min-w-6 justify-start', className)}
          aria-label={spokenLabel}
          {...(label === undefined && { title: spokenLabel })}
        >
          <CircleHelp aria-hidden="true" />
          {label}
        </Button>
      }
    >
      {lead}
      <ul className="mt-2 flex flex-col gap-y-1.5">
        {anchors.map((anchor) => (
          <li
            key={anchor.values}
            aria-current={anchor.values === current || undefined}
            className="flex gap-x-3 aria-current:font-medium aria-current:text-accent-strong"
          >
            <span className="figures min-w-2 font-medium">{anchor.values}</span>{' '}
            <span className="min-w-0">
              {anchor.text}
              {anchor.more ? <span className="figures block text-xs font-normal text-muted">{anchor.more}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t pt-2 text-xs text-muted">{note}</p>
    </Popover>
  );
}
