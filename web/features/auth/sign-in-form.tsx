import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { signIn } from './api.ts';
import { useAuthForm } from './auth-form.ts';
import { fieldOfCode, isFieldCode } from './field-of-code.ts';
import { authMessages as say, sayRefusal } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import { SecurityCodeField } from './security-code-field.tsx';
import type { Typed } from './typed.ts';

interface SignInFormProps {
  typed: Typed;
  onTyped: (change: Partial<Typed>) => void;
  minPasswordLength: number;
  forgotHref: string;
  onSignedIn: () => Promise<void>;
}

export function SignInForm({ typed, onTyped, minPasswordLength, forgotHref, onSignedIn }: SignInFormProps) {
  const form = useAuthForm({
    schema: (rules) => rules.signInInput,
    defaultValues: { email: typed.email, password: typed.password, code: '' },
    minPasswordLength,
  });
  const [needsCode, setNeedsCode] = useState(false);
  const submit = form.onSubmit(async (values) => {
    const outcome = await signIn(values);
    if (outcome.ok) {
      toast.success(say.welcomeBack, { description: say.welcomeBackText, id: 'auth' });
      await onSignedIn();
    } else if (outcome.code === 'two-factor-required' || outcome.code === 'two-factor-wrong') {
      setNeedsCode(true);
      form.refuse('code', outcome.code);
    } else if (isFieldCode(outcome.code) && fieldOfCode[outcome.code] !== 'fullName') {
      form.refuse(fieldOfCode[outcome.code] as 'email' | 'password', outcome.code);
    } else {
      const description = sayRefusal(outcome.code, { minPasswordLength, retryAfterSeconds: outcome.retryAfterSeconds });
      toast.error(say.signInFailed, { description, id: 'auth' });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={say.email} error={form.errorOf('email')}>
        <Input
          type="email"
          autoComplete="username"
          {...form.register('email', { onChange: (event) => onTyped({ email: event.target.value }) })}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label={say.password} error={form.errorOf('password')}>
          <PasswordInput
            autoComplete="current-password"
            {...form.register('password', { onChange: (event) => onTyped({ password: event.target.value }) })}
          />
        </Field>
        <Link to={forgotHref} className="self-start text-sm text-accent underline-offset-4 hover:underline">
          {say.forgot}
        </Link>
      </div>
      {needsCode ? <SecurityCodeField error={form.errorOf('code')} {...form.register('code')} /> : null}
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.signingIn}>
        {say.signIn}
      </Button>
    </form>
  );
}
