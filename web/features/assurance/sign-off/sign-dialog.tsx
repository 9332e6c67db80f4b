import { useQuery } from '@tanstack/react-query';
import { MAX_MINUTES, MAX_NAME } from '#domain/limits.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { signOffMessages as say } from './messages.ts';
import { checkSigning, type SignInput, signingOf } from './sign-input.ts';
import { type StepOfResult, useSign } from './use-sign.ts';

interface SignDialogProps extends StepOfResult {
  onClose: () => void;
}

/** Signs a step as the member who is signed in, with today's date. Typed text is kept when the dialog closes. */
export function SignDialog({ onClose, ...signed }: SignDialogProps) {
  const { assessmentId, sha256, step } = signed;
  const { user } = useSession();
  const { data: members } = useQuery(teamQuery);
  const own = members?.find(({ isSelf }) => isSelf);
  const [kept, keep] = useUnsaved<SignInput>(assessmentId, `sign-${step}-own`);
  const sign = useSign(signed, true);
  const form = useForm<SignInput>({
    value: kept ?? { jobTitle: own?.jobTitle ?? '', minutes: '' },
    onChange: keep,
    check: checkSigning,
    send: async (input) => {
      if (!own) return false;
      const done = await sign(signingOf(input, own.id));
      if (done !== true) return false;
      keep(undefined);
      onClose();
      return true;
    },
  });
  return (
    <FormDialog
      form={form}
      title={say.signTitle[step]}
      description={say.signText(user?.fullName ?? '', sha256)}
      cancel={say.cancel}
      send={say.signNow}
      sending={say.signing}
      onClose={onClose}
      onCancel={() => {
        keep(undefined);
        onClose();
      }}
    >
      <Field label={say.jobTitle} hint={say.jobTitleHint} required error={form.errorOf('jobTitle')}>
        <LimitedInput {...form.text('jobTitle')} most={MAX_NAME} />
      </Field>
      <Field label={say.minutesField} hint={say.minutesOptional} error={form.errorOf('minutes')}>
        <LimitedInput {...form.text('minutes')} most={MAX_MINUTES} />
      </Field>
    </FormDialog>
  );
}
