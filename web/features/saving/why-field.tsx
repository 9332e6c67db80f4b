import type { ReactNode } from 'react';
import type { ReasonKind } from '#domain/history/reason-kind.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { reasonChoices, reasonMessages as say } from './messages.ts';

interface WhyFieldProps {
  kind: ReasonKind;
  value: string;
  onChange: (reason: string) => void;
  /** Replaces the usual hint. */
  hint?: ReactNode;
  /** It must not be empty. */
  isNeeded?: boolean;
  error?: string | undefined;
  /** Whether it gets the focus when it appears. */
  isFocused?: boolean;
  /** The label is beside the field, and the hint below it: for a place in a list. */
  isInLine?: boolean;
  className?: string | undefined;
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** The reason for a change: in the person's own words, or chosen from common ones. */
export function WhyField(props: WhyFieldProps) {
  const { kind, value, onChange, hint = say.whyHint, isNeeded, error, isFocused, isInLine, className } = props;
  return (
    <div className={className}>
      <Field
        label={say.why}
        hint={hint}
        error={error}
        required={isNeeded}
        className={
          isInLine
            ? 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 [&>p]:order-last [&>p]:col-span-full'
            : undefined
        }
      >
        <LimitedTextarea
          rows={1}
          most={MAX_REASON}
          value={value}
          ref={isFocused ? focus : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <fieldset className="mt-1.5 flex flex-wrap gap-1.5">
        <legend className="sr-only">{say.choices}</legend>
        {reasonChoices[kind].map((reason) => (
          <Button
            key={reason}
            size="sm"
            aria-pressed={value === reason}
            className="font-normal aria-pressed:border-accent aria-pressed:text-accent"
            onClick={() => onChange(value === reason ? '' : reason)}
          >
            {reason}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
