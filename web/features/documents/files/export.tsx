import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { filesMessages as say } from './messages.ts';

// Loaded together with its list when first opened.
const TakeAlongDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).TakeAlongDialog }));

interface TakeAlongProps {
  assessmentId: AssessmentId;
  /** The frozen result that is shown, from which a file is made unless another is chosen. */
  frozenId?: string | null;
  /** It is the screen's main action. */
  isPrimary?: boolean;
}

/** Opens the export dialog of an assessment. */
export function TakeAlong({ assessmentId, frozenId = null, isPrimary = false }: TakeAlongProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'secondary'} className="print:hidden" onClick={() => setState('open')}>
        <Download aria-hidden="true" />
        {say.open}
      </Button>
      {state === 'never' ? null : (
        <Suspense>
          <TakeAlongDialog
            assessmentId={assessmentId}
            shownFrozen={frozenId}
            isOpen={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
