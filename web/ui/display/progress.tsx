import { useId } from 'react';
import { cn } from '#web/lib/cn.ts';

export interface ProgressProps {
  label: string;
  /** 0 to `max`; absent as long as the amount of work is unknown. */
  value?: number | undefined;
  max?: number;
  /** '3 of 10 topics', shown on the right. */
  text?: string;
  hideLabel?: boolean;
  className?: string;
}

/** Shows how far something has progressed. */
export function Progress({ label, value, max = 100, text, hideLabel, className }: ProgressProps) {
  const id = useId();
  return (
    <div className={cn('min-w-0', className)}>
      <div className={cn('mb-1 flex justify-between gap-3 text-xs', hideLabel && !text && 'sr-only')}>
        <label htmlFor={id} className={cn('font-medium', hideLabel && 'sr-only')}>
          {label}
        </label>
        {text ? <span className="figures ml-auto text-muted">{text}</span> : null}
      </div>
      <progress id={id} value={value} max={max} className="progress-bar" />
    </div>
  );
}
