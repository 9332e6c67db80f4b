import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormButtons } from '#web/ui/inputs/form-buttons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { severalMessages as say } from './messages.ts';
import type { ChosenRows } from './plan.ts';

interface SeveralDialogProps {
  title: string;
  description: string;
  /** The label of the button, for example 'Change 12 rows'. */
  apply: string;
  chosen: ChosenRows;
  /** Whether there is something to save. */
  isSaid: boolean;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Below the form: what went wrong. */
  below?: ReactNode;
}

/** Asks once for the values of all selected rows, and says which of them have been deleted. */
export function SeveralDialog(props: SeveralDialogProps) {
  const { title, description, apply, chosen, isSaid, isBusy, onSave, onClose, children, below } = props;
  const formId = useId();
  const canSave = isSaid && chosen.rows.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      description={description}
      footer={
        <FormButtons
          formId={formId}
          isBusy={isBusy}
          isReady={canSave}
          cancel={say.cancel}
          send={apply}
          sending={say.saving}
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave && !isBusy) onSave();
        }}
      >
        {children}
        {chosen.gone.length > 0 ? <p className="text-sm text-muted">{say.goneRows(chosen.gone.length)}</p> : null}
      </form>
      {below}
    </Dialog>
  );
}
