import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cn } from '#web/lib/cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** A text field that grows with its text from `rows` (3) up to 20 rem, then scrolls. */
export function Textarea({ className, rows = 3, ref, onInput, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props);
  const own = useRef<HTMLTextAreaElement | null>(null);

  useLayoutEffect(() => {
    if (props.value !== undefined && own.current) fitHeight(own.current);
  }, [props.value]);

  function attach(element: HTMLTextAreaElement | null) {
    own.current = element;
    if (element) fitHeight(element);
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  }

  return (
    <textarea
      dir="auto"
      {...control}
      ref={attach}
      rows={rows}
      onInput={(event) => {
        fitHeight(event.currentTarget);
        onInput?.(event);
      }}
      className={cn(controlStyles, 'field-sizing-content max-h-80 resize-y px-3 py-2', className)}
    />
  );
}

/** Used only if the browser does not support `field-sizing`. */
function fitHeight(element: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + 2}px`;
}
