import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface FormButtonsProps {
  /** Of the form that the second one sends. */
  formId: string;
  isBusy: boolean;
  /** False as long as there is nothing to send. */
  isReady?: boolean;
  isDestructive?: boolean;
  /** The words on the buttons, and those that stand there while it is sent. */
  cancel: ReactNode;
  send: ReactNode;
  sending: string;
  onCancel: () => void;
  /** Another way on, between the two. */
  children?: ReactNode;
}

/** With what a dialog around a form ends: the way out, and the button that sends it. */
export function FormButtons(props: FormButtonsProps) {
  const { formId, isBusy, isReady = true, isDestructive = false, cancel, send, sending, onCancel, children } = props;
  return (
    <>
      <Button onClick={onCancel} disabled={isBusy}>
        {cancel}
      </Button>
      {children}
      <Button
        type="submit"
        form={formId}
        variant={isDestructive ? 'danger' : 'primary'}
        disabled={!isReady}
        busy={isBusy}
        busyText={sending}
      >
        {send}
      </Button>
    </>
  );
}
