import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import type { HistorySubject } from './api.ts';
import { historyMessages as say } from './messages.ts';

interface HistoryButtonProps {
  subject: HistorySubject;
  /** What it is called, such as a component's title. */
  name: string;
  /** Without one it is the draft that is worked on, else the newest assessment. */
  assessmentId?: AssessmentId | undefined;
  /** With the word beside the icon, where there is room. */
  hasWord?: boolean;
  /** Words instead of icon and word. */
  word?: string;
  className?: string;
}

/** Loaded when it is first opened, because a page can have hundreds of these buttons. */
const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));

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
