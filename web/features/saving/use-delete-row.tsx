import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { MAX_REASON } from '#domain/limits.ts';
import { codeOf } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { LimitedTextarea } from '#web/ui/limited-text.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { reasonMessages } from './reason-messages.ts';
import { useSaveFailure } from './use-save-failure.ts';

interface DeleteRowOptions<Row> {
  /** See `useSaveFailure`. */
  readAgain: QueryKey;
  /** One call of the contract, with why, where that was said. */
  remove: (row: Row, given: { reason?: string }) => Promise<unknown>;
  /** Hears of it before it is said, also when somebody else was first. */
  onGone: (row: Row) => void;
  /** Id of what takes the focus afterwards: the row's own button is gone. */
  focusAfter: (row: Row) => string;
  say: {
    title: string;
    text: (row: Row) => string;
    confirm: string;
    busy: string;
    keep: string;
    deleted: string;
    failed: string;
  };
}

/** Deleting a row: asks, deletes, says so. `askDelete` is stable; `dialog` is to be rendered. */
export function useDeleteRow<Row>(options: DeleteRowOptions<Row>): {
  askDelete: (row: Row) => void;
  dialog: ReactNode;
} {
  const { remove, onGone, focusAfter, say } = options;
  const tellFailure = useSaveFailure(options.readAgain);
  const [row, setRow] = useState<Row | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState('');
  const askDelete = useCallback((asked: Row) => {
    setRow(asked);
    setReason('');
    setIsOpen(true);
  }, []);

  async function confirm(doomed: Row) {
    setIsBusy(true);
    try {
      await remove(doomed, reason.trim() === '' ? {} : { reason }).catch((error: unknown) => {
        // Somebody else deleted it first: what was wanted is so.
        if (!isGone(error)) throw error;
      });
      onGone(doomed);
      toast.success(say.deleted);
      setIsOpen(false);
      focusSoon(focusAfter(doomed));
    } catch (error) {
      tellFailure(error, say.failed, 'deleting');
    } finally {
      setIsBusy(false);
    }
  }

  const dialog = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={say.title}
      description={row === null ? '' : say.text(row)}
      confirmLabel={say.confirm}
      busyText={say.busy}
      cancelLabel={say.keep}
      danger
      busy={isBusy}
      onConfirm={() => row !== null && reason.length <= MAX_REASON && void confirm(row)}
    >
      <Field label={reasonMessages.reason} hint={reasonMessages.reasonHint}>
        <LimitedTextarea
          rows={2}
          most={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </ConfirmDialog>
  );
  return { askDelete, dialog };
}

const isGone = (error: unknown) => codeOf(error) === 'not-found';
