import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { requestReset } from './api.ts';
import { useAuthForm } from './auth-form.ts';
import { authMessages as say, sayRefusal } from './messages.ts';

interface ForgotFormProps {
  email: string;
  minPasswordLength: number;
}

/** Asks for a reset link. The answer is the same whether there is such an account. */
export function ForgotForm({ email, minPasswordLength }: ForgotFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAuthForm({
    schema: (rules) => rules.requestResetInput,
    defaultValues: { email },
    minPasswordLength,
  });
  const submit = form.onSubmit(async (values) => {
    const outcome = await requestReset(values.email);
    if (outcome.ok) setSentTo(values.email);
    else if (outcome.code === 'invalid-email' || outcome.code === 'email-required') {
      form.refuse('email', outcome.code);
    } else {
      const description = sayRefusal(outcome.code, { minPasswordLength, retryAfterSeconds: outcome.retryAfterSeconds });
      toast.error(say.error, { description, id: 'auth' });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {sentTo ? (
        <Alert tone="info" title={say.linkSent} announce>
          {say.linkSentText(sentTo)}
        </Alert>
      ) : null}
      <Field label={say.email} error={form.errorOf('email')}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.sendingLink}>
        {say.sendLink}
      </Button>
    </form>
  );
}
