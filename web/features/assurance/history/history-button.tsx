import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import type { HistorySubject } from './api.ts';
import { historyMessages as say } from './messages.ts';

interface HistoryButtonProps {
  subject: HistorySubject;
  /** The name, for example a component's title. */
  name: string;
  /** If omitted, the current draft, otherwise the newest assessment. */
  assessmentId?: AssessmentId | undefined;
  /** Shows the word next to the icon, if there is room. */
  hasWord?: boolean;
  /** Replaces the icon and the word. */
  word?: string;
  className?: string;
}

/** Loaded when it is first opened, because a page can have hundreds of these buttons. */
export const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));

/** Opens the history of one subject in a side panel. */
export function HistoryButton({ subject, name, assessmentId, hasWord, word, className }: HistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      {word !== undefined ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${word}: ${say.historyOf(name)}`}
          onClick={open}
          className={className}
        >
          {word}
        </Button>
      ) : hasWord ? (
        <Button size="sm" variant="ghost" aria-label={say.historyOf(name)} onClick={open} className={className}>
          <History aria-hidden="true" />
          {say.history}
        </Button>
      ) : (
        <IconButton label={say.historyOf(name)} onClick={open} className={className}>
          <History aria-hidden="true" />
        </IconButton>
      )}
      {wasOpened ? (
        <Suspense fallback={null}>
          <HistoryPanel
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            subject={subject}
            name={name}
            assessmentId={assessmentId}
          />
        </Suspense>
      ) : null}
    </>
  );
}
