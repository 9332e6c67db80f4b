import { type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown instead of the label, which remains its name. */
  icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** One of a few short words, all of them visible: Chart or Table, a category, a theme. It consists of radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  const name = useId();
  return (
    <fieldset className={cn('inline-flex max-w-full min-w-0 flex-wrap rounded-md border bg-sunken p-0.5', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.icon ? option.label : undefined}
          className={cn(
            'relative flex h-7 min-w-7 flex-auto items-center justify-center rounded-[6px] border border-transparent px-2.5 text-xs font-medium whitespace-nowrap text-muted transition-colors',
            'hover:text-ink has-checked:border-line-strong has-checked:bg-surface has-checked:text-ink',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus [&_svg]:size-4',
            'forced-colors:has-checked:outline-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.icon ? (
            <>
              {option.icon}
              <span className="sr-only">{option.label}</span>
            </>
          ) : (
            option.label
          )}
        </label>
      ))}
    </fieldset>
  );
}
