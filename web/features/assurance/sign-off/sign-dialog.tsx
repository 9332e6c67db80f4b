import { useQuery } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_MINUTES, MAX_NAME } from '#domain/limits.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
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
import { checkSigning, type SignInput, startOfSigning } from './sign-input.ts';
import { useSign } from './use-sign.ts';

interface SignDialogProps {
  assessmentId: AssessmentId;
  /** Fingerprint of the result that is signed. */
  sha256: string;
  step: SignOffStep;
  onClose: () => void;
}

/** Asks who signs a step, in which function, when and with which minutes. Typed text is kept when the dialog closes. */
export function SignDialog({ assessmentId, sha256, step, onClose }: SignDialogProps) {
  const [kept, keep] = useUnsaved<SignInput>(assessmentId, `sign-${step}`);
  const value = kept ?? startOfSigning(new Date().toLocaleDateString('sv'));
  const sign = useSign({ assessmentId, sha256, step });
  const form = useForm<SignInput>({
    value,
    onChange: keep,
    check: (input) => checkSigning(input, new Date()),
    send: async (input) => {
      const done = await sign(input);
      if (done !== true) return done;
      keep(undefined);
      onClose();
      return true;
    },
  });
  return (
    <FormDialog
      form={form}
      title={say.signTitle[step]}
      description={say.signText(sha256)}
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
        value={value.from}
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
    </FormDialog>
  );
}

/** A choice of members, or the name of an outside person. */
function SignatoryField({ form }: { form: FormState<SignInput> }) {
  const { data: members } = useQuery(teamQuery);
  if (form.value.from === 'outside') {
    return (
      <Field label={say.name} required error={form.errorOf('name')}>
        <LimitedInput {...form.text('name')} most={MAX_NAME} />
      </Field>
    );
  }
  return (
    <Field label={say.member} required error={form.errorOf('memberId')}>
      <Select
        {...form.text('memberId')}
        placeholder={members ? say.memberPlaceholder : say.membersLoading}
        options={(members ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
      />
    </Field>
  );
}
