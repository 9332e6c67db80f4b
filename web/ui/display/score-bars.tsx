import { cn } from '#web/lib/cn.ts';
import { scoreMessages as say } from '../messages.ts';

export interface ScoreBarsProps {
  /** Null if there is no score yet. */
  value: number | null;
  /** With 5, whole steps are filled; with 10 and 25, steps can be filled in part. */
  max?: 5 | 10 | 25;
  /** What is scored, for assistive technology: 'Severity'. */
  label?: string;
  /** Shows only the bars; screen readers still announce the value. */
  hideText?: boolean;
  className?: string;
}

const STEP = 12;
const GAP = 2;

/** The outline of the first steps, the last of which may be partial; in a long list, two outlines cost less than ten rectangles. */
function stepsTo(filled: number): string {
  return [0, 1, 2, 3, 4]
    .filter((index) => index < filled)
    .map((index) => `M${index * (STEP + GAP)} 0h${STEP * Math.min(1, filled - index)}v8H${index * (STEP + GAP)}Z`)
    .join('');
}

/** A score at a glance: five steps and '16 of 25'. */
export function ScoreBars({ value, max = 5, label, hideText = false, className }: ScoreBarsProps) {
  if (value === null) return <span className={cn('text-xs text-muted', className)}>{say.notScoredYet}</span>;
  const text = say.ofScale(value, max);
  const filled = (value / max) * 5;
  return (
    <span className={cn('inline-flex items-center gap-2 whitespace-nowrap', className)}>
      <svg
        viewBox="0 0 68 8"
        role="img"
        aria-label={label ? say.namedScore(label, text) : text}
        className="h-2 w-17 shrink-0"
      >
        <path d={stepsTo(5)} className="fill-line forced-colors:fill-[GrayText]" />
        <path d={stepsTo(filled)} className="fill-muted forced-colors:fill-[CanvasText]" />
      </svg>
      {hideText ? null : (
        <span
          aria-hidden="true"
          className={cn('figures text-left text-xs text-muted', max === 5 ? 'min-w-8' : 'min-w-13')}
        >
          {text}
        </span>
      )}
    </span>
  );
}
