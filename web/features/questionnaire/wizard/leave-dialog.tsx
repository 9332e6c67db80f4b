import { Button } from '#web/ui/inputs/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { wizardMessages as say } from './messages.ts';

export interface LeaveDialogProps {
  open: boolean;
  sectionName: string;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks what to do with unsaved input before another section opens (product P19). */
export function LeaveDialog({ open, sectionName, onSave, onDiscard, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title={say.leaveTitle(sectionName)}
      description={say.leaveText}
      footer={
        <>
          <Button variant="ghost" onClick={onStay}>
            {say.leaveStay}
          </Button>
          <Button onClick={onDiscard}>{say.leaveDiscard}</Button>
          <Button variant="primary" onClick={onSave}>
            {say.leaveSave}
          </Button>
        </>
      }
    />
  );
}
