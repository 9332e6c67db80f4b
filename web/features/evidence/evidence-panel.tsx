import { X } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { EvidencePlace } from './api.ts';
import { evidenceButtonMessages } from './button-messages.ts';
import { evidenceMessages as say } from './messages.ts';
import { RecordEvidence } from './record-evidence.tsx';

interface EvidencePanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  place: EvidencePlace;
  name: string;
  isReadOnly: boolean;
}

/** At the side: the evidence for one record. */
export function EvidencePanel({ isOpen, onOpenChange, place, name, isReadOnly }: EvidencePanelProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={say.list(name)}
      side="right"
      className="w-120 max-w-[100vw] sm:max-w-[90vw]"
    >
      <header className="flex items-start gap-2 border-b px-4 py-3 sm:px-5">
        <div className="min-w-0 flex-1">
          <p aria-hidden="true" className="headline text-lg">
            {evidenceButtonMessages.evidence}
          </p>
          <p aria-hidden="true" dir="auto" className="text-sm break-words text-muted">
            {name}
          </p>
        </div>
        <IconButton label={say.close} size="sm" onClick={() => onOpenChange(false)}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="flex grow flex-col p-4 sm:p-5">
        <RecordEvidence place={place} name={name} isReadOnly={isReadOnly} />
      </div>
    </Sheet>
  );
}
