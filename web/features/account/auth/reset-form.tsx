import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, Form, useForm } from '#web/ui/inputs/form.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type Outcome, resetPassword } from './api.ts';
import { checkAccount } from './check-account.ts';
import { fieldOfCode, isFieldCode } from './field-of-code.ts';
import { authMessages as say, sayRefusal } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import { SecurityCodeField } from './security-code-field.tsx';
import { useLeftPassword } from './use-left-password.ts';

interface ResetFormProps {
  token: string;
  minPasswordLength: number;
  onSignedIn: () => Promise<void>;
}

/** The screen that the link in the reset email opens. */
export function ResetForm({ token, minPasswordLength, onSignedIn }: ResetFormProps) {
  const [isDead, setIsDead] = useState(false);
  const [value, setValue] = useState({ newPassword: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<typeof value>({
    value,
    onChange: setValue,
    check: (fields) => checkAccount(fields, { minPasswordLength, isNew: true }),
    send: async ({ newPassword, code }) => {
      const outcome = await resetPassword({ token, newPassword, code: code.trim() });
      if (!outcome.ok) return refuse(outcome);
      toast.success(say.resetDone, { description: say.resetDoneText, id: 'auth' });
      await onSignedIn();
      return true;
    },
  });

  const left = useLeftPassword(value.newPassword, { minPasswordLength });

  function refuse({
    code,
    retryAfterSeconds,
  }: Extract<Outcome, { ok: false }>): false | FieldErrors<keyof typeof value> {
    const sentence = sayRefusal(code, { minPasswordLength, retryAfterSeconds });
    if (code === 'two-factor-required' || code === 'two-factor-wrong') {
      setNeedsCode(true);
      return { code: sentence };
    }
    if (isFieldCode(code) && fieldOfCode[code] === 'password') return { newPassword: sentence };
    if (code === 'link-invalid' || code === 'malformed') setIsDead(true);
    else toast.error(say.resetFailed, { description: sentence, id: 'auth' });
    return false;
  }

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
    <Form form={form} className="flex flex-col gap-5">
      <Field
        label={say.newPassword}
        hint={say.passwordHint(minPasswordLength)}
        error={form.errorOf('newPassword') ?? left.error}
      >
        <PasswordInput autoComplete="new-password" {...form.text('newPassword')} onBlur={left.onBlur} />
      </Field>
      {needsCode ? <SecurityCodeField error={form.errorOf('code')} {...form.text('code')} /> : null}
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.settingPassword}>
        {say.setPassword}
      </Button>
    </Form>
  );
}
