import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type Outcome, signUp } from './api.ts';
import { useAuthForm } from './auth-form.ts';
import { fieldOfCode, isFieldCode } from './field-of-code.ts';
import { authMessages as say, sayRefusal } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import type { Typed } from './typed.ts';

interface SignUpFormProps {
  typed: Typed;
  onTyped: (change: Partial<Typed>) => void;
  minPasswordLength: number;
  isEmailConfirmationRequired: boolean;
  /** Where the link in the confirmation mail goes on to. */
  next: string | null;
  onSignedIn: () => Promise<void>;
  onConfirmationSent: (email: string) => void;
  onTaken: () => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const { minPasswordLength, next, onTyped } = props;
  const form = useAuthForm({
    schema: (rules) => rules.signUpInput(minPasswordLength).omit({ next: true }),
    defaultValues: props.typed,
    minPasswordLength,
  });

  const submit = form.onSubmit(async (values) => {
    const outcome = await signUp({ ...values, ...(next && { next }) });
    if (!outcome.ok) return refuse(outcome);
    if (outcome.body.outcome === 'confirmation-sent') {
      toast.info(say.checkEmail, { description: say.checkEmailText, id: 'auth' });
      props.onConfirmationSent(values.email);
      return;
    }
    toast.success(say.created, { description: say.createdText, id: 'auth' });
    await props.onSignedIn();
  });

  function refuse({ code, retryAfterSeconds }: Extract<Outcome, { ok: false }>) {
    const description = sayRefusal(code, { minPasswordLength, retryAfterSeconds });
    if (isFieldCode(code)) form.refuse(fieldOfCode[code], code);
    if (code === 'invalid-email') toast.error(say.invalidEmail, { description, id: 'auth' });
    else if (code === 'email-taken') {
      toast.error(say.accountExists, { description, id: 'auth' });
      props.onTaken();
    } else if (code === 'unexpected') toast.error(say.error, { description, id: 'auth' });
    else if (!isFieldCode(code)) toast.error(say.signUpFailed, { description, id: 'auth' });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={say.fullName} error={form.errorOf('fullName')}>
        <Input
          autoComplete="name"
          dir="auto"
          {...form.register('fullName', { onChange: (event) => onTyped({ fullName: event.target.value }) })}
        />
      </Field>
      <Field label={say.email} error={form.errorOf('email')}>
        <Input
          type="email"
          autoComplete="username"
          {...form.register('email', { onChange: (event) => onTyped({ email: event.target.value }) })}
        />
      </Field>
      <Field label={say.password} hint={say.passwordHint(minPasswordLength)} error={form.errorOf('password')}>
        <PasswordInput
          autoComplete="new-password"
          {...form.register('password', { onChange: (event) => onTyped({ password: event.target.value }) })}
        />
      </Field>
      {props.isEmailConfirmationRequired ? <p className="text-sm text-muted">{say.confirmationNote}</p> : null}
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.signingUp}>
        {say.signUp}
      </Button>
    </form>
  );
}
