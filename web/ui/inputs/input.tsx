import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** A one-line text field, written in the direction of its text; inside a Field, it gets label, hint and error from there. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  const control = useFieldControl(props);
  return <input dir="auto" {...control} className={cn(controlStyles, 'h-9 px-3', className)} />;
}
