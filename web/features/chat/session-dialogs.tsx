import { useState } from 'react';
import { MAX_CHAT_TITLE } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { ChatSession } from './api.ts';
import { chatMessages as say } from './messages.ts';
import type { Sessions } from './use-sessions.ts';

interface DialogProps {
  session: ChatSession;
  sessions: Sessions;
  onClose: () => void;
}

/** Rename Chat: Enter saves, a blank title cannot be saved. */
export function RenameChatDialog({ session, sessions: { rename }, onClose }: DialogProps) {
  const [title, setTitle] = useState(session.title);
  const isBlank = title.trim() === '';
  function save() {
    if (isBlank || rename.isPending) return;
    rename.mutate({ sessionId: session.id, title: title.trim() }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say.renameTitle}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button variant="primary" disabled={isBlank} busy={rename.isPending} busyText={say.saving} onClick={save}>
            {say.save}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={say.renameLabel}>
          <Input value={title} maxLength={MAX_CHAT_TITLE} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Delete Chat, with what it means. */
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
