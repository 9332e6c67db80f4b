import type { ComponentProps } from 'react';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { authMessages as say } from './messages.ts';

/** Asks for the code of the second factor, after the password was correct. */
export function SecurityCodeField({ error, ...input }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <Field label={say.code} hint={say.codeHint} error={error}>
      <Input autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} {...input} />
    </Field>
  );
}
