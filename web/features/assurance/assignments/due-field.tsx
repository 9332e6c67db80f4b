import { urgencyOf } from '#domain/assignments/standing.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { workFormMessages as say } from './messages.ts';

interface DueFieldProps {
  /** ISO date; '' if none is chosen. */
  day: string;
  onDay: (day: string) => void;
  today: string;
  /** What applies if no day is chosen. */
  hint?: string | undefined;
  isDisabled?: boolean;
  /** Gets the focus when the form opens. */
  isFirst?: boolean;
}

/** The due date. A past date may be set, and the field says what follows (product P42). */
export function DueField({ day, onDay, today, hint, isDisabled = false, isFirst = false }: DueFieldProps) {
  const said = day === '' ? hint : urgencyOf(day, today) === 'overdue' ? say.past : undefined;
  return (
    <Field label={say.dueOn} hint={said}>
      <Input
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        data-first={isFirst || undefined}
        disabled={isDisabled}
        value={day}
        onChange={(event) => onDay(event.target.value)}
      />
    </Field>
  );
}
