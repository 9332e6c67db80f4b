import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordInput } from '#web/features/account/auth/password-input.tsx';
import { useSession } from '#web/features/account/session/use-session.ts';
import { type OpenWay, wayOutQuery } from '#web/features/company/offboarding/api.ts';
import { Follows } from '#web/features/company/offboarding/follows.tsx';
import { SuccessorField } from '#web/features/company/offboarding/successor-field.tsx';
import { dayOfClosing } from '#web/features/company/offboarding/way-words.ts';
import { api } from '#web/lib/api.ts';
import { forgetDrafts } from '#web/lib/drafts.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { deleteAccountRefusals, settingsMessages as say } from './messages.ts';

const NOTHING = { currentPassword: '', successor: '' };

/** Says what is deleted and what stays, asks for the password again, and deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user, company, settings } = useSession();
  const { data: wayOut, isError } = useQuery({ ...wayOutQuery, enabled: company !== null });
  const [value, setValue] = useState(NOTHING);
  const successors = wayOut?.way === 'hand-over' ? wayOut.successors : null;
  const form = useForm({
    value,
    onChange: setValue,
    check: ({ currentPassword, successor }) => ({
      ...(currentPassword === '' && { currentPassword: say.deletePasswordMissing }),
      ...(successors && successor === '' && { successor: say.deleteSuccessorMissing }),
    }),
    send: deleteAccount,
  });
  const isReady = company === null || wayOut !== undefined || isError;
  return (
    <FormDialog
      form={form}
      title={say.deleteTitle}
      size="sm"
      isReady={isReady}
      isDestructive
      cancel={say.cancel}
      send={say.deleteAccount}
      sending={say.deleting}
      onClose={onClose}
    >
      <Follows lines={sayWhatGoes(wayOut, settings.closingDays)} />
      {successors ? (
        <SuccessorField successors={successors} error={form.errorOf('successor')} {...form.text('successor')} />
      ) : null}
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" readOnly hidden value={user?.email ?? ''} />
      <Field
        label={say.currentPassword}
        hint={say.deletePasswordHint(settings.supportEmail)}
        error={form.errorOf('currentPassword')}
        required
      >
        <PasswordInput autoComplete="current-password" {...form.text('currentPassword')} />
      </Field>
    </FormDialog>
  );
}

function sayWhatGoes(wayOut: OpenWay | undefined, closingDays: number): string[] {
  const name = wayOut?.companyName ?? '';
  const ofCompany = {
    leave: say.deleteStays,
    'hand-over': say.deleteStays,
    close: say.deleteCloses(name, dayOfClosing(closingDays)),
    delete: say.deleteTakesAlong(name),
  };
  return [say.deleteGoes, ...(wayOut ? [ofCompany[wayOut.way]] : []), say.deleteForGood];
}

type Input = Parameters<typeof api.auth.deleteAccount>[0];

/** Deletes the account and goes to the landing page with a full page load, so that no data stays in memory. */
async function deleteAccount({ currentPassword, successor }: { currentPassword: string; successor: string }) {
  try {
    await api.auth.deleteAccount({ currentPassword, successor: (successor || null) as Input['successor'] });
  } catch (error) {
    const said = explainRefusal(deleteAccountRefusals, error);
    if (said?.field) return { [said.field]: said.sentence };
    toast.error(said?.sentence ?? say.deleteFailed, { id: 'delete-account' });
    return false;
  }
  forgetDrafts();
  window.location.assign('/');
  return true;
}
