import { useRef } from 'react';
import { validateFields } from '#domain/fields/validation.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, sayProblems, useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { activityProblems, activityMessages as say } from './messages.ts';
import type { ActivityInput } from './use-activity-rows.ts';

interface ActivityDialogProps {
  value: ActivityInput;
  isNew: boolean;
  /** The other activities, because names must be unique. */
  others: readonly { name: string }[];
  onChange: (value: ActivityInput) => void;
  /** False if it failed, which has been reported then. */
  onSave: (addsAnother: boolean) => Promise<boolean>;
  onClose: () => void;
}

const optionsOf = (options: readonly { id: string; label: string }[]) =>
  options.map(({ id, label }) => ({ value: id, label }));

/** Asks for the name, the place in the chain and the kind of an activity. */
export function ActivityDialog({ value, isNew, others, onChange, onSave, onClose }: ActivityDialogProps) {
  const addsAnother = useRef(false);
  const form = useForm<ActivityInput>({
    value,
    onChange,
    check: (input) => checkActivity(input, others),
    send: async () => {
      const isSaved = await onSave(addsAnother.current);
      if (isSaved) toast.success(say.saved, { id: 'activity' });
      return isSaved;
    },
  });
  const { name, tier, kind, place, note } = activityFields;
  return (
    <FormDialog
      form={form}
      title={isNew ? say.newTitle : say.editTitle}
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={onClose}
      besides={
        isNew ? (
          <Button
            disabled={form.isBusy}
            onClick={() => {
              addsAnother.current = true;
              void form.submit().finally(() => {
                addsAnother.current = false;
              });
            }}
          >
            {say.saveAndAdd}
          </Button>
        ) : null
      }
    >
      <Field label={name.label} hint={say.nameHint} required error={form.errorOf('name')}>
        <LimitedInput {...form.text('name')} most={name.max} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={tier.label} error={form.errorOf('tier')}>
          <Select {...form.text('tier')} options={optionsOf(tier.options)} />
        </Field>
        <Field label={kind.label} error={form.errorOf('kind')}>
          <Select {...form.text('kind')} options={optionsOf(kind.options)} />
        </Field>
      </div>
      <Field label={place.label} hint={say.placeHint} error={form.errorOf('place')}>
        <LimitedInput {...form.text('place')} most={place.max} />
      </Field>
      <Field label={note.label} error={form.errorOf('note')}>
        <LimitedTextarea {...form.text('note')} most={note.max} rows={3} />
      </Field>
    </FormDialog>
  );
}

function checkActivity(
  input: ActivityInput,
  others: readonly { name: string }[],
): FieldErrors<keyof ActivityInput & string> {
  const problems = validateFields(activityFields, input);
  const found: FieldErrors<keyof ActivityInput & string> = sayProblems(problems, activityProblems);
  if (problems.name === 'too-long') found.name = limitMessages.tooLong(activityFields.name.max);
  if (problems.place === 'too-long') found.place = limitMessages.tooLong(activityFields.place.max);
  const fold = (text: string) => text.trim().toLowerCase();
  if (!found.name && others.some(({ name }) => fold(name) === fold(input.name))) found.name = say.nameTaken;
  return found;
}
