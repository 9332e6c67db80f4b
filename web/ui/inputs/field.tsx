import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';
import { choiceMessages } from '../messages.ts';
import { FieldContext } from './field-context.ts';
import { Label } from './label.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Between label and control: what to enter, or why it is asked. */
  hint?: ReactNode;
  /** The sentence that says what is wrong and how to correct it. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** Id of the control, if the caller needs to know it. */
  id?: string | undefined;
  /** Beside the label, such as a button that explains the field. */
  beside?: ReactNode;
  /** Keeps the label for assistive technology only (rows of a table with a column heading). */
  hideLabel?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One control with its label, hint and error. Input, Textarea, Select and Combobox inside it are connected to these automatically. */
export function Field({
  label,
  hint,
  error,
  required = false,
  id,
  beside,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? `${ownId}control`;
  const ids = useDescriptionIds(controlId, hint, error);
  const labelling = (
    <Label htmlFor={controlId} required={required} className={hideLabel ? 'sr-only' : undefined}>
      {label}
    </Label>
  );
  return (
    <FieldContext value={{ controlId, describedBy: ids.describedBy, invalid: Boolean(error), required }}>
      <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
        {beside ? (
          <div className="flex items-center gap-1">
            {labelling}
            {beside}
          </div>
        ) : (
          labelling
        )}
        {hint ? <FieldHint id={ids.hintId}>{hint}</FieldHint> : null}
        {children}
        {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
      </div>
    </FieldContext>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'beside'> {
  /** For radios. Only this role can be required or invalid: of other groups, assistive technology says neither. */
  role?: 'radiogroup';
}

/** Several controls under one question (radios, checkboxes): a fieldset with legend, hint and error. */
export function FieldGroup({ label, hint, error, required = false, id, role, ...props }: FieldGroupProps) {
  const { hideLabel, className, children } = props;
  const ownId = useId();
  const controlId = id ?? `${ownId}group`;
  const ids = useDescriptionIds(controlId, hint, error);
  const requiredId = required && !role ? `${controlId}-required` : '';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only with the role of radios, which can be required
    <fieldset
      id={controlId}
      role={role}
      // Some browsers name only a fieldset without a role by its legend.
      aria-labelledby={role && `${controlId}-legend`}
      aria-describedby={[requiredId, ids.describedBy].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={(role && required) || undefined}
      className={cn('flex min-w-0 flex-col gap-1.5', className)}
    >
      <legend id={`${controlId}-legend`} className={hideLabel ? 'sr-only' : 'contents'}>
        <Label as="span" required={required}>
          {label}
        </Label>
      </legend>
      {requiredId ? (
        <span id={requiredId} hidden>
          {choiceMessages.required}
        </span>
      ) : null}
      {hint ? (
        <FieldHint id={ids.hintId} className="mb-0.5">
          {hint}
        </FieldHint>
      ) : null}
      {children}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

function FieldHint({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <p id={id} className={cn('text-xs text-muted', className)}>
      {children}
    </p>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function useDescriptionIds(controlId: string, hint: ReactNode, error: ReactNode) {
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return { hintId, errorId, describedBy };
}
