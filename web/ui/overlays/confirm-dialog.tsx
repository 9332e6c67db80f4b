import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../inputs/button.tsx';
import { uiMessages as say } from '../messages.ts';
import { backdropStyles } from '../popup-styles.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** A verb ('Delete'), never 'OK'. */
  confirmLabel: string;
  busyText?: string;
  cancelLabel?: string;
  /** For actions that cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** The caller closes the dialog when the work is done, so that a failure can be shown in it. */
  onConfirm: () => void;
  /** Shown between description and buttons, for example an Alert after a failure. */
  children?: ReactNode;
}

/** Asks for confirmation before something important. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = say.cancel,
    danger,
    busy,
    children,
  } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropStyles} />
        <AlertDialog.Viewport className="fixed inset-0 flex items-end justify-center p-4 sm:items-center">
          <AlertDialog.Popup className="w-full max-w-md rounded-md border bg-raised p-5 text-ink shadow-float outline-none transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0">
            <AlertDialog.Title className="headline text-lg text-balance">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1 text-sm text-muted">{description}</AlertDialog.Description>
            {children ? <div className="mt-4">{children}</div> : null}
            <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:justify-end">
              <AlertDialog.Close render={<Button aria-disabled={busy || undefined}>{cancelLabel}</Button>} />
              <Button
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                busyText={props.busyText}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
