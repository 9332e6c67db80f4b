import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FRESH_SIGN_IN_MS } from '#contract/auth-words.ts';
import { type AuthRefusal, changePassword } from '#web/features/account/auth/api.ts';
import { type AuthCode, sayRefusal } from '#web/features/account/auth/messages.ts';
import { PasswordInput } from '#web/features/account/auth/password-input.tsx';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, Form, useForm } from '#web/ui/inputs/form.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { sessionsQuery } from './api.ts';
import { settingsMessages as say } from './messages.ts';

/** The field at which a refusal of the server is shown; other refusals concern the whole form. */
const fieldOf: Partial<Record<AuthCode, keyof PasswordFields>> = {
  'current-password-required': 'currentPassword',
  'current-password-wrong': 'currentPassword',
  'password-required': 'newPassword',
  'password-too-short': 'newPassword',
  'password-too-long': 'newPassword',
  'password-common': 'newPassword',
};

/** Changes the password. Asks for the current one if the sign-in is older than ten minutes (product P10). */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { user, settings } = useSession();
  const { minPasswordLength } = settings;
  const client = useQueryClient();
  const [fields, setFields] = useState(NO_PASSWORDS);
  // Decided when the form opens. If the ten minutes run out while it is open, the server's refusal shows the field.
  const [needsCurrent, setNeedsCurrent] = useState(() => !isFresh(user?.signedInAt));
  const form = useForm({
    value: fields,
    onChange: setFields,
    check: (typed) => {
      const tooShort = sayRefusal('password-too-short', { minPasswordLength });
      return checkPasswords(typed, { needsCurrent, tooShort, minLength: minPasswordLength });
    },
    send: async ({ newPassword, currentPassword }) => {
      const outcome = await changePassword({ newPassword, ...(needsCurrent && { currentPassword }) });
      if (!outcome.ok) return refuse(outcome);
      toast.success(say.passwordUpdated, { description: say.passwordUpdatedText, id: 'password' });
      for (const { queryKey } of [sessionQuery, sessionsQuery]) void client.invalidateQueries({ queryKey });
      onClose();
      return true;
    },
  });
  const { element } = form;

  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [element]);

  function refuse({ code, retryAfterSeconds }: AuthRefusal): false | FieldErrors<keyof PasswordFields> {
    const sentence = sayRefusal(code, { minPasswordLength, retryAfterSeconds });
    if (code === 'current-password-required') setNeedsCurrent(true);
    const field = fieldOf[code];
    if (field) return { [field]: sentence };
    toast.error(code === 'unexpected' ? say.passwordFailed : sentence, { id: 'password' });
    return false;
  }

  return (
    <Form
      form={form}
      id="password-form"
      aria-label={say.changePassword}
      className="mt-4 flex max-w-md flex-col gap-4 rounded-md border bg-ground p-4"
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" readOnly hidden value={user?.email ?? ''} />
      {needsCurrent ? (
        <Field label={say.currentPassword} hint={say.currentPasswordHint} error={form.errorOf('currentPassword')}>
          <PasswordInput autoComplete="current-password" {...form.text('currentPassword')} />
        </Field>
      ) : null}
      <Field label={say.newPassword} hint={say.newPasswordHint(minPasswordLength)} error={form.errorOf('newPassword')}>
        <PasswordInput autoComplete="new-password" {...form.text('newPassword')} />
      </Field>
      <Field label={say.confirmPassword} error={form.errorOf('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...form.text('confirmPassword')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={say.updating}>
          {say.updatePassword}
        </Button>
        <Button variant="ghost" disabled={form.isBusy} onClick={onClose}>
          {say.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** Uses this browser's clock; if that is wrong, the server asks for the current password, and the field appears. */
function isFresh(signedInAt: string | undefined): boolean {
  return signedInAt !== undefined && Date.now() - Date.parse(signedInAt) < FRESH_SIGN_IN_MS;
}

interface PasswordFields {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const NO_PASSWORDS: PasswordFields = { currentPassword: '', newPassword: '', confirmPassword: '' };

type PasswordErrors = Partial<Record<keyof PasswordFields, string>>;

/** The first invalid field, with its sentence; the order and the sentences are fixed (product P1). */
function checkPasswords(
  fields: PasswordFields,
  { needsCurrent, tooShort, minLength }: { needsCurrent: boolean; tooShort: string; minLength: number },
): PasswordErrors {
  const needed = [...(needsCurrent ? (['currentPassword'] as const) : []), 'newPassword', 'confirmPassword'] as const;
  const empty = needed.find((name) => fields[name] === '');
  if (empty) return { [empty]: say.fillInAll };
  if (fields.newPassword !== fields.confirmPassword) return { confirmPassword: say.noMatch };
  return fields.newPassword.length < minLength ? { newPassword: tooShort } : {};
}
