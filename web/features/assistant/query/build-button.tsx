import { ListFilter } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Query } from '#domain/query/query.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { BuildDialog } from './load-ask.ts';
import { askMessages as say } from './messages.ts';
import type { AskedAssessment } from './use-asked-assessment.ts';

interface BuildButtonProps {
  asked: AskedAssessment;
  isBusy: boolean;
  onAsk: (query: Query, words: string) => void;
  /** Unfolds the builder that is on the screen already; without one, a dialog opens. */
  onUnfold: (() => void) | undefined;
  className?: string;
}

/** Opens the builder, for people who prefer buttons to writing. */
export function BuildButton({ asked, isBusy, onAsk, onUnfold, className }: BuildButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={say.build}
        variant="secondary"
        onClick={() => (onUnfold ? onUnfold() : setIsOpen(true))}
        className={className ?? ''}
      >
        <ListFilter aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <BuildDialog asked={asked} isBusy={isBusy} onClose={() => setIsOpen(false)} onAsk={onAsk} />
        </Suspense>
      ) : null}
    </>
  );
}
