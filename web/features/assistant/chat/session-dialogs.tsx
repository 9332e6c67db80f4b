import { useState } from 'react';
import { MAX_CHAT_TITLE } from '#domain/limits.ts';
import { sendBy } from '#web/lib/send-by.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import type { ChatSession } from './api.ts';
import { chatMessages as say } from './messages.ts';
import type { Sessions } from './use-sessions.ts';

interface DialogProps {
  session: ChatSession;
  sessions: Sessions;
  onClose: () => void;
}

/** Rename Chat: Enter saves; a blank title cannot be saved. */
export function RenameChatDialog({ session, sessions: { rename }, onClose }: DialogProps) {
  const [value, setValue] = useState({ title: session.title });
  const form = useForm({
    value,
    onChange: setValue,
    check: ({ title }) =>
      title.trim().length > MAX_CHAT_TITLE ? { title: limitMessages.tooLong(MAX_CHAT_TITLE) } : {},
    send: sendBy(async ({ title }) => {
      if (title.trim() === '') return;
      await rename.mutateAsync({ sessionId: session.id, title: title.trim() });
      onClose();
    }),
  });
  return (
    <FormDialog
      form={form}
      title={say.renameTitle}
      size="sm"
      isReady={value.title.trim() !== ''}
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={onClose}
    >
      <Field label={say.renameLabel} error={form.errorOf('title')}>
        <LimitedInput {...form.text('title')} most={MAX_CHAT_TITLE} />
      </Field>
    </FormDialog>
  );
}

/** Delete Chat, with what it deletes. */
export function DeleteChatDialog({ session, sessions: { remove }, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.deleteTitle}
      description={say.deleteQuestion(session.title)}
      confirmLabel={say.remove}
      busyText={say.deleting}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(session.id, { onSettled: onClose })}
    />
  );
}
