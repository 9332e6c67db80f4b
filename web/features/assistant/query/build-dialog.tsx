import type { Query } from '#domain/query/query.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { askMessages as say } from './messages.ts';
import { QueryBuilder } from './query-builder.tsx';
import type { AskedAssessment } from './use-asked-assessment.ts';

interface BuildDialogProps {
  asked: AskedAssessment;
  /** The initial query; if omitted, all impacts, risks and opportunities. */
  start?: Query | null;
  isBusy: boolean;
  onClose: () => void;
  onAsk: (query: Query, words: string) => void;
}

/** The builder in a dialog, which closes when the question is asked. */
export function BuildDialog({ asked, start = null, isBusy, onClose, onAsk }: BuildDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say.build} description={say.buildText} size="lg">
      <QueryBuilder
        asked={asked}
        start={start}
        isBusy={isBusy}
        onAsk={(query, words) => {
          onClose();
          onAsk(query, words);
        }}
      />
    </Dialog>
  );
}
