import type { MeasureRow } from '#contract/measures.ts';
import { measureReasonAskedBy } from '#domain/history/measure-reason.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { effectivenesses, measureFields, measureKinds, measureStates } from '#domain/measures/fields.ts';
import { type MeasureProblem, validateMeasure } from '#domain/measures/measure-validation.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, sayProblems, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { measureProblems, measureMessages as say } from './messages.ts';
import type { MeasureInput } from './use-measure-rows.ts';

interface MeasureDialogProps {
  value: MeasureInput;
  /** The saved measure; null for a new one. */
  row: MeasureRow | null;
  onChange: (value: MeasureInput) => void;
  /** False if it failed, which has been reported then. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks what a measure does, whether and since when it has been implemented, and whether it is effective. */
export function MeasureDialog({ value, row, onChange, onSave, onClose }: MeasureDialogProps) {
  const form = useForm<MeasureInput>({
    value,
    onChange,
    check: checkMeasure,
    send: async () => {
      const isSaved = await onSave();
      if (isSaved) toast.success(say.saved, { id: 'measure' });
      return isSaved;
    },
  });
  const asked = row && measureReasonAskedBy(row, value);
  const { title, since, effectiveness, effectReason, owner } = measureFields;
  return (
    <FormDialog
      form={form}
      title={row ? say.editTitle : say.newTitle}
      description={say.whatCounts}
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={onClose}
    >
      <Field label={title.label} hint={say.titleHint} required error={form.errorOf('title')}>
        <LimitedInput {...form.text('title')} most={title.max} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <RadioGroup
          label={measureFields.kind.label}
          required
          options={measureKinds.map(({ id, label }) => ({ value: id, label, hint: say.kindHint[id] }))}
          value={value.kind}
          onValueChange={(kind) => form.set({ kind })}
        />
        <RadioGroup
          label={measureFields.state.label}
          required
          options={measureStates.map(({ id, label }) => ({ value: id, label, hint: say.stateHint[id] }))}
          value={value.state}
          onValueChange={(state) => form.set({ state })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={since.label}
          hint={say.sinceHint[value.state]}
          required={value.state === 'implemented'}
          error={form.errorOf('since')}
        >
          <Input {...form.text('since')} type="date" max="2099-12-31" />
        </Field>
        <Field label={effectiveness.label} error={form.errorOf('effectiveness')}>
          <Select
            value={value.effectiveness ?? ''}
            onChange={({ currentTarget: { value: chosen } }) =>
              form.set({ effectiveness: effectivenesses.find(({ id }) => id === chosen)?.id ?? null })
            }
            options={effectivenesses.map(({ id, label }) => ({ value: id, label }))}
            placeholder={say.notJudged}
            clearable
          />
        </Field>
      </div>
      <Field
        label={effectReason.label}
        hint={say.effectHint}
        required={value.effectiveness !== null}
        error={form.errorOf('effectReason')}
      >
        <LimitedTextarea {...form.text('effectReason')} most={effectReason.max} rows={3} />
      </Field>
      <Field label={owner.label} error={form.errorOf('owner')}>
        <LimitedInput {...form.text('owner')} most={owner.max} autoComplete="off" />
      </Field>
      {asked ? (
        <WhyField
          kind={asked}
          value={value.reason ?? ''}
          onChange={(reason) => form.set({ reason })}
          error={form.errorOf('reason')}
        />
      ) : null}
    </FormDialog>
  );
}

function checkMeasure(input: MeasureInput): FieldErrors<keyof MeasureInput & string> {
  const problems = validateMeasure(input);
  const found: FieldErrors<keyof MeasureInput & string> = sayProblems<keyof typeof measureFields, MeasureProblem>(
    problems,
    measureProblems,
  );
  for (const name of ['title', 'owner'] as const) {
    if (problems[name] === 'too-long') found[name] = limitMessages.tooLong(measureFields[name].max);
  }
  if ((input.reason ?? '').length > MAX_REASON) found.reason = limitMessages.tooLong(MAX_REASON);
  return found;
}
