import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  options?: readonly Option[];
  /** The first, empty entry ('Choose an industry'). It cannot be chosen again unless `clearable`. */
  placeholder?: string | undefined;
  clearable?: boolean;
}

/** The native drop-down: it works by touch, keys and type-ahead, and its list is never clipped by what is around it. */
export function Select({ options, placeholder, clearable = false, className, children, ...props }: SelectProps) {
  const control = useFieldControl(props);
  return (
    <span className={cn('relative block min-w-0', className)}>
      <select
        {...control}
        className={cn(controlStyles, 'h-9 appearance-none truncate pr-9 pl-3 print:h-auto print:border-0 print:px-0')}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled={!clearable} hidden={!clearable}>
            {placeholder}
          </option>
        )}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted print:hidden"
      />
    </span>
  );
}
