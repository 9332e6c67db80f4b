import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/inputs/button.tsx';
import { undoMessages as say } from './messages.ts';
import { useUndo } from './undo.ts';
import type { UndoneChange } from './undone-acts.ts';

/** Undoes a line of the history, as a new change. */
export function UndoButton({ change }: { change: UndoneChange }) {
  const undo = useUndo();
  const [isBusy, setIsBusy] = useState(false);
  async function press() {
    setIsBusy(true);
    await undo(change);
    setIsBusy(false);
  }
  return (
    <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void press()}>
      <Undo2 aria-hidden="true" />
      {say.undo}
    </Button>
  );
}
