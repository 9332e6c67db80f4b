import { useState } from 'react';
import { normalizeEmail } from '#domain/people/email.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { requestReset } from './api.ts';
import { checkAccount } from './check-account.ts';
import { authMessages as say, sayRefusal } from './messages.ts';

interface ForgotFormProps {
  email: string;
  minPasswordLength: number;
}

/** Requests a reset link. The response is the same whether or not there is such an account. */
export function ForgotForm({ email, minPasswordLength }: ForgotFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [value, setValue] = useState({ email });
  const form = useForm({
    value,
    onChange: setValue,
    check: (fields) => checkAccount(fields, { minPasswordLength, isNew: false }),
    send: async (fields) => {
      const address = normalizeEmail(fields.email);
      const outcome = await requestReset(address);
      if (outcome.ok) {
        setSentTo(address);
        return true;
      }
      const sentence = sayRefusal(outcome.code, { minPasswordLength, retryAfterSeconds: outcome.retryAfterSeconds });
      if (outcome.code === 'invalid-email' || outcome.code === 'email-required') return { email: sentence };
      toast.error(say.error, { description: sentence, id: 'auth' });
      return false;
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      {sentTo ? (
        <Alert tone="info" title={say.linkSent} announce>
          {say.linkSentText(sentTo)}
        </Alert>
      ) : null}
      <Field label={say.email} error={form.errorOf('email')}>
        <Input type="email" autoComplete="username" {...form.text('email')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.sendingLink}>
        {say.sendLink}
      </Button>
    </Form>
  );
}
