import { type ReactNode, useId } from 'react';
import { Form, type FormState } from '../inputs/form.tsx';
import { FormButtons, type FormButtonsProps } from '../inputs/form-buttons.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface FormDialogProps<Values extends object, Name extends string>
  extends Pick<DialogProps, 'title' | 'description' | 'size'>,
    Omit<FormButtonsProps, 'formId' | 'isBusy' | 'onCancel' | 'children'> {
  form: FormState<Values, Name>;
  open?: boolean;
  /** Something other than sending is in progress: nothing can be pressed, and it stays open. */
  isBusy?: boolean;
  onClose: () => void;
  /** Set if its button discards the typed text, whereas closing it in other ways keeps the text. */
  onCancel?: () => void;
  /** Another button, before the one that submits. */
  besides?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, which stays open while the form is being sent. The caller closes it when `form.send` has finished. */
export function FormDialog<Values extends object, Name extends string>(props: FormDialogProps<Values, Name>) {
  const { form, open = true, title, description, size, onClose, onCancel = onClose, besides, children } = props;
  const { isBusy = form.isBusy, aside, cancel, send, sending, isReady, isDestructive } = props;
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      title={title}
      description={description}
      size={size}
      footer={
        <FormButtons
          formId={formId}
          isBusy={isBusy}
          isSending={form.isBusy}
          isReady={isReady}
          isDestructive={isDestructive}
          aside={aside}
          cancel={cancel}
          send={send}
          sending={sending}
          onCancel={onCancel}
        >
          {besides}
        </FormButtons>
      }
    >
      <Form form={form} id={formId} className="flex flex-col gap-4">
        {children}
      </Form>
    </Dialog>
  );
}
