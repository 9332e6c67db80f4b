import { useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { useUndo } from '#web/features/assurance/undo/undo.ts';
import { conflictMessages } from '#web/features/saving/messages.ts';
import { useWhoChanged } from '#web/features/saving/who-changed.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { goneMessages as say } from './messages.ts';

interface GoneNoteProps {
  assessmentId: AssessmentId;
  /** The id of the component. */
  id: string;
}

/** Says who deleted the entry being read or edited, and restores it. */
export function GoneNote({ assessmentId, id }: GoneNoteProps) {
  const who = useWhoChanged({ assessmentId, noun: 'component', id }, [], true);
  const undo = useUndo();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Alert
      tone="warning"
      announce
      title={conflictMessages.gone(who)}
      action={
        <Button
          size="sm"
          busy={isBusy}
          busyText={say.bringingBack}
          onClick={() => {
            setIsBusy(true);
            void undo({ assessmentId, noun: 'component', rowId: id }).finally(() => setIsBusy(false));
          }}
        >
          {say.bringBack}
        </Button>
      }
    >
      {say.goneText}
    </Alert>
  );
}
