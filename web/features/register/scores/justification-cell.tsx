import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { scoreMessages as say } from './messages.ts';

interface JustificationCellProps {
  value: string;
  onChange: (justification: string) => void;
}

/**
 * The reason of the scores. A line shows its first words; the field covers them invisibly, and what is below while it has the focus. A text that is too long to save stays open and says so.
 */
export function JustificationCell({ value, onChange }: JustificationCellProps) {
  return (
    <div className="group/why relative min-w-0">
      <p
        aria-hidden="true"
        dir="auto"
        className="line-clamp-2 min-h-8 content-center rounded-sm text-xs break-words group-hover/why:bg-sunken group-has-[[aria-invalid=true]]/why:hidden @4xl:px-2 print:block!"
      >
        {value || <span className="text-muted">{say.justificationShort}</span>}
      </p>
      <Field
        label={say.justification}
        hideLabel
        className="not-has-[[aria-invalid=true]]:absolute not-has-[[aria-invalid=true]]:inset-x-0 not-has-[[aria-invalid=true]]:top-0 not-has-[[aria-invalid=true]]:not-focus-within:opacity-0 focus-within:z-5 @4xl:focus-within:-left-24! print:hidden"
      >
        <LimitedTextarea
          rows={1}
          most={MAX_LONG_TEXT}
          placeholder={say.justificationPlaceholder}
          value={value}
          className="not-focus:max-h-8 not-focus:resize-none not-focus:overflow-hidden focus:shadow-float"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}
