import { useState } from 'react';
import { isNameConfirmed } from '#domain/people/offboarding.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import type { OpenWay } from './api.ts';
import { Follows } from './follows.tsx';
import { leavingMessages as say } from './messages.ts';
import { SuccessorField } from './successor-field.tsx';

export interface Confirmed {
  typedName: string;
  /** The id of a membership, or '' for nobody. */
  successor: string;
}

export interface LeavingDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The consequences, stated before. */
  follows: readonly string[];
  confirmLabel: string;
  busyText: string;
  /** The name that the person must type to confirm. */
  nameToType?: string | undefined;
  /** The people among whom a successor must be chosen. */
  successors?: OpenWay['successors'] | undefined;
  onConfirm: (confirmed: Confirmed) => Promise<boolean | FieldErrors<keyof Confirmed>>;
}

const NOTHING: Confirmed = { typedName: '', successor: '' };

/** Asks before a person leaves or closes their company. */
export function LeavingDialog({ open, onClose, title, confirmLabel, busyText, ...rest }: LeavingDialogProps) {
  const { follows, nameToType, successors, onConfirm } = rest;
  const [value, setValue] = useState(NOTHING);
  const form = useForm<Confirmed>({
    value,
    onChange: setValue,
    check: ({ typedName, successor }) => ({
      ...(nameToType !== undefined && !isNameConfirmed(typedName, nameToType) && { typedName: say.nameMissing }),
      ...(successors && successor === '' && { successor: say.successorMissing }),
    }),
    send: onConfirm,
  });

  function close() {
    setValue(NOTHING);
    form.forget();
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      title={title}
      size="sm"
      isDestructive
      cancel={say.cancel}
      send={confirmLabel}
      sending={busyText}
      onClose={close}
    >
      <Follows lines={follows} />
      {successors ? (
        <SuccessorField successors={successors} error={form.errorOf('successor')} {...form.text('successor')} />
      ) : null}
      {nameToType === undefined ? null : (
        <Field label={say.typeName(nameToType)} error={form.errorOf('typedName')}>
          <Input {...form.text('typedName')} autoComplete="off" spellCheck={false} />
        </Field>
      )}
    </FormDialog>
  );
}
