import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { MAX_REASON } from '#domain/limits.ts';
import { undoMessages } from '#web/features/assurance/undo/messages.ts';
import { useUndo } from '#web/features/assurance/undo/undo.ts';
import type { UndoneChange } from '#web/features/assurance/undo/undone-acts.ts';
import { codeOf } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { reasonMessages } from './messages.ts';
import { useSaveFailure } from './use-save-failure.ts';
import { WhyField } from './why-field.tsx';

interface DeleteRowOptions<Row, Answer> {
  /** See `useSaveFailure`. */
  readAgain: QueryKey;
  /** One call of the contract, with the reason if one was given. */
  remove: (row: Row, given: { reason?: string }) => Promise<Answer>;
  /** The change in the history, if the deletion can be undone; without an answer if someone else was first. */
  recordedAs?: (row: Row, answer: Answer | undefined) => UndoneChange | undefined;
  /** Whether deleting it requires a reason; otherwise the reason may stay empty. */
  needsReason?: (row: Row) => boolean;
  /** Called before it is announced, even if someone else was first. */
  onGone: (row: Row) => void;
  /** The id of the element that gets the focus afterwards, because the row's own button is gone. */
  focusAfter: (row: Row) => string;
  say: {
    title: string;
    text: (row: Row) => string;
    confirm: string;
    busy: string;
    keep: string;
    deleted: string;
    failed: string;
    /** Why a reason is required, if it is. */
    whyNeeded?: string;
  };
}

/** How long a deletion can be undone from its toast, in milliseconds. */
const TIME_TO_UNDO = 10_000;

/** Deletes a row: asks, deletes, announces it and offers to undo it. `askDelete` is stable; the caller must render `dialog`. */
export function useDeleteRow<Row, Answer = unknown>(
  options: DeleteRowOptions<Row, Answer>,
): {
  askDelete: (row: Row) => void;
  dialog: ReactNode;
} {
  const { remove, recordedAs, onGone, focusAfter, say } = options;
  const undo = useUndo();
  const tellFailure = useSaveFailure(options.readAgain);
  const [row, setRow] = useState<Row | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const askDelete = useCallback((asked: Row) => {
    setRow(asked);
    setReason('');
    setIsTried(false);
    setIsOpen(true);
  }, []);

  async function confirm(doomed: Row) {
    setIsBusy(true);
    try {
      const answer = await remove(doomed, reason.trim() === '' ? {} : { reason }).catch((error: unknown) => {
        // Somebody else has already deleted it: the goal is reached.
        if (!isGone(error)) throw error;
        return undefined;
      });
      onGone(doomed);
      const recorded = recordedAs?.(doomed, answer);
      const onPress = () => recorded && void undo(recorded).then(() => focusSoon(focusAfter(doomed)));
      const action = { label: undoMessages.undo, onPress };
      toast.success(say.deleted, recorded && { action, timeout: TIME_TO_UNDO });
      setIsOpen(false);
      focusSoon(focusAfter(doomed));
    } catch (error) {
      tellFailure(error, say.failed, 'deleting');
    } finally {
      setIsBusy(false);
    }
  }

  const isNeeded = row !== null && (options.needsReason?.(row) ?? false);
  const isLacking = isNeeded && reason.trim() === '';

  function press() {
    setIsTried(true);
    if (row !== null && !isLacking && reason.length <= MAX_REASON) void confirm(row);
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
      onConfirm={press}
    >
      <WhyField
        kind="delete"
        value={reason}
        onChange={setReason}
        {...(isNeeded && { isNeeded, hint: say.whyNeeded ?? reasonMessages.whyNeededHint })}
        error={isTried && isLacking ? reasonMessages.missing : undefined}
        isFocused={isTried && isLacking}
      />
    </ConfirmDialog>
  );
  return { askDelete, dialog };
}

const isGone = (error: unknown) => codeOf(error) === 'not-found';
