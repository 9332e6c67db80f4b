import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { type Edits, useStuck } from '../edits/use-edits.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { TABLE_ID } from '../rows/table-id.ts';

/** Rows that are not saved automatically. */
export function StuckRows({ edits }: { edits: Edits }) {
  const stuck = useStuck(edits);
  if (stuck.length === 0) return null;
  const titles = edits.unsaved.get();
  return (
    <Alert
      tone="warning"
      action={
        <Button
          size="sm"
          busy={edits.isSaving}
          busyText={say.saving}
          onClick={() => {
            edits.saveNow();
            // The button disappears once its rows are saved.
            document.getElementById(TABLE_ID)?.focus();
          }}
        >
          {say.saveNow}
        </Button>
      }
    >
      {say.unsavedRows(stuck.length, titles.get(stuck[0] ?? '')?.title ?? '')}
    </Alert>
  );
}
