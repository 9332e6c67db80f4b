import { RecordSheet } from '#web/ui/overlays/record-sheet.tsx';
import type { EvidencePlace } from './api.ts';
import { evidenceButtonMessages, evidenceMessages as say } from './messages.ts';
import { RecordEvidence } from './record-evidence.tsx';

interface EvidencePanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  place: EvidencePlace;
  name: string;
  isReadOnly: boolean;
}

/** A side panel with the evidence for one record. */
export function EvidencePanel({ isOpen, onOpenChange, place, name, isReadOnly }: EvidencePanelProps) {
  return (
    <RecordSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={say.list(name)}
      title={evidenceButtonMessages.evidence}
      subtitle={name}
      closeLabel={say.close}
    >
      <div className="flex grow flex-col p-4 sm:p-5">
        <RecordEvidence place={place} name={name} isReadOnly={isReadOnly} />
      </div>
    </RecordSheet>
  );
}
