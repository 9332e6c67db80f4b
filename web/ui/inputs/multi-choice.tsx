import type { ReactNode } from 'react';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { choiceMessages as say } from '../messages.ts';
import { Checkbox } from './checkbox.tsx';
import { FieldGroup } from './field.tsx';
import { LimitedTextarea } from './limited-text.tsx';
import type { Option } from './select.tsx';

export interface MultiChoiceProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  options: readonly Option[];
  /** The ticked options' values, in the options' order. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** The value among `options` that asks for free text. */
  otherValue?: string;
  otherText?: string;
  /** The maximum length of the free text, in characters. */
  otherMost?: number;
  onOtherTextChange?: (text: string) => void;
  /** The label of the free text. */
  otherLabel?: string;
  disabled?: boolean;
  /** Two columns, if there is room. */
  columns?: 1 | 2;
}

/**
 * Several of a few options, all of them visible; ticking Other opens a text field. If it is unticked, the text is kept until the caller
 * discards it.
 */
export function MultiChoice(props: MultiChoiceProps) {
  const { label, hint, error, required, options, value, onValueChange, otherValue, disabled = false } = props;

  function toggle(option: string, isTicked: boolean) {
    onValueChange(
      options.map((item) => item.value).filter((item) => (item === option ? isTicked : value.includes(item))),
    );
  }

  return (
    <FieldGroup label={label} hint={hint} error={error} required={required}>
      <div className={props.columns === 2 ? 'grid gap-x-5 gap-y-2 sm:grid-cols-2' : 'flex flex-col gap-y-2'}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            disabled={disabled || option.disabled}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
      {otherValue !== undefined && value.includes(otherValue) ? (
        <LimitedTextarea
          rows={1}
          aria-label={props.otherLabel ?? say.other}
          placeholder={say.pleaseSpecify}
          value={props.otherText ?? ''}
          most={props.otherMost ?? MAX_LONG_TEXT}
          disabled={disabled}
          onChange={(event) => props.onOtherTextChange?.(event.currentTarget.value)}
          className="mt-1"
        />
      ) : null}
    </FieldGroup>
  );
}
