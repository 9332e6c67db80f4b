import { normalizeEmail } from '#domain/people/email.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, Form, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type AuthRefusal, signUp } from './api.ts';
import { checkAccount } from './check-account.ts';
import { fieldOfCode, isFieldCode } from './field-of-code.ts';
import { isUnexpected, authMessages as say, sayRefusal } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import { useLeftPassword } from './use-left-password.ts';

/** What has been typed so far; kept only in memory while the screen changes between its modes. */
export interface SignUpInput {
  fullName: string;
  email: string;
  password: string;
}

interface SignUpFormProps {
  typed: SignUpInput;
  onTyped: (change: Partial<SignUpInput>) => void;
  minPasswordLength: number;
  isEmailConfirmationRequired: boolean;
  /** Where the link in the confirmation email leads. */
  next: string | null;
  onSignedIn: () => Promise<void>;
  onConfirmationSent: (email: string) => void;
  onTaken: () => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const { minPasswordLength, next, onTyped } = props;
  const form = useForm<SignUpInput>({
    value: props.typed,
    onChange: onTyped,
    check: (fields) => checkAccount(fields, { minPasswordLength, isNew: true }),
    send: async ({ fullName, password, ...fields }) => {
      const email = normalizeEmail(fields.email);
      const outcome = await signUp({ fullName: fullName.trim(), email, password, ...(next && { next }) });
      if (!outcome.ok) return refuse(outcome);
      if (outcome.body.outcome === 'confirmation-sent') {
        toast.info(say.checkEmail, { description: say.checkEmailText, id: 'auth' });
        props.onConfirmationSent(email);
        return true;
      }
      toast.success(say.created, { description: say.createdText, id: 'auth' });
      await props.onSignedIn();
      return true;
    },
  });

  const left = useLeftPassword(props.typed.password, { minPasswordLength });

  function refuse({ code, retryAfterSeconds }: AuthRefusal): false | FieldErrors<keyof SignUpInput> {
    const description = sayRefusal(code, { minPasswordLength, retryAfterSeconds });
    if (code === 'invalid-email') toast.error(say.invalidEmail, { description, id: 'auth' });
    else if (code === 'email-taken') {
      toast.error(say.accountExists, { description, id: 'auth' });
      props.onTaken();
    } else if (isUnexpected(code)) toast.error(say.error, { description, id: 'auth' });
    else if (!isFieldCode(code)) toast.error(say.signUpFailed, { description, id: 'auth' });
    return isFieldCode(code) ? { [fieldOfCode[code]]: description } : false;
  }

  return (
    <Form form={form} className="flex flex-col gap-5">
      <Field label={say.fullName} error={form.errorOf('fullName')}>
        <Input autoComplete="name" dir="auto" {...form.text('fullName')} />
      </Field>
      <Field label={say.email} error={form.errorOf('email')}>
        <Input type="email" autoComplete="username" {...form.text('email')} />
      </Field>
      <Field
        label={say.password}
        hint={say.passwordHint(minPasswordLength)}
        error={form.errorOf('password') ?? left.error}
      >
        <PasswordInput autoComplete="new-password" {...form.text('password')} onBlur={left.onBlur} />
      </Field>
      {props.isEmailConfirmationRequired ? <p className="text-sm text-muted">{say.confirmationNote}</p> : null}
      <Button type="submit" variant="primary" size="lg" busy={form.isBusy} busyText={say.signingUp}>
        {say.signUp}
      </Button>
    </Form>
  );
}
