import { useQuery } from '@tanstack/react-query';
import { MAX_MINUTES, MAX_NAME } from '#domain/limits.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FormState, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { signOffMessages as say } from './messages.ts';
import { ProofFile } from './proof-file.tsx';
import { checkRecording, type RecordInput, recordingOf, startOfRecording } from './sign-input.ts';
import { type StepOfResult, useSign } from './use-sign.ts';

interface RecordDialogProps extends StepOfResult {
  onClose: () => void;
}

/** Records a step for somebody else: who, when, and from which minutes or file. Typed text is kept when the dialog closes. */
export function RecordDialog({ onClose, ...recorded }: RecordDialogProps) {
  const { assessmentId, sha256, step } = recorded;
  const [kept, keep] = useUnsaved<RecordInput>(assessmentId, `sign-${step}`);
  const sign = useSign(recorded, false);
  const form = useForm<RecordInput>({
    value: { ...startOfRecording(step), ...kept },
    onChange: keep,
    check: (input) => checkRecording(input, new Date()),
    send: async (input) => {
      const done = await sign(recordingOf(input));
      if (done !== true) return done;
      keep(undefined);
      onClose();
      return true;
    },
  });
  return (
    <FormDialog
      form={form}
      title={say.recordTitle[step]}
      description={say.recordText(sha256)}
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={onClose}
      onCancel={() => {
        keep(undefined);
        onClose();
      }}
    >
      <RadioGroup
        label={say.from}
        inline
        options={[
          { value: 'company', label: say.fromCompany },
          { value: 'outside', label: say.fromOutside },
        ]}
        value={form.value.from}
        onValueChange={(from) => form.set({ from })}
      />
      <SignatoryField form={form} />
      <Field label={say.jobTitle} hint={say.jobTitleHint} required error={form.errorOf('jobTitle')}>
        <LimitedInput {...form.text('jobTitle')} most={MAX_NAME} />
      </Field>
      <Field label={say.signedOn} required error={form.errorOf('signedOn')} className="sm:w-48">
        <Input type="date" {...form.text('signedOn')} />
      </Field>
      <Field label={say.minutesField} hint={say.minutesHint} error={form.errorOf('minutes')}>
        <LimitedInput {...form.text('minutes')} most={MAX_MINUTES} />
      </Field>
      <Field label={say.minutesOn} error={form.errorOf('minutesOn')} className="sm:w-48">
        <Input type="date" {...form.text('minutesOn')} />
      </Field>
      <ProofFile
        assessmentId={assessmentId}
        value={form.value.evidenceId}
        onChange={(evidenceId) => form.set({ evidenceId })}
      />
    </FormDialog>
  );
}

/** A choice of the other members, or the name of an outside person. */
function SignatoryField({ form }: { form: FormState<RecordInput> }) {
  const { data: members } = useQuery(teamQuery);
  if (form.value.from === 'outside') {
    return (
      <Field label={say.name} required error={form.errorOf('name')}>
        <LimitedInput {...form.text('name')} most={MAX_NAME} />
      </Field>
    );
  }
  const others = members?.filter(({ isSelf, role }) => !isSelf && role !== 'auditor');
  return (
    <Field
      label={say.member}
      required
      error={form.errorOf('memberId')}
      {...(others?.length === 0 && { hint: say.noOthers })}
    >
      <Select
        {...form.text('memberId')}
        placeholder={others ? say.memberPlaceholder : say.membersLoading}
        options={(others ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={({ currentTarget }) => {
          const chosen = others?.find(({ id }) => id === currentTarget.value);
          form.set({
            memberId: currentTarget.value,
            ...(chosen && form.value.jobTitle.trim() === '' && { jobTitle: chosen.jobTitle }),
          });
        }}
      />
    </Field>
  );
}
