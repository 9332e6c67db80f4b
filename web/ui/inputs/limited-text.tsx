import { type ComponentProps, useId } from 'react';
import { cn } from '#web/lib/cn.ts';
import { limitMessages as say } from '../messages.ts';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';

/** The share of the maximum length from which the count is shown. */
const NEAR = 0.9;

type LimitProps<Control extends 'input' | 'textarea'> = Omit<ComponentProps<Control>, 'maxLength' | 'value'> & {
  value: string;
  /**
   * Maximum length, in UTF-16 code units. A longer text is kept and a message shown, whereas a browser’s `maxlength` cuts off pasted
   * text.
   */
  most: number;
};

/** A one-line field that says when its text is too long to be saved. */
export function LimitedInput({ most, ...props }: LimitProps<'input'>) {
  const { control, count } = useTextLimit(props.value, most);
  return (
    <>
      <Input {...props} {...control} />
      {count}
    </>
  );
}

/** A field of several lines that says when its text is too long to be saved. */
export function LimitedTextarea({ most, ...props }: LimitProps<'textarea'>) {
  const { control, count } = useTextLimit(props.value, most);
  return (
    <>
      <Textarea {...props} {...control} />
      {count}
    </>
  );
}

function useTextLimit({ length }: string, most: number) {
  const id = useId();
  const isOver = length > most;
  if (length < most * NEAR) return { control: {}, count: null };
  return {
    control: { 'aria-describedby': id, ...(isOver && { 'aria-invalid': true }) },
    count: (
      <p
        id={id}
        role={isOver ? 'alert' : undefined}
        className={cn('figures text-xs', isOver ? 'font-medium text-danger' : 'text-muted')}
      >
        {isOver ? say.over(length, most) : say.count(length, most)}
      </p>
    ),
  };
}
