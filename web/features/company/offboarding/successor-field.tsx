import type { ComponentProps } from 'react';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import type { OpenWay } from './api.ts';
import { leavingMessages as say } from './messages.ts';

interface SuccessorFieldProps extends ComponentProps<'select'> {
  successors: OpenWay['successors'];
  error: string | undefined;
}

/** Who becomes an admin if the last one leaves. */
export function SuccessorField({ successors, error, ...control }: SuccessorFieldProps) {
  const options = successors.map(({ id, fullName }) => ({ value: id, label: fullName }));
  return (
    <Field label={say.successor} hint={say.successorHint} error={error} required>
      <Select {...control} options={options} placeholder={say.successorPlaceholder} />
    </Field>
  );
}
