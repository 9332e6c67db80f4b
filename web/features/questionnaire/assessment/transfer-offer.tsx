import { useState } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { otherVersion } from '#domain/transfer/crosswalk.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { transferMessages as say } from './messages.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { useUndoTransfer } from './use-transfer.ts';
import { useWantedTransfer } from './wanted-transfer.ts';

/** Offers to transfer a scored draft to the other version, and to undo the last transfer. */
export function TransferOffer({ assessment, isUrgent }: { assessment: AssessmentShape; isUrgent: boolean }) {
  const { isWanted, want } = useWantedTransfer();
  const [isOpen, setIsOpen] = useState(() => isWanted(assessment.id));
  const close = () => {
    want(null);
    setIsOpen(false);
  };
  const undo = useUndoTransfer(assessment.id);
  const { transferredFrom } = assessment;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="sm" variant={isUrgent ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
        {say.offer(esrsVersions[otherVersion(assessment.esrsVersion)].label)}
      </Button>
      {transferredFrom ? (
        <>
          <Button size="sm" busy={undo.isPending} busyText={say.undoing} onClick={() => undo.mutate()}>
            {say.undoHere}
          </Button>
          <span className="text-xs text-muted">{say.transferredFrom(esrsVersions[transferredFrom].label)}</span>
        </>
      ) : null}
      {isOpen ? <TransferDialog assessment={assessment} onClose={close} /> : null}
    </div>
  );
}
