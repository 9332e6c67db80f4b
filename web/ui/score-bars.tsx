import { cn } from '#web/lib/cn.ts';
import { scoreMessages as say } from './score-messages.ts';

export interface ScoreBarsProps {
  /** Null: there is no score yet. */
  value: number | null;
  /** 5 fills whole steps; 10 and 25 fill them by parts. */
  max?: 5 | 10 | 25;
  /** Nobody has scored it: what stands there is a default. */
  isDefault?: boolean;
  /** Names what is scored, for assistive technology: 'Severity'. */
  label?: string;
  /** Shows only the bars; the value is still read aloud. */
  hideText?: boolean;
  className?: string;
}

const step = 12;
const gap = 2;

/** A score at a glance: five steps and '16 of 25'. */
export function ScoreBars({ value, max = 5, isDefault = false, label, hideText = false, className }: ScoreBarsProps) {
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
        {[0, 1, 2, 3, 4].map((index) => {
          const share = Math.min(1, Math.max(0, filled - index));
          const x = index * (step + gap);
          return (
            <g key={index}>
              <rect x={x} width={step} height="8" rx="1" className="fill-line forced-colors:fill-[GrayText]" />
              {share > 0 ? (
                <rect
                  x={x}
                  width={step * share}
                  height="8"
                  rx="1"
                  className={cn(isDefault ? 'fill-line-strong' : 'fill-muted', 'forced-colors:fill-[CanvasText]')}
                />
              ) : null}
            </g>
          );
        })}
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
