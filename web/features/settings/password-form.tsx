import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AuthCode, FRESH_SIGN_IN_MS } from '#contract/auth-words.ts';
import { changePassword, type Outcome } from '#web/features/auth/api.ts';
import { sayRefusal } from '#web/features/auth/messages.ts';
import { PasswordInput } from '#web/features/auth/password-input.tsx';
import { sessionQuery } from '#web/features/session/api.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { sessionsQuery } from './api.ts';
import { checkPasswords, NO_PASSWORDS, type PasswordErrors, type PasswordFields } from './check-passwords.ts';
import { settingsMessages as say } from './messages.ts';

/** At which field a refusal of the server is shown; the rest concerns the whole form. */
const fieldOf: Partial<Record<AuthCode, keyof PasswordFields>> = {
  'current-password-required': 'currentPassword',
  'current-password-wrong': 'currentPassword',
  'password-required': 'newPassword',
  'password-too-short': 'newPassword',
  'password-too-long': 'newPassword',
  'password-common': 'newPassword',
};

/** Changes the password. The current one is asked for when the sign-in is older than ten minutes (product P10). */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { user, settings } = useSession();
  const { minPasswordLength } = settings;
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(NO_PASSWORDS);
  const [errors, setErrors] = useState<PasswordErrors>({});
  // Stays once it is shown, also while the ten minutes run out under the open form.
  const [needsCurrent, setNeedsCurrent] = useState(() => !isFresh(user?.signedInAt));
  const update = useMutation({
    mutationFn: () =>
      changePassword({
        newPassword: fields.newPassword,
        ...(needsCurrent && { currentPassword: fields.currentPassword }),
      }),
    onSuccess: (outcome) => {
      if (!outcome.ok) return refuse(outcome);
      toast.success(say.passwordUpdated, { description: say.passwordUpdatedText, id: 'password' });
      for (const { queryKey } of [sessionQuery, sessionsQuery]) void client.invalidateQueries({ queryKey });
      onClose();
    },
    onError: () => toast.error(say.passwordFailed, { id: 'password' }),
  });

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    const [name] = Object.keys(errors);
    if (name) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }, [errors]);

  function refuse({ code, retryAfterSeconds }: Extract<Outcome, { ok: false }>) {
    const sentence = sayRefusal(code, { minPasswordLength, retryAfterSeconds });
    if (code === 'current-password-required') setNeedsCurrent(true);
    const field = fieldOf[code];
    if (field) setErrors({ [field]: sentence });
    else toast.error(code === 'unexpected' ? say.passwordFailed : sentence, { id: 'password' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (update.isPending) return;
    const tooShort = sayRefusal('password-too-short', { minPasswordLength });
    const found = checkPasswords(fields, { needsCurrent, tooShort, minLength: minPasswordLength });
    setErrors(found);
    if (Object.keys(found).length === 0) update.mutate();
  }

  const inputFor = (name: keyof PasswordFields, autoComplete: string) => (
    <PasswordInput
      name={name}
      autoComplete={autoComplete}
      value={fields[name]}
      onChange={(event) => {
        setFields({ ...fields, [name]: event.target.value });
        setErrors({});
      }}
    />
  );

  return (
    <form
      ref={form}
      id="password-form"
      noValidate
      aria-label={say.changePassword}
      onSubmit={submit}
      className="mt-4 flex max-w-md flex-col gap-4 rounded-md border bg-ground p-4"
    >
      {/* Lets password managers know whose password this is. */}
      <input type="email" autoComplete="username" readOnly hidden value={user?.email ?? ''} />
      {needsCurrent ? (
        <Field label={say.currentPassword} hint={say.currentPasswordHint} error={errors.currentPassword}>
          {inputFor('currentPassword', 'current-password')}
        </Field>
      ) : null}
      <Field label={say.newPassword} hint={say.newPasswordHint(minPasswordLength)} error={errors.newPassword}>
        {inputFor('newPassword', 'new-password')}
      </Field>
      <Field label={say.confirmPassword} error={errors.confirmPassword}>
        {inputFor('confirmPassword', 'new-password')}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={update.isPending} busyText={say.updating}>
          {say.updatePassword}
        </Button>
        <Button variant="ghost" disabled={update.isPending} onClick={onClose}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}

/** By this browser's clock; where that is wrong the server asks for the current password, and the field appears. */
function isFresh(signedInAt: string | undefined): boolean {
  return signedInAt !== undefined && Date.now() - Date.parse(signedInAt) < FRESH_SIGN_IN_MS;
}
