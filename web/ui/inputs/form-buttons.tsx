import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface FormButtonsProps {
  /** The id of the form that the second button submits. */
  formId: string;
  /** No button can be pressed. */
  isBusy: boolean;
  /** The form is being sent. */
  isSending?: boolean;
  /** False if there is nothing to send. */
  isReady?: boolean | undefined;
  isDestructive?: boolean | undefined;
  /** The labels of the buttons, and the label while the form is being sent. */
  cancel: ReactNode;
  send: ReactNode;
  sending: string;
  onCancel: () => void;
  /** A button on the other side, for example one that withdraws what the form changes. */
  aside?: ReactNode;
  /** Another button between the two. */
  children?: ReactNode;
}

/** The end of a form in a dialog: the button that cancels and the one that submits. */
export function FormButtons(props: FormButtonsProps) {
  const { formId, isBusy, isSending = isBusy, isReady = true, isDestructive = false, cancel, send, sending } = props;
  const { onCancel, aside, children } = props;
  return (
    <>
      {aside ? <div className="flex flex-col sm:mr-auto sm:flex-row">{aside}</div> : null}
      <Button onClick={onCancel} disabled={isBusy}>
        {cancel}
      </Button>
      {children}
      <Button
        type="submit"
        form={formId}
        variant={isDestructive ? 'danger' : 'primary'}
        disabled={!isReady || (isBusy && !isSending)}
        busy={isSending}
        busyText={sending}
      >
        {send}
      </Button>
    </>
  );
}
