import { useState } from 'react';
import { Link } from 'react-router';
import { normalizeEmail } from '#domain/people/email.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, Form, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type Outcome, signIn } from './api.ts';
import { checkAccount } from './check-account.ts';
import { fieldOfCode, isFieldCode } from './field-of-code.ts';
import { isUnexpected, authMessages as say, sayRefusal } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import { SecurityCodeField } from './security-code-field.tsx';
import type { SignUpInput } from './sign-up-form.tsx';

interface SignInFormProps {
  typed: SignUpInput;
  onTyped: (change: Partial<SignUpInput>) => void;
  minPasswordLength: number;
  forgotHref: string;
  onSignedIn: () => Promise<void>;
}

interface SignInFields {
  email: string;
  password: string;
  /** The code of the second factor, once it has been requested. */
  code: string;
}

export function SignInForm({ typed, onTyped, minPasswordLength, forgotHref, onSignedIn }: SignInFormProps) {
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SignInFields>({
    value: { email: typed.email, password: typed.password, code },
    onChange: ({ code: entered, ...fields }) => {
      setCode(entered);
      onTyped(fields);
    },
    check: (fields) =>
      checkAccount({ email: fields.email, password: fields.password }, { minPasswordLength, isNew: false }),
    send: async (fields) => {
      setFailure(null);
      const outcome = await signIn({ ...fields, email: normalizeEmail(fields.email), code: fields.code.trim() });
      if (!outcome.ok) return refuse(outcome);
      toast.success(say.welcomeBack, { description: say.welcomeBackText, id: 'auth' });
      await onSignedIn();
      return true;
    },
  });

  function refuse(refusal: Extract<Outcome, { ok: false }>): false | FieldErrors<keyof SignInFields> {
    const sentence = sayRefusal(refusal.code, { minPasswordLength, retryAfterSeconds: refusal.retryAfterSeconds });
    if (refusal.code === 'two-factor-required' || refusal.code === 'two-factor-wrong') {
      setNeedsCode(true);
      return { code: sentence };
    }
    if (isFieldCode(refusal.code)) return { [fieldOfCode[refusal.code]]: sentence };
    if (isUnexpected(refusal.code)) toast.error(say.error, { description: sentence, id: 'auth' });
    else setFailure(sentence);
    return false;
  }

  return (
    <Form form={form} className="flex flex-col gap-5">
      <Field label={say.email} error={form.errorOf('email')}>
        <Input type="email" autoComplete="username" {...form.text('email')} />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label={say.password} error={form.errorOf('password')}>
          <PasswordInput autoComplete="current-password" {...form.text('password')} />
        </Field>
        <Link to={forgotHref} className="self-start text-sm text-accent underline-offset-4 hover:underline">
          {say.forgot}
        </Link>
      </div>
      {needsCode ? <SecurityCodeField error={form.errorOf('code')} {...form.text('code')} /> : null}
      {failure ? (
        <Alert tone="error" title={say.signInFailed} announce>
          {failure}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.signingIn}>
        {say.signIn}
      </Button>
    </Form>
  );
}
