import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

interface LabelProps extends ComponentProps<'label'> {
  /** Shows the asterisk; assistive technology hears it from the control's aria-required. */
  required?: boolean | undefined;
  /** 'span' inside a legend, where the legend already is the label. */
  as?: 'label' | 'span';
}

/** The text above a control. The word joiner before the asterisk keeps it on the line of the last word. */
export function Label({ required, as: Element = 'label', className, children, ...props }: LabelProps) {
  return (
    <Element {...(props as object)} className={cn('block text-sm font-medium text-ink', className)}>
      {children}
      {required ? (
        <span aria-hidden="true" className="ml-0.5 text-danger before:content-['\2060']">
          *
        </span>
      ) : null}
    </Element>
  );
}
