import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { resetPassword } from './api.ts';
import { useAuthForm } from './auth-form.ts';
import { fieldOfCode, isFieldCode } from './field-of-code.ts';
import { authMessages as say, sayRefusal } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import { SecurityCodeField } from './security-code-field.tsx';

interface ResetFormProps {
  token: string;
  minPasswordLength: number;
  onSignedIn: () => Promise<void>;
}

/** Where the link of the reset mail leads. */
export function ResetForm({ token, minPasswordLength, onSignedIn }: ResetFormProps) {
  const [isDead, setIsDead] = useState(false);
  const form = useAuthForm({
    schema: (rules) => rules.resetInput(minPasswordLength).omit({ token: true }),
    defaultValues: { newPassword: '', code: '' },
    minPasswordLength,
  });
  const [needsCode, setNeedsCode] = useState(false);
  const submit = form.onSubmit(async (values) => {
    const outcome = await resetPassword({ token, ...values });
    if (outcome.ok) {
      toast.success(say.resetDone, { description: say.resetDoneText, id: 'auth' });
      await onSignedIn();
    } else if (outcome.code === 'two-factor-required' || outcome.code === 'two-factor-wrong') {
      setNeedsCode(true);
      form.refuse('code', outcome.code);
    } else if (outcome.code === 'link-invalid' || outcome.code === 'malformed') setIsDead(true);
    else if (isFieldCode(outcome.code) && fieldOfCode[outcome.code] === 'password') {
      form.refuse('newPassword', outcome.code);
    } else {
      const description = sayRefusal(outcome.code, { minPasswordLength, retryAfterSeconds: outcome.retryAfterSeconds });
      toast.error(say.resetFailed, { description, id: 'auth' });
    }
  });
  if (isDead) {
    return (
      <Alert
        tone="error"
        title={say.resetFailed}
        announce
        action={
          <LinkButton as={Link} to="/auth?mode=forgot" variant="primary">
            {say.askForLink}
          </LinkButton>
        }
      >
        {sayRefusal('link-invalid', { minPasswordLength })}
      </Alert>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={say.newPassword} hint={say.passwordHint(minPasswordLength)} error={form.errorOf('newPassword')}>
        <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      {needsCode ? <SecurityCodeField error={form.errorOf('code')} {...form.register('code')} /> : null}
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.settingPassword}>
        {say.setPassword}
      </Button>
    </form>
  );
}
